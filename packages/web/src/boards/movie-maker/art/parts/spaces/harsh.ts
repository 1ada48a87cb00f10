import { drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, disc, pill, star } from '../shapes.ts';

const rain =
  'M-26 -26L-29 -18M-14 -28L-17 -20M2 -27L-1 -19M16 -29L13 -21M27 -24L24 -16M-27 -6L-30 2M28 -4L25 4M-28 14L-30 20M29 13L27 19';

/** A film in the bin, in the rain. */
export const flop: readonly Layer[] = [
  line('sky', 1.8, rain),
  drawn('cream', 'ink', 1.6, 'M-13 -16L4 -22L10 2L-8 6Z'),
  fill('vermilion', 'M-10.6 -13.6L2.6 -18.4L5 -9L-8.4 -5.6Z'),
  drawn('steel', 'ink', 1.7, disc(9, -9, 10)),
  fill(
    'ink',
    disc(9, -9, 1.9),
    disc(9, -14, 2.4),
    disc(13.6, -10.4, 2.4),
    disc(11.8, -5, 2.4),
    disc(6.2, -5, 2.4),
    disc(4.4, -10.4, 2.4),
  ),
  line('dark', 3, 'M17 -4Q25 -2 23 8T26 18'),
  drawn('steel-2', 'ink', 1.8, 'M-19 -2H19L15 26H-15Z'),
  line('ink', 1.6, 'M-11 3L-9 22M-3.6 3L-3 22M3.6 3L3 22M11 3L9 22'),
  drawn('steel', 'ink', 1.7, pill(-22, -6, 44, 6, 2)),
];

/** A star in two halves. */
export const starTrouble: readonly Layer[] = [
  fill('shade', star(1, 3, 27, 5, 12)),
  drawn('gold', 'ink', 1.7, 'M-3 -28L-10 -10L-28 -8L-14 4L-19 22L-3 13L3 5L-5 -1L3 -11L-4 -16Z'),
  drawn('mustard', 'ink', 1.7, 'M5 -26L12 -8L29 -6L15 5L20 23L3 16L9 6L1 -0.6L9 -11L2 -16Z'),
  line('ink', 1.9, 'M-14 -3Q-11.4 -5.4 -9 -3M13 -1Q15 -3 18 -1'),
  fill('sky', 'M-12 0Q-15 5 -12 7T-12 0ZM15.6 2Q12.6 7 15.6 9T15.6 2Z'),
];

/** The dressing room is empty: the door stands open, the suitcase goes. */
export const walkout: readonly Layer[] = [
  drawn('night', 'ink', 1.7, box(-24, -26, 30, 50)),
  drawn('teal', 'ink', 1.7, 'M-24 -26L-10 -20V29L-24 24Z'),
  drawn('gold', 'ink', 1.2, star(-17, -9, 5.4, 5, 2.3)),
  fill('gold', disc(-12.6, 6, 1.5)),
  fill('lamp', 'M-7 24L-2 -18H6V24Z'),
  drawn('wood', 'ink', 1.7, pill(3, 8, 24, 18, 3)),
  line('ink', 2, 'M10 8V4Q10 2.4 11.6 2.4H18.4Q20 2.4 20 4V8'),
  fill('gold', box(7, 8, 3, 18), box(20, 8, 3, 18)),
  line('vermilion', 2.4, 'M11 -14H24M19 -20L25 -14L19 -8'),
];

/** Once more: the clapper with an arrow that turns back. */
export const retake: readonly Layer[] = [
  drawn('dark', 'ink', 1.7, 'M-25 -6H25V25H-25Z'),
  drawn('white', 'ink', 1.6, 'M-26 -14L23 -25L25 -17L-24 -6Z'),
  fill(
    'ink',
    area([-18, -16], [-10, -18], [-12, -8.6], [-20, -6.8]),
    area([-2, -19.4], [6, -21.2], [4, -12.4], [-4, -10.4]),
    area([14, -23], [21, -24.6], [20, -15.8], [12, -14]),
  ),
  line('vermilion', 4.4, 'M9.4 4A10.6 10.6 0 1 0 10.4 13'),
  fill('vermilion', 'M14.6 6.4L4.4 6L12.6 -3Z'),
];

