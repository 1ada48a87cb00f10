import type { Leaderboard, PersonPage } from '@backlot/protocol';
import type { Jobs } from '../jobs/jobs.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { EndedTable, Pool } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import { afterGame, placesOf, pointsOf, UNKNOWN } from './standings.ts';

/** Kind of the job that counts an ended game; its key is the table's id. */
export const RATE = 'rate';
/** Lines of a page. */
const PAGE = 50;
/** Games that a person's page goes back. */
const GAMES_SHOWN = 20;
/** Points of a chart. */
const CHARTED = 200;
/** How often a game is counted anew where others of the same people end at that moment. */
const TRIES = 5;

type Parts = Pick<Store, 'ratings' | 'writer'>;

/** From now on what ends at rated tables is counted. To be called before the jobs start. */
export function countGames(jobs: Jobs, store: Parts): void {
  jobs.on(RATE, ({ key }) => countGame(store, key));
}

async function countGame(store: Parts, tableId: string): Promise<void> {
  const table = await store.ratings.ended(tableId);
  const pool = table && poolOf(table);
  const places = table && placesOf(table);
  if (table === undefined || pool === undefined || places === undefined) return;
  for (let tries = 1; ; tries++) {
    if (await store.ratings.isRated(tableId)) return;
    try {
      return await count(store, tableId, table, pool, places);
    } catch (error) {
      if (!(error instanceof Conflict) || tries >= TRIES) throw error;
    }
  }
}

/** Where different people sit, or different bots; undefined for a mixed table, where nobody's strength is compared. */
function poolOf({ seats }: EndedTable): Pool | undefined {
  if (new Set(seats.map(seat => seat.person_id)).size < Math.max(2, seats.length)) return undefined;
  if (seats.every(seat => seat.bot)) return 'bots';
  return seats.some(seat => seat.bot) ? undefined : 'people';
}

async function count(
  { ratings, writer }: Parts,
  tableId: string,
  { title, at, seats }: EndedTable,
  pool: Pool,
  places: readonly number[],
): Promise<void> {
  const people = seats.map(seat => seat.person_id);
  const known = await ratings.of(people, title, pool);
  const before = people.map(id => known.find(row => row.person_id === id));
  const after = afterGame(
    before.map(row => row ?? UNKNOWN),
    places,
  );
  const statements = seats.flatMap(({ person_id, stayed }, i) => {
    const old = before[i];
    const { mu, sigma } = after[i] ?? UNKNOWN;
    const about = { person_id, title, pool, points: pointsOf({ mu, sigma }) };
    const game = {
      ...about,
      table_id: tableId,
      place: places[i] ?? 1,
      left_early: stayed ? 0 : 1,
      change: about.points - (old?.points ?? pointsOf(UNKNOWN)),
      at,
    };
    return ratings.count(game, old, { ...about, mu, sigma, games: (old?.games ?? 0) + 1 });
  });
  await writer.write(statements);
}

/** One page of a title's list. @param page from 1 on */
export async function leaderboard(
  { ratings }: Pick<Store, 'ratings'>,
  title: string,
  pool: Pool,
  page: number,
): Promise<Leaderboard> {
  const from = (page - 1) * PAGE;
  const { total, rows } = await ratings.page(title, pool, from, PAGE);
  return {
    title,
    pool,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    total,
    lines: rows.map(({ id, name, points, games }, i) => ({
      place: from + i + 1,
      person: { id, name },
      points,
      games,
    })),
  };
}

/** What others may see of a person: only what was played at rated tables. @throws Failure `not-found` */
export async function personPage(
  { ratings, tables }: Pick<Store, 'ratings' | 'tables'>,
  id: string,
  asks: string,
): Promise<PersonPage> {
  const person = await ratings.person(id);
  if (person === undefined) {
    throw new Failure('not-found', 'Nobody here has this address: check the link.');
  }
  const games = await ratings.games(id, CHARTED);
  const shown = games.slice(0, GAMES_SHOWN);
  const open = await tables.shownTo(
    asks,
    shown.map(game => game.table_id),
  );
  const company = await ratings.company(shown.map(game => game.table_id));
  return {
    ...person,
    ratings: (await ratings.ratings(id)).map(({ title, pool, points, games: count }) => ({
      title,
      pool: pool as Pool,
      points,
      games: count,
      history: games
        .filter(game => game.title === title && game.pool === pool)
        .map(({ at, points: then }) => ({ at, points: then }))
        .reverse(),
    })),
    games: shown.map(game => ({
      ...(open.has(game.table_id) && { table: game.table_id }),
      title: game.title,
      endedAt: game.at,
      place: game.place,
      left: game.left_early === 1,
      points: game.points,
      change: game.change,
      others: company
        .filter(other => other.table_id === game.table_id && other.id !== id)
        .map(({ id: other, name, place }) => ({ id: other, name, place })),
    })),
  };
}
