import { Leaderboard, PersonPage } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { afterGame, placesOf, pointsOf, UNKNOWN } from '../src/ratings/standings.ts';
import type { Server } from '../src/server.ts';
import { anyMove, BOT, Browser, INVITE, key, local, ME, start } from './stage.ts';

type Player = Browser & { readonly me: { id: string; name: string } };
const first = () => 0;

/** Two people at a table of the toy game. */
async function sitDown(one: Browser, two: Browser, more: object = { rated: true }) {
  const info = await one.open([ME, INVITE], more);
  await two.post(`/api/tables/${info.id}/join`, { invite: info.seats[1]?.invite });
  return info;
}

/** Plays to the end, until `until` at most. */
async function play(id: string, players: readonly Browser[], until = 10_000): Promise<number> {
  for (;;) {
    const seen = await (players[0] as Browser).view(id);
    if (seen.status === 'ended' || seen.seq >= until) return seen.seq;
    const seat = seen.turn ?? 0;
    const player = players[seat] as Browser;
    await player.move(id, seat, seen.seq, anyMove(await player.view(id, seat), first));
  }
}

const page = async (browser: Browser, id: string) =>
  PersonPage.strict().parse((await browser.get(`/api/people/${id}`)).body);
const board = async (browser: Browser, query = '') =>
  Leaderboard.strict().parse((await browser.get(`/api/ratings/lanterns${query}`)).body);

async function stage(): Promise<{ server: Server; one: Player; two: Player }> {
  const server = await start();
  return { server, one: await Browser.arrive(server), two: await Browser.arrive(server) };
}

