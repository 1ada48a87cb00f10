import type { Family } from './families.ts';
import { hexagon } from './hexagon.ts';

/** A line of a rim's pattern. */
interface RimMark {
  readonly d: string;
  readonly width: number;
  readonly dash?: string;
  readonly cap?: 'round' | 'butt';
}

/** Patterns tell the families apart without colour: awning stripes, film holes, bulbs on a string, a double rope. */
export const RIMS: Readonly<Record<Family, readonly RimMark[]>> = {
  supplier: [{ d: hexagon(45.8), width: 5.2, dash: '5.09 5.09', cap: 'butt' }],
  industry: [{ d: hexagon(45.8), width: 2.6, dash: '3 4.63', cap: 'butt' }],
  party: [{ d: hexagon(45.8), width: 3.2, dash: '0 7.63', cap: 'round' }],
  special: [
    { d: hexagon(47.2), width: 1.1 },
    { d: hexagon(44.4), width: 1.1 },
  ],
};
