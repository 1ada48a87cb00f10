import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { Browser, folder, listen, local, ME, start } from './stage.ts';

describe('a guest', () => {
  it("is known by a cookie that scripts can't read, of which only the hash is stored", async () => {
    const dir = folder();
    const server = await start(dir);
    const response = await server.app.inject({ url: '/api/me' });
    const set = String(response.headers['set-cookie']);
    expect(set).toMatch(/^backlot=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = set.slice('backlot='.length, set.indexOf(';'));
    const browser = new Browser(server, `backlot=${token}`);
    expect((await browser.get('/api/me')).body).toEqual(response.json());
    const hashes = await server.services.store.db.selectFrom('session').select('hash').execute();
    expect(hashes).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }]);
    const files = ['backlot.db', 'backlot.db-wal']
      .map(name => readFileSync(join(dir, name), 'latin1'))
      .join('');
    expect(files).not.toContain(token);
  });

  it('gets a cookie bound to the host on https, and no other is taken there', async () => {
    const server = await start(undefined, { TRUST_PROXY: '1' });
    const https = { 'x-forwarded-proto': 'https' };
    const response = await server.app.inject({ url: '/api/me', headers: https });
    const set = String(response.headers['set-cookie']);
    expect(set).toMatch(/^__Host-backlot=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = set.slice('__Host-backlot='.length, set.indexOf(';'));
    const plain = await server.app.inject({
      url: '/api/tables',
      headers: { ...https, cookie: `backlot=${token}` },
    });
    expect(plain.statusCode).toBe(401);
    const bound = await server.app.inject({
      url: '/api/tables',
      headers: { ...https, cookie: `__Host-backlot=${token}` },
    });
    expect(bound.statusCode).toBe(200);
  });

  it('with a forged, a foreign or no cookie is nobody: told so, or made anew on /api/me', async () => {
    const server = await start();
    const known = await Browser.arrive(server);
    const forgeries = [
      `backlot=${randomBytes(32).toString('base64url')}`,
      'backlot=x',
      'backlot=',
      `backlot=${'a'.repeat(5000)}`,
      undefined,
    ];
    for (const cookie of forgeries) {
      const forger = new Browser(server, cookie);
      for (const answer of [
        await forger.get('/api/tables'),
        await forger.send('PATCH', '/api/me', { name: 'Eve' }),
      ]) {
        expect([answer.status, answer.body.code, answer.type.split(';')[0]]).toEqual([
          401,
          'no-session',
          'application/problem+json',
        ]);
      }
      const { status, body } = await forger.get('/api/me');
      expect(status).toBe(200);
      expect(body.id).not.toBe(known.me.id);
      expect((await forger.get('/api/tables')).body).toEqual([]);
    }
    expect((await known.get('/api/me')).body).toEqual(known.me);
  });

  it('is forgotten after 400 days without a visit, and kept by visits', async () => {
    let now = 1_800_000_000_000;
    const day = 86_400_000;
    const server = await start(undefined, {}, { now: () => now });
    const visitor = await Browser.arrive(server);
    const absent = await Browser.arrive(server);
    for (let i = 0; i < 5; i++) {
      now += 90 * day;
      expect((await visitor.get('/api/tables')).status).toBe(200);
    }
    expect((await absent.get('/api/tables')).status).toBe(401);
    // What is over opens no link either, and the next visit is that of a new guest.
    const address = await listen(server);
    await expect(Page.open(address, absent.cookie)).rejects.toThrow('401');
    await Page.open(address, visitor.cookie);
    const { cookie } = absent;
    expect((await absent.get('/api/me')).body.id).not.toBe(absent.me.id);
    expect(absent.cookie).not.toBe(cookie);
  });

  it('takes another name, also where it sits', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann')]);
    expect((await browser.send('PATCH', '/api/me', { name: '  Zoé  ' })).body).toEqual({
      id: browser.me.id,
      name: 'Zoé',
    });
    const { body } = await browser.get(`/api/tables/${id}`);
    expect(body.seats.map((seat: { name: string }) => seat.name)).toEqual(['Zoé', 'Ann']);
  });
});
