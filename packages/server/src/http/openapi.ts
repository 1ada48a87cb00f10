import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './routes.ts';

/** Serves the description of all routes, made from their schemas, at /api/openapi.json. Register before the routes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Backlot',
        version: '0.1.0',
        description:
          'Tables, seats and moves. A guest is known by the cookie that GET /api/me sets. Every error is a problem+json body. Updates come by the WebSocket at /api/socket.',
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
