import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { boxOffice } from './box-office.ts';
import { cigarPlaces } from './cigars.ts';
import { cellText } from './geometry.ts';
import { DONE, GOLF, MAKE, PRESENT, RAISE, supplyMove } from './moves.ts';
import { abilities, affordable, GOLF_BIT, linked } from './production.ts';
import { CIGAR_PEOPLE, INPUTS, PRODUCT } from './recipes.ts';
import { FACTS } from './tiles.ts';
import {
  CIGARS,
  type Decisions,
  type Event,
  FIRST_MOVIE,
  GOODS,
  PLACES,
  PRODUCTS,
  type State,
} from './types.ts';

type Frame = FrameOf<Decisions, 'produce'>;
type Step = Decisions['produce']['move'];

/** CAN-4.1 { cell, why }: 'unconnected', or 'used' for one that has given in this turn. */
function refuseSupply(state: State, seat: number, cell: number): Refusal | undefined {
  abilities(state, seat);
  const values = { cell: cellText(cell) };
  if (!linked[state.tiles.findIndex(tile => tile.cell === cell)]) {
    return { rule: 'CAN-4.1', values: { ...values, why: 'unconnected' } };
  }
  return state.used.includes(cell) ? { rule: 'CAN-4.1', values: { ...values, why: 'used' } } : undefined;
}

/** CAN-4.2 { product, why: 'unconnected' }, or { product, why: 'inputs', good, have, need } for what is short. */
function refuseMake(state: State, seat: number, recipe: number): Refusal | undefined {
  const product = PRODUCTS[recipe];
  if ((abilities(state, seat) & (1 << recipe)) === 0) {
    return { rule: 'CAN-4.2', values: { product, why: 'unconnected' } };
  }
  const { goods } = state.players[seat];
  const short = INPUTS[recipe].find(([good, count]) => goods[good] < count);
  if (short === undefined) return undefined;
  const [good, need] = short;
  return {
    rule: 'CAN-4.2',
    values: { product, why: 'inputs', good: GOODS[good], have: goods[good], need },
  };
}

/**
 * CAN-R5 {} without a rod; CAN-4.4 { why }: 'unconnected', 'people' with { have, need }, 'none' when all ten markers
 * lie on the table, 'place' where none is legal: then no people are spent.
 */
function refuseGolf(state: State, seat: number): Refusal | undefined {
  const { rods, goods } = state.players[seat];
  if (rods.length === 0) return { rule: 'CAN-R5' };
  if ((abilities(state, seat) & GOLF_BIT) === 0) return { rule: 'CAN-4.4', values: { why: 'unconnected' } };
  if (state.cigars.length >= CIGARS) return { rule: 'CAN-4.4', values: { why: 'none' } };
  if (goods[0] < CIGAR_PEOPLE) {
    return { rule: 'CAN-4.4', values: { why: 'people', have: goods[0], need: CIGAR_PEOPLE } };
  }
  return cigarPlaces(state, seat, 1) > 0 ? undefined : { rule: 'CAN-4.4', values: { why: 'place' } };
}

/** Chapter 4, one step at a time, in any order and as often as wished (CAN-4.1). */
export const produce = {
  candidates(state: State, _frame: Frame, out: Step[]): void {
    for (const { cell, kind } of state.tiles) if (FACTS[kind].good >= 0) out.push(supplyMove(cell));
    out.push(...MAKE, GOLF, ...RAISE, ...PRESENT, DONE);
  },
  refuse(state: State, { seat }: Frame, move: Step): Refusal | undefined {
    switch (move.type) {
      case 'supply':
        return refuseSupply(state, seat, move.cell);
      case 'make':
        return refuseMake(state, seat, move.recipe);
      case 'golf':
        return refuseGolf(state, seat);
      case 'raise':
      case 'present':
        return boxOffice.refuse(state, seat, abilities(state, seat), move);
      case 'done':
        return undefined;
    }
  },
  /** As above, asking once what the network can do. */
  legal(state: State, { seat }: Frame, out: Step[]): void {
    const bits = abilities(state, seat);
    const { tiles, used } = state;
    const { goods } = state.players[seat];
    for (let i = 0; i < tiles.length; i++) {
      const { cell, kind } = tiles[i];
      if (linked[i] && FACTS[kind].good >= 0 && !used.includes(cell)) out.push(supplyMove(cell));
    }
    for (let recipe = 0; recipe < MAKE.length; recipe++) {
      if (bits & (1 << recipe) && affordable(goods, recipe) > 0) out.push(MAKE[recipe]);
    }
    if (bits & GOLF_BIT && refuseGolf(state, seat) === undefined) out.push(GOLF);
    boxOffice.legal(state, seat, bits, out);
    out.push(DONE);
  },
  apply(state: State, frame: Frame, move: Step, driver: Driver<Event>): void {
    const { seat } = frame;
    const { goods } = state.players[seat];
    if (move.type === 'done') {
      askDiscard(state, seat);
      return;
    }
    state.stack.push(frame);
    switch (move.type) {
      case 'supply': {
        const { cell } = move;
        const tile = state.tiles.find(found => found.cell === cell);
        const { good, amount } = FACTS[tile?.kind ?? 0];
        goods[good] += amount;
        state.used.push(cell);
        driver.emit?.({ type: 'supplied', seat, cell, good, amount });
        return;
      }
      case 'make': {
        const { recipe } = move;
        for (const [good, count] of INPUTS[recipe]) goods[good] -= count;
        goods[PRODUCT[recipe]]++;
        if (PRODUCT[recipe] >= FIRST_MOVIE) state.produced++;
        driver.emit?.({ type: 'made', seat, recipe });
        return;
      }
      case 'golf':
        goods[0] -= CIGAR_PEOPLE;
        driver.emit?.({ type: 'golfed', seat });
        state.stack.push({ kind: 'cigar', seat });
        return;
      case 'raise':
      case 'present':
        boxOffice.apply(state, seat, move, driver);
    }
  },
};

/** CAN-4.3, CAN-R15: the turn ends by discarding down to five items, movies among them. */
export function askDiscard(state: State, seat: number): void {
  const { goods } = state.players[seat];
  let items = 0;
  for (let good = 0; good < goods.length; good++) items += goods[good];
  if (items > PLACES) state.stack.push({ kind: 'discard', seat });
}
