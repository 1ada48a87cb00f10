import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from './routes.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Backlot: the page is not built</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<h1>The page is not built yet</h1>
<p>The server runs, but the folder of the built page is empty. Stop it and type <code>npm start</code>, which builds
everything, or type <code>npm run build</code> and load this page again.</p>
</html>`;

/**
 * Serves the built page: files by their names, `index.html` for every other path without a dot.
 * Files under /assets have their hash in the name and are kept for ever; all others are asked for anew.
 */
export async function servePage(app: App, dir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const kept = path.startsWith(join(dir, 'assets'));
      reply.setHeader('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (path === 'api' || path.startsWith('api/')) return reply.callNotFound();
    if (path.split('/').at(-1)?.includes('.')) return reply.sendFile(path);
    if (existsSync(join(dir, 'index.html'))) return reply.sendFile('index.html');
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(NOT_BUILT);
  });
}
