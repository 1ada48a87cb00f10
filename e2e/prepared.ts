import { type Chance, searchChance, type Variant } from '@backlot/engine';
import { createMovieMaker, type Move, type State } from '@backlot/movie-maker';
import { open, play, seqOf } from '@backlot/table';
import { expect, type Page } from '@playwright/test';
import { arrive } from './table.ts';

/** A moment of a game of International Movie Maker, always the same one. */
export interface Moment {
  /** By seat. */
  readonly names: readonly string[];
  readonly variant?: Variant;
  /** Whether the game has come to it, of the state and what may be answered. */
  readonly there: (state: State, legal: readonly Move[]) => boolean;
}

const GAME = createMovieMaker();
/** Games that are tried one after the other, always the same ones. */
const GAMES = 200;
const MOVES = 1500;
const AT = 1_790_000_000_000;

/** Of chance, but rather what fills a studio: buys, films and trades, and now and then anything else. */
function keen(legal: readonly Move[], chance: Chance): Move {
  const rare: readonly string[] = ['pawn', 'sell', 'offer', 'auction', 'redeem', 'raise', 'want', 'wantCash'];
  const first = legal.filter(({ type }) => ['complete', 'buy', 'award', 'accept'].includes(type));
  const usual = legal.filter(({ type }) => !rare.includes(type));
  const pool = first.length > 0 ? first : usual.length > 0 && chance(8) > 0 ? usual : legal;
  return pool[chance(pool.length)] as Move;
}

/** Plays the game of that number to the moment; undefined where it never comes to it. */
function played({ names, variant = { game: 'short' }, there }: Moment, number: number) {
  const chance = searchChance(number);
  const seed = number.toString(16).padStart(64, '0');
  let { table } = open(GAME, { id: 'prepared', variant, seats: names.length, seed, at: AT });
  for (let moves = 0; table.turn !== undefined && moves < MOVES; moves++) {
    const legal = GAME.legal(table.state);
    if (there(table.state, legal)) return table;
    const move = GAME.text(keen(legal, chance));
    const done = play(table, { seat: table.turn, seq: seqOf(table), move, at: AT + moves });
    if (!done.ok) throw new Error(`${done.code}: ${move}`);
    table = done.table;
  }
  return undefined;
}

/** Opens a table at this screen that goes on from the moment; the one who is asked is looking, nothing is animated. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  const { record, seq } = recordOf(moment);
  await arrive(page);
  const key = `prepared-${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;
  const answer = await page.request.post('/api/records/continue', { data: { key, record, seq } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`/table/${(await answer.json()).id}`);
  await page.getByRole('button', { name: /^I am / }).click();
}

/** The record of the first of the games that comes to the moment, and its row there. */
function recordOf(moment: Moment) {
  for (let number = 1; number <= GAMES; number++) {
    const table = played(moment, number);
    if (table === undefined) continue;
    const { game, variant, commitment, seed, rows } = table;
    const record = {
      format: 'backlot-record',
      version: 1,
      game: { id: game.id, version: game.version },
      edition: game.edition,
      variant,
      seats: moment.names.map(name => ({ name })),
      commitment,
      seed,
      rows: Array.from(rows, ({ chance, ...row }) => ({ ...row, ...(chance.length > 0 && { chance }) })),
    };
    return { record, seq: seqOf(table) };
  }
  throw new Error(`none of ${GAMES} games comes to that`);
}
