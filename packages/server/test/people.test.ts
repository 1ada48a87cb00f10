import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { Profile } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { ConfigError, configTable, readConfig } from '../src/config.ts';
import { smtpMailer } from '../src/mail/mailer.ts';
import { account, startWithMail } from './people-stage.ts';
import { atEnd, BOT, Browser, folder, INVITE, key, local, ME, start } from './stage.ts';

const profile = async (browser: Browser) => Profile.parse((await browser.get('/api/me/profile')).body);

/** A table of `ann`, and a friend who took its second seat. */
async function twoPeople() {
  const { server, mailer } = await startWithMail();
  const ann = await Browser.arrive(server);
  const ben = await Browser.arrive(server);
  const { id, seats } = await ann.open([ME, INVITE, INVITE]);
  await ben.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
  return { server, mailer, ann, ben, id, seats };
}

describe('a profile', () => {
  it('shows a person itself, and takes a mark', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    expect(await profile(browser)).toMatchObject({
      ...browser.me,
      account: false,
      ways: { passkey: 'yes', mail: false },
    });
    expect((await browser.send('PATCH', '/api/me', { mark: 4 })).body).toEqual(browser.me);
    expect((await profile(browser)).mark).toBe(4);
    for (const bad of [{}, { mark: 6 }, { mark: 'x' }, { account: true }, { name: '' }]) {
      expect((await browser.send('PATCH', '/api/me', bad)).status).toBe(400);
    }
  });

  it('says why passkeys are not offered on plain http and at an address of numbers', async () => {
    const server = await start(undefined, { TRUST_PROXY: '1' });
    const ways = async (host: string, proto: string) => {
      const headers = { host, 'x-forwarded-proto': proto };
      const response = await server.app.inject({ url: '/api/me', headers });
      const cookie = String(response.headers['set-cookie']).split(';')[0] as string;
      return new Browser(server, cookie).get('/api/me/profile', headers);
    };
    const seen = [];
    for (const [host, proto] of [
      ['games.example.org', 'https'],
      ['localhost:8088', 'http'],
      ['games.lan:8088', 'http'],
      ['192.168.1.7:8088', 'http'],
      ['192.168.1.7', 'https'],
      ['[::1]:8088', 'https'],
    ] as const) {
      seen.push((await ways(host, proto)).body.ways.passkey);
    }
    expect(seen).toEqual(['yes', 'yes', 'plain-http', 'plain-http', 'number-address', 'number-address']);
    const browser = await Browser.arrive(server);
    const lan = { host: 'games.lan' };
    for (const path of ['options', 'sign-in/options']) {
      const refused = await browser.post(`/api/passkeys/${path}`, {}, lan);
      expect([refused.status, refused.body.code]).toEqual([409, 'not-offered']);
    }
  });

  it('is deleted with all that is personal; its seats stay without anybody', async () => {
    const { server, ben, ann, id } = await twoPeople();
    await ben.post('/api/me/recovery', {});
    const { id: own } = await ben.open([ME, local('Little Ben')]);
    expect((await ben.send('DELETE', '/api/me')).status).toBe(204);
    expect(ben.cookie).toBe('backlot=');
    const info = (await ann.get(`/api/tables/${id}`)).body;
    expect(info.seats[1]).toMatchObject({ name: 'Someone who left', kind: 'person', mine: false });
    const { store } = server.services;
    const rows = await store.db.selectFrom('seat').selectAll().where('table_id', '=', own).execute();
    expect(rows.map(({ guest_id, name }) => [guest_id, name])).toEqual([
      [null, 'Someone who left'],
      [null, 'Someone who left'],
    ]);
    expect(await store.guests.find(ben.me.id)).toMatchObject({
      name: 'Someone who left',
      recovery_hash: null,
    });
    expect(await store.guests.sessions(ben.me.id, 0)).toEqual([]);
    // Whoever comes next in that browser is somebody new.
    expect((await ben.get('/api/me')).body.id).not.toBe(ben.me.id);
  });
});

