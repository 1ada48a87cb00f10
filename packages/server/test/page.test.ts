import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Browser, folder, start } from './stage.ts';

function built(): string {
  const dir = folder();
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Backlot</title>');
  writeFileSync(join(dir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(dir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return dir;
}

describe('the page', () => {
  it('is served with its files: those with a hash in the name are kept, the others asked for anew', async () => {
    const { app } = await start(undefined, { WEB_DIR: built() });
    for (const url of ['/', '/table/abcdefgh', '/join/a/b']) {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['cache-control'], body]).toEqual([
        200,
        'no-cache',
        '<!doctype html><title>Backlot</title>',
      ]);
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
    const script = await app.inject({ url: '/assets/app-1a2b.js' });
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect((await app.inject({ url: '/icon.svg' })).headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ url: '/icon.svg', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(
      200,
    );
    for (const url of [
      '/assets/none.js',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2findex.html.bak',
    ]) {
      expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('forbids foreign scripts and frames, and forces no https', async () => {
    const { app } = await start(undefined, { WEB_DIR: built() });
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-eval'(?<!wasm-unsafe-eval')|upgrade-insecure/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('that is not built says how to build it, and appears when it is', async () => {
    const dir = folder();
    const { app } = await start(undefined, { WEB_DIR: dir });
    const { statusCode, body } = await app.inject({ url: '/' });
    expect(statusCode).toBe(503);
    expect(body).toContain('npm run build');
    writeFileSync(join(dir, 'index.html'), 'here');
    expect((await app.inject({ url: '/' })).body).toBe('here');
  });
});

describe('for machines', () => {
  it('the routes are described in OpenAPI 3.1, with every answer and every problem', async () => {
    const browser = new Browser(await start());
    const { body } = await browser.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(
      Object.entries(body.paths as object).map(([path, methods]) => [path, ...Object.keys(methods)]),
    ).toEqual([
      ['/api/me', 'get', 'patch', 'delete'],
      ['/api/me/profile', 'get'],
      ['/api/me/recovery', 'post'],
      ['/api/recover', 'post'],
      ['/api/me/sign-out', 'post'],
      ['/api/me/sessions', 'delete'],
      ['/api/me/sessions/{id}', 'delete'],
      ['/api/passkeys/options', 'post'],
      ['/api/passkeys', 'post'],
      ['/api/passkeys/{id}', 'delete'],
      ['/api/passkeys/sign-in/options', 'post'],
      ['/api/passkeys/sign-in', 'post'],
      ['/api/mail-links', 'post'],
      ['/api/mail-links/look', 'post'],
      ['/api/mail-links/use', 'post'],
      ['/api/me/blocks', 'post'],
      ['/api/me/blocks/{id}', 'delete'],
      ['/api/reports', 'post'],
      ['/api/titles', 'get'],
      ['/api/tables', 'post', 'get'],
      ['/api/tables/{id}', 'get'],
      ['/api/tables/{id}/join', 'post'],
      ['/api/tables/{id}/moves', 'post'],
      ['/api/tables/{id}/undo', 'post'],
      ['/api/tables/{id}/orders', 'get', 'patch'],
      ['/api/tables/{id}/view', 'get'],
      ['/api/tables/{id}/time', 'post'],
      ['/api/tables/{id}/record', 'get'],
      ['/api/tables/{id}/reel', 'get'],
      ['/api/tables/{id}/film', 'get'],
      ['/api/tables/{id}/share', 'post'],
      ['/api/records/continue', 'post'],
      ['/api/lobby', 'get'],
      ['/api/tables/{id}/sit', 'post'],
      ['/api/tables/{id}/bots', 'post'],
      ['/api/tables/{id}/free', 'post'],
      ['/api/tables/{id}/close', 'post'],
      ['/api/tables/{id}/rematch', 'post'],
      ['/api/tables/{id}/chat', 'get', 'post'],
      ['/api/tables/{id}/chat/hear', 'post'],
      ['/api/me/notices', 'get', 'patch'],
      ['/api/me/notices/browsers', 'post'],
      ['/api/me/notices/browsers/{id}', 'delete'],
      ['/api/me/notices/try', 'post'],
      ['/api/me/tokens', 'get', 'post'],
      ['/api/me/bots', 'get'],
      ['/api/me/tokens/{id}', 'delete'],
      ['/api/tables/{id}/events', 'get'],
      ['/api/ratings/{title}', 'get'],
      ['/api/people/{id}', 'get'],
    ]);
    const { responses, requestBody } = body.paths['/api/tables/{id}/moves'].post;
    expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
    expect(responses['4XX'].content['application/problem+json'].schema).toBeDefined();
    expect(requestBody.content['application/json'].schema.required).toEqual(['seat', 'seq', 'key', 'move']);
  });

  it('health, readiness and metrics', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    expect((await browser.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await browser.get('/readyz')).body).toEqual({ status: 'ready' });
    await browser.get('/api/nothing');
    const metrics = (await browser.get('/metrics')).body as string;
    expect(metrics).toMatch(/^backlot_commit_seconds_count [1-9]/m);
    expect(metrics).toMatch(/^backlot_refusals_total\{code="not-found"\} 1/m);
    await server.services.house.stop();
    expect((await browser.get('/readyz')).body.code).toBe('unavailable');
  });
});
