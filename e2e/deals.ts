import { type Edition, SHIPPED } from '@backlot/movie-maker';
import { type Browser, expect, type Page } from '@playwright/test';
import { open } from './movie-maker.ts';
import { arrive, choices } from './table.ts';

/**
 * An edition in which two people who want it see everything, whatever the dice say: the first throw always finds
 * location cards; beyond, each space turns up a card or, a third of them, costs 50,000; cards cost next to nothing and all films are
 * horror, so a collector soon has one; nothing pays, so whoever gives all away is bankrupt at the next trouble.
 */
function troubled(): Edition {
  const source = 'invented';
  const price = { value: 10_000, source } as const;
  const beyond = { length: SHIPPED.board.length - 1 - 12 - SHIPPED.companies.length };
  return {
    ...SHIPPED,
    id: 'troubled',
    title: 'A troubled year',
    stories: SHIPPED.stories.map(story => ({ ...story, genre: 'horror' })),
    genres: SHIPPED.genres.map(genre => ({ ...genre, price })),
    starKinds: SHIPPED.starKinds.map(kind => ({ ...kind, price })),
    classes: SHIPPED.classes.map(one => ({ ...one, price })),
    board: [
      { kind: 'box-office', source },
      ...Array.from({ length: 12 }, () => ({ kind: 'location', amount: 2, source }) as const),
      ...Array.from(
        beyond,
        (_, i) => ({ kind: i % 3 === 0 ? 'star-trouble' : 'production', source }) as const,
      ),
      ...SHIPPED.board.filter(({ kind }) => kind === 'company'),
    ],
  };
}

/** What is looked at on the way, each once; the game waits meanwhile. */
interface Stops {
  auction?(bidder: Page): Promise<void>;
  casting?(maker: Page): Promise<void>;
  desk?(maker: Page): Promise<void>;
  answer?(asked: Page): Promise<void>;
  debt?(debtor: Page): Promise<void>;
}

const lit = "[data-standing='lit']";
const click = (page: Page, move: string) => page.locator(`button.choice[data-move="${move}"]`).click();
const log = (page: Page) => page.locator('.area-log');
const own = (page: Page) => page.locator('.own');

/** Alice sells the first of her cards to Bob by auction; he bids twice the smallest step. */
async function auction(alice: Page, bob: Page, stops: Stops): Promise<void> {
  await alice.locator('.matter').getByRole('button', { name: 'Put up for auction' }).click();
  await own(alice).locator(lit).first().click();
  await alice.locator(`.auction .paddles ${lit}`, { hasText: 'none' }).click();
  await expect(bob.locator('.auction')).toBeVisible();
  await stops.auction?.(bob);
  await bob.locator(`.auction .paddle${lit}`, { hasText: '20k' }).first().click();
  await expect(log(alice)).toContainText('wins the auction');
}

const side = (page: Page, number: number) => page.locator('.offer section').nth(number);
const propose = (page: Page) => page.locator('.offer').getByRole('button', { name: /^Propose/ });
/** Accepts; a look at the answer, which shows what it brings, must not push it from under the pointer. */
async function accept(page: Page): Promise<void> {
  const answer = page.locator('.offer').getByRole('button', { name: 'Accept', exact: true });
  const before = await answer.boundingBox();
  await answer.hover();
  await expect(own(page).locator('.cash')).toContainText('→');
  const after = await answer.boundingBox();
  // what is pointed at lifts a little
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
  await answer.click();
}
/** What lies in front of a side and could still be laid on the desk. */
const stock = (page: Page, number: number) => side(page, number).locator(`.stock ${lit}:not(.chosen)`);

/** Lays all of a side's stock on the desk but the last `keep` things. */
async function layDown(page: Page, number: number, keep = 0): Promise<void> {
  for (let left = await stock(page, number).count(); left > keep; left--) {
    await stock(page, number).first().click();
    await expect(stock(page, number)).toHaveCount(left - 1);
  }
}

/** Alice offers a card for a card; Bob counters: all her cards for his one and some money; she accepts. */
async function trade(alice: Page, bob: Page, stops: Stops): Promise<void> {
  await alice.locator(`.matter ${lit}`, { hasText: 'Bob' }).click();
  await expect(alice.locator('.offer h3')).toHaveText('Your offer to Bob');
  await expect(propose(alice)).toHaveAttribute('aria-disabled', 'true');
  // the desk is where an offer is put together: the call sheet does not list its many steps beside it
  await expect(choices(alice).filter({ visible: true })).toHaveText(['Make no offer']);
  await stock(alice, 0).nth(1).click();
  await side(alice, 0).locator(`.table-top ${lit}`).click();
  await expect(side(alice, 0).locator('.table-top')).toContainText('nothing yet');
  await stock(alice, 0).first().click();
  await stock(alice, 1).first().click();
  await stops.desk?.(alice);
  await propose(alice).click();

  await expect(bob.locator('.offer h3')).toHaveText('Alice offers you a trade');
  await stops.answer?.(bob);
  await bob
    .locator('.offer .signs')
    .getByRole('button', { name: /counter/i })
    .click();
  await expect(bob.locator('.offer h3')).toHaveText('Your counter-offer to Alice');
  // the counter-offer begins with what was offered
  await expect(side(bob, 0).locator(`.table-top ${lit}`)).toHaveCount(1);
  await layDown(bob, 1);
  await side(bob, 0).locator(`.note-step${lit}`, { hasText: '+10k' }).click();
  await propose(bob).click();
  await expect(alice.locator('.offer h3')).toHaveText('Bob makes you a counter-offer');
  await accept(alice);
  await expect(own(alice).locator('.cards .item')).toHaveCount(1);
}

