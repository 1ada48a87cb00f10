import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account, enterByMail, startWithMail } from './people-stage.ts';
import { Browser, fileOf, folder, INVITE, local, ME, start } from './stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const profile = async (browser: Browser) => (await browser.get('/api/me/profile')).body;

describe('a recovery code', () => {
  it('lets the same person in on a second device, with all seats, and is stored only as a hash', async () => {
    const dir = folder();
    const server = await start(dir);
    const laptop = await Browser.arrive(server);
    const { id } = await laptop.open([ME, local('Ann')]);
    const { code } = (await laptop.post('/api/me/recovery', {})).body;
    expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/);
    expect((await profile(laptop)).recovery.madeAt).toBeGreaterThan(0);

    const phone = await Browser.arrive(server);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const { status, body } = await phone.post('/api/recover', { code: typed });
    expect([status, body.me, body.moved, body.shared]).toEqual([200, laptop.me, 0, []]);
    expect(
      (await phone.get(`/api/tables/${id}`)).body.seats.map((seat: { mine: boolean }) => seat.mine),
    ).toEqual([true, true]);
    expect((await profile(phone)).sessions).toHaveLength(2);
    const files = ['backlot.db', 'backlot.db-wal']
      .map(name => readFileSync(join(dir, name), 'latin1'))
      .join('');
    expect(files).not.toContain(code);
    expect(files).not.toContain(code.replaceAll('-', ''));
  });

  it('is void when a new one is made', async () => {
    const server = await start();
    const laptop = await Browser.arrive(server);
    const first = (await laptop.post('/api/me/recovery', {})).body.code;
    const second = (await laptop.post('/api/me/recovery', {})).body.code;
    const phone = new Browser(server);
    const refused = await phone.post('/api/recover', { code: first });
    expect([refused.status, refused.body.code]).toEqual([401, 'bad-code']);
    expect(phone.cookie).toBeUndefined();
    expect((await phone.post('/api/recover', { code: second })).body.me).toEqual(laptop.me);
  });

  it('brings along the seats of the guest that the second device was', async () => {
    const server = await start();
    const [maker, laptop, phone] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const { id, seats } = await maker.open([ME, INVITE, INVITE]);
    expect((await laptop.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite })).status).toBe(200);
    expect((await phone.post(`/api/tables/${id}/join`, { invite: seats[2]?.invite })).status).toBe(200);
    const { code } = (await laptop.post('/api/me/recovery', {})).body;
    const old = phone.cookie as string;
    const { body } = await phone.post('/api/recover', { code });
    expect(body).toEqual({ me: laptop.me, moved: 1, shared: [{ table: id, title: 'lanterns' }] });
    const info = (await phone.get(`/api/tables/${id}`)).body;
    expect(info.seats.map((seat: { mine: boolean }) => seat.mine)).toEqual([false, true, true]);
    expect(info.seats[2].name).toBe(laptop.me.name);
    // The guest is gone, and nobody gets back in as it.
    expect((await new Browser(server, old).get('/api/tables')).status).toBe(401);
    const left = await server.services.store.guests.find(phone.me.id);
    expect(left).toBeUndefined();
    // The table in memory knows too: the moved seat can be played, by its new owner only.
    for (const seat of [1, 2]) expect((await laptop.view(id, seat)).seat).toBe(seat);
    expect((await maker.get(`/api/tables/${id}/view?seat=2`)).status).toBe(403);
  });

  it('is not found by trying: a thousand bad ones are refused, most of them unread', async () => {
    const server = await start(undefined, { RATE_LIMIT: '5000' });
    const known = await Browser.arrive(server);
    await known.post('/api/me/recovery', {});
    const thief = new Browser(server);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 1000; i++) {
      const { body } = await thief.post('/api/recover', { code: String(i).padStart(30, '0') });
      counts[body.code] = (counts[body.code] ?? 0) + 1;
    }
    expect(counts).toEqual({ 'bad-code': 10, 'too-many': 990 });
    expect(thief.cookie).toBeUndefined();
    expect((await known.get('/api/tables')).status).toBe(200);
  });

  it('that is malformed is refused, and nothing is lost', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    for (const code of ['x', '-'.repeat(36), 'A'.repeat(31), '0'.repeat(30)]) {
      const { status, body } = await browser.post('/api/recover', { code });
      expect([status, body.code]).toEqual([401, 'bad-code']);
    }
    expect((await browser.post('/api/recover', { code: '' })).status).toBe(400);
    expect((await browser.get('/api/me')).body).toEqual(browser.me);
  });
});

