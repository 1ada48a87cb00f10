import { LobbyPage, type LobbyTable, type TableInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { Browser, INVITE, key, listen, local, ME, start } from './stage.ts';

const HOUR = 3_600_000;
const lobby = async (browser: Browser, query = ''): Promise<LobbyPage> =>
  LobbyPage.parse((await browser.get(`/api/lobby?${query}`)).body);
const idsOf = (page: { tables: readonly LobbyTable[] }) => page.tables.map(table => table.id);
const PUBLIC = { visibility: 'public' };

describe('who may see a table', () => {
  it('a private one is not there for others: no info, view, record, seat, talk, move or socket', async () => {
    const server = await start();
    const address = await listen(server);
    const [host, friend, stranger] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const made = await host.post('/api/tables', { key: key(), title: 'lanterns', seats: [ME, INVITE] });
    const { id, seats, visibility } = made.body as TableInfo;
    expect(visibility).toBe('private');
    const nowhere = (await stranger.get('/api/tables/nosuchtable')).body;
    const say = { key: key(), text: 'Hello' };
    const answers = [
      await stranger.get(`/api/tables/${id}`),
      await stranger.get(`/api/tables/${id}?invite=${'x'.repeat(24)}`),
      await stranger.get(`/api/tables/${id}/view`),
      await stranger.get(`/api/tables/${id}/record`),
      await stranger.get(`/api/tables/${id}/reel`),
      await stranger.get(`/api/tables/${id}/chat`),
      await stranger.post(`/api/tables/${id}/chat`, say),
      await stranger.post(`/api/tables/${id}/sit`, {}),
      await stranger.post(`/api/tables/${id}/close`, undefined),
      await stranger.post(`/api/tables/${id}/bots`, { level: 'random' }),
      await stranger.post(`/api/tables/${id}/rematch`, { key: key() }),
      await stranger.move(id, 0, 0, 'draw'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const { body } of answers) expect(body).toEqual(nowhere);
    const join = { invite: 'x'.repeat(24) };
    expect((await stranger.post(`/api/tables/${id}/join`, join)).body).toEqual(
      (await stranger.post('/api/tables/nosuchtable/join', join)).body,
    );
    const page = await Page.open(address, stranger.cookie);
    page.say({ type: 'subscribe', table: id });
    expect((await page.hear('refused')).problem).toEqual(nowhere);
    expect((await lobby(stranger)).tables).toEqual([]);

    // The link shows whoever bears it what they are invited to, and lets them in.
    const { invite } = seats[1] as { invite: string };
    expect((await friend.get(`/api/tables/${id}?invite=${invite}`)).body).toMatchObject({ id, made: false });
    expect((await friend.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await friend.post(`/api/tables/${id}/join`, { invite })).body.status).toBe('playing');
    expect((await friend.view(id)).seq).toBe(0);
    expect((await stranger.get(`/api/tables/${id}/view`)).status).toBe(404);
  });

  it('an unlisted one can be watched by its link, and nobody takes a seat there without one', async () => {
    const server = await start();
    const [host, stranger] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id } = await host.open([ME, INVITE]);
    expect((await stranger.get(`/api/tables/${id}`)).body).toMatchObject({ visibility: 'unlisted' });
    expect((await lobby(stranger)).tables).toEqual([]);
    const { status, body } = await stranger.post(`/api/tables/${id}/sit`, {});
    expect([status, body.code]).toEqual([409, 'seat-taken']);
  });
});

describe('the lobby', () => {
  it('lists public tables, the newest first, page by page and by what is asked for', async () => {
    let now = 1_800_000_000_000;
    const server = await start(undefined, {}, { now: () => ++now });
    const [host, other] = [await Browser.arrive(server), await Browser.arrive(server)];
    const two = await host.open([ME, INVITE], PUBLIC);
    const three = await host.open([ME, INVITE, INVITE], PUBLIC);
    const cinema = await host.open([ME, INVITE], { ...PUBLIC, title: 'melies' });
    const running = await host.open([ME, local('Ann')], PUBLIC);
    await host.open([ME, INVITE], { visibility: 'unlisted' });
    expect(idsOf(await lobby(other))).toEqual([cinema.id, three.id, two.id]);
    expect(idsOf(await lobby(other, 'show=playing'))).toEqual([running.id]);
    expect(idsOf(await lobby(other, 'title=lanterns'))).toEqual([three.id, two.id]);
    expect(idsOf(await lobby(other, 'free=2'))).toEqual([three.id]);
    expect(idsOf(await lobby(other, 'pace=days'))).toEqual([]);
    expect(idsOf(await lobby(other, 'pace=untimed'))).toHaveLength(3);
    const first = await lobby(other, 'limit=2');
    expect(idsOf(first)).toEqual([cinema.id, three.id]);
    expect(await lobby(other, `limit=2&cursor=${first.next}`)).toMatchObject({ tables: [{ id: two.id }] });
    expect((await lobby(other, `cursor=${first.next}`)).next).toBeUndefined();
    // Links are the maker's own; here not even the maker's are shown.
    expect(JSON.stringify(await lobby(host))).not.toContain('"invite":');
    for (const bad of ['cursor=x', 'show=ended', 'free=0', 'limit=999', 'nonsense=1']) {
      expect((await other.get(`/api/lobby?${bad}`)).body.code).toBe('malformed');
    }
  });

  it('gives the last seat to one of two who take it at once, and a double click sits down once', async () => {
    const server = await start();
    const [host, ann, bob] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const { id } = await host.open([ME, INVITE, INVITE], PUBLIC);
    const sit = (browser: Browser, seat?: number) => browser.post(`/api/tables/${id}/sit`, { seat });
    const twice = await Promise.all([sit(ann), sit(ann), sit(ann, 2)]);
    expect(twice.map(answer => answer.status)).toEqual([200, 200, 200]);
    expect((await lobby(host)).tables[0]).toMatchObject({ free: 1 });
    const late = await Browser.arrive(server);
    const answers = await Promise.all([sit(bob, 2), sit(late, 2)]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find(answer => answer.status === 409)?.body.code).toBe('seat-taken');
    expect((await host.get(`/api/tables/${id}`)).body.status).toBe('playing');
    expect((await lobby(host)).tables).toEqual([]);
  });

  it('seats bots when the maker wants it, for one seat or for all, and begins with the last', async () => {
    const server = await start();
    const [host, other] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id } = await host.open([ME, INVITE, INVITE, INVITE], PUBLIC);
    const bots = (browser: Browser, body: object) => browser.post(`/api/tables/${id}/bots`, body);
    expect((await bots(other, { level: 'random' })).body.code).toBe('not-your-seat');
    expect((await bots(host, { level: 'search' })).body.code).toBe('malformed');
    expect((await bots(host, { level: 'random', seat: 2 })).body.seats[2]).toMatchObject({
      kind: 'bot',
      level: 'random',
    });
    expect((await bots(host, { level: 'random', seat: 2 })).body.code).toBe('seat-taken');
    await other.post(`/api/tables/${id}/sit`, { seat: 3 });
    const { body } = await bots(host, { level: 'random' });
    expect(body.status).toBe('playing');
    expect(body.seats.map((seat: { kind: string }) => seat.kind)).toEqual(['person', 'bot', 'bot', 'person']);
    expect((await bots(host, { level: 'random' })).body.code).toBe('seat-taken');
  });

  it('closes what nobody came to: after a day, or earlier by its maker; a game that began stays', async () => {
    let now = 1_800_000_000_000;
    const server = await start(undefined, {}, { now: () => now });
    const { jobs } = server.services;
    const [host, other] = [await Browser.arrive(server), await Browser.arrive(server)];
    const old = await host.open([ME, INVITE], PUBLIC);
    const linked = await host.open([ME, INVITE], { visibility: 'unlisted' });
    const begun = await host.open([ME, INVITE], PUBLIC);
    await other.post(`/api/tables/${begun.id}/sit`, {});
    expect(old.closesAt).toBe(now + 24 * HOUR);
    now += 24 * HOUR - 1;
    await jobs.runDue();
    expect(idsOf(await lobby(other))).toEqual([old.id]);
    now += 1;
    await jobs.runDue();
    expect(idsOf(await lobby(other))).toEqual([]);
    expect((await other.get(`/api/tables/${old.id}`)).body).toMatchObject({ status: 'closed' });
    expect((await other.post(`/api/tables/${old.id}/sit`, {})).body.code).toBe('table-closed');
    const { invite } = old.seats[1] as { invite: string };
    const late = await other.post(`/api/tables/${old.id}/join`, { invite });
    expect([late.status, late.body.code]).toEqual([410, 'table-closed']);
    expect((await host.get('/api/tables')).body.map((table: TableInfo) => table.id).sort()).toEqual(
      [linked.id, begun.id].sort(),
    );
    expect((await other.post(`/api/tables/${linked.id}/close`, undefined)).body.code).toBe('not-your-seat');
    expect((await host.post(`/api/tables/${linked.id}/close`, undefined)).body.status).toBe('closed');
    expect((await host.post(`/api/tables/${linked.id}/close`, undefined)).body.code).toBe('table-closed');
    expect((await host.post(`/api/tables/${begun.id}/close`, undefined)).body.code).toBe('running');
    now += 400 * HOUR;
    await jobs.runDue();
    expect((await host.view(begun.id)).status).toBe('playing');
  });
});

