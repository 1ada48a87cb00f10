import { drawn, fill, type Layer, line } from '../layer.ts';
import { box, disc, pill, star as starShape } from '../shapes.ts';

/** A monitor over its keyboard. */
export const computer: readonly Layer[] = [
  drawn('steel', 'ink', 1.6, pill(2.2, 2.2, 19.6, 14, 1.8)),
  fill('dark', box(4.8, 4.8, 14.4, 8.8)),
  line('cyan', 1.8, 'M7 7.4L9.4 9.2L7 11M11.6 11H15.4'),
  drawn('steel', 'ink', 1.6, 'M4.4 18.4H19.6L22.2 22.4H1.8Z'),
];

/** A five-pointed star. */
export const star: readonly Layer[] = [
  drawn('gold', 'ink', 1.7, starShape(12, 12.8, 11.4, 5, 4.9)),
  fill('lamp', starShape(12, 12.8, 5.2, 5, 2.2)),
];

/** A burst with a bolt through it. */
export const effect: readonly Layer[] = [
  drawn('red', 'ink', 1.5, starShape(12, 12, 11.4, 11, 7)),
  drawn('lamp', 'ink', 1.5, 'M14.8 3.4L6.4 13.4H11L8.8 20.8L17.8 10.2H13Z'),
];

/** A written page and a pencil. */
export const script: readonly Layer[] = [
  drawn('white', 'ink', 1.6, 'M2.6 1.6H13.4L17.6 5.8V22.4H2.6Z'),
  line('ink', 1.5, 'M5.8 7.4H12.4M5.8 11.2H12M5.8 15H9.6'),
  drawn('orange', 'ink', 1.4, 'M10.2 20.8L11.2 16.2L19.4 5.2L22.8 7.8L14.4 18.6Z'),
  fill('ink', disc(11.4, 19, 1.1)),
];
