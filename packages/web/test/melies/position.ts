import { PASS, searchChance } from '@backlot/engine';
import { compile, createMelies, type Move, SHIPPED, type State, type View } from '@backlot/melies';

export const game = createMelies();
export const components = compile(SHIPPED);

/** A game with `seats`, played on by `choose` until it picks nothing. */
export function playedUntil(
  seed: number,
  seats: number,
  done: (state: State, legal: readonly Move[]) => boolean,
): State {
  const chance = searchChance(seed);
  const state = game.setup({}, seats, { chance });
  for (let i = 0; i < 3_000; i++) {
    const legal = game.legal(state);
    if (done(state, legal)) return state;
    const eager = legal.filter(move => move !== PASS && move.type !== 'move' && move.type !== 'turn');
    const from = eager.length > 0 && chance(5) > 0 ? eager : legal;
    game.apply(state, from[chance(from.length)] as Move, { chance });
  }
  throw new Error('no such position');
}

/** A view in which nothing has happened, with what a test cares about put in its place. */
export function viewWith(changes: Partial<View>): View {
  const state = game.setup({}, 2, { chance: searchChance(1) });
  return { ...game.view(state, 0), ...changes };
}
