/** Spaces on one side of the track, corners included. */
export const SIDE = 11;
/** How much wider than another plot a corner is. */
const CORNER = 1.32;
const LENGTH = 2 * CORNER + SIDE - 2;

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

/** Where the `step`-th plot after a corner begins along its side, and how long it is. */
function along(step: number): { readonly from: number; readonly length: number } {
  if (step === 0) return { from: 0, length: CORNER / LENGTH };
  return { from: (CORNER + step - 1) / LENGTH, length: 1 / LENGTH };
}

/**
 * Where space `index` lies: the first in the corner bottom right, then clockwise. A track of another length than 40
 * keeps the same plan with as many plots as fit, so it must not be longer.
 */
export function plotOf(index: number): Plot {
  const steps = SIDE - 1;
  const side = Math.floor(index / steps) % 4;
  const step = index % steps;
  const { from, length } = along(step);
  const deep = CORNER / LENGTH;
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
