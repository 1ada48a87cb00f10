/** How much wider than another plot a corner is. */
const CORNER = 1.32;

/** A plot of the track around the lot, in parts of the track's width and height. */
interface Plot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: boolean;
  /** The side of the track it lies on: where its outer edge is. */
  readonly side: 'bottom' | 'left' | 'top' | 'right';
}

/**
 * Where space `index` of a track of `count` lies: the first in the corner bottom right, then clockwise. What a count
 * leaves over by four is missing on the last side.
 */
export function plotOf(index: number, count: number): Plot {
  /** Plots from one corner to before the next. */
  const steps = Math.ceil(count / 4);
  const whole = 2 * CORNER + steps - 1;
  const side = Math.floor(index / steps);
  const step = index % steps;
  const from = step === 0 ? 0 : (CORNER + step - 1) / whole;
  const length = (step === 0 ? CORNER : 1) / whole;
  const deep = CORNER / whole;
  const far = 1 - from - length;
  const end = 1 - deep;
  const corner = step === 0;
  if (side === 0) return { x: far, y: end, width: length, height: deep, corner, side: 'bottom' };
  if (side === 1) return { x: 0, y: far, width: deep, height: length, corner, side: 'left' };
  if (side === 2) return { x: from, y: 0, width: length, height: deep, corner, side: 'top' };
  return { x: end, y: from, width: deep, height: length, corner, side: 'right' };
}

/** The spaces from `from` to `to` clockwise, both included, on a track of `count`. */
export function route(from: number, to: number, count: number): number[] {
  const steps = (to - from + count) % count;
  return Array.from({ length: steps + 1 }, (_, i) => (from + i) % count);
}
