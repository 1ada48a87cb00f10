import { drawn, fill, type Layer, line } from '../layer.ts';
import { area, box, boxes, disc, discs, pill, star } from '../shapes.ts';

/** The ticket booth where the film money comes in. */
export const boxOffice: readonly Layer[] = [
  drawn('plum', 'ink', 1.6, box(-22, -6, 44, 34)),
  fill('plum-2', box(9, -6, 13, 34)),
  drawn('glass', 'ink', 1.6, 'M-12 18V2A12 12 0 0 1 12 2V18Z'),
  fill('skin-2', disc(0, 5, 4.6, 5.4)),
  fill('hair-4', 'M-5 5Q-7 -3 0 -3T5 5Q2 2 0 1.4Q-3 3 -5 5Z'),
  fill('teal', 'M-8 18Q-7 10 0 10T8 18Z'),
  drawn('gold', 'ink', 1.4, pill(-17, 17, 34, 5, 1.4)),
  fill('cream', boxes(-17, 24, 7, 1.8, 9, 4)),
  drawn('vermilion', 'ink', 1.7, 'M-27 -18H27L24 -4H-24Z'),
  fill('lamp', discs(-22.5, -15.4, 1.7, 6.4, 8), discs(-19.4, -6.8, 1.6, 6.4, 7)),
  fill('cream', box(-16, -13, 32, 4)),
  drawn('gold', 'ink', 1.5, star(0, -23, 9, 5, 4)),
];

/** A card is turned up from the pack. */
export const production: readonly Layer[] = [
  fill('shade', 'M-14 -17H16V27H-14Z'),
  drawn('teal', 'ink', 1.6, 'M-24 -16L-2 -24L10 14L-12 22Z'),
  line('sky', 1.4, 'M-20 -13.6L-3 -19.6L5.6 11L-11 17Z'),
  drawn('white', 'ink', 1.7, 'M-7 -21L22 -17L17 25L-12 21Z'),
  fill('vermilion', area([-4.6, -17.8], [19, -14.6], [18, -7.6], [-5.6, -10.8])),
  drawn('gold', 'ink', 1.5, star(5, 3.4, 11, 5, 5)),
  line('ink', 1.7, 'M-6.4 15.4L14 18.2'),
];

/** The unit van with the camera on its roof, under hills. */
export const location: readonly Layer[] = [
  fill('gold', disc(15, -17, 7)),
  fill('leaf', 'M-31 12L-14 -12L-3 3L6 -7L31 12Z'),
  fill('white', 'M-14 -12L-19 -5L-14.6 -3L-10.4 -6.4Z'),
  fill('olive-2', 'M-32 13Q-12 4 32 13V20H-32Z'),
  line('ink', 1.7, 'M-9 -3L-13 -10M-3 -3L1 -10M-6 -3V-10'),
  drawn('dark', 'ink', 1.4, box(-13, -18, 13, 8.6), area([0, -16], [6, -19], [6, -8], [0, -11])),
  drawn('dark', 'ink', 1.2, disc(-10, -20.6, 3.4), disc(-3, -20.6, 3.4)),
  drawn('vermilion', 'ink', 1.7, 'M-25 -3H10Q20 -3 24 8L27 10V19H-25Z'),
  fill('white', 'M-25 8H24L27 10V12H-25Z'),
  drawn('sky', 'ink', 1.5, 'M8 0H12Q17 1 20 8H8Z', pill(-21, 0, 10, 7, 1.6), pill(-8, 0, 10, 7, 1.6)),
  drawn('ink', 'ink', 1, disc(-14, 19, 5.6), disc(16, 19, 5.6)),
  fill('cream', disc(-14, 19, 2.2), disc(16, 19, 2.2)),
];

/** Notes and coins from the bank. */
export const bearer: readonly Layer[] = [
  drawn('olive', 'ink', 1.6, 'M-28 -11L18 -23L25 2L-21 14Z'),
  drawn('moss', 'ink', 1.6, 'M-26 -4H26V20H-26Z'),
  line('leaf', 1.4, 'M-22.4 -0.4H22.4V16.4H-22.4Z'),
  drawn('cream', 'leaf', 1.5, disc(0, 8, 8.4, 8)),
  line('leaf', 2.2, 'M4 4.4Q2.6 2.6 0.6 3T-1.6 7V10Q-1.8 12 -3.4 12.4H4.4M-3.8 8H1.6'),
  fill('leaf', disc(-16.4, 8, 2.8), disc(16.4, 8, 2.8)),
  drawn('gold', 'ink', 1.5, 'M9 16H27V24Q18 29 9 24Z', disc(18, 16, 9, 3.6)),
  line('gold-2', 1.5, 'M10 20Q18 24.6 26 20'),
];

/** A stage with a heart for the good cause. */
export const charity: readonly Layer[] = [
  fill('night', box(-24, -16, 48, 36)),
  fill('lamp', 'M-6 -16H6L15 20H-15Z'),
  drawn(
    'rose',
    'ink',
    1.7,
    'M0 15C-16 4 -15 -9 -7.4 -9.6C-3 -10 -0.6 -7 0 -4.4C0.6 -7 3 -10 7.4 -9.6C15 -9 16 4 0 15Z',
  ),
  line('white', 2, 'M-8.6 -4.6Q-8.4 -6.4 -6.4 -6.6'),
  drawn('vermilion', 'ink', 1.5, 'M-28 -18H-12Q-14 4 -22 20H-28ZM28 -18H12Q14 4 22 20H28Z'),
  line(
    'vermilion-2',
    1.5,
    'M-23 -16Q-23 4 -25.4 18M-18 -16Q-19 2 -23 16M23 -16Q23 4 25.4 18M18 -16Q19 2 23 16',
  ),
  drawn(
    'gold',
    'ink',
    1.5,
    'M-30 -24H30V-17Q25 -11 20 -17Q15 -11 10 -17Q5 -11 0 -17Q-5 -11 -10 -17Q-15 -11 -20 -17Q-25 -11 -30 -17Z',
  ),
  drawn('wood', 'ink', 1.6, box(-30, 20, 60, 6)),
];

/** A flash bulb bursts: the papers are there. */
export const publicity: readonly Layer[] = [
  fill('white', star(10, -12, 21, 12, 11)),
  fill('gold', star(10, -12, 14, 12, 7)),
  drawn('steel', 'ink', 1.6, 'M2 -12A9 9 0 0 1 20 -12Q19 -5 11 -3.4Q3 -5 2 -12Z'),
  fill('lamp', disc(11, -11, 4.6)),
  line('ink', 3, 'M11 -3V5'),
  drawn('dark', 'ink', 1.7, pill(-26, 0, 46, 26, 4)),
  fill('teal', box(-26, 6, 46, 5)),
  drawn('steel', 'ink', 1.7, disc(-5, 13, 11)),
  drawn('sky', 'ink', 1.5, disc(-5, 13, 6.4)),
  fill('white', disc(-7.4, 10.4, 2.2)),
  drawn('cream', 'ink', 1.4, pill(-22, -4.4, 10, 5, 1.4), box(9, 2.6, 7, 5)),
];
