import { drawn, fill, type Layer, line, type Tone } from '../layer.ts';
import { area, box, boxes, disc, discs, type Point, pill, star } from '../shapes.ts';
import { guests, lanterns, palm, parasol } from './props.ts';

/** The terrace by the sea: its paving, the rail, a string of lanterns. */
const terrace: readonly Layer[] = [
  fill('sea', 'M-42 -24L0 -48L42 -24V-21H-42Z'),
  fill('gold', disc(12, -32, 5)),
  line('foam', 1.1, 'M-16 -32H-6M3 -26.5H14M-28 -26H-20'),
  fill('party-patch', 'M-42 -20H42V-8L-42 14ZM-42 24L42 3V17L-18 38Z'),
  line(
    'white',
    1.5,
    'M-41.5 -21H41.5M-36 -21V-16M-27 -21V-16M-18 -21V-16M-9 -21V-16M0 -21V-16M9 -21V-16M18 -21V-16M27 -21V-16M36 -21V-16',
  ),
];
const lights = lanterns([
  [-35, -20],
  [-12, -33],
  [12, -33],
  [35, -20],
]);

/** Round tables with glasses. */
const tables = (at: readonly Point[]): readonly Layer[] => [
  fill('shade', ...at.map(([x, y]) => disc(x + 3, y + 3, 9, 5.6))),
  fill('white', ...at.map(([x, y]) => disc(x, y, 8.6, 5.6))),
  fill(
    'gold',
    ...at.map(
      ([x, y]) =>
        area([x - 4, y - 5.6], [x - 0.4, y - 5.6], [x - 2.2, y - 0.4]) +
        area([x + 0.8, y - 3.8], [x + 4.4, y - 3.8], [x + 2.6, y + 1.4]),
    ),
  ),
];

export const pool: readonly Layer[] = [
  ...terrace,
  fill('shade', pill(-21, 0, 46, 25, 11)),
  fill('white', pill(-24, -3, 48, 26, 12)),
  fill('sea', pill(-21.5, -0.5, 43, 21, 9.5)),
  line('foam', 1.3, 'M-14 6Q-10 3.6 -6 6T2 6M4 14Q8 11.6 12 14T20 14M-12 15Q-9 13.4 -6 15'),
  drawn('lamp', 'pink', 2.6, disc(9, 6, 3.8, 2.8)),
  ...guests('orange', [[-28, 1]], 1.1),
  ...guests('violet', [[25, -6]], 1.1),
  ...palm(-17, -6, 18, -2),
  ...parasol(-2, 31, 7.5, 'violet'),
  ...lights,
];

export const dance: readonly Layer[] = [
  ...terrace,
  fill('shade', area([-20, 14], [4, 26], [30, 10], [24, 8])),
  fill('violet-2', area([-26, 8], [0, -7], [26, 8], [0, 23])),
  fill(
    'violet',
    area([-17.3, 3], [-8.7, 8], [-17.3, 13], [-26, 8]),
    area([0, -7], [8.7, -2], [0, 3], [-8.7, -2]),
    area([0, 3], [8.7, 8], [0, 13], [-8.7, 8]),
    area([17.3, 3], [26, 8], [17.3, 13], [8.7, 8]),
    area([0, 13], [8.7, 18], [0, 23], [-8.7, 18]),
  ),
  ...guests(
    'cyan',
    [
      [-10, 7],
      [11, 11],
    ],
    1.25,
  ),
  ...guests(
    'gold',
    [
      [-3, 13],
      [4, 5],
    ],
    1.25,
  ),
  ...guests('red', [[-18, 10]], 1.2),
  line('ink', 0.8, 'M0 -33V-24'),
  drawn('steel', 'ink', 0.9, disc(0, -20, 5)),
  line('white', 0.9, 'M-4.6 -21.6H4.6M-4.6 -18.4H4.6M-1.8 -24.6V-15.4M1.8 -24.6V-15.4'),
  ...palm(28, -8, 16, 1),
  ...lights,
];

export const supper: readonly Layer[] = [
  ...terrace,
  ...palm(27, -6, 19, 1),
  ...guests(
    'orange',
    [
      [-3, -4],
      [2, 15],
    ],
    1.35,
  ),
  ...tables([
    [-16, -3],
    [14, 4],
    [-6, 22],
  ]),
  ...guests(
    'violet',
    [
      [-28, 2],
      [3, 8],
    ],
    1.35,
  ),
  ...guests(
    'cyan',
    [
      [26, 9],
      [6, 28],
    ],
    1.35,
  ),
  ...lights,
];

export const champagne: readonly Layer[] = [
  ...terrace,
  fill('shade', disc(4, 17, 20, 6)),
  fill('white', disc(0, 14, 19, 6.5)),
  fill('party-mark', 'M-19 14A19 6.5 0 0 0 19 14V18A19 6.5 0 0 1 -19 18Z'),
  // a tower of glasses
  fill('gold', ...tower([4, 3, 2, 1], 12)),
  line('white', 0.9, ...stems([4, 3, 2, 1], 12)),
  ...guests('cyan', [[-24, 8]], 1.3),
  ...guests('violet', [[24, 8]], 1.3),
  ...guests(
    'red',
    [
      [-6, 35],
      [6, 35],
    ],
    1.15,
  ),
  ...palm(-28, -7, 15, -1),
  ...lights,
];

