import { searchChance } from '@backlot/engine';
import { createMovieMaker } from '@backlot/movie-maker';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';

interface Seen {
  readonly seq: number;
  readonly turn?: number;
  readonly orders?: object;
  readonly view: {
    readonly mover: number;
    readonly stack: readonly { kind: string; seat: number; host?: number; holder?: number; high?: number }[];
  };
}

const GAME = createMovieMaker();
/** What moves a game of International Movie Maker on to auctions, the first that is allowed; where none is, any move. */
const ON = ['auction', 'roll', 'pass', 'miss', 'decline', 'withdraw'];

const seen = async (who: APIRequestContext, table: string, seat?: number): Promise<Seen> =>
  (
    await who.get(`/api/tables/${table}/view${seat === undefined ? '' : `?seat=${seat}`}`)
  ).json() as Promise<Seen>;

let keys = 0;
async function move(who: APIRequestContext, table: string, seat: number, seq: number, text: string) {
  const key = `orders-e2e-${String(++keys).padStart(6, '0')}`;
  return (await who.post(`/api/tables/${table}/moves`, { data: { seat, seq, key, move: text } })).ok();
}

/** Plays by `seats` until it is so. */
async function playOn(
  table: string,
  seats: readonly APIRequestContext[],
  enough: (now: Seen) => boolean,
): Promise<Seen> {
  for (let moves = 0; moves < 1000; moves++) {
    const now = await seen(seats[0] as APIRequestContext, table);
    if (enough(now)) return now;
    const seat = now.turn ?? 0;
    const { view } = await seen(seats[seat] as APIRequestContext, table, seat);
    const legal = GAME.legal(GAME.imagine(view as never, searchChance(moves))).map(each => GAME.text(each));
    const text = ON.find(one => legal.includes(one)) ?? legal[0] ?? '';
    expect(await move(seats[seat] as APIRequestContext, table, seat, now.seq, text), text).toBe(true);
  }
  throw new Error('it never came to that');
}

async function open(contexts: readonly BrowserContext[], seats: readonly object[]): Promise<string> {
  const [host, ...guests] = contexts.map(context => context.request);
  await host?.get('/api/me');
  const data = {
    key: `orders-e2e-table-${Date.now()}`,
    title: 'movie-maker',
    variant: { game: 'short' },
    seats,
  };
  const made = (await (await host?.post('/api/tables', { data }))?.json()) as {
    id: string;
    seats: { invite?: string }[];
  };
  for (const [i, guest] of guests.entries()) {
    await guest.get('/api/me');
    await guest.post(`/api/tables/${made.id}/join`, { data: { invite: made.seats[i + 1]?.invite } });
  }
  return made.id;
}

test('a secret limit goes on bidding after its page is closed', async ({ browser, context, page }) => {
  await context.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  const contexts = [context, await browser.newContext(), await browser.newContext()];
  const seats = contexts.map(each => each.request);
  const table = await open(contexts, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }]);
  const lot = ({ view }: Seen) => view.stack.at(-1);
  const begun = await playOn(table, seats, now => lot(now)?.kind === 'bid' && lot(now)?.host !== 0);
  const other = [1, 2].find(seat => seat !== lot(begun)?.host) as number;
  if (begun.turn === other)
    expect(await move(seats[other] as APIRequestContext, table, other, begun.seq, 'bid 10')).toBe(true);

  await page.goto(`/table/${table}`);
  await page.getByLabel('My secret limit').fill('200000');
  await page.getByRole('button', { name: 'Bid for me' }).click();
  await expect(page.getByRole('button', { name: 'Bidding for you up to 200k: stop' })).toBeVisible();
  await page.close();

  let now = await seen(seats[other] as APIRequestContext, table, other);
  expect(now.view.stack.at(-1)).toMatchObject({ kind: 'bid', seat: other, holder: 0 });
  expect(JSON.stringify(now.orders)).toBe('{}');
  expect(await move(seats[other] as APIRequestContext, table, other, now.seq, 'bid 50')).toBe(true);
  now = await seen(seats[other] as APIRequestContext, table, other);
  expect(now.view.stack.at(-1)).toMatchObject({ kind: 'bid', seat: other, holder: 0 });
  expect(await move(seats[other] as APIRequestContext, table, other, now.seq, 'bid 200')).toBe(true);
  // beyond the limit: the lot is gone, and so is the limit
  now = await seen(seats[0] as APIRequestContext, table, 0);
  expect(now.view.stack.at(-1)?.kind).not.toBe('bid');
  expect(now.orders).toEqual({});
  for (const each of contexts.slice(1)) await each.close();
});

test('at one screen no curtain falls for a question that an order answers', async ({ context, page }) => {
  await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  const table = await open([context], [{ kind: 'me' }, { kind: 'local', name: 'Jeanne' }]);
  const given = await context.request.patch(`/api/tables/${table}/orders`, {
    data: { seat: 1, orders: { pass: 'always' } },
  });
  expect(given.ok()).toBe(true);
  const curtain = page.getByRole('button', { name: /^I am / });
  const leave = page.locator('button.choice[data-move="auction"][aria-disabled="false"]');
  for (let auctions = 0; auctions < 2; auctions++) {
    // a card that Alice may leave to an auction: what is played until then needs no page
    const { seq } = await playOn(table, [context.request, context.request], ({ view }) => {
      const asked = view.stack.at(-1);
      return asked?.kind === 'card' && asked.seat === 0;
    });
    await page.goto(`/table/${table}`);
    await expect(curtain.or(leave)).toBeVisible();
    if (await curtain.isVisible()) await curtain.click();
    await leave.click();
    // Jeanne's order has passed for her: whoever is asked now, it is in their own turn
    await expect.poll(async () => (await seen(context.request, table)).seq).toBeGreaterThan(seq + 1);
    const { turn, view } = await seen(context.request, table);
    expect(view.stack.some(({ kind }) => kind === 'bid')).toBe(false);
    expect(view.mover).toBe(turn);
    if (turn === 1) await expect(curtain).toHaveAccessibleName(/Jeanne/);
    else await expect(curtain).toHaveCount(0);
  }
});
