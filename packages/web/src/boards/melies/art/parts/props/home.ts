import { hatch, random, smooth, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc, puff, star } from '../shapes.ts';

const wave = (y: number, phase: number, bottom: number): string =>
  `M-106 ${bottom}V${y}${Array.from({ length: 9 }, (_, index) => `q6 ${-9 - ((index + phase) % 3) * 2} 16 -3q-5 -1 -4 4q6 3 12 -1`).join('')}V${bottom}Z`;
const foam = (y: number, seed: number): string => {
  const next = random(seed);
  return Array.from({ length: 12 }, (_, index) =>
    stroke([-98 + index * 17, y + next() * 8], [-88 + index * 17, y + 2 + next() * 8], 0.8, 1.6),
  ).join('');
};

/** A cloth sea, as wide as the stage, with a splash. */
export const splash: readonly Layer[] = [
  {
    d: 'M-30 -26Q-40 -54 -26 -66Q-26 -46 -18 -38Q-16 -66 -4 -84Q-4 -56 2 -44Q10 -66 24 -76Q16 -52 18 -40Q28 -54 38 -56Q28 -40 30 -26Z',
    fill: 'paper',
    line: 1.4,
    wash: 'a',
  },
  { d: wave(-22, 0, 30), fill: 'light', line: 1.4, wash: 'B' },
  { d: foam(-12, 2), fill: 'ink' },
  { d: wave(0, 1, 30), fill: 'paper', line: 1.5, wash: 'b' },
];
/** A small steamer on a cloth sea. */
export const steamer: readonly Layer[] = [
  { d: puff(-30, -76, 16, 7, 8, 2) + puff(-8, -68, 9, 6, 7, 5), fill: 'light', line: 1.2, wash: 'a' },
  { d: 'M4 -32V-62H14V-32ZM-24 -32V-44H30V-32Z', fill: 'paper', line: 1.4, wash: 'A' },
  { d: 'M-44 -32H46L36 -8H-32Q-42 -16 -44 -32Z', fill: 'deep', line: 1.5, wash: 'A' },
  {
    d: `M3 -58H15V-53H3ZM-40 -34V-70H-38.4V-34Z${[-16, -4, 18].map(x => box(x, -41, 5, 5)).join('')}${stroke([-38, -26], [42, -26], 0.7)}`,
    fill: 'ink',
  },
  { d: wave(-12, 2, 30), fill: 'light', line: 1.4, wash: 'B' },
  { d: foam(-2, 5), fill: 'ink' },
];

const fish = (x: number, y: number, size: number, way: number): string =>
  `M${x} ${y}Q${x + way * size} ${y - size * 0.9} ${x + way * size * 2} ${y}Q${x + way * size} ${y + size * 0.9} ${x} ${y}ZM${x + way * size * 0.2} ${y}L${x - way * size * 0.6} ${y - size * 0.6}V${y + size * 0.6}Z`;
/** The sea bed on a hanging cloth: weed, fish, bubbles. */
export const seaBed: readonly Layer[] = [
  { d: 'M-66 -110H66V4H-66Z', fill: 'mid', line: 1.5, wash: 'B' },
  {
    d: `${hatch(
      [
        [-66, -110],
        [66, -110],
        [66, 0],
        [-66, 0],
      ],
      { angle: 0, gap: 5, weight: 0.7, ragged: 0.6, bend: 1 },
    )}M-70 -114H70V-108H-70Z`,
    fill: 'ink',
  },
  {
    d: [-56, -44, 44, 56]
      .map((x, index) =>
        smooth(
          [
            [x - 3, 3],
            [x - 8, -22],
            [x + 2, -44],
            [x - 4, -66 - index * 4],
            [x + 8, -44],
            [x, -20],
            [x + 4, 3],
          ],
          true,
        ),
      )
      .join(''),
    fill: 'light',
    line: 1.2,
    wash: 'M',
  },
  {
    d: fish(-30, -82, 9, 1) + fish(34, -66, 8, -1) + fish(12, -94, 6, 1),
    fill: 'paper',
    line: 1.2,
    wash: 'A',
  },
  { d: `${disc(-20, -83, 1.2)}${disc(27, -67, 1.2)}${disc(20, -94, 0.9)}`, fill: 'ink' },
  { d: `${disc(-22, -58, 2.6)}${disc(-27, -68, 1.8)}${disc(24, -44, 2.2)}`, fill: 'paper', line: 0.9 },
];

