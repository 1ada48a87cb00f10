import { cellAt, createCannes, KINDS, type Kind, type Move, pairOf, type State } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';

export const game = createCannes();

export const tile = (kind: Kind, q: number, r: number, turn = 0) => ({
  cell: cellAt(q, r),
  kind: KINDS.indexOf(kind),
  turn,
});
export const pair = (q: number, r: number, toQ: number, toR: number) =>
  pairOf(cellAt(q, r), cellAt(toQ, toR));

/** A state of two players with these tiles beside Cannes, seat 0 producing. */
export function producing(change: (state: State) => void): State {
  const state = game.setup({}, 2, { chance: () => 0 });
  state.mover = 0;
  state.stack.length = 0;
  state.stack.push({ kind: 'produce', seat: 0 });
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
  const state = game.setup({}, seats, { chance });
  for (let i = 0; i < 5_000; i++) {
    const legal = game.legal(state);
    if (legal.length === 0 || done(state, legal)) return state;
    game.apply(state, legal[chance(legal.length)] as Move, { chance });
  }
  throw new Error('no such position');
}
