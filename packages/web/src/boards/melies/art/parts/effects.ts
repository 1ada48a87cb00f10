import type { Effect } from '@backlot/melies';
import { stroke } from './engrave.ts';
import type { Layer } from './layer.ts';
import { box, disc, puff, star } from './shapes.ts';

/** The four stage effects as they happen in a tableau: they stand on the origin, about 50 units wide. */
export const EFFECT_SCENES: Readonly<Record<Effect, readonly Layer[]>> = {
  trapdoor: [
    { d: 'M-24 -2L-17 -12H17L24 -2Z', fill: 'ink' },
    { d: 'M-17 -12L-20 -36H13L17 -12Z', fill: 'light', line: 1.4, wash: 'M' },
    { d: `M-9 -12L-11.4 -36M0 -12L-2.8 -36M8.6 -12L5.4 -36M-18.6 -24.4H15`, line: 0.9 },
    {
      d: 'M-8 -2L-6 -9V-16H-3V-2ZM8 -2L6 -9V-16H3V-2ZM-6.6 -6H6.6M-6 -10H6M-6 -14H6',
      line: 1.3,
      fill: 'paper',
    },
  ],
  smoke: [
    { d: star(0, -26, 34, 11, 17, 12), fill: 'paper', line: 1.1, wash: 'A' },
    { d: puff(0, -15, 23, 14, 9, 11), fill: 'light', line: 1.5, wash: 'b' },
    { d: puff(-5, -25, 13, 9, 7, 15), fill: 'paper', line: 1.2, wash: 'a' },
    {
      d: `${stroke([-15, -8], [-6, -4], 0.9, 2)}${stroke([4, -6], [16, -10], 0.9, 2)}${stroke([8, -14], [18, -18], 0.8, 2)}${stroke([-1, -20], [5, -26], 0.8, 3)}${stroke([-12, -22], [-9, -30], 0.7, -2)}${stroke([3, -10], [12, -13], 0.6, 2)}`,
      fill: 'ink',
    },
  ],
  pulley: [
    { d: 'M-9 -96V-30M9 -96V-44', line: 1.3 },
    { d: `${disc(0, -96, 11)}M-14 -112H14V-107H-14Z`, fill: 'light', line: 1.5, wash: 'M' },
    {
      d: `${disc(0, -96, 3.4)}${stroke([0, -107], [0, -85], 0.9)}${stroke([-11, -96], [11, -96], 0.9)}`,
      fill: 'ink',
    },
    {
      d: 'M-26 -44Q-20 -18 2 -20Q18 -22 22 -42Q12 -30 0 -31Q-16 -32 -26 -44Z',
      fill: 'paper',
      line: 1.4,
      wash: 'A',
    },
    { d: `${stroke([-18, -31], [-4, -22], 0.7, 2)}${stroke([2, -23], [16, -32], 0.7, 2)}`, fill: 'ink' },
  ],
  mirror: [
    {
      d: 'M-16 0L-12 -8H12L16 0ZM-19 -34A19 29 0 0 1 19 -34A19 29 0 0 1 -19 -34Z',
      fill: 'mid',
      line: 1.5,
      wash: 'A',
    },
    {
      d: 'M-14.6 -34A14.6 24.4 0 0 1 14.6 -34A14.6 24.4 0 0 1 -14.6 -34Z',
      fill: 'paper',
      line: 1.2,
      wash: 'b',
    },
    {
      d: `${stroke([-9, -30], [3, -52], 0.9)}${stroke([-10, -20], [9, -48], 0.9)}${stroke([-4, -17], [11, -38], 0.8)}${disc(0, -66, 2.6)}${disc(-19, -34, 2)}${disc(19, -34, 2)}`,
      fill: 'ink',
    },
    { d: box(-1.6, -13, 3.2, 5), fill: 'ink', fine: true },
  ],
};
