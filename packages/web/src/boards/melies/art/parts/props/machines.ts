import { hatch, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc, puff, star } from '../shapes.ts';

/** The shell, upright, 34 wide and 74 high. */
export const shell: readonly Layer[] = [
  { d: 'M-17 0V-36Q-16 -62 0 -74Q16 -62 17 -36V0Z', fill: 'light', line: 1.6, wash: 'A' },
  {
    d: `${hatch(
      [
        [3, -70],
        [12, -56],
        [16, -38],
        [16.4, -1],
        [5, -1],
      ],
      { angle: 90, gap: 1.9, weight: 0.6, ragged: 0.1, seed: 3 },
    )}M-17.4 -38H17.4V-35H-17.4ZM-17.4 -8H17.4V-5H-17.4Z${stroke([-11, -44], [-4, -64], 0.6, 1)}`,
    fill: 'ink',
  },
  { d: disc(-1, -22, 8.6), fill: 'deep', line: 1.4, wash: 'B' },
  {
    d: `${[0, 1, 2, 3, 4, 5, 6, 7].map(index => disc(-1 + Math.cos(index * 0.785) * 10.8, -22 + Math.sin(index * 0.785) * 10.8, 0.8)).join('')}${disc(-4, -22, 1.4)}`,
    fill: 'ink',
    fine: true,
  },
];

/** The shell on trestles, half planked. */
export const shellYard: readonly Layer[] = [
  { d: 'M-30 0L-24 -14H-20L-14 0M14 0L20 -14H24L30 0M-36 -14H36', line: 2.2 },
  { d: 'M-34 -15V-49H2Q28 -48 40 -32Q28 -16 2 -15Z', fill: 'light', line: 1.6, wash: 'A' },
  {
    d: `${hatch(
      [
        [-33, -26],
        [38, -29],
        [24, -18],
        [2, -15.6],
        [-33, -15.6],
      ],
      { angle: 0, gap: 2, weight: 0.7, ragged: 0.1 },
    )}M-12 -49H-9V-15H-12ZM8 -49H11V-15.4H8Z`,
    fill: 'ink',
  },
  { d: 'M-34 -64V-15M-24 -64V-49M-34 -54H-24M-34 -44H-30M-34 -64H-24', line: 1.5 },
  { d: `${disc(-1.6, -33, 6.4)}`, fill: 'deep', line: 1.3, wash: 'B' },
];

/** A bubbling tub of acid. */
export const tub: readonly Layer[] = [
  { d: puff(0, -48, 22, 11, 8, 3), fill: 'light', line: 1.2, wash: 'b' },
  { d: 'M-30 -38L-25 0H25L30 -38Z', fill: 'light', line: 1.6, wash: 'M' },
  { d: disc(0, -38, 30, 6), fill: 'deep', line: 1.5, wash: 'A' },
  {
    d: `${disc(-9, -40, 3)}${disc(4, -38.6, 2.2)}${disc(13, -40.4, 3.4)}${disc(-2, -50, 2.4)}${disc(10, -54, 1.8)}`,
    fill: 'paper',
    line: 0.9,
  },
  {
    d: `M-29.4 -30H29.4L28.8 -26H-28.8ZM-26.8 -12H26.8L26.2 -8H-26.2Z${[-18, -9, 0, 9, 18].map(x => stroke([x * 1.1, -31], [x * 0.95, -1], 0.6)).join('')}`,
    fill: 'ink',
  },
];

/** Chimney pots among which one looks out over the works. */
export const pots: readonly Layer[] = [
  { d: puff(-16, -74, 13, 8, 7, 2) + puff(18, -84, 15, 9, 8, 5), fill: 'light', line: 1.2, wash: 'b' },
  { d: 'M-30 0V-46H-4V0ZM4 0V-56H32V0Z', fill: 'light', line: 1.5, wash: 'A' },
  {
    d: `${hatch(
      [
        [-30, -46],
        [-4, -46],
        [-4, 0],
        [-30, 0],
      ],
      { angle: 0, gap: 5, weight: 0.7 },
    )}${hatch(
      [
        [4, -56],
        [32, -56],
        [32, 0],
        [4, 0],
      ],
      { angle: 0, gap: 5, weight: 0.7 },
    )}${hatch(
      [
        [-11, -46],
        [-4, -46],
        [-4, 0],
        [-11, 0],
      ],
      { angle: 90, gap: 1.8, weight: 0.7 },
    )}${hatch(
      [
        [24, -56],
        [32, -56],
        [32, 0],
        [24, 0],
      ],
      { angle: 90, gap: 1.8, weight: 0.7 },
    )}`,
    fill: 'ink',
  },
  {
    d: 'M-33 -51H-1V-46H-33ZM1 -61H35V-56H1ZM-27 -51L-25 -63H-19L-17 -51ZM-15 -51L-13 -60H-9L-7 -51ZM7 -61L9 -73H15L17 -61ZM19 -61L21 -76H27L29 -61Z',
    fill: 'mid',
    line: 1.3,
    wash: 'B',
  },
];

