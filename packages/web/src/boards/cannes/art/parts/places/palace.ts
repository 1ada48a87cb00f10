import { dashes, drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, boxes, disc, discs, pill, star } from '../shapes.ts';
import { guests, palm, parasol } from './props.ts';

/** The bay behind the square; with four players the Croisette lies there. */
const bay: readonly Layer[] = [
  fill('sea', 'M-84 -24L-43.3 -48L0 -24L43.3 -48L84 -24V-14H-84Z'),
  line('foam', 1.3, 'M-62 -25H-50M-48 -33H-38M-30 -22H-20M-74 -19H-66M-12 -18H-2'),
  fill(
    'white',
    area([-36, -22], [-27, -22], [-28.4, -19.4], [-34.6, -19.4]),
    area([-32, -35], [-32, -23], [-37, -23]),
    area([-31, -33], [-31, -23], [-27.4, -23]),
  ),
  fill('wall', 'M-84 -15H84V24L43.3 48L0 24L-43.3 48L-84 24Z'),
  fill('stone', 'M-84 -15H84V-12.4H-84Z'),
];

/** The palace on two joined hexagons, round their middle: a car draws up left, the carpet leads to the steps right. */
export const INLAND: readonly Layer[] = [
  // the palace
  fill('shade', area([76, -8], [84, -12], [84, 4], [70, 12])),
  fill('cream', box(8, -31, 68, 25)),
  fill('white', area([4, -31], [80, -31], [74, -36], [10, -36])),
  fill('wall-2', area([12, -22.5], [72, -22.5], [72, -20.5], [12, -20.5])),
  fill(
    'glass',
    boxes(11.5, -29, 4, 6, 6.25, 10),
    boxes(11.5, -18.5, 4.6, 12.5, 6.3, 3),
    boxes(53.6, -18.5, 4.6, 12.5, 6.3, 3),
  ),
  fill('dark', box(33, -18.5, 19, 12.5)),
  fill('lamp', discs(13, -33.4, 1.1, 4.15, 15)),
  // the star over the door
  drawn('red', 'ink', 1.1, pill(29, -40, 27, 17.5, 8.7)),
  fill('gold', star(42.5, -30.8, 7.4)),
  fill('lamp', discs(32.8, -31.2, 1, 0, 1), discs(52.4, -31.2, 1, 0, 1)),
  // steps
  fill('stone', area([20, -6], [65, -6], [74, 15], [11, 15])),
  line('white', 1.6, 'M18.5 -2.4H66.6M17 1.2H68.2M15.4 4.8H69.8M13.8 8.4H71.4M12.4 12H72.8'),
  // the carpet down the steps and across the square
  fill('red-2', area([33.4, -6], [52.6, -6], [58, 30], [-66, 30], [-60, 13], [30.6, 13])),
  fill('red', area([34.6, -6], [51.4, -6], [56.4, 28.4], [-64.6, 28.4], [-59.6, 14.6], [31.6, 14.6])),
  line('red-2', 1.1, 'M34 -2.4H52M33.4 1.2H52.6M32.8 4.8H53M32.2 8.4H53.6M31.6 12H54.2'),
  line('gold', 1.2, 'M-57.6 16.6H33.4L36.4 -5.6M-62 26.4H54L49.6 -5.6'),
  // the car at its end
  fill('shade', disc(-48, 21.6, 22, 5)),
  fill(
    'ink',
    'M-69 18V9Q-69 6.6 -66 6.4L-60.6 5.8L-56.4 -0.6Q-55.6 -1.8 -54 -1.8H-37Q-35.4 -1.8 -34.6 -0.6L-30.6 5.6L-25.4 6.6Q-23 7.2 -23 9.6V18Z',
  ),
  fill('glass', 'M-57.6 5.6L-54.4 0.6H-47V5.6ZM-44.8 5.6V0.6H-37.6L-34 5.6Z'),
  drawn('steel', 'ink', 1.8, disc(-59, 18, 4.2), disc(-33, 18, 4.2)),
  fill('lamp', disc(-23.6, 10.6, 1.6), disc(-68.4, 10.6, 1.4)),
  // stars of the evening, photographers behind the rope
  ...guests('violet', [[22, 25]], 1.5),
  ...guests('orange', [[29, 25.6]], 1.5),
  ...guests('white', [[39, 9]], 1.25),
  ...guests('ink', [[46, 9]], 1.25),
  ...guests(
    'special',
    [
      [-14, 11.4],
      [-5, 11.4],
      [4, 11.4],
      [13, 11.4],
    ],
    1.35,
  ),
  fill('ink', boxes(-15.6, 2.8, 4, 2.6, 9, 4)),
  fill('lamp', star(-9, 0.6, 4.4, 8, 1.5), star(16.6, -0.6, 4.4, 8, 1.5)),
  line('gold', 1.3, 'M-20 6V14.4M18 7V14.4'),
  dashes('gold-2', 1.1, '3 2', 'M-20 9.6H18'),
  ...palm(-70, -4, 24, -3),
  ...palm(-40, -7, 17, 2),
  ...palm(4, -3, 21, -2),
  ...palm(-43, 44, 13, 1),
  ...palm(42, 44, 13, 2),
];

