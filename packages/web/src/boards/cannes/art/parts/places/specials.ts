import { dashes, drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, boxes, disc, pill, star } from '../shapes.ts';
import { block, guests, palm, parasol, windows } from './props.ts';

export const agent: readonly Layer[] = [
  fill('special-patch', 'M-42 2L0 -22L42 2V24L0 48L-42 24Z'),
  ...palm(-27, -3, 18, -1),
  // a villa, its sign on a post
  ...block(-22, 1, 24, 16, 9, ['cream', 'wall-2', 'orange']),
  windows(-19, -11.5, 4.4, 6, 7, 3),
  fill('special', 'M-12.9 1V-5.2A2.9 2.9 0 0 1 -7.1 -5.2V1Z'),
  fill('wood', box(15.6, -17, 2.8, 20)),
  drawn('white', 'ink', 1.2, pill(4.6, -33, 25, 17.4, 1.8)),
  drawn(
    'gold',
    'ink',
    0.9,
    area([17, -31.4], [23, -27.9], [23, -20.9], [17, -17.4], [11, -20.9], [11, -27.9]),
  ),
  line('red', 2.1, 'M7.6 -18.8L26.6 -29.8'),
  ...guests('dark', [[25, 3.4]], 1.4),
  fill('special-patch', disc(0, 31, 12, 6)),
  ...guests('cyan', [[-3, 36]], 1.2),
  drawn('wood', 'ink', 0.8, pill(2.4, 31.6, 7, 5, 1)),
];

export const critic: readonly Layer[] = [
  fill('special-patch', 'M-42 -6H42V24L0 48L-42 24Z'),
  ...block(-28, -12, 44, 15, 8, ['cream', 'wall-2', 'stone']),
  windows(-24, -23, 7, 9, 11, 4),
  fill('red', area([-30, -24], [-27, -30], [17, -30], [18, -24])),
  fill(
    'white',
    area([-22, -30], [-15, -30], [-16, -24], [-23.6, -24]),
    area([-8, -30], [-1, -30], [-1, -24], [-8.6, -24]),
    area([6, -30], [12, -30], [13, -24], [6.4, -24]),
  ),
  fill('shade', disc(5, 3, 22, 5)),
  fill('wood', disc(0, 0, 20, 5.6)),
  fill('white', disc(0, -1.6, 20, 5.6)),
  // the magazine, and a coffee
  drawn('gold', 'ink', 1, area([-14, -17], [0, -14.4], [0, 0], [-14, -3])),
  drawn('white', 'ink', 1, area([14, -17], [0, -14.4], [0, 0], [14, -3])),
  fill('red', star(-7, -8.8, 4.6)),
  line('ink', 0.9, 'M3 -11L11 -12.6M3 -8L11 -9.6M3 -5L8 -6'),
  fill('special', 'M15.4 -6H20.6L19.6 -2.4H16.4Z'),
  ...parasol(0, 29, 9, 'red'),
  ...palm(29, -3, 15, 1),
];

export const golfClub: readonly Layer[] = [
  fill('leaf-2', 'M-42 -2Q-20 -26 6 -20T42 -14V24L0 48L-42 24Z'),
  fill('lawn', disc(2, -5, 29, 15)),
  fill('sand', disc(-24, -15, 8, 4.4), disc(-2, 30, 10, 5)),
  // the club house among its trees
  ...block(-14, -25, 16, 7, 6, ['cream', 'wall-2', 'red']),
  windows(-12, -30.4, 2.6, 3.2, 4.4, 3),
  fill('leaf', disc(11, -27, 4.6), disc(17, -25, 3.8), disc(-19, -26, 3.6)),
  fill('ink', disc(6, -4, 3, 1.5)),
  fill('shade', area([6, -4], [22, 0], [22, 1.2], [6, -2.8])),
  line('white', 1.7, 'M6 -4V-31'),
  fill('red', 'M6.6 -31L23 -26L6.6 -20.4Z'),
  drawn('white', 'ink', 0.8, disc(-5, -0.6, 2.2)),
  ...guests('white', [[-16, 2]], 1.45),
  line('ink', 1.3, 'M-13.4 -6L-9 1.4H-7'),
  dashes('lawn', 1.2, '2 3', 'M-14 24H14M-10 36H10'),
];

/** A cell of Cannes by itself: the steps and the carpet. */
export const cannes: readonly Layer[] = [
  fill('sand', 'M-42 -24L0 -48L42 -24V24L0 48L-42 24Z'),
  ...block(-26, -12, 44, 20, 9, ['white', 'wall-2', 'cream']),
  fill('glass', boxes(-22.5, -28, 5, 13, 7.6, 5)),
  fill('gold', star(-4, -35.4, 5.4)),
  fill('stone', area([-24, -12], [24, -12], [34, 26], [-34, 26])),
  line('wall', 1.8, 'M-26 -4H26M-28 4H28M-30.4 12H30.4M-32.4 20H32.4'),
  fill('red', area([-8, -12], [8, -12], [15, 38], [-15, 38])),
  line('red-2', 1.2, 'M-9 -4H9M-10.2 4H10.2M-11.4 12H11.4M-12.6 20H12.6M-13.6 28H13.6'),
  line('gold', 1.4, 'M-8 -12L-15 38M8 -12L15 38'),
  ...guests('dark', [[-4, 10]], 1.5),
  ...guests('violet', [[4, 10]], 1.5),
  ...palm(-29, 4, 20, -2),
  ...palm(29, 4, 20, 2),
  fill('lamp', box(-24, -32.6, 40, 1.4)),
];