describe('passkeys', () => {
  const answer = {
    response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} },
  };

  it('are offered with a challenge that is bound to the browser, under the name of the person', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const session = browser.cookie as string;
    const made = await browser.post('/api/passkeys/options', {});
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      rp: { id: 'localhost', name: 'Backlot' },
      user: { displayName: browser.me.name },
    });
    expect(browser.cookie).toMatch(/^backlot-passkey=/);
    const challenge = browser.cookie as string;
    // With no challenge, a foreign one, or a good one and a bad answer: refused, and the guest stays a guest.
    for (const cookie of [session, `${session}; backlot-passkey=forged.AAAA`, `${session}; ${challenge}`]) {
      browser.cookie = cookie;
      const refused = await browser.post('/api/passkeys', answer);
      expect([refused.status, refused.body.code]).toEqual([401, 'bad-passkey']);
    }
    browser.cookie = session;
    expect(await profile(browser)).toMatchObject({ account: false, passkeys: [] });
    expect((await new Browser(server).post('/api/passkeys/options', {})).status).toBe(401);
  });

  it('that nobody has let nobody in, and one of another is not forgotten for me', async () => {
    const server = await start();
    const visitor = new Browser(server);
    expect((await visitor.post('/api/passkeys/sign-in/options', {})).body.rpId).toBe('localhost');
    const refused = await visitor.post('/api/passkeys/sign-in', answer);
    expect([refused.status, refused.body.code]).toEqual([401, 'bad-passkey']);
    const [owner, thief] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { db } = server.services.store;
    const row = {
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: 0,
    };
    await db
      .insertInto('passkey')
      .values({ id: 'passkey-1', guest_id: owner.me.id, created_at: 1, ...row })
      .execute();
    expect((await thief.send('DELETE', '/api/passkeys/passkey-1')).status).toBe(404);
    expect((await profile(owner)).passkeys).toHaveLength(1);
    expect((await owner.send('DELETE', '/api/passkeys/passkey-1')).status).toBe(204);
    expect((await profile(owner)).passkeys).toEqual([]);
  });
});

describe('a block', () => {
  it('keeps a person off my tables and me off theirs, until I take it back', async () => {
    const { ann, ben, id, server } = await twoPeople();
    expect((await ann.post('/api/me/blocks', { table: id, seat: 1 })).status).toBe(204);
    expect((await ann.post('/api/me/blocks', { table: id, seat: 1 })).status).toBe(204);
    expect((await profile(ann)).blocked).toEqual([ben.me]);
    expect(await server.services.store.blocks.isBlocked(ann.me.id, ben.me.id)).toBe(true);
    expect(await server.services.store.blocks.isBlocked(ben.me.id, ann.me.id)).toBe(false);
    const hers = await ann.open([ME, INVITE]);
    const his = await ben.open([ME, INVITE]);
    const join = (browser: Browser, table: typeof hers) =>
      browser.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite });
    for (const [browser, table] of [
      [ben, hers],
      [ann, his],
    ] as const) {
      const refused = await join(browser, table);
      expect([refused.status, refused.body.code]).toEqual([403, 'blocked']);
    }
    // Nothing tells him who has blocked him.
    expect((await profile(ben)).blocked).toEqual([]);
    await ann.send('DELETE', `/api/me/blocks/${ben.me.id}`);
    expect((await join(ben, hers)).status).toBe(200);
    expect((await join(ann, his)).status).toBe(200);
  });

  it('is only for other people at my own tables', async () => {
    const { server, ann, ben, id } = await twoPeople();
    const bots = await ann.open([ME, BOT, local('Little Ann')]);
    const stranger = await Browser.arrive(server);
    for (const [browser, at] of [
      [stranger, { table: id, seat: 1 }],
      [ben, { table: id, seat: 1 }],
      [ben, { table: id, seat: 2 }],
      [ann, { table: bots.id, seat: 1 }],
      [ann, { table: bots.id, seat: 2 }],
      [ann, { table: 'nothing-here', seat: 0 }],
    ] as const) {
      for (const path of ['/api/me/blocks', '/api/reports']) {
        const refused = await browser.post(path, path === '/api/reports' ? { ...at, reason: 'spam' } : at);
        expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
      }
    }
  });

  it('goes along when a guest becomes an account, and nobody blocks itself', async () => {
    const { server, mailer, ann, ben, id } = await twoPeople();
    const cleo = await account(server, mailer, 'cleo@example.org');
    await ann.post('/api/me/blocks', { table: id, seat: 1 });
    await ben.post('/api/me/blocks', { table: id, seat: 0 });
    const { store } = server.services;
    await store.writer.write([
      store.blocks.add(cleo.me.id, ben.me.id, 1),
      store.blocks.add(cleo.me.id, ann.me.id, 1),
    ]);
    await ann.post('/api/mail-links', { mail: 'cleo@example.org' });
    expect((await ann.post('/api/mail-links/use', { token: mailer.token })).status).toBe(200);
    const rows = await store.db.selectFrom('block').select(['guest_id', 'blocked_id']).execute();
    expect(rows.map(row => [row.guest_id, row.blocked_id]).sort()).toEqual(
      [
        [cleo.me.id, ben.me.id],
        [ben.me.id, cleo.me.id],
      ].sort(),
    );
  });
});

