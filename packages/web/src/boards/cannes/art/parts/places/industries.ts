import { dashes, drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, boxes, disc, discs, pill, star } from '../shapes.ts';
import { block, guests, palm, parasol, windows } from './props.ts';

const yard = fill('industry-patch', 'M-42 0L-8 -20L42 6V24L0 48L-42 24Z');

export const computerFactory: readonly Layer[] = [
  yard,
  ...block(-24, 2, 42, 13, 10, ['wall', 'wall-2', 'stone']),
  windows(-20, -7, 6, 5, 8.6, 5),
  // the giant monitor on the roof
  fill('shade', area([12, -13], [20, -17], [25, -13], [18, -11])),
  fill('steel', pill(-17, -36, 30, 21, 2.4), box(-6, -15.5, 8, 3)),
  fill('dark', box(-14, -33, 24, 15)),
  line('cyan', 1.8, 'M-10.5 -29.5L-7 -26.5L-10.5 -23.5M-4 -23H2'),
  dashes('cyan', 1.4, '1.4 2', 'M-1 -29.5H7'),
  fill('dark', pill(-13, 25, 26, 6, 3)),
  fill('steel', boxes(-9, 21, 7, 5, 11, 2)),
  fill('cyan', boxes(-7.6, 22.2, 4.2, 2.4, 11, 2)),
];

export const starMaker: readonly Layer[] = [
  fill('industry-patch', 'M-42 2Q0 -14 42 2V24L0 48L-42 24Z'),
  // spotlights behind the shell
  fill('lamp', area([-3, -8], [-32, -25], [-20, -33]), area([3, -8], [32, -25], [20, -33])),
  fill('shade', disc(4, 2, 25, 4)),
  fill('violet-2', 'M-24 2V-8A24 22 0 0 1 24 -8V2Z'),
  fill('violet', 'M-19 2V-7A19 17 0 0 1 19 -7V2Z'),
  fill('red', 'M-19 2V-7A19 17 0 0 1 -6 -22.8Q-7 -8 -12 2ZM19 2V-7A19 17 0 0 0 6 -22.8Q7 -8 12 2Z'),
  line('red-2', 1.2, 'M-15.5 1Q-13 -8 -12 -18M15.5 1Q13 -8 12 -18'),
  drawn('gold', 'ink', 1.1, star(0, -26, 12.5, 5, 5.4)),
  fill('lamp', star(0, -26, 5.4, 5, 2.3)),
  fill('wood', box(-25, 0, 50, 4)),
  ...guests('white', [[0, 1]], 1.25),
  // the walk of stars
  fill('pink', pill(-11, 23, 22, 11, 2)),
  fill('gold', star(-5, 28.6, 4.4), star(5, 28.6, 4.4)),
];

export const effectStudio: readonly Layer[] = [
  yard,
  // burst and smoke out of the open roof
  fill('steel', disc(-9, -31, 4.6), disc(9, -33, 5), disc(14, -26, 4.4), disc(-14, -25, 4.2)),
  fill('red', star(0, -24, 17, 12, 9.5)),
  fill('orange', star(0, -24, 12.5, 12, 7)),
  fill('lamp', star(0, -24, 7.5, 9, 4)),
  ...block(-25, 2, 42, 17, 10, ['violet', 'violet-2', 'steel']).slice(0, 3),
  dashes('gold', 3, '4 4', 'M-23.5 -12.5H15.5'),
  fill('cyan', 'M-8 2V-7H4V2Z'),
  fill('lamp', 'M-0.4 -8.6L-6 -2.2H-2.6L-4 2.6L2.6 -4.4H-1.2Z'),
  // the wind machine
  drawn('steel', 'ink', 1, disc(0, 28, 7)),
  fill(
    'dark',
    'M0 28L-2 22.2Q1.5 21.6 2 22.6ZM0 28L5.8 29.4Q5 32.6 3.8 32.4ZM0 28L-4.4 32Q-6.6 29.6 -5.8 28.6Z',
    disc(0, 28, 1.5),
  ),
];

export const scriptWriter: readonly Layer[] = [
  fill('industry-patch', disc(0, 6, 40, 22)),
  ...palm(-24, -6, 18, -2),
  ...palm(25, -5, 20, 2),
  // pages on the wind
  fill(
    'white',
    area([14, -35], [20, -32], [17, -26], [11, -29]),
    area([-14, -36], [-8, -38], [-6, -31], [-12, -29]),
    area([1, -40], [6, -39], [5, -34], [0, -35]),
  ),
  fill('shade', disc(4, 1, 26, 7)),
  fill('wood', disc(0, -1, 25, 7)),
  fill('sand', disc(0, -2.4, 25, 7)),
  // the typewriter with its page
  fill('white', area([-9, -33], [9, -33], [10, -17], [-10, -17])),
  line('steel', 1.2, 'M-6 -29.5H5.6M-6.4 -26H6.2M-6.8 -22.5H2'),
  fill('ink', pill(-17, -19.5, 34, 4.6, 2.2)),
  fill('special', area([-13, -16], [13, -16], [17.5, -1], [-17.5, -1])),
  fill('dark', area([-11, -12], [11, -12], [14, -3.4], [-14, -3.4])),
  fill('white', discs(-8.6, -9.6, 1.25, 4.3, 5), discs(-10, -5.9, 1.3, 5, 5)),
  ...parasol(0, 28, 8, 'orange'),
];