describe('watchers', () => {
  it('are counted, each person once, and never act', async () => {
    const server = await start();
    const address = await listen(server);
    const [host, stranger] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id } = await host.open([ME, local('Ann')], PUBLIC);
    const mine = await Page.open(address, host.cookie);
    mine.say({ type: 'subscribe', table: id, seat: 0 });
    await mine.hear('update');
    const pages = [
      await Page.open(address, stranger.cookie),
      await Page.open(address, stranger.cookie),
    ] as const;
    for (const page of pages) page.say({ type: 'subscribe', table: id });
    expect((await mine.hear('watchers')).count).toBe(1);
    expect((await host.get(`/api/tables/${id}`)).body.watchers).toBe(1);
    expect((await lobby(host, 'show=playing')).tables[0]?.watchers).toBe(1);
    const update = await pages[0].hear('update');
    expect(update.seat).toBeUndefined();
    const from = pages[0].messages.length;
    pages[0].say({ type: 'move', table: id, seat: 0, seq: 0, key: key(), move: 'draw' });
    expect((await pages[0].hear('refused', () => true, from)).problem.code).toBe('not-your-seat');
    pages[0].say({ type: 'undo', table: id, seat: 0, seq: 0, key: key() });
    pages[0].say({ type: 'subscribe', table: id, seat: 0 });
    for (let tries = 0; tries < 2; tries++) await pages[0].hear('refused', () => true, from + 1 + tries);
    expect((await stranger.get(`/api/tables/${id}/view?seat=0`)).body.code).toBe('not-your-seat');
    const heard = mine.messages.length;
    for (const page of pages) page.socket.close();
    expect((await mine.hear('watchers', () => true, heard)).count).toBe(0);
  });
});