export const PALACE: readonly Layer[] = [...bay, ...INLAND];

/** What lies beyond it with four players: the grand hotel and the beach, round the middle of their two hexagons. */
export const CROISETTE: readonly Layer[] = [
  fill('sea', 'M-84 -24L-43.3 -48L0 -24L43.3 -48L84 -24V6H-84Z'),
  line('foam', 1.4, 'M18 -18H30M34 -30H46M58 -20H70M52 -6H62M20 -4H28M-74 -20H-66'),
  fill('white', area([36, -10], [58, -10], [54.6, -4], [39.4, -4]), area([48, -38], [48, -12], [57, -12])),
  fill('red', area([46, -35], [46, -12], [37.6, -12])),
  fill('sand', 'M-84 4Q-40 -6 4 2T84 0V24L60 60H-60L-84 24Z'),
  line('foam', 2, 'M6 2.6Q24 6 44 3T84 0.4'),
  fill('wall', 'M-84 21H130V60H-84Z'),
  fill('stone', 'M-84 21H130V24H-84Z'),
  fill('shade', area([-68, 20], [-9, 20], [-4, 15], [-4, 22.5], [-64, 22.5])),
  // the hotel with its two domes
  fill('cream', box(-71, -12, 62, 32)),
  fill('wall-2', box(-13, -12, 4, 32)),
  fill('white', box(-73, -14.4, 66, 3.2), box(-71, -1.2, 62, 1.4), box(-71, 9, 62, 1.4)),
  fill(
    'special',
    'M-69 -14.4Q-69 -23 -62 -26.6Q-55 -23 -55 -14.4ZM-25 -14.4Q-25 -23 -18 -26.6Q-11 -23 -11 -14.4ZM-52 -14.4L-48.6 -20.6H-31.4L-28 -14.4Z',
  ),
  fill('gold', disc(-62, -27.4, 1.6), disc(-18, -27.4, 1.6), star(-40, -24, 4.4)),
  fill(
    'glass',
    boxes(-68, -9.6, 4, 6.6, 6.7, 9),
    boxes(-68, 1.6, 4, 6, 6.7, 9),
    boxes(-68, 11.6, 4, 6, 6.7, 4),
    boxes(-34.4, 11.6, 4, 6, 6.7, 4),
  ),
  fill('red', boxes(-69, -10, 6, 2.4, 13.4, 5), boxes(-62.3, 1.2, 6, 2.2, 13.4, 4)),
  fill('dark', 'M-43 20V13A4 4 0 0 1 -35.6 13V20Z'),
  ...parasol(24, 12, 6.4, 'red'),
  ...parasol(42, 15, 6.4, 'special'),
  ...parasol(60, 11, 6.4, 'orange'),
  ...palm(-76, 31, 17, -2),
  ...palm(-50, 34, 15, 1),
  ...palm(-25, 34, 15, 2),
  ...palm(30, 32, 15, -1),
  ...palm(58, 33, 15, 2),
  // a fountain and people who wait
  fill('shade', disc(6, 46, 15, 6)),
  fill('stone', disc(3, 43, 14, 6.4)),
  fill('sea', disc(3, 42, 11.6, 4.8)),
  line('foam', 1.5, 'M3 42V31M3 32Q-5 31 -5.6 40M3 32Q11 31 11.6 40M3 31Q0 34 -0.6 41M3 31Q6 34 6.6 41'),
  ...guests(
    'orange',
    [
      [-20, 44],
      [24, 48],
    ],
    1.5,
  ),
  ...guests(
    'violet',
    [
      [-27, 49],
      [18, 54],
    ],
    1.5,
  ),
  ...guests('special', [[-14, 50]], 1.5),
];