/** The movie camera and its light that stand before every backdrop. */
const crew: readonly Layer[] = [
  line('pen', 1.6, 'M-6 41L0 33L6 41M0 33V42'),
  fill(
    'pen',
    pill(-8, 27.6, 13, 7.4, 1),
    disc(-4.6, 25.2, 3.2),
    disc(2, 25, 3.4),
    area([5, 29.2], [10.4, 26.8], [10.4, 35.2], [5, 33.2]),
  ),
  fill('industry-patch', disc(-4.6, 25.2, 1.1), disc(2, 25, 1.2)),
];
/** The painted flat: struts, frame, sky. */
const flat = (sky: Layer['fill'] & string): readonly Layer[] => [
  yard,
  fill('shade', area([-27, 2], [33, 2], [38, -4], [27, -6])),
  line('wood', 2, 'M-22 -8L-30 2M27 -8L33 1'),
  fill('wood', 'M-28 2V-27L-14 -35H14L28 -27V2Z'),
  fill(sky, 'M-26 0V-25.8L-13.5 -33H13.5L26 -25.8V0Z'),
];

export const actionStudio: readonly Layer[] = [
  ...flat('orange'),
  fill('gold', star(2, -16, 17, 12, 9)),
  fill('red-2', 'M-26 0V-19H-17V-14H-10V-24H-4V0ZM12 0V-21L16 -18L20 -22V-15H26V0Z'),
  fill(
    'lamp',
    boxes(-24, -16, 2.4, 2.8, 4, 2),
    boxes(-24, -10, 2.4, 2.8, 4.6, 4),
    boxes(15, -12, 2.4, 2.8, 4.6, 2),
  ),
  fill('lamp', star(4, -21, 6.5, 8, 3.4)),
  // a car in mid-air
  fill('ink', 'M-13 -5L-9.5 -5.6L-6.6 -10.8L4 -12L9.4 -8.2L15 -7L15.6 -2.8L-12.4 0Z'),
  fill('cyan', 'M-7 -6.2L-4.8 -9.5L-1 -9.9L-0.4 -6.8ZM1 -7L0.6 -10L3.6 -10.2L6.4 -7.6Z'),
  drawn('steel', 'ink', 1.6, disc(-7, -0.8, 2.5), disc(10, -2.4, 2.5)),
  ...crew,
];

export const romanceStudio: readonly Layer[] = [
  ...flat('pink'),
  fill('red', 'M0 -6C-10 -13 -14 -18 -14 -23A7.2 7.2 0 0 1 0 -26A7.2 7.2 0 0 1 14 -23C14 -18 10 -13 0 -6Z'),
  fill('orange', 'M-26 0V-8Q-14 -12 -2 -8.4T26 -9V0Z'),
  fill('sea-2', box(-26, -6, 52, 6)),
  line('foam', 1, 'M-22 -3.6H-15M-2 -4.4H4M12 -2.6H20'),
  // a couple at the rail
  fill('ink', 'M-6.4 0L-5.8 -10Q-4 -13 -1.8 -10.4L-1 0Z', disc(-3.4, -14.4, 2.4)),
  fill('white', 'M0 0L0.8 -7.4Q2.6 -11.8 4.6 -8L7.6 0Z'),
  fill('gold', disc(2.2, -12.4, 2.4), 'M3 -14.6Q6.6 -13 5 -8.4L3 -10Z'),
  line('white', 1.1, 'M-26 -5.4H-8M9 -5.4H26M-22 -5V0M-16 -5V0M-10 -5V0M12 -5V0M18 -5V0M24 -5V0'),
  ...crew,
];

export const sfStudio: readonly Layer[] = [
  ...flat('violet-2'),
  fill(
    'white',
    star(-20, -21, 1.7, 4, 0.6),
    star(-4, -29, 2, 4, 0.7),
    star(21, -16, 1.7, 4, 0.6),
    star(-12, -27, 1.3, 4, 0.5),
    star(6, -22, 1.2, 4, 0.5),
  ),
  fill('orange', disc(15, -25, 5.6)),
  line('gold', 1.5, 'M6.6 -22.6Q13 -20.6 23.6 -28'),
  fill('cyan', 'M-26 0V-5Q-16 -10 -6 -5.4T14 -6T26 -4V0Z'),
  fill('special', disc(-18, -3.2, 3, 1.2), disc(18, -2, 3.4, 1.2)),
  // the rocket
  fill('red', 'M-8.6 -4L-5 -12V-4.6ZM4.6 -4L1 -12V-4.6Z'),
  fill('white', 'M-2 -27Q4 -20 2.4 -5H-6.4Q-8 -20 -2 -27Z'),
  fill('red', 'M-2 -27Q0.4 -24.2 1.4 -20.6H-5.4Q-4.4 -24.2 -2 -27Z'),
  drawn('cyan', 'ink', 0.9, disc(-2, -15.4, 2.4)),
  fill('gold', area([-5, -4.6], [-2, 1.6], [1, -4.6])),
  ...crew,
];