describe('a mail link', () => {
  it('makes a guest an account with the same id, so all it has stays', async () => {
    const { server, mailer } = await startWithMail();
    const guest = await Browser.arrive(server);
    const { id } = await guest.open([ME, local('Ann')]);
    expect((await guest.post('/api/mail-links', { mail: 'Ann@Example.org' })).status).toBe(202);
    expect(mailer.sent[0]?.to).toBe('ann@example.org');
    expect(mailer.sent[0]?.text).toContain('https://games.example.org/enter#');
    const { token } = mailer;
    const look = await guest.post('/api/mail-links/look', { token });
    expect(look.body).toEqual({ mail: 'ann@example.org', known: false, moves: 0, shared: [] });
    const old = guest.cookie as string;
    const { body } = await guest.post('/api/mail-links/use', { token });
    expect(body).toEqual({ me: guest.me, moved: 0, shared: [] });
    expect(await profile(guest)).toMatchObject({ id: guest.me.id, account: true, mail: 'ann@example.org' });
    expect((await guest.get(`/api/tables/${id}`)).body.seats[0].mine).toBe(true);
    // One session a browser: the guest's cookie is void.
    expect((await new Browser(server, old).get('/api/tables')).status).toBe(401);
    expect((await profile(guest)).sessions).toHaveLength(1);
  });

  it('stores neither its token nor what asked for it, and says the same of known and unknown addresses', async () => {
    const dir = folder();
    const { server, mailer } = await startWithMail({}, dir);
    await account(server, mailer, 'ann@example.org');
    const visitor = await Browser.arrive(server);
    const answers = [
      await visitor.post('/api/mail-links', { mail: 'ann@example.org' }),
      await visitor.post('/api/mail-links', { mail: 'ben@example.org' }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, {}],
      [202, {}],
    ]);
    const files = ['backlot.db', 'backlot.db-wal']
      .map(name => readFileSync(join(dir, name), 'latin1'))
      .join('');
    expect(files).not.toContain(mailer.token);
  });

  it('to an account moves the seats of the guest, also where both sit at one running table', async () => {
    const { server, mailer } = await startWithMail();
    const ann = await account(server, mailer, 'ann@example.org');
    const guest = await Browser.arrive(server);
    const table = await ann.open([ME, INVITE]);
    const { id } = table;
    await guest.post(`/api/tables/${id}/join`, { invite: table.seats[1]?.invite });
    const own = await guest.open([ME, local('Ben')]);
    const before = await guest.view(id, 1);

    await guest.post('/api/mail-links', { mail: 'ann@example.org' });
    const look = await guest.post('/api/mail-links/look', { token: mailer.token });
    expect(look.body).toEqual({
      mail: 'ann@example.org',
      known: true,
      moves: 3,
      shared: [{ table: id, title: 'lanterns' }],
    });
    const { body } = await guest.post('/api/mail-links/use', { token: mailer.token });
    expect(body).toEqual({ me: ann.me, moved: 3, shared: [{ table: id, title: 'lanterns' }] });

    const tables = (await guest.get('/api/tables')).body;
    expect(tables.map((each: { id: string }) => each.id).sort()).toEqual([id, own.id].sort());
    for (const each of tables) {
      expect(each.seats.every((seat: { mine: boolean }) => seat.mine)).toBe(true);
    }
    // The game goes on: both seats, from either of the account's browsers.
    const seat = before.turn as number;
    const view = await ann.view(id, seat);
    expect(view.seq).toBe(before.seq);
    expect((await ann.view(own.id, 1)).seat).toBe(1);
    // The key of a request that the guest made is the account's now: the same request gives the same table.
    const { store } = server.services;
    expect(await store.tables.maker(own.id)).toBe(ann.me.id);
    const scopes = await store.db
      .selectFrom('idempotency')
      .select('scope')
      .where('scope', 'like', 'guest:%')
      .execute();
    expect(new Set(scopes.map(({ scope }) => scope))).toEqual(new Set([`guest:${ann.me.id}`]));
  });

  it('is good once, for 15 minutes, and used twice at once only one gets in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, mailer } = await startWithMail();
    const browsers = [await Browser.arrive(server), await Browser.arrive(server)] as const;
    await browsers[0].post('/api/mail-links', { mail: 'ann@example.org' });
    const { token } = mailer;
    const answers = await Promise.all(
      browsers.map(browser => browser.post('/api/mail-links/use', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await browsers[0].post('/api/mail-links/use', { token });
    expect([again.status, again.body.code]).toEqual([401, 'bad-link']);

    await browsers[0].post('/api/mail-links', { mail: 'ann@example.org' });
    vi.setSystemTime(Date.now() + 15 * MINUTE + 1);
    for (const what of ['look', 'use']) {
      const late = await browsers[1].post(`/api/mail-links/${what}`, { token: mailer.token });
      expect([late.status, late.body.code]).toEqual([401, 'bad-link']);
    }
    expect((await browsers[1].post('/api/mail-links/use', { token: 'a'.repeat(32) })).body.code).toBe(
      'bad-link',
    );
  });

  it('is not sent by a dead mail server, nor without one; nothing is half-done', async () => {
    const { server, mailer } = await startWithMail();
    mailer.dead = true;
    const guest = await Browser.arrive(server);
    const failed = await guest.post('/api/mail-links', { mail: 'ann@example.org' });
    expect([failed.status, failed.body.code]).toEqual([503, 'mail-failed']);
    expect(await server.services.store.db.selectFrom('verification').selectAll().execute()).toEqual([]);
    expect((await profile(guest)).account).toBe(false);
    mailer.dead = false;
    expect((await enterByMail(mailer, guest, guest, 'ann@example.org')).status).toBe(200);

    const without = await Browser.arrive(await start());
    expect((await profile(without)).ways.mail).toBe(false);
    const refused = await without.post('/api/mail-links', { mail: 'ann@example.org' });
    expect([refused.status, refused.body.code]).toEqual([409, 'not-offered']);
  });

  it('fills no mailbox: three that are good at a time, and none to what is no address', async () => {
    const { server, mailer } = await startWithMail();
    const guest = await Browser.arrive(server);
    for (let i = 0; i < 3; i++) await guest.post('/api/mail-links', { mail: 'ann@example.org' });
    const fourth = await guest.post('/api/mail-links', { mail: 'ANN@example.org' });
    expect([fourth.status, fourth.body.code]).toEqual([429, 'too-many']);
    expect((await guest.post('/api/mail-links', { mail: 'ben@example.org' })).status).toBe(202);
    for (const mail of ['ann', 'ann@example.org\nBcc: x@example.org', 'a@b, c@d.org']) {
      expect((await guest.post('/api/mail-links', { mail })).status).toBe(400);
    }
    expect(mailer.sent).toHaveLength(4);
  });

  it('stores nothing at all while the disk takes nothing, and is still good afterwards', async () => {
    const { server, mailer } = await startWithMail();
    const ann = await account(server, mailer, 'ann@example.org');
    const guest = await Browser.arrive(server);
    await guest.open([ME, local('Ben')]);
    await guest.post('/api/mail-links', { mail: 'ann@example.org' });
    const { token } = mailer;
    const file = fileOf(server.services.store);
    file.pragma('query_only=1');
    const failed = await guest.post('/api/mail-links/use', { token });
    file.pragma('query_only=0');
    expect([failed.status, failed.body.code]).toEqual([503, 'storage']);
    expect((await guest.get('/api/me')).body).toEqual(guest.me);
    expect((await profile(ann)).sessions).toHaveLength(1);
    const { body } = await guest.post('/api/mail-links/use', { token });
    expect(body).toMatchObject({ me: ann.me, moved: 2 });
  });

  it('changes the address of an account that is signed in, and only signs out one that another lets in', async () => {
    const { server, mailer } = await startWithMail();
    const ann = await account(server, mailer, 'ann@example.org');
    await enterByMail(mailer, ann, ann, 'anna@example.org');
    expect(await profile(ann)).toMatchObject({ id: ann.me.id, mail: 'anna@example.org' });
    const ben = await account(server, mailer, 'ben@example.org');
    const { id } = await ben.open([ME, local('Cleo')]);
    const { body } = await enterByMail(mailer, ben, ben, 'anna@example.org');
    expect(body).toEqual({ me: ann.me, moved: 0, shared: [] });
    expect((await ben.get('/api/tables')).body).toEqual([]);
    const back = new Browser(server);
    await enterByMail(mailer, back, back, 'ben@example.org');
    expect((await back.get('/api/tables')).body[0].id).toBe(id);
  });
});
