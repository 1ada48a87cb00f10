import { draw } from '@backlot/engine';
import type { Journals } from '../journals.ts';
import { WRITE } from '../moves.ts';
import type { ActionRules, MoveOf } from './action.ts';

/**
 * MEL-3.3. Write Scene: take one of the face-up scenes; the known top card of the deck takes its place (MEL-1.4, MEL-R18).
 * MEL-R7: an empty deck is not refilled, the row then stays short.
 */
export function writeScene(journals: Journals): ActionRules<MoveOf<'write'>> {
  return {
    candidates(state, _seat, out) {
      for (const scene of state.sceneRow) out.push(WRITE[scene]);
    },
    refuse: () => undefined,
    legal(state, _seat, out) {
      for (const scene of state.sceneRow) out.push(WRITE[scene]);
    },
    possible: state => state.sceneRow.length > 0,
    apply(state, { seat, pawn }, { scene }, driver) {
      const index = state.sceneRow.indexOf(scene);
      state.players[seat].scenes.push(scene);
      driver.emit?.({ type: 'wrote', seat, scene });
      if (state.nextScene < 0) state.sceneRow.splice(index, 1);
      else {
        state.sceneRow[index] = state.nextScene;
        state.nextScene = draw(state.sceneDeck, driver.chance) ?? -1;
        driver.emit?.({ type: 'sceneDealt', scene: state.sceneRow[index], next: state.nextScene });
      }
      journals.after(state, seat, { type: 'write', scene }, pawn, 0, driver);
    },
  };
}
