import type { View } from '@backlot/movie-maker';
import type { Update } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { type PlayableTitle, TITLES } from '../src/titles.ts';
import { Page } from './page.ts';
import { type Answer, Browser, folder, INVITE, listen, local, ME, start } from './stage.ts';

type Seats = readonly Browser[];
const MARK = 137_131;

const top = (update: Update) => (update.view as unknown as View).stack.at(-1);
const cashOf = (update: Update, seat: number) => (update.view as unknown as View).players[seat]?.cash ?? 0;

/** A table of International Movie Maker between guests that each have a browser of their own. */
async function sit(server: Awaited<ReturnType<typeof start>>, count = 2) {
  const seats = await Promise.all(Array.from({ length: count }, () => Browser.arrive(server)));
  const wanted = { title: 'movie-maker', variant: { game: 'short' } };
  const info = await (seats[0] as Browser).open([ME, ...seats.slice(1).map(() => INVITE)], wanted);
  for (const [i, browser] of seats.slice(1).entries())
    await browser.post(`/api/tables/${info.id}/join`, { invite: info.seats[i + 1]?.invite });
  return { id: info.id, seats };
}

const give = (browser: Browser, id: string, seat: number, orders: object): Promise<Answer> =>
  browser.send('PATCH', `/api/tables/${id}/orders`, { seat, orders });
const ordersOf = async (browser: Browser, id: string, seat: number) =>
  (await browser.get(`/api/tables/${id}/orders?seat=${seat}`)).body.orders;

/** What moves the game on to where something happens, in this order. */
const ON: readonly string[] = ['auction', 'roll', 'pass', 'miss', 'decline', 'withdraw', 'low 0'];

/** Plays for whoever is asked until `enough`; gives the update that is. */
async function playOn(id: string, seats: Seats, enough: (update: Update) => boolean): Promise<Update> {
  for (let moves = 0; moves < 3000; moves++) {
    const update = await (seats[0] as Browser).view(id);
    if (enough(update) || update.turn === undefined) return update;
    await step(id, seats, update);
  }
  throw new Error('it never happened');
}

async function step(id: string, seats: Seats, { turn = 0, seq, view }: Update): Promise<void> {
  const { shipped: game } = TITLES['movie-maker'] as PlayableTitle;
  const state = game.imagine(view as never, () => 0);
  const legal = game.legal(state).map(move => game.text(move));
  const move = ON.find(wanted => legal.includes(wanted)) ?? game.text(game.fallback(state));
  expect((await (seats[turn] as Browser).move(id, turn, seq, move)).status).toBe(200);
}