function tower(rows: readonly number[], foot: number): string[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [(index - (count - 1) / 2) * 6, foot - row * 7];
      return area([x - 2.7, y - 6], [x + 2.7, y - 6], [x, y - 2.4]);
    }),
  );
}
function stems(rows: readonly number[], foot: number): string[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [(index - (count - 1) / 2) * 6, foot - row * 7];
      return `M${x} ${y - 2.6}V${y}M${x - 1.8} ${y}H${x + 1.8}`;
    }),
  );
}

export const band: readonly Layer[] = [
  ...terrace,
  fill('shade', disc(4, 16, 24, 7)),
  fill('wood', disc(0, 12, 25, 9)),
  fill('orange', disc(0, 9.5, 25, 9)),
  // a grand piano and its lid
  fill('ink', 'M-14 9V-4H6Q12 -4 12 2Q12 5 17 5V9ZM-12 9h2v6h-2zM12 9h2v6h-2z'),
  fill('violet-2', 'M-13 -5L-8 -20Q8 -20 12 -12Q14 -8 12 -1Q10 -5 6 -5Z'),
  fill('white', box(-14, 4, 12, 2.6)),
  ...guests('red', [[-18, 14]], 1.45),
  ...guests('white', [[21, 10]], 1.45),
  line('gold', 2.2, 'M19 0L27 3'),
  line('pen', 1.2, 'M-26 -4V-11L-21 -12V-5M24 -11V-17'),
  fill('pen', disc(-27.4, -4, 1.8, 1.4), disc(-22.4, -5, 1.8, 1.4), disc(22.6, -11, 1.8, 1.4)),
  ...parasol(0, 31, 7.5, 'cyan'),
  ...lights,
];

/** Parties that also give something have their badge in the middle: the motif stands above it. */
const dancers = (tones: readonly [Tone, Tone, Tone]): readonly Layer[] => [
  ...guests(
    tones[0],
    [
      [-24, 3],
      [0, 3],
    ],
    1.4,
  ),
  ...guests(
    tones[1],
    [
      [-12, 1.5],
      [12, 1.5],
    ],
    1.4,
  ),
  ...guests(tones[2], [[24, 3]], 1.4),
];

export const partyPeople: readonly Layer[] = [
  ...terrace,
  line('white', 1.6, 'M-24 -4.5L-12 -6L0 -4.5L12 -6L24 -4.5'),
  ...dancers(['cyan', 'violet', 'orange']),
  fill(
    'gold',
    area([-26.6, -9.4], [-21.4, -9.4], [-24, -15]),
    area([-2.6, -9.4], [2.6, -9.4], [0, -15]),
    area([21.4, -9.4], [26.6, -9.4], [24, -15]),
  ),
  ...guests(
    'red',
    [
      [-6, 34],
      [6, 34],
    ],
    1.15,
  ),
  ...lights,
];

export const partyBeer: readonly Layer[] = [
  ...terrace,
  fill('shade', area([-18, 4], [22, 4], [28, -2], [20, -4])),
  fill('wood', box(-22, -4, 44, 7)),
  fill('gold-2', boxes(-19, -2.6, 4, 4.2, 8.4, 5)),
  fill('wood', pill(-15, -19, 13, 14, 3), pill(2, -19, 13, 14, 3)),
  line('steel', 1.5, 'M-15 -15.4H-2M-15 -8.6H-2M2 -15.4H15M2 -8.6H15'),
  drawn('gold', 'ink', 0.8, boxes(-20.4, -9, 4, 5.4, 36.8, 2)),
  fill('white', pill(-21, -11, 5.2, 3, 1.5), pill(15.8, -11, 5.2, 3, 1.5)),
  ...guests(
    'cyan',
    [
      [-29, 4],
      [29, 4],
    ],
    1.2,
  ),
  ...parasol(0, 29, 8.5, 'violet'),
  ...lights,
];

export const partyChipset: readonly Layer[] = [
  ...terrace,
  // a desk of dials with a dancing robot
  fill('shade', area([-16, 4], [24, 4], [30, -2], [20, -4])),
  fill('dark', area([-22, 4], [-18, -6], [18, -6], [22, 4])),
  fill('cyan', discs(-13, -1, 2.6, 26, 2), boxes(-5, -3.4, 2, 5, 4, 3)),
  fill('steel', pill(-7, -23, 14, 9, 2), box(-5, -13.4, 10, 8)),
  line('steel', 2, 'M-6 -11L-13 -15M6 -11L13 -15.6M0 -23V-26'),
  fill('gold', disc(0, -27, 1.6), star(17, -20, 3.4, 4, 1.2), star(-18, -19, 3.4, 4, 1.2)),
  fill('ink', disc(-3, -18.8, 1.5), disc(3, -18.8, 1.5), box(-3, -16.4, 6, 1)),
  fill('leaf', box(-3, -11.6, 6, 4.4)),
  ...guests('violet', [[-29, 4]], 1.2),
  ...guests(
    'orange',
    [
      [29, 4],
      [0, 35],
    ],
    1.2,
  ),
  ...lights,
];
