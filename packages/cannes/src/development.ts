import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import { boardOf } from './board.ts';
import type { Pair } from './geometry.ts';
import { liftMove, rodMove } from './moves.ts';
import { canLift, canPlaceRod, refuseRod, rodPlaces, whyNotLift } from './rods.ts';
import { type Decisions, type Event, RODS, type State } from './types.ts';

type RodFrame = FrameOf<Decisions, 'rod'>;
type RodChoice = Decisions['rod']['move'];
type LiftFrame = FrameOf<Decisions, 'lift'>;
type LiftChoice = Decisions['lift']['move'];

/** Placings and moves in a turn (CAN-3.1). */
const STEPS = 2;

/**
 * CAN-3.1: a rod in hand must be placed while a legal place exists; with all five out one may be moved (CAN-R4).
 * Nothing is asked where neither can be done.
 */
function ask(state: State, seat: Seat, left: number): void {
  if (left === 0) return;
  if (state.players[seat].rods.length < RODS) {
    if (canPlaceRod(state, seat)) state.stack.push({ kind: 'rod', seat, left: left - 1, lifted: -1 });
  } else state.stack.push({ kind: 'lift', seat, left });
}

/** Chapter 3, and behind it production (chapter 4). */
export function beginDevelopment(state: State, seat: Seat): void {
  state.stack.push({ kind: 'produce', seat });
  ask(state, seat, STEPS);
}

/** Where a rod goes, from the hand or lifted. */
export const rod = {
  candidates(state: State, _frame: RodFrame, out: RodChoice[]): void {
    const board = boardOf(state.tiles);
    for (let at = 0; at < board.pairs; at++) out.push(rodMove(board.pair[at]));
  },
  refuse: (state: State, { seat, lifted }: RodFrame, { pair }: RodChoice): Refusal | undefined =>
    refuseRod(state, seat, pair, lifted),
  legal(state: State, { seat, lifted }: RodFrame, out: RodChoice[]): void {
    rodPlaces(state, seat, lifted, -1, Number.POSITIVE_INFINITY, pair => out.push(rodMove(pair)));
  },
  apply(state: State, frame: RodFrame, { pair }: RodChoice, driver: Driver<Event>): void {
    const { seat, left, lifted } = frame;
    state.players[seat].rods.push(pair);
    if (lifted < 0) driver.emit?.({ type: 'rod', seat, pair });
    else driver.emit?.({ type: 'rodMoved', seat, from: lifted, to: pair });
    ask(state, seat, left);
  },
};

/** Which rod is moved (CAN-3.6); declined by a pass (CAN-R4). Even the old boys network may be left (CAN-R8). */
export const lift = {
  candidates(state: State, { seat }: LiftFrame, out: LiftChoice[]): void {
    for (const pair of state.players[seat].rods) out.push(liftMove(pair));
  },
  refuse: (state: State, { seat }: LiftFrame, { pair }: LiftChoice): Refusal | undefined =>
    whyNotLift(state, seat, pair),
  legal(state: State, { seat }: LiftFrame, out: LiftChoice[]): void {
    const { rods } = state.players[seat];
    for (let i = 0; i < rods.length; i++) if (canLift(state, seat, rods[i])) out.push(liftMove(rods[i]));
  },
  possible: (state: State, { seat }: LiftFrame): boolean =>
    state.players[seat].rods.some((pair: Pair) => canLift(state, seat, pair)),
  apply(state: State, { seat, left }: LiftFrame, { pair }: LiftChoice, driver: Driver<Event>): void {
    const { rods } = state.players[seat];
    rods.splice(rods.indexOf(pair), 1);
    driver.emit?.({ type: 'lifted', seat, pair });
    state.stack.push({ kind: 'rod', seat, left: left - 1, lifted: pair });
  },
  pass: (): Refusal | undefined => undefined,
};