/** The chair is empty and has fallen, the megaphone lies beside it. */
export const directorLoss: readonly Layer[] = [
  fill('shade', disc(0, 23, 28, 4)),
  line('wood', 3.6, 'M-25 15L9 -21M-10 22L23 -12M-19 9L-1 21M-1 -9L18 9'),
  line('wood-2', 1.2, 'M-24 16L10 -20M-9 23L24 -11'),
  drawn('teal', 'ink', 1.6, area([-8, -12], [2, -23], [15, -10], [5, 1])),
  fill('cream', star(3.6, -11.4, 5, 5, 2.1)),
  drawn('teal-2', 'ink', 1.6, area([-17, 4], [-10, -3], [4, 10], [-3, 17])),
  drawn('gold', 'ink', 1.5, 'M9 16L25 10V27L9 23Z'),
  drawn('vermilion', 'ink', 1.4, box(24, 8, 4, 21), pill(5, 16, 5, 8, 1.6)),
];

/** The permit of the unit, torn in two. */
export const licenceLost: readonly Layer[] = [
  fill('shade', box(-22, -20, 46, 48)),
  drawn('white', 'ink', 1.7, 'M-25 -23H2L-2 -15L4 -8L-2 0L3 8L-3 15L1 24H-25Z'),
  drawn('cream', 'ink', 1.7, 'M9 -20H27V27H7L4 18L10 11L4 3L9 -5L3 -12Z'),
  fill('olive-2', 'M-21 6L-12 -8L-4 4L-3 8L-4 12H-21Z'),
  fill('gold', disc(-8, -13, 4)),
  line('ink', 1.7, 'M-21 18H-7M12 -11H23M12 -5H23M13 15H23'),
  drawn('vermilion', 'ink', 1.5, disc(17, 5, 6)),
  line('white', 1.8, 'M14 2L20 8M20 2L14 8'),
];

/** The paper has a bad word for the studio. */
export const badPublicity: readonly Layer[] = [
  fill('shade', box(-22, -22, 46, 50)),
  drawn('cream-2', 'ink', 1.6, 'M-20 -25L25 -18L19 26L-25 19Z'),
  drawn('white', 'ink', 1.7, box(-24, -23, 44, 46)),
  fill('ink', box(-20, -19, 36, 6)),
  drawn('steel', 'ink', 1.3, box(-20, -9, 18, 16)),
  fill('vermilion', star(-11, -1, 5.4, 5, 2.2)),
  line('ink', 1.6, 'M2 -8H16M2 -3.6H16M2 0.8H16M2 5.2H16M-20 11.6H16M-20 16H8'),
  fill(
    'plum',
    'M14 4C20 2 27 6 25 12C31 16 26 25 19 22C14 29 4 25 6 18C-2 15 3 5 14 4ZM1 -3a2.4 2.4 0 1 0 .1 0ZM28 -1a2 2 0 1 0 .1 0ZM-1 26a1.8 1.8 0 1 0 .1 0Z',
  ),
  fill('rose', disc(12, 10, 2.4)),
];

/** A storm over the covered camera. */
export const badWeather: readonly Layer[] = [
  line('sky', 1.8, 'M-22 0L-26 11M-12 2L-14 8M17 0L13 8M26 -1L22 9'),
  drawn('steel-2', 'ink', 1.7, 'M-22 1Q-31 0 -29 -9T-18 -16Q-15 -27 -3 -26T11 -18Q20 -24 26 -16T24 1Z'),
  fill('steel', 'M-24 -8Q-21 -13 -16 -11Q-14 -21 -4 -22Q4 -21 6 -15Q-6 -19 -10 -8Q-18 -10 -24 -8Z'),
  drawn('gold', 'ink', 1.5, 'M3 -5L-8 12H-1L-5 26L11 7H3L9 -5Z'),
  line('ink', 2, 'M-17 27L-23 12M-17 27Q-15 31 -12 28'),
  drawn('vermilion', 'ink', 1.6, 'M-34 20C-34 4 -18 2 -12 8L-16 10L-20 11L-24 15L-29 15Z'),
];
