import type { Point } from './pan-zoom.ts';

/** Arrow keys and where they lead on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The point an arrow key leads to: the nearest in its direction, what lies straight ahead before what lies aside.
 * Undefined where nothing lies there.
 */
export function ahead<P extends Point>(points: readonly P[], from: Point, towards: Point): P | undefined {
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const forward = dx * towards.x + dy * towards.y;
    if (forward <= 1) continue;
    const aside = Math.abs(dx * towards.y - dy * towards.x);
    // Beyond 60 degrees to either side another arrow leads there.
    if (aside > forward * 1.8) continue;
    const cost = forward + 2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
