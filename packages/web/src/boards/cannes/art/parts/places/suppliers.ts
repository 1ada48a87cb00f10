import { drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, boxes, disc, pill } from '../shapes.ts';
import { block, guests, palm, parasol, windows } from './props.ts';

const sand = fill('supplier-patch', 'M-42 -4Q-18 -14 4 -6T42 -10V24L0 48L-42 24Z');

/** A couch on a rug before the agency's door. */
const couch = (x: number, width: number): readonly Layer[] => [
  fill('shade', disc(x + 3, 1.5, width * 0.56, 4.5)),
  fill('red-2', pill(x - width / 2 + 2, -15.5, width - 4, 14, 4)),
  fill('red', pill(x - width / 2, -6.5, width, 7.5, 3)),
  fill('red-2', pill(x - width / 2 - 2.5, -10, 6, 12, 2.6), pill(x + width / 2 - 3.5, -10, 6, 12, 2.6)),
];

const agency: readonly Layer[] = [
  sand,
  ...block(-23, -13, 38, 18, 9, ['wall', 'wall-2', 'orange']),
  windows(-19, -28, 5, 6.5, 8.6, 4),
  fill('red', 'M-9 -21.5H5L7 -16.5H-11Z'),
  fill('white', 'M-5.6 -21.5H-2.2L-2 -16.5H-6.4ZM1.4 -21.5H5L7 -16.5H2.6Z'),
];

export const peopleOne: readonly Layer[] = [
  ...agency,
  ...couch(0, 25),
  ...guests('cyan', [[-1, -2.5]], 1.25),
  ...palm(24, 2, 19),
  ...guests('violet', [[-24, 1]], 1.1),
  // the clapperboard of the first take
  drawn('dark', 'ink', 1, pill(-8, 28, 16, 9.6, 1)),
  drawn('white', 'ink', 1, 'M-8 28L-8.6 25.2L6.8 22.4L7.6 25.2Z'),
  fill('ink', 'M-5 24.6L-2.6 27L0 26.5L-2.4 24.1ZM0.4 23.6L2.8 26L5.4 25.6L3 23.2Z'),
  line('white', 1, 'M-5 31.4H5M-5 34.2H1'),
];

export const peopleTwo: readonly Layer[] = [
  ...agency,
  ...couch(0, 36),
  ...guests(
    'cyan',
    [
      [-10, -2.5],
      [10, -2.5],
    ],
    1.25,
  ),
  ...guests('white', [[0, -2.5]], 1.25),
  ...guests(
    'violet',
    [
      [-29, 2],
      [28, 1],
    ],
    1.15,
  ),
  ...guests(
    'orange',
    [
      [-7, 33],
      [7, 33],
    ],
    1.05,
  ),
];

/** A straw hut with its counter. */
const hut = (x: number, y: number): readonly Layer[] => [
  fill('shade', area([x - 10, y + 1], [x + 16, y + 1], [x + 24, y - 6], [x + 12, y - 8])),
  fill('dark', box(x - 10.5, y - 14, 21, 12)),
  fill('glass', box(x - 8.5, y - 12.5, 17, 4)),
  fill('wood', box(x - 12.5, y - 7, 25, 8)),
  line(
    'gold-2',
    1,
    `M${x - 8} ${y - 5}V${y - 0.5}M${x - 3} ${y - 5}V${y - 0.5}M${x + 2.5} ${y - 5}V${y - 0.5}M${x + 7.5} ${y - 5}V${y - 0.5}`,
  ),
  fill('gold-2', area([x - 16, y - 12.5], [x, y - 26], [x + 16, y - 12.5])),
  fill('gold', area([x - 16, y - 12.5], [x, y - 26], [x + 1, y - 12.5])),
  line('gold-2', 1, `M${x - 12} ${y - 12}L${x - 2} ${y - 22}M${x - 6.5} ${y - 12}L${x - 1} ${y - 21}`),
];
const strand: readonly Layer[] = [
  fill('sea', 'M-42 -24L0 -48L42 -24V-20Q28 -25 12 -20T-20 -22T-42 -17Z'),
  line('foam', 1.8, 'M-42 -17.5Q-30 -24 -18 -20.5T10 -18.5T42 -19.5'),
  line('foam', 1, 'M-18 -31H-9M4 -35H13M14 -27.5H23'),
];

