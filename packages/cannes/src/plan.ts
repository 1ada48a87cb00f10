import { BEER, type Extra, keep, type Making, makingFor, NO_EXTRA, rawIn, stockAfter } from './making.ts';
import { CANNES_BIT, CRITIC_BIT } from './production.ts';
import { FIRST_MOVIE, HIGHEST, PLACES } from './types.ts';

/** Where a production starts from. */
export interface Start {
  /** Goods in stock with those of every connected supplier, by GOODS. */
  readonly stock: readonly number[];
  /** What the network can do, as from `abilities`. */
  readonly bits: number;
  readonly popularity: readonly number[];
  /** Movies produced in this turn already. */
  readonly produced: number;
}

/** One way to produce: recipes used, beers spent on each movie type, movies presented, and what stays. */
export interface Plan {
  readonly making: Making;
  readonly raises: readonly number[];
  readonly shown: readonly number[];
  /** What is kept, and all there is before discarding, by GOODS. */
  readonly kept: readonly number[];
  readonly after: readonly number[];
  readonly tickets: number;
  readonly movies: number;
  readonly raw: number;
}

const TYPES = [0, 1, 2] as const;
const NONE: readonly number[] = [0, 0, 0];

/**
 * Beers best spent with the critic (CAN-4.5) on movies about to be presented: each adds one ticket for every movie of
 * its type, so that the type with most movies comes first, up to fifteen.
 */
function raisesFor(popularity: readonly number[], shown: readonly number[], beers: number): number[] {
  const raises = [...NONE];
  let left = beers;
  for (const movie of [...TYPES].sort((a, b) => shown[b] - shown[a])) {
    if (shown[movie] === 0) break;
    raises[movie] = Math.min(left, HIGHEST - popularity[movie]);
    left -= raises[movie];
  }
  return raises;
}

/** The plan that makes these movies and extras; with Cannes every movie is presented. */
function planOf(start: Start, movies: readonly number[], extra: Extra): Plan | undefined {
  const { stock, bits, popularity } = start;
  const making = makingFor(stock, bits, movies, extra);
  if (making === undefined) return undefined;
  const after = stockAfter(stock, making);
  const shown = bits & CANNES_BIT ? after.slice(FIRST_MOVIE) : NONE;
  const made = start.produced + movies[0] + movies[1] + movies[2];
  const raises = bits & CRITIC_BIT && made > 0 ? raisesFor(popularity, shown, after[BEER]) : NONE;
  let tickets = 0;
  for (const movie of TYPES) {
    tickets += shown[movie] * (popularity[movie] + raises[movie]);
    after[BEER] -= raises[movie];
    after[FIRST_MOVIE + movie] -= shown[movie];
  }
  const kept = keep(after, popularity);
  const stored = TYPES.reduce<number>((sum, movie) => sum + kept[FIRST_MOVIE + movie], 0);
  return { making, raises, shown, kept, after, tickets, movies: stored, raw: rawIn(kept) };
}

const better = (a: Plan, b: Plan): boolean => {
  if (a.tickets !== b.tickets) return a.tickets > b.tickets;
  return a.movies !== b.movies ? a.movies > b.movies : a.raw > b.raw;
};

/** Every set of movies that can be made, each with its plan. */
function allMovies(start: Start): { readonly movies: readonly number[]; readonly plan: Plan }[] {
  const found: { movies: readonly number[]; plan: Plan }[] = [];
  const { stock, bits } = start;
  for (let action = 0; makingFor(stock, bits, [action, 0, 0], NO_EXTRA); action++) {
    for (let romance = 0; makingFor(stock, bits, [action, romance, 0], NO_EXTRA); romance++) {
      for (let sf = 0; ; sf++) {
        const movies = [action, romance, sf];
        const plan = planOf(start, movies, NO_EXTRA);
        if (plan === undefined) break;
        found.push({ movies, plan });
      }
    }
  }
  return found;
}

/** The best of the plans for the same movies: other products hold two raw goods in one place (CAN-4.3). */
function condensed(start: Start, movies: readonly number[], plain: Plan): Plan {
  let best = plain;
  /** Weighs the plans with these extras and all with more scripts; false where there is none. */
  const weigh = (stars: number, effects: number): boolean => {
    for (let scripts = 0; scripts <= PLACES; scripts++) {
      const plan = planOf(start, movies, { stars, effects, scripts });
      if (plan === undefined) return scripts > 0;
      if (better(plan, best)) best = plan;
    }
    return true;
  };
  for (let stars = 0; stars <= PLACES && weigh(stars, 0); stars++) {
    for (let effects = 1; effects <= PLACES && weigh(stars, effects); effects++);
  }
  return best;
}

/** The plan with most tickets, then most movies kept, then most raw goods in the other items kept. */
export function bestPlan(start: Start): Plan {
  const all = allMovies(start);
  let best = all[0].plan;
  for (const { plan } of all) if (better(plan, best)) best = plan;
  const { tickets, movies } = best;
  // extras add neither tickets nor movies, so only the best of those are worth condensing
  for (const each of all) {
    if (each.plan.tickets !== tickets || each.plan.movies !== movies) continue;
    const plan = condensed(start, each.movies, each.plan);
    if (better(plan, best)) best = plan;
  }
  return best;
}