/** A ladle pours molten iron into the mould of the gun. */
export const casting: readonly Layer[] = [
  { d: star(4, -12, 27, 13, 15), fill: 'paper', line: 1, wash: 'A' },
  { d: 'M-4 -46Q4 -40 2 -10H8Q10 -42 2 -50Z', fill: 'paper', line: 1.1, wash: 'A' },
  {
    d: 'M-36 -70H-4Q-2 -62 2 -60L-3 -52Q-8 -44 -20 -44Q-34 -44 -36 -70Z',
    fill: 'deep',
    line: 1.5,
    wash: 'M',
  },
  {
    d: `M-39 -74H-2V-69H-39ZM-22 -110H-19V-73H-22ZM-30 0L-26 -14H34L38 0Z${stroke([-31, -64], [-24, -48], 0.8, 2)}${stroke([16, -30], [22, -38], 0.8)}${stroke([-10, -26], [-16, -32], 0.8)}${stroke([14, -22], [24, -24], 0.8)}`,
    fill: 'ink',
  },
  { d: 'M-16 -14A20 6 0 0 1 24 -14Z', fill: 'mid', line: 1.2, wash: 'A' },
];

/** The giant gun, muzzle to the upper right. */
export const gun: readonly Layer[] = [
  { d: 'M-42 -14L-34 -34L30 -72L42 -50L-22 -10Z', fill: 'mid', line: 1.6, wash: 'M' },
  {
    d: `${hatch(
      [
        [-36, -18],
        [40, -58],
        [41, -51],
        [-22, -11],
      ],
      { angle: -30, gap: 1.9, weight: 0.8 },
    )}M26 -74.4L32 -76L46 -50L41 -47ZM-8 -50L-3 -52L8 -30L3 -27ZM-42 -14L-48 -18L-46 -26L-38 -26Z`,
    fill: 'ink',
  },
  { d: disc(-8, -13, 13), fill: 'light', line: 2, wash: 'A' },
  {
    d: `${disc(-8, -13, 3)}${[0, 1, 2, 3].map(index => stroke([-8 - Math.cos(index * 0.785) * 12, -13 - Math.sin(index * 0.785) * 12], [-8 + Math.cos(index * 0.785) * 12, -13 + Math.sin(index * 0.785) * 12], 1)).join('')}`,
    fill: 'ink',
  },
];

/** The gun fires. */
export const gunFiring: readonly Layer[] = [
  { d: star(52, -82, 32, 12, 14), fill: 'paper', line: 1.2, wash: 'A' },
  { d: puff(46, -66, 16, 10, 8, 6), fill: 'paper', line: 1.2, wash: 'b' },
  ...gun,
];

/** The shell half way into the breech. */
export const gunLoading: readonly Layer[] = [
  { d: 'M-44 -36H-8V-60H-44Q-52 -58 -52 -48Q-52 -38 -44 -36Z', fill: 'light', line: 1.4, wash: 'A' },
  { d: 'M-10 -28H46V-68H-10Z', fill: 'mid', line: 1.6, wash: 'M' },
  {
    d: `${hatch(
      [
        [-10, -44],
        [46, -44],
        [46, -28],
        [-10, -28],
      ],
      { angle: 0, gap: 2, weight: 0.8 },
    )}M-14 -26H-6V-70H-14ZM18 -28H24V-68H18Z${box(-44, -36, 60, 3)}M-40 -33H-36V0H-40ZM4 -33H8V0H4ZM34 -28H40V0H34Z${stroke([-44, -57], [-16, -57], 0.6)}`,
    fill: 'ink',
  },
  { d: disc(-30, -48, 5), fill: 'deep', line: 1.2, wash: 'B' },
];
