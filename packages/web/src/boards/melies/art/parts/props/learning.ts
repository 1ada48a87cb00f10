import { area, hatch, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { ball, box, disc, star } from '../shapes.ts';

/** A desk with books, a globe and a quill. */
export const desk: readonly Layer[] = [
  { d: 'M-34 -26H34V-21H30V0H24V-21H-24V0H-30V-21H-34Z', fill: 'mid', line: 1.4, wash: 'M' },
  {
    d: `${hatch(
      [
        [-33, -21],
        [33, -21],
        [33, -18],
        [-33, -18],
      ],
      { angle: 90, gap: 2, weight: 0.7 },
    )}${stroke([-26, -20], [-26, -1], 0.6)}${stroke([27.6, -20], [27.6, -1], 0.9)}`,
    fill: 'ink',
  },
  {
    d: `M-30 -31H-8V-26H-30ZM-27 -36H-10V-31H-27ZM-29 -40.4H-12V-36H-29ZM4 -26Q8 -33 17 -30Q26 -33 31 -26Q24 -28 17.4 -25Q11 -28 4 -26Z`,
    fill: 'paper',
    line: 1.2,
    wash: 'A',
  },
  { d: disc(-3, -44, 11), fill: 'paper', line: 1.4, wash: 'B' },
  {
    d: `${ball(-3, -44, 10.6, 225, 5, 0.7)}M-10 -50q6 -3 8 1q-1 5 -6 5ZM-1 -42q6 0 5 5q-5 3 -5 -5ZM-7 -26H1L-1.4 -33H-4.6Z${stroke([24, -28], [32, -44], 1, 2)}`,
    fill: 'ink',
  },
];

/** A telescope on its tripod, aimed high. */
export const telescope: readonly Layer[] = [
  { d: 'M-2 -36L-20 0M2 -36L18 0M0 -36V-4M-11 -17H10', line: 2.4 },
  {
    d: 'M-25 -29L-21 -20L-2 -29.6L-6 -38.4ZM-6 -40L-1 -27.6L20 -39L14.6 -51.4ZM14 -54L20.4 -37.4L40 -49.4L33 -66Z',
    fill: 'light',
    line: 1.5,
    wash: 'A',
  },
  {
    d: `${hatch(
      [
        [-22, -22],
        [40, -50],
        [38, -55],
        [-24, -26],
      ],
      { angle: -26, gap: 1.5, weight: 0.6 },
    )}M32 -67L41.4 -48.4L39.4 -47.4L30 -66Z${disc(0, -35, 3)}`,
    fill: 'ink',
  },
];

/** A blackboard with the road from the Earth to the Moon in chalk. */
export const blackboard: readonly Layer[] = [
  { d: 'M-27 -20L-33 0M27 -20L33 0', line: 2.4 },
  { d: box(-36, -66, 72, 48), fill: 'mid', line: 1.5, wash: 'M' },
  { d: box(-32.6, -62.6, 65.2, 41.2), fill: 'ink' },
  {
    d: `M-25 -29.4A9 9 0 0 1 -13.6 -22.2L-28 -22.2ZM-20 -31.6Q-12 -54 14 -53.4L14 -51.8Q-10 -52 -18.6 -31ZM14.6 -56.6L21 -52.4L14 -49Z${disc(24.4, -50, 5.6)}M-28 -56H-14V-54.8H-28ZM-28 -51.6H-18V-50.4H-28ZM6 -34H24V-32.8H6ZM10 -28.6H26V-27.4H10Z`,
    fill: 'paper',
    wash: 'A',
  },
  {
    d: `${disc(22.4, -51, 0.9)}${disc(26, -50.6, 0.9)}${stroke([22, -47.6], [26.8, -47.4], 0.5, 0.8)}`,
    fill: 'ink',
    fine: true,
  },
];

/** Papers and books flying in a quarrel. */
export const papers: readonly Layer[] = [
  {
    d: 'M-30 -52L-14 -58L-8 -44L-24 -38ZM6 -66L22 -62L18 -48L3 -52ZM-8 -34L6 -38L12 -26L-3 -22ZM20 -38L32 -44L37 -32L25 -27Z',
    fill: 'paper',
    line: 1.3,
    wash: 'A',
  },
  {
    d: area([-34, -20], [-18, -31], [-6, -17], [-22, -6]) + area([8, -14], [24, -24], [34, -12], [18, -2]),
    fill: 'deep',
    line: 1.3,
    wash: 'B',
  },
  {
    d: `${hatch(
      [
        [-28, -50],
        [-15, -55],
        [-11, -45],
        [-23, -41],
      ],
      { angle: -21, gap: 3, weight: 0.6 },
    )}${hatch(
      [
        [7, -63],
        [19, -60],
        [16, -51],
        [5, -54],
      ],
      { angle: 14, gap: 3, weight: 0.6 },
    )}${hatch(
      [
        [-5, -33],
        [5, -36],
        [9, -27],
        [-2, -24],
      ],
      { angle: -15, gap: 3, weight: 0.6 },
    )}${stroke([-20, -62], [-12, -66], 0.8, 2)}${stroke([26, -66], [33, -60], 0.8, -2)}${stroke([-38, -40], [-36, -30], 0.8, 2)}${stroke([36, -24], [40, -16], 0.8, -2)}`,
    fill: 'ink',
  },
];

/** A scroll with six names and its seal. */
export const scroll: readonly Layer[] = [
  { d: 'M-20 -70H20V-12H-20Z', fill: 'paper', line: 1.4, wash: 'a' },
  { d: 'M-25 -75H25V-67H-25ZM-25 -15H25V-7H-25Z', fill: 'mid', line: 1.4, wash: 'B' },
  {
    d: [0, 1, 2, 3, 4, 5]
      .map(
        index => `${star(-13, -60 + index * 8, 2.4)}${box(-8, -60.8 + index * 8, index % 2 ? 17 : 21, 1.6)}`,
      )
      .join(''),
    fill: 'ink',
  },
  { d: `M7 -18L10 -2L13 -6L17 -3L15 -19Z${disc(11, -20, 6)}`, fill: 'deep', line: 1.1, wash: 'A' },
];

/** Trunks, a hat box and an umbrella, packed for a long way. */
export const luggage: readonly Layer[] = [
  { d: 'M-34 -24H22V0H-34Z', fill: 'light', line: 1.5, wash: 'B' },
  { d: 'M-26 -42H12V-24H-26ZM14 -38H34V-24H14ZM12 -42H36V-37H12Z', fill: 'paper', line: 1.4, wash: 'A' },
  {
    d: `M-24 -24H-19V0H-24ZM6 -24H11V0H6ZM-18 -42H-14.6V-24H-18ZM0 -42H3.4V-24H0ZM-10 -13H-2V-8H-10ZM-10 -46H-4V-42H-2V-48H-12V-42H-10Z${hatch(
      [
        [11, -24],
        [22, -24],
        [22, 0],
        [11, 0],
      ],
      { angle: 0, gap: 2.2, weight: 0.7 },
    )}${hatch(
      [
        [26, -37],
        [34, -37],
        [34, -24],
        [26, -24],
      ],
      { angle: 90, gap: 2, weight: 0.6 },
    )}`,
    fill: 'ink',
  },
  { d: 'M28 0L40 -46Q44 -52 46 -45Q44 -30 33 -1Z', fill: 'deep', line: 1.2, wash: 'M' },
];
