import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import type { Action, Decisions, Event, Move, State } from '../types.ts';
import { ACTIONS } from '../types.ts';

export type ActFrame = FrameOf<Decisions, 'act'>;
export type ActMove = Decisions['act']['move'];
export type MoveOf<T extends Move['type']> = Extract<ActMove, { type: T }>;

/** The rules of one action of chapter 3, whoever grants it: a pawn, a reward or another action. */
export interface ActionRules<M extends ActMove = ActMove> {
  /** Every move of the action's shape, allowed or not. */
  candidates(state: State, seat: Seat, out: ActMove[]): void;
  refuse(state: State, seat: Seat, move: M): Refusal | undefined;
  /** The unrefused candidates in the same order, fast. */
  legal(state: State, seat: Seat, out: ActMove[]): void;
  /** Whether any candidate is allowed, faster still. */
  possible(state: State, seat: Seat): boolean;
  /** What is left open of the frame is already back on the stack. */
  apply(state: State, frame: ActFrame, move: M, driver: Driver<Event>): void;
}

const actionBit = (action: Action): number => 1 << ACTIONS.indexOf(action);

export const bits = Object.fromEntries(ACTIONS.map(action => [action, actionBit(action)])) as Record<
  Action,
  number
>;

/** The actions of a space a pawn was just placed on; one of them must be done (MEL-2.1). */
export const bySpace = (seat: Seat, actions: number): ActFrame => {
  return { kind: 'act', seat, actions, journal: -1, must: 1, pawn: 1, again: 0 };
};
/** A free action: may be declined and advances no journal (MEL-5.4, MEL-5.6). */
export const byReward = (seat: Seat, actions: number): ActFrame => {
  return { kind: 'act', seat, actions, journal: -1, must: 0, pawn: 0, again: 0 };
};
/** What follows an action, in the player's order: an advance of `journal` (or -1) and follow-ups (MEL-R16). */
export const following = (seat: Seat, actions: number, journal: number): ActFrame => {
  return { kind: 'act', seat, actions, journal, must: 0, pawn: 0, again: 0 };
};
/** The optional second time of "twice" (MEL-R21). */
export const secondTime = (seat: Seat, actions: number): ActFrame => {
  return { kind: 'act', seat, actions, journal: -1, must: 0, pawn: 0, again: 1 };
};
/** What is left of a frame when one of its moves was made; nothing of it must be done any more. */
export const remaining = (frame: ActFrame, actions: number, journal: number): ActFrame => {
  return { kind: 'act', seat: frame.seat, actions, journal, must: 0, pawn: frame.pawn, again: frame.again };
};
