import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { forTokens } from '../api-tokens/scope.ts';
import type { App } from './routes.ts';

/** Routes that need nobody to be known. */
const OPEN = ['/api/titles', '/api/me', '/healthz', '/readyz', '/metrics'];

/** Serves the description of all routes, made from their schemas, at /api and /api/openapi.json. Register before the routes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Backlot',
        version: '0.1.0',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Tables, seats and moves. A guest is known by the cookie that GET /api/me sets, a program by a token that its person makes on the profile. Every error is a problem+json body. Pages get updates by the WebSocket at /api/socket, programs by GET /api/tables/{id}/events.',
      },
      servers: [{ url: '/', description: 'this server' }],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'backlot', description: '__Host-backlot on https' },
          token: { type: 'http', scheme: 'bearer', description: 'made and revoked on the profile' },
        },
      },
    },
    transform(data) {
      const { schema, url } = jsonSchemaTransform(data);
      if (schema.hide === true) return { schema, url };
      const method = String(data.route.method);
      return {
        schema: { ...schema, operationId: nameOf(method, url), security: securityOf(method, url) },
        url,
      };
    },
  });
  for (const path of ['/api', '/api/openapi.json'])
    app.get(path, { schema: { hide: true } }, () => app.swagger());
}

/** Who may call a route: an empty entry is anybody. */
function securityOf(method: string, url: string): Record<string, string[]>[] {
  const known = forTokens(method, url) ? [{ cookie: [] }, { token: [] }] : [{ cookie: [] }];
  return method === 'GET' && OPEN.includes(url) ? [{}, ...known] : known;
}

/** A name such as `postTablesIdMoves`. */
function nameOf(method: string, url: string): string {
  const parts = url.replace(/^\/api/, '').split(/[/:-]+/);
  const [first, ...rest] = [method.toLowerCase(), ...parts.filter(Boolean)];
  return first + rest.map(part => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}