describe('a rated table', () => {
  it('changes the ratings of its people once, whoever does it twice', async () => {
    const { server, one, two } = await stage();
    const { id, rated } = await sitDown(one, two);
    expect(rated).toBe(true);
    await play(id, [one, two]);
    await server.services.jobs.runDue();
    const { store, jobs } = server.services;
    await store.writer.write(jobs.schedule('rate', id, 0));
    await jobs.runDue();
    const result = (await one.get(`/api/tables/${id}`)).body.result as { ranks: number[] };
    const expected = afterGame([UNKNOWN, UNKNOWN], result.ranks).map(pointsOf);
    const pages = [await page(one, one.me.id), await page(one, two.me.id)];
    for (const [seat, { ratings, games }] of pages.entries()) {
      expect(ratings).toMatchObject([
        { title: 'lanterns', pool: 'people', games: 1, points: expected[seat] },
      ]);
      expect(ratings[0]?.history).toHaveLength(1);
      expect(games).toMatchObject([
        { table: id, place: result.ranks[seat], left: false, change: (expected[seat] ?? 0) - 1000 },
      ]);
      expect(games[0]?.others).toMatchObject([{ id: pages[1 - seat]?.id }]);
    }
    const { lines, total, pages: count } = await board(one);
    expect([total, count]).toEqual([2, 1]);
    expect(lines.map(line => line.points)).toEqual([...expected].sort((a, b) => b - a));
    expect((await board(one, '?pool=bots')).lines).toEqual([]);
    expect((await board(one, '?page=2')).lines).toEqual([]);
  });

  it('is one only by choice, and only where different people can sit', async () => {
    const { server, one, two } = await stage();
    const { id } = await sitDown(one, two, {});
    await play(id, [one, two]);
    await server.services.jobs.runDue();
    expect((await board(one)).total).toBe(0);
    for (const seats of [
      [ME, BOT],
      [ME, local('Ann')],
    ]) {
      const { status, body } = await one.post('/api/tables', {
        key: key(),
        title: 'lanterns',
        seats,
        rated: true,
      });
      expect([status, body.code]).toEqual([400, 'malformed']);
      expect(body.detail).toContain('/rated');
    }
  });

  it('puts last whoever left before the end, and keeps the result of somebody who deleted the account', async () => {
    const { server, one, two } = await stage();
    const { id } = await sitDown(one, two);
    const { store, jobs } = server.services;
    await play(id, [one, two], 2);
    await store.db.updateTable('seat').set({ kind: 'bot', level: 'random' }).where('seat', '=', 1).execute();
    await play(id, [one, two]);
    await jobs.runDue();
    expect((await page(one, one.me.id)).games).toMatchObject([{ place: 1, left: false }]);
    expect((await page(one, two.me.id)).games).toMatchObject([{ place: 2, left: true }]);
    await server.app.inject({ method: 'DELETE', url: '/api/me', headers: { cookie: two.cookie ?? '' } });
    expect((await page(one, one.me.id)).games[0]?.others).toMatchObject([{ name: 'Someone who left' }]);
    expect((await board(one)).lines.map(line => line.person.id)).toEqual([one.me.id]);
  });

  it('compares bots with bots, and gives no bot a seat beside people, nor the other way round', async () => {
    const { server, one, two } = await stage();
    const bot = async (name: string) => {
      const { body } = await one.post('/api/me/tokens', { name, as: { kind: 'new-bot', name } });
      const robot = new Browser(server);
      const send = robot.send.bind(robot);
      robot.send = (method, url, payload) =>
        send(method, url, payload, { authorization: `Bearer ${body.secret}` });
      return robot;
    };
    const [gaffer, grip] = [await bot('Gaffer'), await bot('Grip')];
    const invited = async (host: Browser, guest: Browser) => {
      const { id, seats } = await host.open([ME, INVITE], { rated: true });
      return guest.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    };
    for (const [host, guest, kind] of [
      [two, gaffer, /People sit at/],
      [gaffer, two, /Bots sit at/],
    ] as const) {
      const { status, body } = await invited(host, guest);
      expect([status, body.code]).toEqual([409, 'rated']);
      expect(body.detail).toMatch(kind);
    }
    // Who opens it and stays away leaves that to the first who sits down.
    const { id, seats } = await two.open([INVITE, INVITE], { rated: true });
    for (const [i, robot] of [gaffer, grip].entries()) {
      await robot.post(`/api/tables/${id}/join`, { invite: seats[i]?.invite });
    }
    await play(id, [gaffer, grip]);
    await server.services.jobs.runDue();
    expect((await board(one)).total).toBe(0);
    const names = (await board(one, '?pool=bots')).lines.map(line => line.person.name);
    expect(names.sort()).toEqual(['Gaffer', 'Grip']);
  });

  it('has no seat for house bots while it waits, and its maker is told why', async () => {
    const { one } = await stage();
    const { id } = await one.open([ME, INVITE, INVITE], { rated: true });
    const { status, body } = await one.post(`/api/tables/${id}/bots`, { level: 'random' });
    expect([status, body.code]).toEqual([409, 'rated']);
    expect((await one.get(`/api/tables/${id}`)).body.status).toBe('open');
  });

  it('puts last whoever gave up, also where that ends the game', async () => {
    const { server, one, two } = await stage();
    const { id } = await sitDown(one, two);
    await play(id, [one, two], 2);
    expect((await one.post(`/api/tables/${id}/time`, { do: 'concede', seat: 0 })).status).toBe(200);
    const vote = { do: 'choose', seat: 1, about: 0, choice: 'end' };
    expect((await two.post(`/api/tables/${id}/time`, vote)).body.status).toBe('ended');
    await server.services.jobs.runDue();
    expect((await page(one, one.me.id)).games).toMatchObject([{ place: 2, left: true }]);
    const winner = await page(one, two.me.id);
    expect(winner.games).toMatchObject([{ place: 1, left: false }]);
    expect(winner.games[0]?.change).toBeGreaterThan(0);
  });

  it('has a rematch that counts too, unless two of its people have become one', async () => {
    const { server, one, two } = await stage();
    const three = await Browser.arrive(server);
    const { id, seats } = await one.open([ME, INVITE, INVITE], { rated: true });
    await two.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    await three.post(`/api/tables/${id}/join`, { invite: seats[2]?.invite });
    await play(id, [one, two, three]);
    const again = async () => (await one.post(`/api/tables/${id}/rematch`, { key: key() })).body;
    const next = await again();
    expect(next).toMatchObject({ status: 'open', rated: true });
    expect((await one.post(`/api/tables/${next.id}/bots`, { level: 'random' })).body.code).toBe('rated');
    await two.post(`/api/tables/${next.id}/sit`, {});
    expect((await three.post(`/api/tables/${next.id}/sit`, {})).body.status).toBe('playing');
    // Everybody has moved up one seat.
    await play(next.id, [two, three, one]);
    await server.services.jobs.runDue();
    expect((await page(one, two.me.id)).ratings).toMatchObject([{ games: 2 }]);

    const { store } = server.services;
    await store.writer.write(store.moves.moveAll(three.me.id, two.me));
    const third = (await one.post(`/api/tables/${next.id}/rematch`, { key: key() })).body;
    expect([third.status, third.rated]).toEqual(['open', undefined]);
    await two.post(`/api/tables/${third.id}/sit`, {});
    expect((await one.get(`/api/tables/${third.id}`)).body.status).toBe('playing');
  });

  it('is none where a game goes on from a record, also from one of a rated game', async () => {
    const { server, one, two } = await stage();
    const { id } = await sitDown(one, two);
    await play(id, [one, two], 2);
    await two.post(`/api/tables/${id}/time`, { do: 'concede', seat: 1 });
    await one.post(`/api/tables/${id}/time`, { do: 'choose', seat: 0, about: 1, choice: 'end' });
    await server.services.jobs.runDue();
    const { total } = await board(one);
    const record = (await one.get(`/api/tables/${id}/record`)).body;
    // Even after the row with which somebody gave up.
    const answer = await one.post('/api/records/continue', { key: key(), record, seq: 3 });
    expect([answer.status, answer.body.rated]).toEqual([201, undefined]);
    expect(
      (await one.post('/api/records/continue', { key: key(), record, seq: 3, rated: true })).body.code,
    ).toBe('malformed');
    await play(answer.body.id, [one, one]);
    const { body } = await one.get(`/api/tables/${answer.body.id}`);
    expect(body).toMatchObject({ status: 'ended', seats: [{ mine: true }, { mine: true }] });
    const best = Math.max(...body.result.points);
    expect(body.result.ranks.map((rank: number) => rank === 1)).toEqual(
      body.result.points.map((points: number) => points === best),
    );
    await server.services.jobs.runDue();
    expect((await board(one)).total).toBe(total);
    expect((await page(one, one.me.id)).games).toHaveLength(1);
    expect(await server.services.store.ratings.isRated(answer.body.id)).toBe(false);
  });

  it('counts two games of the same people that end at once, both', async () => {
    const { server, one, two } = await stage();
    const ids = [(await sitDown(one, two)).id, (await sitDown(two, one)).id];
    await play(ids[0] ?? '', [one, two]);
    await play(ids[1] ?? '', [two, one]);
    await server.services.jobs.runDue();
    const { ratings, games } = await page(one, one.me.id);
    expect(ratings).toMatchObject([{ games: 2 }]);
    expect(games.map(game => game.table).sort()).toEqual(ids.sort());
    expect(ratings[0]?.history.at(-1)?.points).toBeGreaterThan(0);
  });
});

