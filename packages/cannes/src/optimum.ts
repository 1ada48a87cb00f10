import type { Seat } from '@backlot/engine';
import type { Cell } from './geometry.ts';
import { keep } from './making.ts';
import { DISCARD, MAKE, PRESENT, RAISE, supplyMove } from './moves.ts';
import { bestPlan, type Plan } from './plan.ts';
import { abilities, linked } from './production.ts';
import { INPUTS } from './recipes.ts';
import { FACTS } from './tiles.ts';
import { type Decisions, MOVIES, RAW_GOODS } from './types.ts';
import type { Position } from './union.ts';

/** What production depends on: a State or a View. */
export interface Producing extends Position {
  readonly players: readonly { readonly rods: readonly number[]; readonly goods: readonly number[] }[];
  readonly used: readonly Cell[];
  readonly produced: number;
  readonly popularity: readonly number[];
}

/** How a turn's production is best used. */
export interface Best {
  /** From the `produce` decision on, without the `done` that ends it. */
  readonly moves: readonly Decisions['produce']['move'][];
  /** After `done`: what goes, so that the best five items stay. */
  readonly discards: readonly Decisions['discard']['move'][];
  /** Tickets of these moves, critics included. */
  readonly tickets: number;
  /** Movies kept for later turns. */
  readonly movies: number;
  /** Raw goods in the other items kept: one in a raw good or a computer, two in a star, an effect or a script. */
  readonly raw: number;
  /** What is kept, a count by GOODS. */
  readonly kept: readonly number[];
}

interface Supplier {
  readonly cell: Cell;
  readonly good: number;
  readonly amount: number;
}

const repeat = <T>(times: readonly number[], moves: readonly T[]): T[] =>
  times.flatMap((count, i) => new Array<T>(count).fill(moves[i]));

/** The suppliers needed for what is used and kept, those that give most first. */
function suppliersFor(plan: Plan, goods: readonly number[], suppliers: readonly Supplier[]): Supplier[] {
  return RAW_GOODS.flatMap((_, good) => {
    let short = plan.kept[good] - goods[good];
    plan.making.forEach((times, recipe) => {
      for (const [input, count] of INPUTS[recipe]) if (input === good) short += times * count;
    });
    if (RAW_GOODS[good] === 'beer') for (const beers of plan.raises) short += beers;
    const giving = suppliers.filter(supplier => supplier.good === good).sort((a, b) => b.amount - a.amount);
    const needed: Supplier[] = [];
    for (const supplier of giving) {
      if (short <= 0) break;
      needed.push(supplier);
      short -= supplier.amount;
    }
    return needed;
  });
}

/** What `seat` discards so that the best five items stay (CAN-4.3): movies, then what holds most raw goods. */
export function bestDiscards(
  position: Pick<Producing, 'players' | 'popularity'>,
  seat: Seat,
): readonly Decisions['discard']['move'][] {
  const { goods } = position.players[seat];
  const kept = keep(goods, position.popularity);
  return repeat(
    goods.map((count, good) => count - kept[good]),
    DISCARD,
  );
}

/**
 * The exact best of production for `seat` with its network and goods as they are: most tickets this turn, then most
 * movies kept, then most raw goods in the five items kept. Old-boy markers are left to the player.
 */
export function bestProduction(position: Producing, seat: Seat): Best {
  const bits = abilities(position, seat);
  const { goods } = position.players[seat];
  const suppliers: Supplier[] = [];
  position.tiles.forEach(({ cell, kind }, i) => {
    const { good, amount } = FACTS[kind];
    if (good >= 0 && linked[i] && !position.used.includes(cell)) suppliers.push({ cell, good, amount });
  });
  const stock = [...goods];
  for (const { good, amount } of suppliers) stock[good] += amount;
  const { popularity, produced } = position;
  const plan = bestPlan({ stock, bits, popularity, produced });

  const used = suppliersFor(plan, goods, suppliers);
  const left = [...plan.after];
  for (const { cell, good, amount } of suppliers) {
    if (!used.some(supplier => supplier.cell === cell)) left[good] -= amount;
  }
  return {
    moves: [
      ...used.map(({ cell }) => supplyMove(cell)),
      ...repeat(plan.making, MAKE),
      ...repeat(plan.raises, RAISE),
      ...repeat(plan.shown.slice(0, MOVIES.length), PRESENT),
    ],
    discards: repeat(
      left.map((count, good) => count - plan.kept[good]),
      DISCARD,
    ),
    tickets: plan.tickets,
    movies: plan.movies,
    raw: plan.raw,
    kept: plan.kept,
  };
}
