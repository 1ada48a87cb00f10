import { drawn, fill, type Layer, line } from './layer.ts';
import { box, disc, pill, star } from './shapes.ts';

/** A telephone with its receiver across the cradle, on a 24 x 24 grid. */
export const PHONE_SIGN: readonly Layer[] = [
  drawn('red', 'ink', 1.6, 'M8 9.6H16L20.4 17.6V21.6H3.6V17.6Z'),
  drawn('red', 'ink', 1.6, 'M2 10.8V8.4Q2 3 12 3T22 8.4V10.8H16.4V8Q12 6.8 7.6 8V10.8Z'),
  drawn('white', 'ink', 1.3, disc(12, 15.6, 3.7)),
  fill('ink', disc(12, 15.6, 1.3)),
];

/** One tile more. */
export const MORE_SIGN: readonly Layer[] = [
  drawn('special', 'ink', 1.5, 'M12 1.4L21.4 6.7V17.3L12 22.6L2.6 17.3V6.7Z'),
  line('white', 3, 'M12 7V17M7 12H17'),
];

/** Popularity rises. */
export const RISE_SIGN: readonly Layer[] = [
  drawn('gold', 'ink', 1.6, 'M12 1.8L22 12.4H16V22.2H8V12.4H2Z'),
  fill('ink', star(12, 11.4, 4, 5, 1.7)),
];

/** A lit cigar with its band. */
export const CIGAR_SIGN: readonly Layer[] = [
  line('steel', 1.5, 'M20 8.6Q17.8 6.6 20 4.8T20.4 1.4'),
  drawn('wood', 'ink', 1.5, pill(1.4, 10.4, 20, 7.6)),
  fill('gold', box(5.6, 11, 3.6, 6.4)),
  drawn('red', 'ink', 1.2, 'M17 10.4H17.6A3.8 3.8 0 0 1 17.6 18H17Z'),
];
