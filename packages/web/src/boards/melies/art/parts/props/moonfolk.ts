import { mushroom } from '../backdrops/cave.ts';
import { area, hatch, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { disc, star } from '../shapes.ts';

const giant = mushroom(0, 0, 84, 38, 4);
export const giantMushroom: readonly Layer[] = [
  { d: giant.flesh, fill: 'paper', line: 1.6, wash: 'A' },
  { d: giant.ink, fill: 'ink' },
];

/** The umbrella that grew: half canopy, half cap. */
export const umbrella: readonly Layer[] = [
  { d: 'M-3 -56Q-1 -20 -12 0H12Q1 -20 3 -56Z', fill: 'paper', line: 1.4, wash: 'B' },
  {
    d: 'M-36 -42Q-34 -76 0 -80Q34 -76 36 -42Q30 -48 24 -42Q18 -50 12 -43Q6 -51 0 -44Q-6 -51 -12 -43Q-18 -50 -24 -42Q-30 -48 -36 -42Z',
    fill: 'light',
    line: 1.6,
    wash: 'A',
  },
  {
    d: `${stroke([0, -80], [-24, -42], 0.8, 5)}${stroke([0, -80], [-12, -43], 0.7, 2)}${stroke([0, -80], [0, -44], 0.7)}${stroke([0, -80], [12, -43], 0.7, -2)}${stroke([0, -80], [24, -42], 0.8, -5)}${hatch(
      [
        [4, -76],
        [28, -62],
        [35, -44],
        [14, -46],
      ],
      { angle: 60, gap: 2.2, weight: 0.7, ragged: 0.2 },
    )}${stroke([0, -90], [0, -79], 1.2)}${stroke([-2, -40], [-5, -6], 0.6)}`,
    fill: 'ink',
  },
  { d: `${disc(-20, -60, 3.4)}${disc(-8, -68, 2.6)}${disc(13, -66, 3)}`, fill: 'paper', line: 1 },
];

/** The throne of the Selenite king under a star canopy. */
export const throne: readonly Layer[] = [
  { d: 'M-34 0V-8H34V0ZM-26 -8V-15H26V-8Z', fill: 'light', line: 1.4, wash: 'B' },
  {
    d: 'M-20 -15V-66Q-16 -74 -10 -68Q-6 -82 0 -86Q6 -82 10 -68Q16 -74 20 -66V-15Z',
    fill: 'mid',
    line: 1.6,
    wash: 'A',
  },
  { d: 'M-13 -36V-58Q-10 -66 0 -70Q10 -66 13 -58V-36Z', fill: 'paper', line: 1.2, wash: 'B' },
  {
    d: `M-24 -30H-12V-15H-24ZM12 -30H24V-15H12ZM-13 -30H13V-24H-13Z${star(0, -53, 8)}${star(0, -90, 6, 4, 1.8)}${hatch(
      [
        [13, -64],
        [20, -64],
        [20, -30],
        [13, -30],
      ],
      { angle: 0, gap: 1.8, weight: 0.7 },
    )}`,
    fill: 'ink',
  },
];

/** The spears of an army behind the hill. */
export const spears: readonly Layer[] = [
  {
    d: [-40, -28, -15, -2, 11, 24, 37]
      .map(
        (x, index) =>
          `M${x - 0.9} 0L${x - 0.5} ${-58 - (index % 3) * 9}H${x + 0.5}L${x + 0.9} 0ZM${x - 4} ${-56 - (index % 3) * 9}L${x} ${-72 - (index % 3) * 9}L${x + 4} ${-56 - (index % 3) * 9}L${x} ${-60 - (index % 3) * 9}Z`,
      )
      .join(''),
    fill: 'ink',
  },
  {
    d: [-34, -8, 18]
      .map(
        (x, index) =>
          `M${x + 6} ${-54 + index * 4}L${x + 24} ${-49 + index * 4}L${x + 6} ${-42 + index * 4}Z`,
      )
      .join(''),
    fill: 'deep',
    line: 1.1,
    wash: 'A',
  },
  {
    d: 'M-52 0Q-46 -24 -30 -22Q-22 -32 -10 -24Q4 -34 16 -24Q32 -30 40 -20Q50 -18 52 0Z',
    fill: 'mid',
    line: 1.4,
    wash: 'M',
  },
  {
    d: [-34, -14, 6, 27]
      .map(
        (x, index) => `${disc(x - 3, -15 - (index % 2) * 3, 1.8)}${disc(x + 3, -15 - (index % 2) * 3, 1.8)}`,
      )
      .join(''),
    fill: 'paper',
    wash: 'A',
  },
];

/** Prisoners' rope and post. */
export const post: readonly Layer[] = [
  { d: 'M-7 0V-66L0 -74L7 -66V0Z', fill: 'light', line: 1.5, wash: 'M' },
  {
    d: `${hatch(
      [
        [1, -66],
        [7, -66],
        [7, 0],
        [1, 0],
      ],
      { angle: 90, gap: 1.7, weight: 0.7 },
    )}`,
    fill: 'ink',
  },
  {
    d: 'M-11 -52Q0 -45 11 -52L11 -47Q0 -40 -11 -47ZM-11 -43Q0 -36 11 -43L11 -38Q0 -31 -11 -38ZM-11 -34Q0 -27 11 -34L11 -29Q0 -22 -11 -29Z',
    fill: 'paper',
    line: 1.2,
    wash: 'A',
  },
  { d: 'M-10 -46Q-40 -20 -36 -8M10 -46Q36 -22 40 -4', line: 1.6 },
];

/** A burst where a Selenite was. */
export const burst: readonly Layer[] = [
  { d: star(0, -44, 44, 16, 24, -84), fill: 'paper', line: 1.3, wash: 'A' },
  { d: star(0, -44, 25, 12, 13), fill: 'light', line: 1.2, wash: 'B' },
  {
    d: `M-7 -46L-2 -41L-7 -36L-5 -34L0 -39L5 -34L7 -36L2 -41L7 -46L5 -48L0 -43L-5 -48Z${stroke([-26, -20], [-36, -8], 1)}${stroke([26, -20], [35, -7], 1)}`,
    fill: 'ink',
  },
];

/** The Moon's edge: a cliff. */
export const cliff: readonly Layer[] = [
  {
    d: area([-58, 0], [-58, -40], [-20, -44], [4, -38], [-2, -24], [6, -14], [-4, 0]),
    fill: 'light',
    line: 1.6,
    wash: 'M',
  },
  {
    d: hatch(
      [
        [-20, -42],
        [4, -38],
        [-2, -24],
        [6, -14],
        [-4, 0],
        [-30, 0],
      ],
      { angle: 66, gap: 2.4, weight: 0.8, ragged: 0.3 },
    ),
    fill: 'ink',
  },
];

/** Lines of speed and stars on a hanging cloth. */
export const starCloth: readonly Layer[] = [
  { d: 'M-38 -112H38V4H-38Z', fill: 'deep', line: 1.5, wash: 'B' },
  {
    d: `${[-30, -22, -13, 12, 22, 31]
      .map((x, index) => stroke([x, -104 + index * 4], [x, -50 - (index % 3) * 8], 1))
      .join('')}M-42 -116H42V-110H-42ZM-42 1H42V6H-42Z`,
    fill: 'ink',
  },
  {
    d: `${star(-26, -34, 4)}${star(27, -24, 5)}${star(-22, -90, 4)}${star(24, -96, 4)}${star(-28, -8, 3)}`,
    fill: 'paper',
    wash: 'A',
  },
];
