import { hatch, lines, type Point, ruled, stroke } from './engrave.ts';
import type { Layer } from './layer.ts';
import { box, disc } from './shapes.ts';

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The glass roof of the studio: panes between iron ribs that run to the back. */
const roof: Point[] = [
  [0, 0],
  [400, 0],
  [344, 32],
  [56, 32],
];
const wall: Point[] = [
  [0, 0],
  [56, 32],
  [56, 142],
  [12, 288],
  [0, 288],
];
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [400 - x, y]);
const back = (index: number): number => 200 + (index * 50 - 200) * 0.72;

export const studio: readonly Layer[] = [
  { d: box(0, 0, 400, 320), fill: 'deep' },
  { d: lines(roof, true), fill: 'paper', line: 2 },
  {
    d: many(9, index =>
      hatch(
        [
          [index * 50 - 25, 0],
          [index * 50 - 8, 0],
          [back(index - 0.16), 32],
          [back(index - 0.5), 32],
        ],
        { angle: 60, gap: 3.4, weight: 0.5, ragged: 0.4, seed: index },
      ),
    ),
    fill: 'ink',
  },
  {
    d: `${many(9, index => `M${index * 50} 0L${back(index)} 32`)}M44 25H356${many(8, index => `M${60 + index * 40} 32L${80 + index * 40} 25L${100 + index * 40} 32`)}`,
    line: 1.4,
  },
  { d: box(56, 32, 288, 110), fill: 'deep', line: 1.6 },
  {
    d: ruled({ left: 57, top: 33, right: 343, bottom: 141 }, { gap: 2.6, weight: 1, fade: 0.4 }),
    fill: 'ink',
  },
  { d: lines(wall, true) + lines(mirrored(wall), true), fill: 'light', line: 1.8 },
  {
    d:
      hatch(
        [
          [30, 60],
          [56, 40],
          [56, 120],
          [36, 180],
        ],
        { angle: -50, gap: 3, weight: 0.6, ragged: 0.4 },
      ) +
      hatch(
        [
          [370, 60],
          [344, 40],
          [344, 120],
          [364, 180],
        ],
        { angle: 50, gap: 3, weight: 0.6, ragged: 0.4 },
      ),
    fill: 'ink',
  },
  {
    d: [0, 1]
      .map(side => {
        const x = (value: number): number => (side ? 400 - value : value);
        return `M${x(14)} 8V288M${x(28)} 16V236M${x(42)} 24V190M${x(0)} 70L${x(56)} 70M${x(0)} 140L${x(56)} 106M${x(0)} 214L${x(34)} 190`;
      })
      .join(''),
    line: 1.4,
  },
];

/** The boards of the floor, with a margin round the nine cells. */
const boards: Point[] = [
  [68, 136],
  [332, 136],
  [388, 289],
  [12, 289],
];
export const floor: readonly Layer[] = [
  { d: lines(boards, true), fill: 'mid', line: 1.8 },
  {
    d:
      many(15, index => stroke([200 + (index - 7) * 17.8, 136], [200 + (index - 7) * 25.4, 289], 0.7)) +
      hatch(
        [
          [68, 136],
          [332, 136],
          [334, 142],
          [66, 142],
        ],
        { angle: 0, gap: 1.6, weight: 0.7, ragged: 0.1 },
      ),
    fill: 'ink',
  },
];

/** A curtain drawn to the left, tied half way up. */
export const curtain: readonly Layer[] = [
  { d: 'M0 0H62Q58 52 42 94Q32 120 10 130Q24 144 27 180Q29 236 23 292H0Z', fill: 'deep', line: 2 },
  {
    d: `${stroke([12, 6], [4, 124], 2.4, 5)}${stroke([24, 6], [9, 126], 2.6, 10)}${stroke([37, 6], [14, 124], 2.5, 14)}${stroke([50, 6], [22, 116], 2.2, 15)}${stroke([5, 142], [5, 288], 2.4, 1)}${stroke([11, 140], [13, 290], 2.5, -3)}${stroke([17, 148], [20, 288], 2.2, -3)}`,
    fill: 'ink',
  },
  {
    d: `${stroke([18, 6], [7, 124], 1.1, 8)}${stroke([31, 6], [12, 122], 1.2, 13)}${stroke([44, 6], [18, 118], 1.2, 15)}${stroke([57, 6], [33, 102], 1, 12)}${stroke([8, 140], [9, 288], 1.1, -1)}${stroke([14.6, 143], [17, 288], 1.1, -3)}${stroke([20, 154], [23, 284], 1, -3)}`,
    fill: 'light',
  },
  {
    d: `M-2 125Q12 134 25 125L27 133Q12 143 -2 134Z${disc(25, 132, 4)}M22 135L28 135L30 151H20Z`,
    fill: 'paper',
    line: 1.3,
  },
  {
    d:
      many(4, index => stroke([21.6 + index * 2.4, 138], [21 + index * 2.8, 150], 0.5)) +
      stroke([0, 130], [22, 130], 0.6, -5),
    fill: 'ink',
  },
];

