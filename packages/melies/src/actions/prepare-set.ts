import { LASTS } from '../components.ts';
import type { Journals } from '../journals.ts';
import { SET } from '../moves.ts';
import { takeShare } from '../shares.ts';
import { SETS } from '../types.ts';
import type { ActionRules, MoveOf } from './action.ts';

/**
 * MEL-3.1. Prepare Set: the token goes one step round the ring; clockwise brings a Star Film share.
 * `share` is false for the one after coloring (MEL-5.7).
 */
export function prepareSet(journals: Journals, share: boolean): ActionRules<MoveOf<'set'>> {
  return {
    candidates(_state, _seat, out) {
      for (const move of SET) out.push(move);
    },
    refuse(state, seat, move) {
      // MEL-5.7, MEL-R21: two steps in one direction need the lasting reward
      const far = move.steps === 2 || move.steps === -2;
      return far && !(journals.lasting(state, seat) & LASTS.setTwoSteps) ? { rule: 'MEL-3.1' } : undefined;
    },
    legal(state, seat, out) {
      const far = journals.lasting(state, seat) & LASTS.setTwoSteps;
      out.push(SET[0]);
      if (far) out.push(SET[1]);
      out.push(SET[2]);
      if (far) out.push(SET[3]);
    },
    possible: () => true,
    apply(state, { seat }, { steps }, driver) {
      state.set = (state.set + steps + SETS.length) % SETS.length;
      driver.emit?.({ type: 'setMoved', seat, steps, set: state.set });
      if (share && steps > 0) takeShare(state, seat, driver);
    },
  };
}
