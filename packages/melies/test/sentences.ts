import { type Fragment, searchChance } from '@backlot/engine';
import { createMelies, type View } from '../src/index.ts';

/** What no text may contain: a hole in its values, or stray blanks. */
export const BROKEN = /undefined|NaN|null|\[object|\s\s|\s[.,:;]/;

/** A sentence as the log would print it, seats as S0, S1 … */
export const plain = (fragments: readonly Fragment[]): string =>
  fragments
    .map(part => (typeof part === 'string' ? part : 'seat' in part ? `S${part.seat}` : part.text))
    .join('');

/** What the seat to decide sees just after the deal. */
export function setUp(seats = 3): View {
  const melies = createMelies();
  const state = melies.setup({}, seats, { chance: searchChance(7) });
  return melies.view(state, melies.turn(state));
}