const swag = (index: number, inset: number): string =>
  `M${index * 80 + inset} 0H${index * 80 + 80 - inset}Q${index * 80 + 74 - inset} ${21 - inset * 1.4} ${index * 80 + 40} ${22 - inset * 1.5}Q${index * 80 + 6 + inset} ${21 - inset * 1.4} ${index * 80 + inset} 0Z`;
/** The valance: five swags with a fringe. */
export const valance: readonly Layer[] = [
  { d: many(5, index => swag(index, 0)), fill: 'paper', line: 1.6 },
  {
    d: many(5, index =>
      many(23, tuft => {
        const t = (tuft + 0.5) / 23;
        const y = 21 * Math.sqrt(1 - Math.abs(t * 2 - 1) ** 3.2);
        return stroke([index * 80 + t * 80, y - 3], [index * 80 + t * 80, y + 1.4], 0.5);
      }),
    ),
    fill: 'ink',
  },
  { d: many(5, index => swag(index, 2.6)), fill: 'deep', line: 0.8 },
  {
    d: many(5, index =>
      many(
        4,
        row =>
          `M${index * 80 + 5 + row * 2} ${0.5 + row}Q${index * 80 + 40} ${6 + row * 7.4} ${index * 80 + 75 - row * 2} ${0.5 + row}Q${index * 80 + 40} ${3.4 + row * 7} ${index * 80 + 5 + row * 2} ${0.5 + row}Z`,
      ),
    ),
    fill: 'ink',
  },
  {
    d: many(
      6,
      index =>
        `M${index * 80 - 5} 0H${index * 80 + 5}L${index * 80 + 3.4} 16L${index * 80} 21L${index * 80 - 3.4} 16Z`,
    ),
    fill: 'mid',
    line: 1.3,
  },
];

/** The lip of the stage and its footlights: tin shells with a flame behind each. */
const lamps = Array.from({ length: 13 }, (_, index) => 26 + index * 29).filter(x => Math.abs(x - 200) > 26);
export const footlights: readonly Layer[] = [
  { d: 'M6 289H394L400 320H0Z', fill: 'deep', line: 1.8 },
  {
    d: `M5 295H395V297.4H5ZM2 314H398V316H2Z${many(13, index => box(11 + index * 29, 300, 1.4, 11) + box(16 + index * 29, 300, 19, 1) + box(16 + index * 29, 310, 19, 1))}`,
    fill: 'ink',
  },
  { d: lamps.map(x => `M${x - 8} 293A8 9 0 0 1 ${x + 8} 293Z`).join(''), fill: 'paper', line: 1.3 },
  {
    d: lamps
      .map(x =>
        [-5, -2.4, 0, 2.4, 5]
          .map(dx => stroke([x, 293], [x + dx * 1.3, 285.6 + Math.abs(dx) * 0.5], 0.5))
          .join(''),
      )
      .join(''),
    fill: 'ink',
  },
];

/** The camera, seen from behind: a box with its crank and its eye-piece, on a tripod. */
export const camera: readonly Layer[] = [
  { d: 'M191 306L178 322M209 306L222 322M200 306V322', line: 4 },
  { d: 'M180 279H220V308H180Z', fill: 'light', line: 2 },
  {
    d: `${hatch(
      [
        [204, 280],
        [219, 280],
        [219, 307],
        [204, 307],
      ],
      { angle: 0, gap: 2, weight: 0.7 },
    )}M178 276H222V280.6H178ZM178 306H222V310H178Z${disc(193, 293.4, 5.2)}`,
    fill: 'ink',
  },
  { d: disc(193, 293.4, 2.5), fill: 'paper' },
  { d: 'M220 293H229V285M226 285H233', line: 2.4 },
  { d: 'M188 276V271Q188 267.6 192 267.6H208Q212 267.6 212 271V276Z', fill: 'mid', line: 1.8 },
];
