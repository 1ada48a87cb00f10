import { searchChance } from '@backlot/engine';
import { compile, createMovieMaker, type Move, SHIPPED, type State } from '@backlot/movie-maker';

export const game = createMovieMaker();
export const c = compile(SHIPPED);

/** The index of a production card or other item by its name in moves. */
export function item(name: string): number {
  const found = c.names.indexOf(name);
  if (found < 0) throw new Error(`no item ${name}`);
  return found;
}

/** A state of two players with nothing but cash, changed by `change`. */
export function position(change: (state: State) => void, seats = 2): State {
  const state = game.setup({}, seats, { chance: () => 0 });
  change(state);
  return state;
}

/** A game with `seats`, played on at random until `done` or its end. */
export function playedUntil(
  seed: number,
  seats: number,
  done: (state: State, legal: readonly Move[]) => boolean,
): State {
  const chance = searchChance(seed);
  const state = game.setup({ length: 'short' }, seats, { chance });
  for (let i = 0; i < 4_000; i++) {
    const legal = game.legal(state);
    if (legal.length === 0 || done(state, legal)) return state;
    game.apply(state, legal[chance(legal.length)] as Move, { chance });
  }
  return state;
}
