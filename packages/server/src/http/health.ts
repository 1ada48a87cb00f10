import { sql } from 'kysely';
import { Failure } from '../problem.ts';
import type { Routes } from './routes.ts';

/** For whoever runs the server. */
export const healthRoutes: Routes = (app, { store, metrics, house }) => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (house.stopping) throw new Failure('unavailable', 'The server stops: ask again in a few seconds.');
    await sql`select 1`.execute(store.db);
    return { status: 'ready' };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return reply
      .serializer((body: unknown) => body as string)
      .send((await metrics.registry.metrics()) as never);
  });
};
