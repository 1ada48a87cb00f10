import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deviceWords } from '../src/people/device.ts';
import { sha256 } from '../src/people/session.ts';
import { LibsqlDatabase } from '../src/store/driver.ts';
import { MIGRATIONS } from '../src/store/migrations/index.ts';
import { Page } from './page.ts';
import { account, enterByMail, startWithMail } from './people-stage.ts';
import { Browser, folder, INVITE, listen, local, ME, start } from './stage.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const IPHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
const sessionsOf = async (browser: Browser) => (await browser.get('/api/me/profile')).body.sessions;

/** A person in two browsers. */
async function twice() {
  const server = await start();
  const laptop = new Browser(server);
  await laptop.get('/api/me', FIREFOX);
  const { code } = (await laptop.post('/api/me/recovery', {})).body;
  const phone = new Browser(server);
  await phone.post('/api/recover', { code }, IPHONE);
  return { server, laptop, phone };
}

describe('the sessions of a person', () => {
  it('are listed by device, and each is ended by its id; none of another person is', async () => {
    const { server, laptop, phone } = await twice();
    const list = await sessionsOf(laptop);
    expect(list.map(({ device, here }: { device: string; here: boolean }) => [device, here]).sort()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ]);
    const other = list.find(({ here }: { here: boolean }) => !here);
    const stranger = await Browser.arrive(server);
    for (const id of [other.id, 'a'.repeat(24)]) {
      const refused = await stranger.send('DELETE', `/api/me/sessions/${id}`);
      expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
    }
    expect((await phone.get('/api/tables')).status).toBe(200);
    expect((await laptop.send('DELETE', `/api/me/sessions/${other.id}`)).status).toBe(204);
    const ended = await phone.get('/api/tables');
    expect([ended.status, ended.body.code]).toEqual([401, 'no-session']);
    expect((await laptop.get('/api/tables')).status).toBe(200);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  it('are all ended but this one', async () => {
    const { laptop, phone } = await twice();
    expect((await phone.send('DELETE', '/api/me/sessions')).status).toBe(204);
    expect((await phone.send('DELETE', '/api/me/sessions')).status).toBe(204);
    expect((await laptop.get('/api/tables')).status).toBe(401);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  it('that are ended close what is open in their name, and nothing else', async () => {
    const { server, laptop, phone } = await twice();
    const address = await listen(server);
    const { id } = await laptop.open([ME, local('Ann')]);
    const pages = [await Page.open(address, laptop.cookie), await Page.open(address, phone.cookie)] as const;
    for (const page of pages) {
      page.say({ type: 'subscribe', table: id, seat: 0 });
      await page.hear('update');
    }
    await laptop.send('DELETE', '/api/me/sessions');
    expect((await pages[1].hear('refused')).problem.code).toBe('no-session');
    expect(await pages[1].closed()).toBe(4401);
    pages[0].say({ type: 'ping', at: 7 });
    expect((await pages[0].hear('pong')).at).toBe(7);
    await expect(Page.open(address, phone.cookie)).rejects.toThrow('401');
  });

  it('end by signing out, which takes the cookie back', async () => {
    const { laptop, phone } = await twice();
    const old = phone.cookie as string;
    expect((await phone.send('POST', '/api/me/sign-out', {})).status).toBe(204);
    expect(phone.cookie).toBe('backlot=');
    expect((await laptop.get('/api/tables')).status).toBe(200);
    phone.cookie = old;
    expect((await phone.post('/api/me/sign-out', {})).status).toBe(401);
  });

  it('of a guest that went up in an account are over, also on its other devices', async () => {
    const { server, mailer } = await startWithMail();
    await account(server, mailer, 'ann@example.org');
    const guest = await Browser.arrive(server);
    const { code } = (await guest.post('/api/me/recovery', {})).body;
    const second = new Browser(server);
    await second.post('/api/recover', { code });
    const address = await listen(server);
    const page = await Page.open(address, second.cookie);
    await enterByMail(mailer, guest, guest, 'ann@example.org');
    expect(await page.closed()).toBe(4401);
    expect((await second.get('/api/tables')).status).toBe(401);
    expect((await new Browser(server).post('/api/recover', { code })).body.code).toBe('bad-code');
  });

  it('have words for devices', () => {
    expect(deviceWords(undefined)).toBe('');
    expect(deviceWords('curl/8')).toBe('');
    expect(deviceWords(FIREFOX['user-agent'])).toBe('Firefox on Linux');
    expect(
      deviceWords(
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML) Chrome/140 Safari/537.36 Edg/140',
      ),
    ).toBe('Edge on Windows');
    expect(deviceWords('x'.repeat(100_000))).toBe('');
  });
});

describe('a data folder of the first release', () => {
  it('keeps its guests, their cookies and seats', async () => {
    const dir = folder();
    const token = 'o'.repeat(43);
    const made = await start(dir);
    const maker = await Browser.arrive(made);
    const { id, seats } = await maker.open([ME, INVITE]);
    await made.close();
    // The same folder as the first release would have left it: its tables only, and this one row in each.
    const old = folder();
    const file = new LibsqlDatabase(join(old, 'backlot.db'));
    const db = new Kysely<Record<string, Record<string, unknown>>>({
      dialect: new SqliteDialect({ database: file }),
    });
    const first = { '0001-first': MIGRATIONS['0001-first'] as never };
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => first },
    }).migrateToLatest();
    expect(error).toBeUndefined();
    const from = new LibsqlDatabase(join(dir, 'backlot.db'));
    // Without the columns that came later.
    const rowsOf = (name: string) => {
      const columns = file
        .prepare('select name from pragma_table_info(?)')
        .all([name])
        .map(row => String((row as { name: unknown }).name));
      return from.prepare(`select ${columns.join(', ')} from ${name}`).all([]) as Record<string, unknown>[];
    };
    const table = rowsOf('game_table')[0] as Record<string, unknown>;
    const seated = rowsOf('seat');
    from.close();
    const now = Date.now();
    await db.insertInto('guest').values({ id: maker.me.id, name: 'Old Hand', created_at: now }).execute();
    await db
      .insertInto('session')
      .values({ hash: sha256(token), guest_id: maker.me.id, created_at: now, seen_at: now })
      .execute();
    await db.insertInto('game_table').values(table).execute();
    await db.insertInto('seat').values(seated).execute();
    await db.destroy();

    const server = await start(old);
    const back = new Browser(server, `backlot=${token}`);
    expect((await back.get('/api/me')).body).toEqual({ id: maker.me.id, name: 'Old Hand' });
    expect((await back.get('/api/me/profile')).body).toMatchObject({
      account: false,
      passkeys: [],
      blocked: [],
    });
    expect((await back.get('/api/tables')).body[0].id).toBe(id);
    const friend = await Browser.arrive(server);
    expect((await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite })).body.status).toBe(
      'playing',
    );
  });
});