/** The shell on a garlanded float. */
export const float: readonly Layer[] = [
  { d: 'M-30 -22V-46H0Q20 -46 30 -34Q20 -22 0 -22Z', fill: 'light', line: 1.5, wash: 'A' },
  { d: 'M-42 -22H42V-12H-42Z', fill: 'mid', line: 1.4, wash: 'B' },
  {
    d: `${disc(-24, -8, 8.6)}${disc(-24, -8, 5)}${disc(24, -8, 8.6)}${disc(24, -8, 5)}${hatch(
      [
        [-29, -34],
        [28, -34],
        [20, -25],
        [-29, -23],
      ],
      { angle: 0, gap: 2, weight: 0.7 },
    )}`,
    fill: 'ink',
  },
  {
    d: [-36, -24, -12, 0, 12, 24, 36].map(x => star(x, -20 + (Math.abs(x) % 24 ? 3 : 0), 5, 6, 3)).join(''),
    fill: 'paper',
    line: 1,
    wash: 'M',
  },
  { d: 'M-32 -46V-88M-31 -88L-8 -80L-31 -72', line: 1.4, fill: 'paper', wash: 'A' },
];

/** A medal as large as a man, in a laurel wreath. */
export const medal: readonly Layer[] = [
  { d: 'M-14 -88H14L8 -58H-8Z', fill: 'mid', line: 1.4, wash: 'B' },
  {
    d: [0, 1, 2, 3, 4, 5]
      .flatMap(index =>
        [-1, 1].map(side => {
          const turn = 1.4 - index * 0.42;
          const [x, y] = [side * Math.cos(turn) * 31, -36 + Math.sin(turn) * 31];
          return `M${(x - side * 7).toFixed(1)} ${(y + 5).toFixed(1)}Q${(x - side * 4).toFixed(1)} ${(y - 7).toFixed(1)} ${(x + side * 5).toFixed(1)} ${(y - 7).toFixed(1)}Q${(x + side * 5).toFixed(1)} ${(y + 3).toFixed(1)} ${(x - side * 7).toFixed(1)} ${(y + 5).toFixed(1)}Z`;
        }),
      )
      .join(''),
    fill: 'light',
    line: 1.1,
    wash: 'M',
  },
  { d: star(0, -36, 28, 8, 20), fill: 'paper', line: 1.5, wash: 'A' },
  { d: disc(0, -36, 15), fill: 'light', line: 1.3, wash: 'B' },
  {
    d: `${star(0, -36, 11)}${hatch(
      [
        [-2, -86],
        [4, -86],
        [3, -62],
        [-2, -62],
      ],
      { angle: 90, gap: 2, weight: 0.7 },
    )}`,
    fill: 'ink',
  },
];

/** Drum, trumpet and a flag of the marines. */
export const band: readonly Layer[] = [
  {
    d: 'M-30 0V-90M-29 -89Q-16 -96 -6 -88Q6 -82 16 -88V-66Q4 -60 -8 -67Q-18 -72 -29 -66Z',
    fill: 'paper',
    line: 1.4,
    wash: 'B',
  },
  { d: 'M-17 -28V-6A21 6.6 0 0 0 25 -6V-28Z', fill: 'light', line: 1.5, wash: 'A' },
  { d: disc(4, -28, 21, 6.6), fill: 'paper', line: 1.5 },
  {
    d: `M-17 -28L-10 -1L-3 -22L4 0.6L11 -22L18 -1L25 -28L19 -4L11 -24L4 -3L-3 -24L-11 -4Z${stroke([-8, -46], [6, -30], 1.1)}${stroke([18, -47], [6, -30], 1.1)}${disc(-9, -47, 2)}${disc(19, -48, 2)}${star(-6, -78, 6)}`,
    fill: 'ink',
  },
];

