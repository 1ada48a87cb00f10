import { searchChance } from '@backlot/engine';

const WORDS = 2 ** 32;

/** Seeds of so many blocks, 32 bits each, repeatable from one number. */
export function seedsFrom(seed: number, count: number): number[] {
  const chance = searchChance(seed);
  return Array.from({ length: count }, () => chance(WORDS));
}