/** Bob gives Alice all he has but one thing for hers: whatever comes next is a debt he can't pay. */
async function giveAway(alice: Page, bob: Page): Promise<void> {
  await bob.locator(`.matter ${lit}`, { hasText: 'Alice' }).click();
  await expect(bob.locator('.offer h3')).toHaveText('Your offer to Alice');
  await layDown(bob, 0, 1);
  for (const step of ['+500k', '+100k', '+50k', '+10k']) {
    const note = side(bob, 0).locator(`.note-step${lit}`, { hasText: step });
    while ((await note.count()) > 0) await note.click();
  }
  await stock(bob, 1).first().click();
  await propose(bob).click();
  await expect(alice.locator('.offer h3')).toHaveText('Bob offers you a trade');
  await accept(alice);
  await expect(own(bob).locator('.cash')).toHaveText('£0');
}

/** What a player is after between the deals: a film, nothing, or companies where the other pays rent. */
type Aim = 'film' | 'nothing' | 'rent';

/** What a player with that aim does; one place to film at is enough. */
function plain(moves: readonly string[], aim: Aim, places: number): string {
  const card = moves.includes('auction');
  const wanted = {
    film: [
      /^complete /,
      /^cast /,
      ...(card ? [/^buy$/] : []),
      ...(places === 0 ? [/^buy 1$/] : []),
      /^bid 10$/,
    ],
    nothing: [/^auction$/],
    rent: [/^auction$/, /^buy$/],
  }[aim];
  for (const pattern of [...wanted, /^roll$/, /^pass$/, /^decline$/, /^sell /]) {
    const found = moves.find(move => pattern.test(move));
    if (found !== undefined) return found;
  }
  return moves[0] as string;
}

/** Whoever is asked, with the answers; undefined when the game is over. */
async function asked(alice: Page, bob: Page): Promise<{ page: Page; moves: string[] } | undefined> {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of [alice, bob]) {
      const moves = await choices(page).evaluateAll(all =>
        all.map(one => one.getAttribute('data-move') ?? ''),
      );
      // whether one wants a window is answered by itself
      if (moves.length > 0 && !moves.includes('raise')) return { page, moves };
    }
    if (await alice.locator('#tab-sheet').isVisible()) return undefined;
    await alice.waitForTimeout(25);
  }
  throw new Error('nobody is asked and the game is not over');
}

/**
 * A whole game of two people at two screens who mean to see it all: an auction, a trade by counter-offer, a film, a loan
 * on it, all given away for nothing, a debt, and the bankruptcy that ends it. Gives Bob's page.
 */
export async function playDeals(browser: Browser, alice: Page, stops: Stops = {}): Promise<Page> {
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

  const done = { auction: false, trade: false, loan: false, gift: false, debt: false };
  let cast = false;
  let places = 0;
  for (let now = await asked(alice, bob); now !== undefined; now = await asked(alice, bob)) {
    const { page, moves } = now;
    const loan = moves.find(move => move.startsWith('pawn '));
    const turn = moves.includes('roll');
    if (page === alice && turn && !done.auction) {
      await auction(alice, bob, stops);
      done.auction = true;
    } else if (page === alice && turn && !done.trade) {
      await trade(alice, bob, stops);
      done.trade = true;
    } else if (page === bob && !cast && moves.some(move => move.startsWith('cast '))) {
      // only where there is somebody to choose from
      await stops.casting?.(bob);
      cast = true;
    } else if (page === bob && turn && done.trade && loan !== undefined && !done.loan) {
      await click(bob, loan);
      await expect(log(bob)).toContainText('borrows');
      done.loan = true;
    } else if (page === bob && turn && done.loan && !done.gift) {
      await giveAway(alice, bob);
      done.gift = true;
    } else if (page === bob && moves.some(move => move.startsWith('sell '))) {
      if (!done.debt) await stops.debt?.(bob);
      done.debt = true;
      await bob.locator(`.debt .stock ${lit}`).first().click();
    } else {
      const [his, hers] = done.gift ? (['nothing', 'rent'] as const) : (['film', 'nothing'] as const);
      const move = plain(moves, page === bob ? his : hers, places);
      if (page === bob && move === 'buy 1') places++;
      await click(page, move);
    }
    await expect(page.locator('.trouble')).toHaveCount(0);
  }
  expect(done).toEqual({ auction: true, trade: true, loan: true, gift: true, debt: true });
  return bob;
}