export const beerOne: readonly Layer[] = [
  ...strand,
  ...hut(-5, 1),
  ...palm(21, 2, 24, 3),
  ...guests('pink', [[11, 2.5]]),
  ...parasol(-1, 28.5, 8.5, 'red'),
];

export const beerTwo: readonly Layer[] = [
  ...strand,
  ...palm(2, -8, 21, -2),
  ...hut(-14, 1),
  ...hut(16, 2),
  ...parasol(-8.5, 26.5, 7.5, 'red'),
  ...parasol(9, 28.5, 7.5, 'cyan'),
];

/** Saw-tooth roofs, one tooth after the other, over a hall. */
const teeth = (x: number, y: number, count: number, width = 10): readonly Layer[] => {
  const at = Array.from({ length: count }, (_, index) => x + index * width);
  return [
    fill('wall-2', ...at.map(left => area([left, y], [left + width, y - 8.5], [left + width, y]))),
    fill(
      'glass',
      ...at.map(left =>
        area(
          [left + width - 2.2, y - 0.8],
          [left + width - 2.2, y - 5.6],
          [left + width - 0.5, y - 7],
          [left + width - 0.5, y - 0.8],
        ),
      ),
    ),
  ];
};
const chimney = (x: number, y: number, height: number): readonly Layer[] => [
  fill('red-2', area([x - 2.6, y], [x - 1.9, y - height], [x + 1.9, y - height], [x + 2.6, y])),
  fill('white', box(x - 2.1, y - height + 2.4, 4.2, 2.2)),
];
const smoke = (x: number, y: number): Layer =>
  fill('white', disc(x, y, 2.6), disc(x - 3.6, y - 1.6, 3), disc(x - 8, y - 1.4, 2.2));

/** A giant chip over the roof. */
const sign = (x: number): readonly Layer[] => [
  line(
    'leg',
    1.5,
    `M${x - 4} -36V-16M${x} -36V-16M${x + 4} -36V-16M${x - 9.4} -31H${x + 9.4}M${x - 9.4} -27H${x + 9.4}M${x - 9.4} -23H${x + 9.4}`,
  ),
  drawn('leaf', 'ink', 1, box(x - 7, -34, 14, 14)),
  fill('gold', box(x - 3.2, -30.2, 6.4, 6.4)),
];

/** Chips on a belt in the foreground. */
const belt = (x: number, count: number): readonly Layer[] => [
  fill('dark', pill(x - 5, 24.5, count * 9 + 4, 6, 3)),
  drawn('leaf', 'ink', 0.8, boxes(x - 2.5, 21, 5.6, 5.6, 9, count)),
  fill('gold', boxes(x - 1, 22.5, 2.6, 2.6, 9, count)),
];

export const chipsetOne: readonly Layer[] = [
  sand,
  ...chimney(12, -16, 17),
  smoke(12, -35),
  ...sign(-10),
  ...block(-22, 1, 40, 14, 8, ['wall', 'wall-2', 'steel']),
  ...teeth(-22, -13, 4),
  windows(-18, -8.5, 5, 4, 8, 5),
  ...belt(-5, 2),
];

export const chipsetTwo: readonly Layer[] = [
  sand,
  ...chimney(-17, -16, 14),
  ...chimney(13, -16, 17),
  smoke(13, -35),
  ...sign(-3),
  ...block(-27, 1, 50, 14, 8, ['wall', 'wall-2', 'steel']),
  ...teeth(-27, -13, 5),
  windows(-23.5, -8.5, 5, 4, 8.4, 6),
  ...belt(-9.5, 3),
];
