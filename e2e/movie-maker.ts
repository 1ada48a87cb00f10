import { type Edition, SHIPPED } from '@backlot/movie-maker';
import { type Browser, expect, type Page } from '@playwright/test';
import { choices, nextQuestion } from './table.ts';

let tables = 0;

export interface Opening {
  readonly variant?: Readonly<Record<string, string>>;
  readonly edition?: Edition;
  readonly seats: readonly object[];
}

/** Who this page's browser is becomes known, and nothing is animated. */
async function arrive(page: Page, name: string): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('backlot.settings', JSON.stringify({ speed: 0 })));
  await page.request.get('/api/me');
  await page.request.patch('/api/me', { data: { name } });
}

/** Opens a table as the HTTP API does it; gives what the server says of it. */
async function open(page: Page, opening: Opening) {
  tables++;
  const key = `movie-maker-${process.pid}-${Date.now()}-${tables}`;
  const answer = await page.request.post('/api/tables', { data: { key, title: 'movie-maker', ...opening } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; seats: { invite?: string }[] };
}

/** A table of one person and so many bots, in a short game, before its first question. */
export async function startShort(page: Page, bots: number): Promise<void> {
  await arrive(page, 'Alice');
  const seats = [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', level: 'greedy' })];
  const { id } = await open(page, { variant: { game: 'short' }, seats });
  await page.goto(`/table/${id}`);
  await nextQuestion(page);
}

/**
 * Few cards, cheap films and many troubles: an edition in which two people who want it see an auction, trades, a loan
 * and a bankruptcy within some thirty turns.
 */
function troubled(): Edition {
  const kinds = new Set([
    'bearer',
    'retake',
    'licence-lost',
    'walkout',
    'director-loss',
    'charity',
    'publicity',
  ]);
  const stars = (sex: string, count: number) =>
    SHIPPED.stars.filter(star => star.sex === sex).slice(0, count);
  const production = SHIPPED.board.filter(({ kind }) => kind === 'production').length;
  let kept = 0;
  return {
    ...SHIPPED,
    id: 'troubled',
    title: 'A troubled year',
    stories: SHIPPED.stories.slice(0, 7).map(story => ({ ...story, genre: 'horror' as const })),
    stars: [...stars('male', 6), ...stars('female', 6)],
    directors: SHIPPED.directors.slice(0, 6),
    board: SHIPPED.board.map(space => {
      const { kind, source } = space;
      if (kind === 'production' && ++kept <= production - 8) return { kind: 'location', amount: 2, source };
      return kinds.has(kind) || kind === 'oscar' || kind === 'flop'
        ? { kind: 'star-trouble', source }
        : space;
    }),
  };
}

/** What is looked at on the way, each once; the game waits meanwhile. */
interface Stops {
  auction?(bidder: Page): Promise<void>;
  desk?(maker: Page): Promise<void>;
  answer?(asked: Page): Promise<void>;
  debt?(debtor: Page): Promise<void>;
}

const lit = "[data-standing='lit']";
const click = (page: Page, move: string) => page.locator(`button.choice[data-move="${move}"]`).click();
const log = (page: Page) => page.locator('.area-log');
const ended = (page: Page) => page.getByRole('tab', { name: 'Scoring sheet' });

/** Alice sells the first of her cards to Bob by auction; he bids twice the smallest step. */
async function auction(alice: Page, bob: Page, stops: Stops): Promise<void> {
  await alice.locator('.matter').getByRole('button', { name: 'Put up for auction' }).click();
  await alice.locator(`.own ${lit}`).first().click();
  await alice.locator(`.auction .paddles ${lit}`, { hasText: 'none' }).click();
  await expect(bob.locator('.auction')).toBeVisible();
  await stops.auction?.(bob);
  await bob.locator(`.auction .paddle${lit}`, { hasText: '20k' }).first().click();
  await expect(log(alice)).toContainText('wins the auction');
}

const side = (page: Page, number: number) => page.locator('.offer section').nth(number);

/** Alice offers a card for a card; Bob counters: all her cards for his one and some money; she accepts. */
async function trade(alice: Page, bob: Page, stops: Stops): Promise<void> {
  await alice.locator(`.matter ${lit}`, { hasText: 'Bob' }).click();
  const propose = (page: Page) => page.locator('.offer').getByRole('button', { name: /^Propose/ });
  await expect(propose(alice)).toHaveAttribute('aria-disabled', 'true');
  await side(alice, 0).locator(`.stock ${lit}`).nth(1).click();
  await side(alice, 0).locator(`.table-top ${lit}`).click();
  await expect(side(alice, 0).locator('.table-top')).toContainText('nothing yet');
  await side(alice, 0).locator(`.stock ${lit}`).first().click();
  await side(alice, 1).locator(`.stock ${lit}`).first().click();
  await stops.desk?.(alice);
  await propose(alice).click();

  await expect(bob.locator('.offer h3')).toHaveText('Alice offers you a trade');
  await stops.answer?.(bob);
  await bob
    .locator('.offer .signs')
    .getByRole('button', { name: /counter/i })
    .click();
  // the counter-offer begins with what was offered
  await expect(side(bob, 0).locator(`.table-top ${lit}`)).toHaveCount(1);
  const hers = side(bob, 1).locator(`.stock ${lit}:not(.chosen)`);
  while ((await hers.count()) > 0) await hers.first().click();
  await side(bob, 0).locator(`.note-step${lit}`, { hasText: '+10k' }).click();
  await propose(bob).click();
  await expect(alice.locator('.offer h3')).toHaveText('Bob makes you a counter-offer');
  await alice.locator('.offer').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(log(alice)).toContainText(/accept|trade/i);
}

/** Bob gives Alice all he has but `keep` cards for next to nothing: whatever comes next is a debt. */
async function giveAway(alice: Page, bob: Page, keep: number): Promise<void> {
  await bob.locator(`.matter ${lit}`, { hasText: 'Alice' }).click();
  const his = side(bob, 0).locator(`.stock ${lit}:not(.chosen)`);
  while ((await his.count()) > keep) await his.first().click();
  for (const step of ['+500k', '+100k', '+50k', '+10k']) {
    const note = side(bob, 0).locator(`.note-step${lit}`, { hasText: step });
    while ((await note.count()) > 0) await note.click();
  }
  // a location card brings less than any debt
  const cheap = side(bob, 1).locator(`.stock ${lit}[data-piece='location']`);
  await cheap
    .or(side(bob, 1).locator(`.stock ${lit}`))
    .last()
    .click();
  await bob.locator('.offer').getByRole('button', { name: 'Propose' }).click();
  await alice.locator('.offer').getByRole('button', { name: 'Accept', exact: true }).click();
}

/** What a player without a plan of the moment does: Bob collects, Alice saves. */
function plain(moves: readonly string[], collector: boolean): string {
  const wanted = collector
    ? [/^complete /, /^cast /, /^buy/, /^bid 10$/, /^roll$/, /^sell /, /^pass$/]
    : [/^buy 1$/, /^auction$/, /^roll$/, /^sell /, /^pass$/, /^decline$/];
  for (const pattern of wanted) {
    const found = moves.find(move => pattern.test(move));
    if (found !== undefined) return found;
  }
  return moves[0] as string;
}

/** Whether there is cash that an offer can hold: tens of thousands. */
async function rich(page: Page): Promise<boolean> {
  const text = (await page.locator('.own .cash').textContent()) ?? '';
  const [, amount, unit] = /£([\d.]+)([km]?)/.exec(text) ?? [];
  return unit === 'm' || (unit === 'k' && Number(amount) >= 10);
}

const movesOf = (page: Page) =>
  choices(page).evaluateAll(buttons => buttons.map(button => (button as HTMLElement).dataset.move ?? ''));

/** Whoever is asked, with the answers; undefined when the game is over. */
async function asked(alice: Page, bob: Page): Promise<{ page: Page; moves: string[] } | undefined> {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of [alice, bob]) {
      const moves = await movesOf(page);
      // whether one wants a window is answered by itself
      if (moves.length > 0 && !moves.includes('raise')) return { page, moves };
    }
    if (await ended(alice).isVisible()) return undefined;
    await alice.waitForTimeout(25);
  }
  throw new Error('nobody is asked and the game is not over');
}

