import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { boardOf } from './board.ts';
import { cigarPlaces, refuseCigar } from './cigars.ts';
import { cigarMove } from './moves.ts';
import { CIGARS, type Decisions, type Event, type State } from './types.ts';

type Frame = FrameOf<Decisions, 'cigar'>;
type Choice = Decisions['cigar']['move'];

/** CAN-4.4: the old-boy marker goes at once where it joins the player's network, and never moves again. */
export const cigar = {
  candidates(state: State, _frame: Frame, out: Choice[]): void {
    const board = boardOf(state.tiles);
    for (let at = 0; at < board.pairs; at++) out.push(cigarMove(board.pair[at]));
  },
  refuse: (state: State, { seat }: Frame, { pair }: Choice): Refusal | undefined =>
    refuseCigar(state, seat, pair),
  legal(state: State, { seat }: Frame, out: Choice[]): void {
    cigarPlaces(state, seat, Number.POSITIVE_INFINITY, pair => out.push(cigarMove(pair)));
  },
  apply(state: State, { seat }: Frame, { pair }: Choice, driver: Driver<Event>): void {
    state.cigars.push(Object.freeze({ pair, seat }));
    driver.emit?.({ type: 'cigar', seat, pair, left: CIGARS - state.cigars.length });
  },
};