describe('a report', () => {
  it('reaches the operator, in the store and as a warning in the log, at most twenty a day', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const now = { at: 1_800_000_000_000 };
    const server = await start(folder(), { LOG_LEVEL: 'warn' }, { log, now: () => now.at });
    const [ann, ben] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id, seats } = await ann.open([ME, INVITE]);
    await ben.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    const report = { table: id, seat: 1, reason: 'insult', text: 'rude' };
    expect((await ann.post('/api/reports', report)).status).toBe(204);
    const logged = lines.map(line => JSON.parse(line)).find(line => line.report !== undefined);
    expect(logged).toMatchObject({
      level: 40,
      report: { about_id: ben.me.id, reason: 'insult', text: 'rude' },
    });
    expect(lines.join('')).not.toContain((ben.cookie as string).split('=')[1]);
    for (let i = 1; i < 20; i++) await ann.post('/api/reports', report);
    expect((await ann.post('/api/reports', report)).body.code).toBe('too-many');
    now.at += 86_400_001;
    expect((await ann.post('/api/reports', report)).status).toBe(204);
    const stored = await server.services.store.db.selectFrom('report').select('about_name').execute();
    expect(stored).toHaveLength(21);
    for (const bad of [{ reason: 'x' }, { line: 1 }, { seat: undefined }, { message: 'you …' }]) {
      expect((await ann.post('/api/reports', { ...report, ...bad })).body.code).toBe('malformed');
    }
  });
});

describe('the mail settings', () => {
  it('need an address for links, and never show the password', () => {
    const env = {
      SMTP_URL: 'smtps://me@example.org:secret-word@mail.example.org:465',
      PUBLIC_URL: 'https://games.example.org/',
    };
    const config = readConfig(env);
    expect(config.publicUrl).toBe('https://games.example.org');
    expect(configTable(config)).toContain('mail.example.org:465');
    expect(configTable(config)).not.toContain('secret-word');
    expect(() => readConfig({ SMTP_URL: env.SMTP_URL })).toThrow(/PUBLIC_URL/);
    for (const bad of [
      { SMTP_URL: 'mail://me:secret-word@x' },
      { PUBLIC_URL: 'games' },
      { PUBLIC_URL: 'ftp://x' },
    ]) {
      let said = '';
      try {
        readConfig(bad);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        said = (error as Error).message;
      }
      expect(said).toMatch(/must be an address/);
      expect(said).not.toContain('secret-word');
    }
  });

  it('lead to a mail server that takes the mail, or to a clear failure where it is dead', async () => {
    const heard: string[] = [];
    const smtp = createTcpServer(socket => {
      let data = false;
      let body = '';
      socket.write('220 test\r\n');
      socket.on('data', chunk => {
        heard.push(String(chunk));
        const line = String(chunk);
        if (data) {
          body += line;
          if (!body.includes('\r\n.\r\n')) return;
          data = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          data = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.address() as AddressInfo;
    const mail = { to: 'ann@example.org', subject: 'Hello', text: `A line ${key()}` };
    await smtpMailer(`smtp://127.0.0.1:${port}`, 'Backlot <b@example.org>').send(mail);
    expect(heard.join('')).toContain('RCPT TO:<ann@example.org>');
    expect(heard.join('')).toContain(mail.text);
    await new Promise(resolve => smtp.close(resolve));
    atEnd(() => smtp.close());
    const dead = smtpMailer(`smtp://127.0.0.1:${port}`, 'Backlot <b@example.org>').send(mail);
    await expect(dead).rejects.toMatchObject({ code: 'mail-failed' });
  });
});