/**
 * A whole game of two people at two screens who mean to see it all: an auction, a trade by counter-offer, a loan where
 * it is wanted (it takes a film, so some turns more), a debt, and the bankruptcy that ends it. Gives Bob's page.
 */
export async function playDeals(
  browser: Browser,
  alice: Page,
  wanted: { loan: boolean },
  stops: Stops = {},
): Promise<Page> {
  await arrive(alice, 'Alice');
  const bob = await (await browser.newContext({ baseURL: new URL(alice.url()).origin })).newPage();
  await arrive(bob, 'Bob');
  const { id, seats } = await open(alice, {
    variant: { game: 'short' },
    edition: troubled(),
    seats: [{ kind: 'me' }, { kind: 'invite' }],
  });
  await bob.request.post(`/api/tables/${id}/join`, { data: { invite: seats[1]?.invite } });
  for (const page of [alice, bob]) await page.goto(`/table/${id}`);

  const done = { auction: false, trade: false, loan: !wanted.loan, gift: false, debt: false };
  for (let now = await asked(alice, bob); now !== undefined; now = await asked(alice, bob)) {
    const { page, moves } = now;
    const loan = moves.find(move => move.startsWith('pawn '));
    const turn = moves.includes('roll');
    if (page === alice && turn && !done.auction) {
      await auction(alice, bob, stops);
      done.auction = true;
    } else if (page === alice && turn && !done.trade && moves.includes('offer 1')) {
      await trade(alice, bob, stops);
      done.trade = true;
    } else if (page === bob && turn && loan !== undefined && !done.loan) {
      await click(bob, loan);
      await expect(log(bob)).toContainText('borrows');
      done.loan = true;
    } else if (
      page === bob &&
      turn &&
      done.trade &&
      done.loan &&
      moves.includes('offer 0') &&
      (await rich(bob))
    ) {
      await giveAway(alice, bob, done.debt ? 0 : 1);
      done.gift = true;
    } else if (moves.some(move => move.startsWith('sell ')) && done.gift && page === bob) {
      if (!done.debt) await stops.debt?.(bob);
      done.debt = true;
      await bob.locator(`.debt .stock ${lit}`).first().click();
    } else await click(page, plain(moves, page === bob && !done.gift));
    await expect(page.locator('.trouble')).toHaveCount(0);
  }
  expect(done).toEqual({ auction: true, trade: true, loan: true, gift: true, debt: true });
  return bob;
}