describe('standing orders', () => {
  it('IMM-R5 nobody is asked for a window who did not ask for one', async () => {
    const server = await start();
    const { id, seats } = await sit(server, 3);
    let turns = 0;
    await playOn(id, seats, update => {
      expect(top(update)?.kind).not.toBe('raise');
      turns = (update.view as unknown as View).turn;
      return turns > 12;
    });
    expect(turns).toBeGreaterThan(12);
    const rows = (await server.services.store.tables.log(id)).rows.map(row => JSON.parse(row.body));
    // the question was put, and answered by an ordinary move of the seat
    expect(rows.some(row => row.move === 'pass' && rows[row.seq - 1]?.seat !== row.seat)).toBe(true);

    expect((await give(seats[1] as Browser, id, 1, { raised: true })).body).toEqual({
      seat: 1,
      orders: { raised: true },
    });
    const asked = await playOn(
      id,
      seats,
      update =>
        update.turn === 1 && (update.view as unknown as View).mover !== 1 && top(update)?.kind === 'window',
    );
    expect(top(asked)).toMatchObject({ kind: 'window', seat: 1 });
  });

  it('IMM-R3 a secret limit bids for an absent player, reaches nobody else, and ends with the auction', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const server = await start(undefined, { LOG_LEVEL: 'debug' }, { log });
    const address = await listen(server);
    const { id, seats } = await sit(server, 3);
    const stranger = await Browser.arrive(server);
    const others = [
      await Page.open(address, seats[0]?.cookie),
      await Page.open(address, seats[2]?.cookie),
      await Page.open(address, stranger.cookie),
    ] as const;
    const own = await Page.open(address, seats[1]?.cookie);
    others[0].say({ type: 'subscribe', table: id, seat: 0 });
    others[1].say({ type: 'subscribe', table: id, seat: 2 });
    others[2].say({ type: 'subscribe', table: id });
    own.say({ type: 'subscribe', table: id, seat: 1 });

    const rich = (update: Update) => [1, 2].every(seat => cashOf(update, seat) > 200_000);
    const begun = await playOn(id, seats, update => {
      const frame = top(update);
      return frame?.kind === 'bid' && frame.host === 0 && frame.seat === 1 && rich(update);
    });
    expect(begun.turn).toBe(1);
    const heardBefore = others[2].texts.length;
    const answer = await give(seats[1] as Browser, id, 1, { limit: MARK });
    expect(answer.body).toEqual({ seat: 1, orders: { limit: MARK } });

    // the absent seat has bid by the smallest step, and does so again whenever it is topped
    let now = await (seats[0] as Browser).view(id);
    expect(top(now)).toMatchObject({ kind: 'bid', seat: 2, holder: 1, high: 10_000 });
    expect((await (seats[2] as Browser).move(id, 2, now.seq, 'bid 50')).status).toBe(200);
    now = await (seats[0] as Browser).view(id);
    expect(top(now)).toMatchObject({ kind: 'bid', seat: 2, holder: 1, high: 70_000 });
    const answers = [
      await seats[0]?.get(`/api/tables/${id}`),
      await seats[0]?.view(id, 0),
      await seats[2]?.view(id, 2),
      await stranger.view(id),
      await stranger.get(`/api/tables/${id}/orders?seat=1`),
      await seats[2]?.get(`/api/tables/${id}/orders?seat=1`),
      await seats[2]?.get(`/api/tables/${id}/orders?seat=2`),
      await give(seats[2] as Browser, id, 1, { limit: null }),
    ];
    expect(answers.slice(4).map(body => (body as Answer).status)).toEqual([403, 403, 200, 403]);
    expect((await seats[1]?.view(id, 1))?.orders).toEqual({ limit: MARK });

    // beyond the limit it drops out, and the limit is gone with the auction
    expect((await (seats[2] as Browser).move(id, 2, now.seq, 'bid 100')).status).toBe(200);
    expect(await ordersOf(seats[1] as Browser, id, 1)).toEqual({});
    expect(await server.services.store.tables.orders(id)).toEqual([]);
    expect((await (seats[1] as Browser).view(id, 1)).orders).toEqual({});
    await expect.poll(() => others[2].texts.length).toBeGreaterThan(heardBefore);

    for (const page of [own, ...others]) page.socket.terminate();
    // to the end, so that record and reel are there to be searched
    await playOn(id, seats, update => update.status !== 'playing');
    const made = [
      await stranger.get(`/api/tables/${id}/record`),
      await stranger.get(`/api/tables/${id}/reel`),
    ];
    expect(made.map(part => part.status)).toEqual([200, 200]);
    const { rows } = await server.services.store.tables.log(id);
    const heard = [...others.flatMap(page => page.texts), JSON.stringify([answers, made, rows]), ...lines];
    expect(heard.filter(text => text.includes(String(MARK)))).toEqual([]);
    // the search itself works: the seat's own page has it
    expect(own.texts.filter(text => text.includes(String(MARK))).length).toBeGreaterThan(0);
    expect(lines.join('\n')).toContain('row stored');
  });

  it('tell nobody else that they were set, where they answer nothing yet', async () => {
    const server = await start();
    const address = await listen(server);
    const { id, seats } = await sit(server);
    const [own, other] = [
      await Page.open(address, seats[1]?.cookie),
      await Page.open(address, seats[0]?.cookie),
    ];
    own.say({ type: 'subscribe', table: id, seat: 1 });
    other.say({ type: 'subscribe', table: id, seat: 0 });
    await expect.poll(() => [own.texts.length, other.texts.length]).toEqual([1, 1]);
    await give(seats[1] as Browser, id, 1, { raised: true });
    await expect.poll(() => own.texts.length).toBe(2);
    expect(other.texts.length).toBe(1);
    expect((await seats[0]?.view(id, 0))?.orders).toEqual({});
    expect((await seats[0]?.view(id))?.orders).toBeUndefined();
  });

  it('outlive a restart, and what they answer is then played by nobody asking', async () => {
    const dir = folder();
    let server = await start(dir);
    const { id, seats } = await sit(server);
    await give(seats[1] as Browser, id, 1, { raised: true, pass: 'always' });
    await server.close();
    server = await start(dir);
    const again = seats.map(browser => new Browser(server, browser.cookie));
    expect(await ordersOf(again[1] as Browser, id, 1)).toEqual({ raised: true, pass: 'always' });
    // always passing: no bid is asked of seat 1, and no window either
    const turns: number[] = [];
    await playOn(id, again, update => {
      const { turn, mover } = update.view as unknown as View;
      if (update.turn === 1) expect(mover).toBe(1);
      turns.push(turn);
      return turn > 10;
    });
    expect(turns.at(-1)).toBeGreaterThan(10);
  });

  it('give way to an undo instead of playing the same again for ever', async () => {
    const { id, seats } = await sit(await start());
    await playOn(id, seats, update => {
      const frame = top(update);
      return frame?.kind === 'bid' && frame.seat === 1;
    });
    const passing = await give(seats[1] as Browser, id, 1, { pass: 'turn' });
    expect(passing.status).toBe(200);
    const out = await (seats[1] as Browser).view(id, 1);
    expect(top(out)?.kind).not.toBe('bid');
    expect(out.undo).toBe(true);
    const undone = await seats[1]?.post(`/api/tables/${id}/undo`, {
      seat: 1,
      seq: out.seq,
      key: 'undo-key-0001',
    });
    expect(undone?.body.seq).toBe(out.seq + 1);
    const asked = await (seats[1] as Browser).view(id, 1);
    expect([asked.turn, top(asked)?.kind, asked.seq]).toEqual([1, 'bid', out.seq + 1]);
    // its own answer is played, and its orders go on from there
    expect((await (seats[1] as Browser).move(id, 1, asked.seq, 'bid 10')).status).toBe(200);
    expect(await ordersOf(seats[1] as Browser, id, 1)).toEqual({ pass: 'turn' });
    const turn = (asked.view as unknown as View).turn;
    await playOn(id, seats, update => (update.view as unknown as View).turn > turn);
    expect(await ordersOf(seats[1] as Browser, id, 1)).toEqual({});
  });

  it('of two seats bid against each other to the end at once', async () => {
    const { id, seats } = await sit(await start(), 3);
    const begun = await playOn(id, seats, update => {
      const frame = top(update);
      return (
        frame?.kind === 'bid' &&
        [0, 1, 2].every(seat => seat === frame.host || cashOf(update, seat) > 400_000)
      );
    });
    const { host } = top(begun) as { host: number };
    const [first, second] = [0, 1, 2].filter(seat => seat !== host) as [number, number];
    await give(seats[first] as Browser, id, first, { limit: 400_000 });
    await give(seats[second] as Browser, id, second, { limit: 390_000 });
    const after = await (seats[0] as Browser).view(id, 0, begun.seq);
    const bids = after.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'bid'));
    expect(bids.length).toBeGreaterThan(20);
    const sold = after.steps
      .flatMap(({ events }) => events)
      .find(({ type }) => type === 'sold') as unknown as { seat: number; price: number };
    expect(sold.seat).toBe(first);
    expect(sold.price).toBeGreaterThanOrEqual(390_000);
    expect(sold.price).toBeLessThanOrEqual(400_000);
  });

  it('work for each of the people at one screen', async () => {
    const browser = await Browser.arrive(await start());
    const { id } = await browser.open([ME, local('Ann')], { title: 'movie-maker' });
    await give(browser, id, 1, { pass: 'always' });
    expect([await ordersOf(browser, id, 0), await ordersOf(browser, id, 1)]).toEqual([
      {},
      { pass: 'always' },
    ]);
  });
});

