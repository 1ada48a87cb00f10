import { area, hatch, random, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { moonFace, moonHit } from '../moon.ts';
import { ball, disc, puff, star } from '../shapes.ts';

export const moon = moonFace;
export const moonEye = moonHit;

/** Clouds that part before the growing Moon, round the origin. */
export const clouds: readonly Layer[] = [
  { d: puff(-34, 24, 26, 9, 8, 4) + puff(36, 26, 28, 8, 8, 9), fill: 'light', line: 1.2, wash: 'B' },
];

/** The Earth, large, rising behind the plain; round the origin. */
export const earth: readonly Layer[] = [
  { d: star(0, 0, 44, 28, 34), fill: 'light', line: 0.8, wash: 'a' },
  { d: disc(0, 0, 29), fill: 'paper', line: 1.6, wash: 'B' },
  {
    d: 'M-20 -16Q-8 -26 2 -20Q6 -12 -2 -8Q-4 2 -12 0Q-18 -8 -20 -16ZM-6 6Q4 0 10 8Q8 20 0 23Q-6 16 -6 6ZM12 -18Q22 -18 26 -4Q20 4 13 -3Z',
    fill: 'deep',
    line: 1,
    wash: 'M',
  },
  { d: ball(0, 0, 28, 220, 8, 0.8), fill: 'ink' },
];

/** A crater that erupts. */
export const volcano: readonly Layer[] = [
  { d: star(0, -62, 42, 14, 20), fill: 'paper', line: 1.1, wash: 'A' },
  { d: puff(-6, -76, 21, 12, 9, 3), fill: 'light', line: 1.3, wash: 'B' },
  {
    d: area([-40, 0], [-22, -28], [-13, -48], [13, -48], [20, -30], [42, 0]),
    fill: 'light',
    line: 1.6,
    wash: 'M',
  },
  {
    d: `M-13 -48Q-10 -42 -6 -46Q-5 -20 -1 -22Q2 -24 2 -45Q6 -40 8 -44Q9 -32 12 -32Q14 -36 13 -48Q0 -53 -13 -48Z${hatch(
      [
        [6, -30],
        [18, -32],
        [42, 0],
        [12, 0],
      ],
      { angle: 56, gap: 2, weight: 0.8, ragged: 0.3 },
    )}${stroke([-20, -26], [-32, -3], 0.8)}${stroke([-14, -22], [-20, -2], 0.7)}`,
    fill: 'ink',
  },
];

/** Seven stars with faces: the Great Bear. Round the origin. */
const bearAt = [
  [-48, 4],
  [-30, -8],
  [-14, -4],
  [2, 4],
  [4, 24],
  [32, 22],
  [38, 2],
] as const;
export const bear: readonly Layer[] = [
  {
    d: bearAt.map(([x, y], index) => star(x, y, index % 2 ? 9 : 10.4, 5, 4.6)).join(''),
    fill: 'paper',
    line: 1.2,
    wash: 'A',
  },
  {
    d: bearAt
      .map(
        ([x, y]) =>
          `${disc(x - 1.6, y - 0.8, 0.7)}${disc(x + 1.6, y - 0.8, 0.7)}${stroke([x - 1.6, y + 1.8], [x + 1.6, y + 1.8], 0.4, 0.7)}`,
      )
      .join(''),
    fill: 'ink',
  },
];

/** Saturn in its ring and Phoebe on her crescent. Round the origin. */
export const saturn: readonly Layer[] = [
  { d: disc(-26, 0, 17), fill: 'paper', line: 1.5, wash: 'A' },
  {
    d: `${ball(-26, 0, 16.4, 225, 6, 0.8)}${disc(-31, -3, 1.4)}${disc(-22, -4, 1.4)}${stroke([-31, 5], [-21, 4], 0.8, 2)}`,
    fill: 'ink',
  },
  {
    d: 'M-56 12Q-60 5 -43 1Q-54 6 -50 9Q-30 12 -6 -8Q-4 -12 -11 -10Q2 -17 4 -10Q0 2 -22 11Q-46 18 -56 12Z',
    fill: 'light',
    line: 1.2,
    wash: 'M',
  },
  {
    d: 'M34 -26Q18 -20 20 2Q24 22 46 20Q58 18 62 8Q48 14 38 4Q28 -8 34 -26Z',
    fill: 'paper',
    line: 1.5,
    wash: 'B',
  },
  {
    d: `${disc(46, -14, 4)}M42 -10H50L54 8Q46 12 40 5ZM41 -17Q46 -23 51 -16Z${stroke([25, -8], [30, 12], 0.7, -3)}`,
    fill: 'ink',
  },
];

/** Snow, falling. Round the origin. */
const flakes = ((): string => {
  const next = random(12);
  return Array.from({ length: 34 }, () =>
    star(next() * 190 - 95, next() * 104 - 50, 1.6 + next() * 3, 6, 0.8),
  ).join('');
})();
export const snow: readonly Layer[] = [{ d: flakes, fill: 'paper', line: 0.5 }];

/** Sleepers under blankets. */
export const blankets: readonly Layer[] = [
  {
    d: 'M-44 0Q-46 -12 -34 -14Q-18 -18 0 -13Q22 -20 42 -12Q48 -6 46 0Z',
    fill: 'paper',
    line: 1.5,
    wash: 'A',
  },
  {
    d: `${hatch(
      [
        [-40, -10],
        [0, -10],
        [40, -10],
        [44, -1],
        [-42, -1],
      ],
      { angle: 70, gap: 4, weight: 0.8 },
    )}M-44 -6Q-50 -6 -50 -11Q-48 -16 -42 -15Z`,
    fill: 'ink',
  },
  { d: `${disc(-42, -15, 5)}${disc(-3, -17, 5)}${disc(36, -16, 5)}`, fill: 'paper', line: 1.2 },
  {
    d: 'M-47 -17Q-42 -22 -37 -17L-50 -27ZM-8 -19Q-3 -24 2 -19L-10 -30ZM31 -18Q36 -23 41 -18L30 -29Z',
    fill: 'deep',
    line: 1,
    wash: 'B',
  },
];
