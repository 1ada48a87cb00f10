import { type Cell, firstOf, OFFSETS, type Pair, qOf, rOf, secondOf } from '@backlot/cannes';
import { around, type Box, type Point } from '../../app/surface/pan-zoom.ts';

/** Distance from the middle of a hexagon to its corners, in units of the drawing. */
export const RADIUS = 50;
/** Distance between the middles of two neighbours: the length of a rod. */
export const REACH = RADIUS * Math.sqrt(3);

/** The middle of a cell on the map: hexagons stand on a corner, rows lie level. */
export const centreOf = (cell: Cell): Point => ({
  x: REACH * (qOf(cell) + rOf(cell) / 2),
  y: 1.5 * RADIUS * rOf(cell),
});

/** Where a rod or cigar lies: the middle between two tiles, and its angle in degrees. */
export interface Lie extends Point {
  readonly angle: number;
}

/** Angles of the directions 0, 1 and 2: east, southeast, southwest. */
const ANGLES = [0, 60, 120] as const;

export function lieOf(pair: Pair): Lie {
  const [a, b] = [centreOf(firstOf(pair)), centreOf(secondOf(pair))];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: ANGLES[pair % 3] ?? 0 };
}

/**
 * The part of the map that is nearer to a pair than to any other, lying flat around (0, 0): from the middles of its
 * tiles to the ends of the side between them. Such lozenges leave no gap and never overlap, so a finger finds its pair.
 */
export const LOZENGE = `${-REACH / 2},0 0,${-RADIUS / 2} ${REACH / 2},0 0,${RADIUS / 2}`;

/** Everything to be seen on the map: the tiles, and where asked for the free cells around them. */
export function mapBox(cells: readonly Cell[], withRim: boolean): Box {
  if (!withRim) return around(cells.map(centreOf), RADIUS * 1.1);
  return around(rimOf(cells).map(centreOf), RADIUS * 0.95);
}

/** Free cells that touch the table. */
export function rimOf(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells);
  const rim = new Set<Cell>();
  for (const cell of cells)
    for (const offset of OFFSETS) if (!taken.has(cell + offset)) rim.add(cell + offset);
  return [...rim];
}
