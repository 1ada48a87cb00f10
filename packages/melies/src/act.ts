import type { Driver, Refusal } from '@backlot/engine';
import { type ActFrame, type ActionRules, type ActMove, remaining } from './actions/action.ts';
import type { Journals } from './journals.ts';
import { ADVANCE } from './moves.ts';
import { actionOf } from './turn.ts';
import type { Event, State } from './types.ts';

/**
 * Actions still open, with the advance of a journal: those of a space (MEL-2.1), a free action (MEL-5.6),
 * or what follows an action in the player's order (MEL-R16). Its moves are those of all open actions together.
 * What can't be done any more offers no move and is skipped (MEL-R4); what has become possible does (MEL-R20).
 */
export function act(actions: readonly ActionRules[], journals: Journals) {
  return {
    candidates(state: State, frame: ActFrame, out: ActMove[]): void {
      for (let i = 0; i < actions.length; i++)
        if (frame.actions & (1 << i)) actions[i].candidates(state, frame.seat, out);
      if (frame.journal >= 0) out.push(ADVANCE[frame.journal]);
    },
    refuse(state: State, frame: ActFrame, move: ActMove): Refusal | undefined {
      const action = actionOf(move.type, frame.actions);
      return action < 0 ? undefined : actions[action].refuse(state, frame.seat, move);
    },
    legal(state: State, frame: ActFrame, out: ActMove[]): void {
      for (let i = 0; i < actions.length; i++)
        if (frame.actions & (1 << i)) actions[i].legal(state, frame.seat, out);
      if (frame.journal >= 0) out.push(ADVANCE[frame.journal]);
    },
    possible(state: State, frame: ActFrame): boolean {
      if (frame.journal >= 0) return true;
      for (let i = 0; i < actions.length; i++) {
        if (frame.actions & (1 << i) && actions[i].possible(state, frame.seat)) return true;
      }
      return false;
    },
    apply(state: State, frame: ActFrame, move: ActMove, driver: Driver<Event>): void {
      const action = actionOf(move.type, frame.actions);
      const actionsLeft = action < 0 ? frame.actions : frame.actions & ~(1 << action);
      const journal = action < 0 ? -1 : frame.journal;
      if (actionsLeft || journal >= 0) state.stack.push(remaining(frame, actionsLeft, journal));
      if (action < 0) journals.advance(state, frame.seat, frame.journal, driver);
      else actions[action].apply(state, frame, move, driver);
    },
    /** MEL-2.1: the first action of a space is not optional; all else may be declined (MEL-5.6, MEL-R16). */
    pass: (_state: State, frame: ActFrame): Refusal | undefined =>
      frame.must ? { rule: 'MEL-2.1' } : undefined,
  };
}
