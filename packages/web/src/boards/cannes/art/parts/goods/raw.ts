import { dashes, drawn, fill, type Layer, line } from '../layer.ts';
import { box, disc, pill } from '../shapes.ts';

/** Two guests, one before the other, on a 24 x 24 grid. */
export const people: readonly Layer[] = [
  drawn('cyan', 'ink', 1.6, 'M9 22.4V18.4C9 14.8 12 12.6 16 12.6S22.6 14.8 22.6 18.4V22.4Z'),
  drawn('skin', 'ink', 1.6, disc(16.4, 7, 4)),
  drawn('orange', 'ink', 1.6, 'M1.4 22.4V19.4C1.4 15.6 4 13.4 7.8 13.4S14.4 15.6 14.4 19.4V22.4Z'),
  drawn('skin', 'ink', 1.6, disc(7.8, 8.2, 4.6)),
  fill('ink', 'M3.2 8C3 4.4 5 2.4 8 2.4S12.8 4.6 12.4 8Q10 6.8 8.4 5.6Q6.6 7.6 3.2 8Z'),
];

/** A glass with a handle and a head of foam. */
export const beer: readonly Layer[] = [
  line('ink', 4.6, 'M16 10H18.6Q20.6 10 20.6 12V16Q20.6 18 18.6 18H16'),
  line('white', 1.6, 'M16 10H18.6Q20.6 10 20.6 12V16Q20.6 18 18.6 18H16'),
  drawn('gold', 'ink', 1.6, 'M4 7H16.6V20.4Q16.6 22.4 14.6 22.4H6Q4 22.4 4 20.4Z'),
  line('gold-2', 1.8, 'M8.2 12.4V18.6M12.4 12.4V18.6'),
  drawn(
    'white',
    'ink',
    1.6,
    'M3.6 9.6Q1.6 8.6 2.2 6.4T5.4 4.2Q6.6 1.4 9.8 2T13.8 3.6Q17.4 2.8 18 6T15.8 9.4Q14 10 13 8.8Q11.6 11 9.4 9.4Q7.4 11.6 6 9.6Q4.8 10.4 3.6 9.6Z',
  ),
];

/** A chip with its legs. */
export const chipset: readonly Layer[] = [
  line('leg', 2.2, 'M8 2V22M12 2V22M16 2V22M2 8H22M2 12H22M2 16H22'),
  drawn('leaf', 'ink', 1.6, pill(4.8, 4.8, 14.4, 14.4, 1.6)),
  fill('gold', box(8.8, 8.8, 6.4, 6.4)),
  dashes('lamp', 1, '1 1.8', 'M8 7H16M7 16.6H16.4'),
];
