import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Page } from './page.ts';
import { Browser, fileOf, folder, INVITE, key, listen, local, ME, start } from './stage.ts';

const PROXY = { TRUST_PROXY: '1' };
/** The header by which a proxy says who asks; on plain http, as here. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const THIEF = from('203.0.113.9');
const wrong = (i: number) => ({ invite: String(i).padStart(24, '0') });

describe('a thousand joins with bad links', () => {
  it('are refused, most of them unread, and a good one still gets its seat', async () => {
    let now = 1_800_000_000_000;
    const server = await start(undefined, { ...PROXY, RATE_LIMIT: '5000' }, { now: () => now });
    const [host, thief, friend] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const { id, seats } = await host.open([ME, INVITE, INVITE]);
    const [, first, second] = seats.map(({ invite }) => ({ invite }));
    const tries = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => thief.post(`/api/tables/${id}/join`, wrong(i), THIEF)),
      );
    const answers = await tries(70);
    for (let i = 0; i < 31; i++) answers.push(...(await tries(30)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter(code => code === 'not-found')).toHaveLength(60);
    expect(codes.filter(code => code === 'too-many')).toHaveLength(940);
    const last = answers.at(-1);
    expect([last?.status, last?.body.detail]).toEqual([429, 'Wait 60 seconds, then go on.']);
    // Of all that, one row is kept, and it names nobody.
    const tallies = await server.services.store.db.selectFrom('tally').selectAll().execute();
    expect(tallies).toHaveLength(1);
    expect(tallies[0]?.count).toBe(60);
    expect(JSON.stringify(tallies)).not.toContain('203.0.113');

    const seat = await friend.post(`/api/tables/${id}/join`, first, from('198.51.100.7'));
    expect([seat.status, seat.body.seats[1].mine]).toEqual([200, true]);
    expect((await thief.post(`/api/tables/${id}/join`, second, THIEF)).status).toBe(429);
    now += 60_000;
    expect((await thief.post(`/api/tables/${id}/join`, second, THIEF)).body.status).toBe('playing');
  });

  it('are counted by all servers together: a restart gives no new tries', async () => {
    const dir = folder();
    const now = () => 1_800_000_000_000;
    const begin = () => start(dir, { ...PROXY, RATE_LIMIT: '5000' }, { now });
    const first = await begin();
    const host = await Browser.arrive(first);
    const { id } = await host.open([ME, INVITE]);
    for (let i = 0; i < 40; i++) await host.post(`/api/tables/${id}/join`, wrong(i), THIEF);
    await first.close();
    const second = await begin();
    const again = new Browser(second, host.cookie);
    const codes: string[] = [];
    for (let i = 0; i < 21; i++)
      codes.push((await again.post(`/api/tables/${id}/join`, wrong(i), THIEF)).body.code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'not-found'), 'too-many']);
    // What is over is forgotten.
    await second.services.store.writer.write([second.services.store.tallies.forget(now() + 60_000)]);
    expect((await again.post(`/api/tables/${id}/join`, wrong(0), from('198.51.100.8'))).status).toBe(404);
  });

  it('are limited too while nothing can be stored, and the reason is said', async () => {
    const server = await start(undefined, { ...PROXY, RATE_LIMIT: '5000' });
    const host = await Browser.arrive(server);
    const { id, seats } = await host.open([ME, INVITE]);
    const friend = await Browser.arrive(server);
    const file = fileOf(server.services.store);
    file.pragma('query_only = 1');
    const good = { invite: seats[1]?.invite };
    const refused = await friend.post(`/api/tables/${id}/join`, good);
    expect([refused.status, refused.body.code]).toEqual([503, 'storage']);
    const codes: string[] = [];
    for (let i = 0; i < 61; i++)
      codes.push((await host.post(`/api/tables/${id}/join`, wrong(i), THIEF)).body.code);
    expect(codes.at(-2)).toBe('not-found');
    expect(codes.at(-1)).toBe('too-many');
    file.pragma('query_only = 0');
    expect((await friend.post(`/api/tables/${id}/join`, good)).body.status).toBe('playing');
  });
});

describe('a disk that takes nothing', () => {
  it('refuses a table, a seat, a move and a chat line whole, and takes them afterwards', async () => {
    const server = await start();
    const address = await listen(server);
    const { store } = server.services;
    const [host, friend] = [await Browser.arrive(server), await Browser.arrive(server)];
    const open = await host.open([ME, INVITE]);
    const { id } = await host.open([ME, local('Ann')]);
    const page = await Page.open(address, host.cookie);
    page.say({ type: 'subscribe', table: id });
    const { turn = -1, seq } = await page.at(0);
    const wanted = { key: key(), title: 'melies', seats: [ME, local('Ann')], visibility: 'unlisted' };
    const play = key();
    const line = { key: key(), text: 'Hello' };
    const everything = async () => [
      await host.post('/api/tables', wanted),
      await friend.post(`/api/tables/${open.id}/join`, { invite: open.seats[1]?.invite }),
      await host.move(id, turn, seq, 'roll', play),
      await host.post(`/api/tables/${id}/chat`, line),
    ];
    const rows = async () => {
      const counts = await Promise.all(
        (['game_table', 'log_row', 'snapshot', 'idempotency', 'job', 'chat'] as const).map(async table => [
          table,
          (await store.db.selectFrom(table).selectAll().execute()).length,
        ]),
      );
      return [counts, (await store.tables.find(open.id))?.seats];
    };
    fileOf(store).pragma('query_only = 1');
    const before = await rows();
    for (const { status, body } of await everything()) {
      expect([status, body.code]).toEqual([503, 'storage']);
      expect(body.detail).toMatch(/^Nothing was stored, because the data folder can't be written: /);
    }
    expect(await rows()).toEqual(before);
    expect((await host.view(id)).seq).toBe(seq);
    expect(page.messages.filter(({ type }) => type === 'update')).toHaveLength(1);

    fileOf(store).pragma('query_only = 0');
    const [made, seat, ack, said] = await everything();
    expect([made?.status, seat?.body.status, ack?.body.seq]).toEqual([201, 'playing', seq + 1]);
    expect([said?.status, (await page.at(seq + 1)).seq]).toEqual([201, seq + 1]);
  });
});

describe('a frame that is no text at all', () => {
  it('closes its own link, and no other', async () => {
    const server = await start();
    const address = await listen(server);
    const { cookie } = await Browser.arrive(server);
    const [bad, good] = [await Page.open(address, cookie), await Page.open(address, cookie)];
    bad.socket.on('error', () => undefined);
    // Bytes that are no UTF-8, in a frame that says they are text.
    bad.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
    expect(await bad.closed()).toBe(1007);
    const split = await Page.open(address, cookie);
    split.socket.on('error', () => undefined);
    // Pieces that are small, but more together than is read.
    for (let i = 0; i < 5; i++) split.socket.send('x'.repeat(1000), { fin: false });
    expect(await split.closed()).toBe(1009);
    good.say({ type: 'ping', at: 7 });
    expect((await good.hear('pong')).at).toBe(7);
    expect(good.socket.readyState).toBe(WebSocket.OPEN);
  });
});
