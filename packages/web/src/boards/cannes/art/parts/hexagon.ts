import { type Cell, neighbour, qOf, rOf } from '@backlot/cannes';
import { area, type Point } from './shapes.ts';

/** Circumradius of every hexagon on the map, which stands on a corner. */
const RADIUS = 50;
/** From the centre of a tile to the centre of its neighbour. */
const STEP = RADIUS * Math.sqrt(3);

/** Corner `index` clockwise from the one right of the top; side `i` runs from corner i to corner i + 1, side 0 is east. */
function corner(index: number, radius: number): Point {
  const angle = ((index * 60 - 30) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

export const hexagon = (radius: number): string =>
  area(...Array.from({ length: 6 }, (_, index) => corner(index, radius)));

/** Two hexagons as a ring with a hole; wants fill-rule evenodd. */
export const ring = (outer: number, inner: number): string => hexagon(outer) + hexagon(inner);

/** The centre of a cell on the map. */
export const centreOf = (cell: Cell): Point => [STEP * (qOf(cell) + rOf(cell) / 2), RADIUS * 1.5 * rOf(cell)];

/** The corners round a group of joined cells, clockwise. */
export function cornersAround(cells: readonly Cell[]): readonly Point[] {
  const all = new Set(cells);
  const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const next = new Map<string, readonly [Point, Point]>();
  for (const cell of cells) {
    const [x, y] = centreOf(cell);
    for (let side = 0; side < 6; side++) {
      if (all.has(neighbour(cell, side))) continue;
      const [a, b] = [corner(side, RADIUS), corner(side + 1, RADIUS)];
      const from: Point = [x + a[0], y + a[1]];
      next.set(key(from), [from, [x + b[0], y + b[1]]]);
    }
  }
  const points: Point[] = [];
  let step = next.values().next().value;
  while (step && points.length < next.size) {
    points.push(step[0]);
    step = next.get(key(step[1]));
  }
  return points;
}

/** A closed shape made smaller by `inset` on every side; points run clockwise. */
export function shrink(points: readonly Point[], inset: number): string {
  const count = points.length;
  return area(
    ...points.map((point, index): Point => {
      const before = normal(points[(index + count - 1) % count]!, point);
      const after = normal(point, points[(index + 1) % count]!);
      const scale = inset / (1 + before[0] * after[0] + before[1] * after[1]);
      return [point[0] + (before[0] + after[0]) * scale, point[1] + (before[1] + after[1]) * scale];
    }),
  );
}

/** The unit vector to the right of a step, that is inwards where points run clockwise. */
function normal(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return [-dy / length, dx / length];
}
