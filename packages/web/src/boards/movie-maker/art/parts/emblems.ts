import type { Company, Part } from '@backlot/movie-maker';
import { drawn, fill, type Layer, line, type Tone } from './layer.ts';
import { area, box, disc, discs, pill, star } from './shapes.ts';

/** Ground of a company on its plot and card, and a darker one. */
export const COMPANY_TONES: Readonly<Record<Company, readonly [ground: Tone, deep: Tone]>> = {
  odeon: ['teal', 'teal-2'],
  classic: ['plum', 'plum-2'],
  rank: ['olive', 'olive-2'],
  granada: ['vermilion', 'vermilion-2'],
  abc: ['mustard', 'mustard-2'],
  essoldo: ['night-2', 'night'],
};

/** Emblems of our own on 56 x 56 round the origin: what the names say, not the signs of the real companies. */
export const COMPANIES: Readonly<Record<Company, readonly Layer[]>> = {
  // an odeum: rising half rings of seats round a stage
  odeon: [
    fill('ink', 'M-27 21A27 27 0 0 1 27 21Z'),
    fill('cream', 'M-25 19A25 25 0 0 1 25 19H19A19 19 0 0 0 -19 19Z'),
    fill('gold', 'M-17 19A17 17 0 0 1 17 19H11.4A11.4 11.4 0 0 0 -11.4 19Z'),
    fill('vermilion', 'M-9.4 19A9.4 9.4 0 0 1 9.4 19Z'),
    line('ink', 1.6, 'M0 10V-7M-6 11.6L-16 1M6 11.6L16 1M-9 15L-24 11M9 15L24 11'),
    fill('gold', star(0, -17, 9, 8, 3.4)),
  ],
  // a scrolled capital
  classic: [
    drawn('cream', 'ink', 1.7, box(-12, -6, 24, 26)),
    line('stone-2', 2.2, 'M-7 -4V19M-2.4 -4V19M2.4 -4V19M7 -4V19'),
    drawn('white', 'ink', 1.7, pill(-17, 19, 34, 6, 1.6), 'M-24 -19H24V-13H-24Z'),
    drawn('cream', 'ink', 1.7, disc(-16, -6, 8), disc(16, -6, 8), box(-16, -13.4, 32, 7.4)),
    line(
      'ink',
      1.7,
      'M-16 -10A4.4 4.4 0 1 0 -11.8 -6A2 2 0 0 0 -15.6 -5.4M16 -10A4.4 4.4 0 1 1 11.8 -6A2 2 0 0 1 15.6 -5.4',
    ),
    fill('gold', star(0, -9.6, 3.6, 5)),
  ],
  // chevrons on a sleeve
  rank: [
    drawn('dark', 'ink', 1.7, 'M-20 -23H20V8Q14 22 0 26Q-14 22 -20 8Z'),
    fill(
      'gold',
      area([-15, -4], [0, 7], [15, -4], [15, 2], [0, 13], [-15, 2]),
      area([-14, 7], [0, 17], [14, 7], [11.4, 13], [0, 21.6], [-11.4, 13]),
    ),
    fill('cream', area([-15, -15], [0, -4], [15, -15], [15, -9], [0, 2], [-15, -9])),
    fill('vermilion', star(0, -16, 6, 5)),
  ],
  // a pomegranate, which is what the name means
  granada: [
    fill('leaf', 'M6 20Q22 20 26 4Q10 4 6 20ZM-6 20Q-22 20 -26 4Q-10 4 -6 20Z'),
    drawn(
      'orange',
      'ink',
      1.7,
      'M-5 -16L-9 -26L-3 -22L0 -27L3 -22L9 -26L5 -16C20 -13 24 -1 20 9C16 20 7 24 0 24S-16 20 -20 9C-24 -1 -20 -13 -5 -16Z',
    ),
    drawn('cream', 'ink', 1.5, 'M0 -11Q13 -3 8 9Q5 17 0 19Q-5 17 -8 9Q-13 -3 0 -11Z'),
    fill(
      'vermilion',
      discs(0, -4.4, 2.5, 0, 1),
      discs(-4.2, 0.6, 2.5, 8.4, 2),
      discs(0, 2.4, 2.5, 0, 1),
      discs(-4, 7.4, 2.5, 8, 2),
      discs(0, 12, 2.5, 0, 1),
    ),
  ],
  // three building blocks
  abc: [
    drawn('teal', 'ink', 1.7, 'M-25 1H-2V24H-25Z'),
    drawn('vermilion', 'ink', 1.7, 'M2 1H25V24H2Z'),
    drawn('cream', 'ink', 1.7, 'M-12 -25H12V-1.6H-12Z'),
    fill('cream', disc(-13.5, 12.6, 6.6), box(7.4, 6.4, 12.4, 12.4)),
    fill('plum', area([0, -21.4], [7.8, -6.6], [-7.8, -6.6])),
    line('shade', 1.6, 'M-21.6 4.4V20.6M5.4 4.4V20.6M-8.6 -21.6V-5'),
  ],
  // three rings for three people
  essoldo: [
    line('gold', 6, disc(0, -9, 12)),
    line('sky', 6, disc(-11, 9, 12)),
    line('rose', 6, disc(11, 9, 12)),
    line('gold', 6, 'M-8.4 -0.4A12 12 0 0 0 2 2.8'),
    fill('lamp', star(0, 4, 6, 4, 2.2), star(0, -24.6, 3.6, 4, 1.2)),
  ],
};