/** The statue: a bearded traveller with a foot on the Moon. */
export const statue: readonly Layer[] = [
  { d: 'M-28 0V-8H28V0ZM-20 -8V-34H20V-8ZM-24 -34V-39H24V-34Z', fill: 'light', line: 1.5, wash: 'M' },
  { d: disc(9, -47, 8), fill: 'paper', line: 1.4, wash: 'B' },
  {
    d: 'M-12 -39L-8 -62Q-14 -66 -12 -74L-22 -84L-19 -87L-8 -78Q-3 -80 2 -78L12 -70L10 -66L3 -69L5 -58L12 -54L9 -51L0 -54L-4 -39ZM-8 -84A5 5 0 1 1 2 -84Q0 -74 -3 -74Q-6 -74 -8 -84ZM-8.6 -87Q-3 -90 2.6 -87L-2 -104Z',
    fill: 'mid',
    line: 1.4,
    wash: 'A',
  },
  {
    d: `${hatch(
      [
        [8, -33],
        [20, -33],
        [20, -9],
        [8, -9],
      ],
      { angle: 90, gap: 2, weight: 0.7 },
    )}${star(-4, -21, 7)}${disc(6.6, -48.6, 1)}${disc(11.6, -48.6, 1)}${stroke([6, -44.4], [12, -44.6], 0.6, 1)}${hatch(
      [
        [-2, -74],
        [2, -72],
        [1, -58],
        [-5, -42],
      ],
      { angle: 70, gap: 1.8, weight: 0.6 },
    )}`,
    fill: 'ink',
  },
];

/** Fireworks over the dance, round the origin. */
export const fireworks: readonly Layer[] = [
  ...[
    [-40, 4, 24, 'A'],
    [34, -10, 28, 'B'],
  ].map(
    ([x, y, r, wash]): Layer => ({
      d: Array.from({ length: 14 }, (_, index) => {
        const turn = (index * Math.PI) / 7;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return (
          stroke(
            [Number(x) + cos * Number(r) * 0.25, Number(y) + sin * Number(r) * 0.25],
            [Number(x) + cos * Number(r), Number(y) + sin * Number(r)],
            2.2,
            2,
          ) + disc(Number(x) + cos * Number(r) * 1.12, Number(y) + sin * Number(r) * 1.12, 1.7)
        );
      }).join(''),
      fill: 'paper',
      line: 0.7,
      wash: wash as 'A' | 'B',
    }),
  ),
];
/** A bandstand with lanterns. */
export const bandstand: readonly Layer[] = [
  {
    d: 'M-34 0V-10H34V0ZM-28 -10V-48H-24V-10ZM24 -10V-48H28V-10ZM-4 -10V-48H0V-10Z',
    fill: 'light',
    line: 1.3,
    wash: 'M',
  },
  { d: 'M-38 -48Q-20 -54 -2 -78Q16 -54 34 -48Z', fill: 'mid', line: 1.5, wash: 'A' },
  {
    d: `${[-27, -14, 0, 14, 27].map(x => stroke([-2, -76], [x, -49], 0.7)).join('')}M-3 -90H-1V-77H-3ZM-1 -90L10 -86L-1 -82Z`,
    fill: 'ink',
  },
  { d: `${disc(-15, -40, 4.6, 5.4)}${disc(12, -40, 4.6, 5.4)}`, fill: 'paper', line: 1.2, wash: 'B' },
];
