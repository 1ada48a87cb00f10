import { drawn, fill, type Layer, line } from './layer.ts';
import { area, box, disc, star } from './shapes.ts';

/** Lamplight behind what is staged on the map, so that it stands out from the tile. */
export const SPOT: readonly Layer[] = [drawn('lamp', 'ink', 1.6, disc(0, 0, 31))];

/** Sound on both sides of a telephone, from the inner waves to the outer. */
export const RINGS: readonly Layer[] = [36, 43].map(radius => {
  const [x, y] = [radius * 0.87, radius * 0.5];
  const arc = (side: number) =>
    `M${side * x} ${-y}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${side * x} ${y}`;
  return line('red', 4, arc(1), arc(-1));
});

/** An envelope of 44 by 28 round the origin: its back, what is in front of the card, and its flap, closed. */
export const ENVELOPE_BACK: readonly Layer[] = [drawn('wall-2', 'ink', 1.6, box(-22, -10, 44, 28))];
export const ENVELOPE_FRONT: readonly Layer[] = [
  drawn('white', 'ink', 1.6, area([-22, -10], [0, 7], [22, -10], [22, 18], [-22, 18])),
  line('ink', 1.2, 'M-22 18L-4 4M22 18L4 4'),
];
export const ENVELOPE_FLAP: readonly Layer[] = [
  drawn('cream', 'ink', 1.6, area([-22, -10], [22, -10], [0, 8])),
];

/** The card that comes out of it. */
export const CARD: readonly Layer[] = [
  drawn('white', 'ink', 1.6, box(-17, -30, 34, 34)),
  line('gold-2', 1.4, 'M-13.5 -26.5H13.5V0H-13.5Z'),
  fill('party', star(0, -16, 9)),
];