/** What a production card is, as a sign of 48 x 48 round the origin. */
export const PARTS: Readonly<Record<Part, readonly Layer[]>> = {
  // a script with a bound spine
  story: [
    drawn('cream-2', 'ink', 1.8, 'M-13 -18L14 -21L18 17L-9 20Z'),
    drawn('white', 'ink', 1.8, 'M-17 -16H11V20H-17Z'),
    fill('vermilion', box(-17, -16, 6.4, 36)),
    line('ink', 2.2, 'M-7 -8H7M-7 -1.4H7M-7 5.2H7M-7 11.8H1'),
  ],
  // a leading man: side parting and bow tie
  male: [
    drawn('dark', 'ink', 1.8, 'M-20 21Q-18 8 -7 6H7Q18 8 20 21Z'),
    fill('white', 'M-7 6L0 16L7 6Z'),
    drawn('skin-1', 'ink', 1.8, 'M-10 -11Q-11 8 0 9T10 -11Z'),
    fill('ink', 'M-12 -7Q-14 -23 1 -22Q14 -22 12 -7Q8 -14 3 -15Q-6 -12 -9 -13Z'),
    fill('vermilion', 'M0 12L-7.4 8.4V16ZM0 12L7.4 8.4V16Z'),
    line('ink', 1.6, 'M-5 4.4Q0 1.6 5 4.4'),
  ],
  // a leading lady: high hair and ear-rings
  female: [
    drawn('vermilion', 'ink', 1.8, 'M-18 21Q-15 9 -6 8H6Q15 9 18 21Z'),
    drawn('hair-4', 'ink', 1.8, 'M-13 8Q-18 -4 -13 -13Q-9 -24 0 -23T13 -13Q18 -4 13 8Z'),
    drawn('skin-1', 'ink', 1.6, 'M-9 -6Q-10 9 0 11T9 -6Q2 -5 -1 -11Q-4 -6 -9 -6Z'),
    fill('vermilion', 'M-4 4.4Q0 2.4 4 4.4Q0 8 -4 4.4Z'),
    fill('gold', disc(-10.6, 7, 2.6), disc(10.6, 7, 2.6)),
  ],
  // a megaphone
  director: [
    drawn('gold', 'ink', 1.8, 'M-14 -5L14 -17V15L-14 5Z'),
    drawn('vermilion', 'ink', 1.8, 'M12 -19H17A2 2 0 0 1 19 -17V15A2 2 0 0 1 17 17H12Z'),
    drawn('teal', 'ink', 1.8, pill(-21, -6.6, 8, 13.2, 3), 'M-8 8L-5 20H2L-1 5Z'),
    line('gold-2', 2, 'M-9 -2.4L9 -9.6'),
  ],
};
