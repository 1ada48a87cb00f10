import type { EffectData, Sources } from '../edition.ts';

/** The rulebook names the four types and the paints yellow and blue. */
const NAMED: Sources = { effect: 'rulebook', paint: 'rulebook', copies: 'reconstructed' };
/** The third paint is ours, and with it that there are three, so that every card comes twice. */
const OURS: Sources = { effect: 'rulebook', paint: 'reconstructed', copies: 'reconstructed' };

/** The 24 special-effect cards (MEL-1.5): four types in three paints, each twice. */
export const EFFECT_CARDS: readonly EffectData[] = [
  { effect: 'trapdoor', paint: 'yellow', copies: 2, source: NAMED },
  { effect: 'trapdoor', paint: 'blue', copies: 2, source: NAMED },
  { effect: 'trapdoor', paint: 'red', copies: 2, source: OURS },
  { effect: 'smoke', paint: 'yellow', copies: 2, source: NAMED },
  { effect: 'smoke', paint: 'blue', copies: 2, source: NAMED },
  { effect: 'smoke', paint: 'red', copies: 2, source: OURS },
  { effect: 'pulley', paint: 'yellow', copies: 2, source: NAMED },
  { effect: 'pulley', paint: 'blue', copies: 2, source: NAMED },
  { effect: 'pulley', paint: 'red', copies: 2, source: OURS },
  { effect: 'mirror', paint: 'yellow', copies: 2, source: NAMED },
  { effect: 'mirror', paint: 'blue', copies: 2, source: NAMED },
  { effect: 'mirror', paint: 'red', copies: 2, source: OURS },
];
