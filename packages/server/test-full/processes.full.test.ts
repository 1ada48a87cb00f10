import { describe, expect, it } from 'vitest';
import { Jobs } from '../src/jobs/jobs.ts';
import { openStore } from '../src/store/store.ts';
import { Lines } from '../test/lines.ts';
import { Page } from '../test/page.ts';
import { ServerProcess } from '../test/process.ts';
import { atEnd, BOT, Browser, folder, INVITE, key, listen, ME, RandomBots, start } from '../test/stage.ts';
import { Databases } from './databases.ts';

const databases = await Databases.open();

describe.skipIf(databases.postgres === undefined)('several servers on one PostgreSQL', () => {
  /** Two servers on one database, and a table of two people, one at each. */
  async function stage(title = 'lanterns') {
    const env = { DATABASE_URL: await databases.fresh() };
    const servers = [await start(folder(), env), await start(folder(), env)] as const;
    const [first, second] = [await listen(servers[0]), await listen(servers[1])];
    const host = await Browser.arrive(servers[0]);
    const friend = await Browser.arrive(servers[1]);
    const { id, seats } = await host.open([ME, INVITE], { title });
    const pages = [await Page.open(first, host.cookie), await Page.open(second, friend.cookie)] as const;
    return { env, servers, host, friend, id, invite: seats[1]?.invite as string, pages };
  }

  it('show a move made at one to those who watch at the other, within a second', async () => {
    const { host, friend, id, invite, pages } = await stage();
    pages[0].say({ type: 'subscribe', table: id, seat: 0 });
    await pages[0].hear('changed');
    expect((await friend.post(`/api/tables/${id}/join`, { invite })).status).toBe(200);
    pages[1].say({ type: 'subscribe', table: id, seat: 1 });
    // The game began at the second server; the first one's page is told.
    const [{ turn }] = [await pages[0].at(0), await pages[1].at(0)];
    const [mover, watching] = turn === 0 ? [host, pages[1]] : [friend, pages[0]];
    const begun = performance.now();
    expect((await mover.move(id, turn as number, 0, 'roll')).status).toBe(200);
    const update = await watching.at(1);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(update.steps.map(step => step.seq)).toEqual([1]);
    expect(update.steps[0]?.events.length).toBeGreaterThan(0);
  });

  it('know a person everywhere: seats that moved at one are played at the other, ended sessions are closed', async () => {
    const { servers, host, friend, id, invite, pages } = await stage();
    await friend.post(`/api/tables/${id}/join`, { invite });
    pages[1].say({ type: 'subscribe', table: id, seat: 1 });
    await pages[1].at(0);
    const { code } = (await host.post('/api/me/recovery', {})).body;
    // The friend turns out to be the host, at the server that did not make the code.
    const { body } = await friend.post('/api/recover', { code });
    expect(body).toMatchObject({ me: host.me, moved: 1, shared: [{ table: id }] });
    expect(await pages[1].closed()).toBe(4401);
    await expect.poll(async () => (await host.get(`/api/tables/${id}/view?seat=1`)).status).toBe(200);
    const elsewhere = new Browser(servers[1], host.cookie);
    expect((await elsewhere.view(id, 0)).seat).toBe(0);
    // Ended at the second server, closed at the first.
    expect((await friend.send('DELETE', '/api/me/sessions')).status).toBe(204);
    expect(await pages[0].closed()).toBe(4401);
    expect((await host.get('/api/tables')).status).toBe(401);
  });

  it('play a move sent to both once, and acknowledge it twice', async () => {
    const { servers, host, friend, id, invite } = await stage();
    await friend.post(`/api/tables/${id}/join`, { invite });
    const { turn } = await friend.view(id);
    const [mine, there] = turn === 0 ? [host, servers[1]] : [friend, servers[0]];
    const elsewhere = new Browser(there, mine.cookie);
    const sent = key();
    const answers = await Promise.all(
      [mine, elsewhere].map(browser => browser.move(id, turn as number, 0, 'roll', sent)),
    );
    expect(answers.map(({ status, body }) => [status, body.seq])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    for (const server of servers) {
      await expect.poll(async () => (await new Browser(server, mine.cookie).view(id)).seq).toBe(1);
    }
  });

  it('refuse one of two different answers to one row, and go on from the other', async () => {
    const { servers, host, friend, id, invite } = await stage();
    await friend.post(`/api/tables/${id}/join`, { invite });
    const { turn } = await friend.view(id);
    const cookie = (turn === 0 ? host : friend).cookie;
    const answers = await Promise.all(
      servers.map((server, i) =>
        new Browser(server, cookie).move(id, turn as number, 0, ['roll', 'stop'][i] as string),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale');
  });

  it('begin a game whose last two seats are taken at once, one at each', async () => {
    const { servers, host } = await stage();
    const info = await host.open([ME, INVITE, INVITE]);
    const late = [await Browser.arrive(servers[0]), await Browser.arrive(servers[1])];
    const url = `/api/tables/${info.id}/join`;
    const joined = await Promise.all(
      late.map((browser, i) => browser.post(url, { invite: info.seats[i + 1]?.invite })),
    );
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    expect((await host.get(`/api/tables/${info.id}`)).body).toMatchObject({ status: 'playing', seq: 0 });
  });

  it('think about the move of a bot in one of them only', async () => {
    const env = { DATABASE_URL: await databases.fresh(), BOT_PAUSE_MS: '30' };
    const bots = [new RandomBots(), new RandomBots()] as const;
    const servers = await Promise.all(bots.map(own => start(folder(), env, { bots: own })));
    const browser = await Browser.arrive(servers[0] as never);
    const { id } = await browser.open([ME, BOT, BOT]);
    const there = await Page.open(await listen(servers[1] as never), browser.cookie);
    there.say({ type: 'subscribe', table: id });
    await there.at(0);
    for (let moves = 0; moves < 3; ) {
      const { turn, seq, status } = await browser.view(id);
      if (status !== 'playing') break;
      if (turn === 0) {
        await browser.move(id, 0, seq, 'stop');
        moves++;
      } else await new Promise(resolve => setTimeout(resolve, 10));
    }
    const log = await servers[0]?.services.store.tables.log(id);
    const byBots = log?.rows.filter(row => JSON.parse(row.body).seat > 0).length as number;
    const asked = bots.map(own => own.asked.length);
    // One more may be under way now; and after each of the person's moves a process may take over that has not heard yet
    // how far the other one came, and think once in vain. Without claims each move would be thought about twice.
    const inVain = (asked[0] as number) + (asked[1] as number) - byBots;
    expect(inVain).toBeLessThanOrEqual(4);
    expect(byBots).toBeGreaterThan(4);
  });

  it('count tries of links together, so that nobody has more by asking all of them', async () => {
    const env = { DATABASE_URL: await databases.fresh(), RATE_LIMIT: '5000', TRUST_PROXY: '1' };
    const now = () => 1_800_000_000_000;
    const servers = [await start(folder(), env, { now }), await start(folder(), env, { now })] as const;
    const host = await Browser.arrive(servers[0]);
    const { id } = await host.open([ME, INVITE]);
    const codes: string[] = [];
    for (let i = 0; i < 62; i++) {
      const asked = new Browser(servers[i % 2] as (typeof servers)[0], host.cookie);
      const wrong = { invite: String(i).padStart(24, '0') };
      const { body } = await asked.post(`/api/tables/${id}/join`, wrong, {
        'x-forwarded-for': '203.0.113.9',
      });
      codes.push(body.code);
    }
    expect(codes.slice(0, 60).every(code => code === 'not-found')).toBe(true);
    expect(codes.slice(60)).toEqual(['too-many', 'too-many']);
  });

  it('open no more streams for a person together than one of them would', async () => {
    const { servers, host, id } = await stage();
    const urls = servers.map(server => server.app.listeningOrigin);
    const token = { name: 'a', as: { kind: 'me' } };
    const { secret } = (await host.post('/api/me/tokens', token)).body;
    const open = (at: number) => Lines.open(`${urls[at]}/api/tables/${id}/events`, secret);
    const ask = async (at: number) =>
      (await fetch(`${urls[at]}/api/tables/${id}/events`, { headers: { authorization: `Bearer ${secret}` } }))
        .status;
    const lines: Lines[] = [];
    for (let i = 0; i < 20; i++) lines.push(await open(i % 2));
    expect([await ask(0), await ask(1)]).toEqual([429, 429]);
    // A place that one gives back is the other one's to give.
    lines[0]?.close();
    await expect
      .poll(async () =>
        open(1).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
    expect(await ask(0)).toBe(429);
  });

  it('do every job once, and migrate an empty database once', async () => {
    const place = { dataDir: '', databaseUrl: await databases.empty() };
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place)));
    for (const store of stores) atEnd(() => store.close());
    const done: string[] = [];
    const workers = stores.map(store => {
      const jobs = new Jobs(store.jobs, store.writer, () => 5000);
      jobs.on('note', async ({ key: name }) => {
        done.push(name);
      });
      return jobs;
    });
    const names = Array.from({ length: 60 }, (_, i) => `job-${i}`);
    const [store, jobs] = [stores[0], workers[0]];
    await store?.writer.write(names.flatMap(name => jobs?.schedule('note', name, 1000) ?? []));
    await Promise.all(workers.map(worker => worker.runDue()));
    expect(done.sort()).toEqual(names.sort());
  });

  it('of two processes let one have a claim, until it gives it back or ends', async () => {
    const place = { dataDir: '', databaseUrl: await databases.fresh() };
    const [first, second] = [await openStore(place), await openStore(place)];
    atEnd(() => second.close());
    expect([await first.claims.take('a'), await second.claims.take('a')]).toEqual([true, false]);
    first.claims.release('a');
    await expect.poll(() => second.claims.take('a')).toBe(true);
    expect([await first.claims.take('b'), await second.claims.take('b')]).toEqual([true, false]);
    await first.close();
    await expect.poll(() => second.claims.take('b')).toBe(true);
  });
});

describe.skipIf(databases.postgres === undefined)('a PostgreSQL', () => {
  it('that dies makes moves wait, loses none of them, and is used again when it is back', async () => {
    const { running } = databases;
    const env = { DATABASE_URL: await databases.fresh() };
    const servers = [await start(folder(), env), await start(folder(), env)] as const;
    const browser = await Browser.arrive(servers[0]);
    const info = await browser.open([ME, { kind: 'local', name: 'Ann' }]);
    const page = await Page.open(await listen(servers[1]), browser.cookie);
    page.say({ type: 'subscribe', table: info.id });
    const { turn } = await page.at(0);
    const sent = key();
    await running.crash();
    try {
      for (let i = 0; i < 3; i++) {
        const { status, body } = await browser.move(info.id, turn as number, 0, 'roll', sent);
        expect([status, body.code]).toEqual([503, 'storage']);
        expect(body.detail).toMatch(/can't be reached: start it/);
      }
      expect((await browser.get('/api/tables')).body.code).toBe('storage');
      expect((await browser.get('/readyz')).status).toBe(503);
      expect((await browser.get('/healthz')).status).toBe(200);
      expect((await browser.get(`/api/tables/${info.id}/view`)).status).toBe(503);
    } finally {
      await running.start();
    }
    await expect.poll(async () => (await browser.get('/readyz')).status, { timeout: 20_000 }).toBe(200);
    const ack = await browser.move(info.id, turn as number, 0, 'roll', sent);
    expect([ack.status, ack.body.seq]).toEqual([200, 1]);
    expect((await page.at(1)).seq).toBe(1);
    const { rows } = await servers[0].services.store.tables.log(info.id);
    expect(rows.map(row => row.seq)).toEqual([0, 1]);
  });

  it.each([
    [
      'nobody listens',
      'postgres://backlot:secret@127.0.0.1:1/none',
      /can't be reached: start it.*ECONNREFUSED/,
    ],
    ['the name is unknown', 'postgres://backlot:secret@nowhere.invalid/none', /can't be reached/],
    ['there is no such database', undefined, /there is no such database: make it/],
  ])(
    'where %s is named in one line when the server starts, without the password',
    async (_why, url, line) => {
      const given = url ?? `${databases.running.url.replace('@', ':secret@')}/none`;
      const server = new ServerProcess({ DATABASE_URL: given, DATA_DIR: folder() });
      expect(await server.ended).toBe(1);
      expect(server.output).not.toContain('secret');
      expect(server.output.trim().split('\n').at(-1)).toMatch(line);
      expect(server.output).not.toContain('    at ');
    },
  );

  it('that takes no writes is named, and is used again when it does', async () => {
    const url = await databases.fresh();
    const store = await openStore({ dataDir: '', databaseUrl: url });
    atEnd(() => store.close());
    const add = (id: string) => store.guests.add({ id, name: id, created_at: 1 }, `hash of ${id}`);
    const admin = await openStore({ dataDir: '', databaseUrl: url });
    atEnd(() => admin.close());
    const name = new URL(url).pathname.slice(1);
    const { sql } = await import('kysely');
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`;
    await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(admin.db);
    await cut.execute(admin.db);
    await expect.poll(() => add('a').catch(error => error.message)).toMatch(/takes no writes/);
    await sql
      .raw(`begin read write; alter database ${name} set default_transaction_read_only = off; commit`)
      .execute(admin.db);
    await cut.execute(admin.db);
    await expect
      .poll(() =>
        add('a').then(
          () => 'stored',
          () => 'not yet',
        ),
      )
      .toBe('stored');
  });

  it('with another encoding than UTF-8 is refused', async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: `${databases.running.url}/postgres` });
    await client.connect();
    await client.query(
      "create database ascii encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'",
    );
    await client.end();
    const place = { dataDir: '', databaseUrl: `${databases.running.url}/ascii` };
    await expect(openStore(place)).rejects.toThrow(/encoding SQL_ASCII/);
  });
});