describe('places', () => {
  const seat = (seatNumber: number, stayed: boolean) => ({
    table_id: 't',
    seat: seatNumber,
    person_id: `p${seatNumber}`,
    stayed,
    bot: false,
  });
  it('follow the ranks among those who stayed; those who left share the last', () => {
    const result = JSON.stringify({ points: [9, 5, 7], ranks: [1, 3, 2] });
    expect(placesOf({ seats: [seat(0, true), seat(1, true), seat(2, true)], result })).toEqual([1, 3, 2]);
    expect(placesOf({ seats: [seat(0, false), seat(1, true), seat(2, true)], result })).toEqual([3, 2, 1]);
    expect(placesOf({ seats: [seat(0, false), seat(1, false), seat(2, true)], result })).toEqual([2, 2, 1]);
  });
  it('without a result divide those who left from those who stayed, if anybody left', () => {
    expect(placesOf({ seats: [seat(0, true), seat(1, false), seat(2, true)], result: null })).toEqual([
      1, 3, 1,
    ]);
    expect(placesOf({ seats: [seat(0, true), seat(1, true)], result: null })).toBeUndefined();
  });
  it('move strength the way they should', () => {
    const [winner, loser] = afterGame([UNKNOWN, UNKNOWN], [1, 2]);
    expect(pointsOf(UNKNOWN)).toBe(1000);
    expect(winner?.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(loser?.mu).toBeLessThan(UNKNOWN.mu);
  });
});

it('a guest that goes up in an account brings its ratings along, where the account has none', async () => {
  const { server, one, two } = await stage();
  await play((await sitDown(one, two)).id, [one, two]);
  const { store, jobs } = server.services;
  await jobs.runDue();
  const before = await page(one, two.me.id);
  await store.writer.write(store.moves.moveAll(two.me.id, (await Browser.arrive(server)).me));
  const [moved] = (await store.db.selectFrom('rating').selectAll().execute()).filter(
    row => row.person_id !== one.me.id,
  );
  const after = await page(one, moved?.person_id ?? '');
  expect(after.ratings).toEqual(before.ratings);
  expect(after.games.map(game => game.table)).toEqual(before.games.map(game => game.table));
  const newcomer = await Browser.arrive(server);
  await play((await sitDown(one, newcomer)).id, [one, newcomer]);
  await jobs.runDue();
  const own = await page(one, newcomer.me.id);
  await store.writer.write(store.moves.moveAll(moved?.person_id ?? '', newcomer.me));
  const both = await page(one, newcomer.me.id);
  expect(both.ratings.map(({ points, games }) => [points, games])).toEqual(
    own.ratings.map(({ points, games }) => [points, games]),
  );
  expect(both.games).toHaveLength(2);
});

it('the page of nobody is not found', async () => {
  const { status, body } = await (await Browser.arrive(await start())).get('/api/people/nobody-here');
  expect([status, body.code]).toEqual([404, 'not-found']);
});