describe('orders that make no sense', () => {
  it.each([
    [{ loud: true }, 400, 'malformed'],
    [{ raised: 'yes' }, 400, 'malformed'],
    [{ raised: false }, 400, 'malformed'],
    [{ pass: 'never' }, 400, 'malformed'],
    [{ limit: 5 }, 400, 'malformed'],
    [{ limit: 10_000.5 }, 400, 'malformed'],
    [{ limit: 100_000 }, 422, 'illegal-move'],
    [{ constructor: true }, 400, 'malformed'],
  ])('are refused and change nothing: %j', async (orders, status, code) => {
    const { id, seats } = await sit(await start());
    const refused = await give(seats[0] as Browser, id, 0, { pass: 'always', ...orders });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await ordersOf(seats[0] as Browser, id, 0)).toEqual({});
  });

  it('are refused where the game has none, before it begins, and by whom the seat is not', async () => {
    const server = await start();
    const [host, stranger] = [await Browser.arrive(server), await Browser.arrive(server)];
    const toy = await host.open([ME, local('Ann')]);
    expect((await give(host, toy.id, 0, { raised: true })).body.code).toBe('malformed');
    const open = await host.open([ME, INVITE], { title: 'movie-maker' });
    expect((await give(host, open.id, 0, { raised: true })).body.code).toBe('table-open');
    expect((await give(stranger, open.id, 0, { raised: true })).body.code).toBe('not-your-seat');
  });
});
