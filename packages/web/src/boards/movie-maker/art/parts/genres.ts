import type { Genre } from '@backlot/movie-maker';
import { drawn, fill, type Layer, line, type Tone } from './layer.ts';
import { area, boxes, disc, discs, star } from './shapes.ts';

/** Ground of a kind of film on cards and badges, and a darker one. */
export const GENRE_TONES: Readonly<Record<Genre, readonly [ground: Tone, deep: Tone]>> = {
  epic: ['vermilion', 'vermilion-2'],
  historical: ['plum', 'plum-2'],
  comedy: ['mustard', 'mustard-2'],
  musical: ['rose', 'plum'],
  western: ['orange', 'wood-2'],
  horror: ['olive-2', 'night'],
};

/** Emblems of the kinds of film on 48 x 48 round the origin, readable at 16 px by their outline alone. */
export const GENRES: Readonly<Record<Genre, readonly Layer[]>> = {
  // a gladiator's helmet
  epic: [
    fill('vermilion', 'M-16 -6C-18 -24 12 -27 17 -6L19 8L11 4C12 -8 4 -14 -8 -13Z'),
    line('vermilion-2', 1.4, 'M-11 -16L-8 -12M-4 -19L-2 -13.6M4 -19.4L4 -13M11 -15L8.4 -10.6'),
    drawn('gold', 'ink', 1.6, 'M-15 18V-2C-15 -18 13 -18 13 0V19H4L2 6H-1V11L-7 20Z'),
    fill('ink', 'M-11 1H3L1 6H-10Z'),
    line('gold-2', 1.6, 'M-15 -3.4H12.6M5 12V17M9 9V17'),
    fill('white', 'M-10 -6C-9 -11 -4 -13 0 -12.8C-4 -11 -6 -9 -6.6 -6Z'),
  ],
  // a castle tower with a banner
  historical: [
    line('ink', 1.8, 'M0 -13V-23'),
    fill('vermilion', 'M0 -23L15 -19.4L0 -14.6Z'),
    drawn('stone', 'ink', 1.6, 'M-19 20V-5H-14V-1H-11V-13H-7V-9H-2.6V-13H2.6V-9H7V-13H11V-1H14V-5H19V20Z'),
    fill('stone-2', 'M3 -8H7V-9H11V-1H14V-5H19V20H9V4H3Z'),
    fill('ink', 'M-5.6 20V11A5.6 5.6 0 0 1 5.6 11V20Z', 'M-2 3V-2A2 2 0 0 1 2 -2V3Z'),
    fill('gold', boxes(-15, 5, 2.4, 5, 28, 2)),
  ],
  // a laughing mask
  comedy: [
    fill('teal', 'M-17 -2L-23 16L-18 14L-16 20L-11 6ZM17 -2L23 16L18 14L16 20L11 6Z'),
    drawn('cream', 'ink', 1.6, 'M-18 -17Q0 -24 18 -17Q20 8 10 16Q0 24 -10 16Q-20 8 -18 -17Z'),
    fill('ink', 'M-12.4 -6Q-8 -13 -3.4 -6.6Q-8 -8.6 -12.4 -6ZM12.4 -6Q8 -13 3.4 -6.6Q8 -8.6 12.4 -6Z'),
    drawn('vermilion', 'ink', 1.5, 'M-12.6 1.6Q0 8.6 12.6 1.6Q10.6 16.6 0 16.6T-12.6 1.6Z'),
    fill('white', 'M-9.6 4.6Q0 9.4 9.6 4.6L8.4 8.2Q0 11.6 -8.4 8.2Z'),
    line('blush', 4, 'M-12.4 -0.6h0.1M12.4 -0.6h0.1'),
  ],
  // two notes and a spark
  musical: [
    fill('ink', 'M-8 -18L17 -22V-12L-8 -8Z'),
    line('ink', 3, 'M-6.6 -16V13M15.4 -18V9'),
    drawn('vermilion', 'ink', 1.6, disc(-12, 14, 7, 5.6), disc(10, 10, 7, 5.6)),
    fill('gold', star(-15, -12, 7, 4, 2.4), star(4, 0, 4.6, 4, 1.6)),
  ],
  // a stetson over a sheriff's star
  western: [
    drawn('gold', 'ink', 1.6, star(0, 10, 13.4, 5, 6.4)),
    fill('gold-2', disc(0, 10.6, 3.4)),
    drawn(
      'wood',
      'ink',
      1.6,
      'M-10 -6C-11 -26 -3 -23 0 -19C3 -23 11 -26 10 -6Q22 -7 23 -13Q21 2 0 2T-23 -13Q-22 -7 -10 -6Z',
    ),
    line('vermilion', 3, 'M-10 -6.4Q0 -2.6 10 -6.4'),
  ],
  // a bat before the moon
  horror: [
    drawn('lamp', 'ink', 1.6, disc(0, 0, 19)),
    fill('cream-2', disc(-7, -9, 3.4), disc(9, -11, 2.2)),
    fill(
      'ink',
      'M0 -5L3 -9V-2Q10 -9 23 -7Q17 -3 18 4Q12 0 9 7Q5 3 0 13Q-5 3 -9 7Q-12 0 -18 4Q-17 -3 -23 -7Q-10 -9 -3 -2V-9Z',
    ),
    fill('vermilion', discs(-2.2, 0.4, 1.2, 4.4, 2)),
  ],
};

/** A ray of a sunburst round a point, `from` and `to` in degrees. */
const ray = (x: number, y: number, reach: number, from: number, to: number): string => {
  const at = (angle: number): readonly [number, number] => [
    x + Math.cos((angle * Math.PI) / 180) * reach,
    y + Math.sin((angle * Math.PI) / 180) * reach,
  ];
  return area([x, y], at(from), at(to));
};
/** `count` rays all round. */
export const rays = (x: number, y: number, reach: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, index) =>
    ray(x, y, reach, turn + (index * 360) / count, turn + ((index + 0.5) * 360) / count),
  ).join('');
