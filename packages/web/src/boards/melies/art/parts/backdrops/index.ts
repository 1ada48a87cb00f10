import type { SetName } from '@backlot/melies';
import type { Layer } from '../layer.ts';
import { cave } from './cave.ts';
import { club } from './club.ts';
import { craters } from './craters.ts';
import { foundry } from './foundry.ts';
import { square } from './square.ts';

const PAINTERS: Readonly<Record<SetName, (seed: number, bare: boolean) => readonly Layer[]>> = {
  club,
  foundry,
  craters,
  cave,
  square,
};
const painted = new Map<string, readonly Layer[]>();

/**
 * The painted backdrop of a set in a box of 200 x 140. The seed moves moon, smoke, peaks and clouds; a bare sky has no
 * moon or earth of its own.
 */
export function backdrop(set: SetName, seed: number, bare = false): readonly Layer[] {
  const key = `${set} ${seed} ${bare}`;
  const known = painted.get(key) ?? PAINTERS[set](seed, bare);
  painted.set(key, known);
  return known;
}
