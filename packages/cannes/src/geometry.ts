/**
 * A cell of the plane as one small integer: (r + 64) * 128 + (q + 64) in axial coordinates, (0,0) being the first
 * Cannes cell (CAN-1.2, CAN-1.3). The plane has no limits, but a tile is laid beside another: 41 tiles in one straight
 * line end 42 cells from the centre, and with the neighbours of the outermost tile that is well inside the 63 that
 * 128 by 128 leaves on every side. So no cell key can run over, and cells can index typed arrays.
 */
export type Cell = number;

/**
 * Two neighbouring cells as one small integer, where a rod or cigar lies: cell * 3 + direction, the direction being
 * 0, 1 or 2, so that each pair has one key.
 */
export type Pair = number;

/** The six sides of a hexagon, clockwise from east, for hexagons that stand on a corner. */
export const DIRECTIONS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const;
/** Axial steps of the six directions: [q, r]. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const SIDE = 128;
export const CELLS = SIDE * SIDE;
const HALF = SIDE / 2;

/** What each direction adds to a cell key. */
export const OFFSETS: readonly number[] = STEPS.map(([q, r]) => r * SIDE + q);

export const cellAt = (q: number, r: number): Cell => (r + HALF) * SIDE + q + HALF;
export const qOf = (cell: Cell): number => (cell % SIDE) - HALF;
export const rOf = (cell: Cell): number => Math.floor(cell / SIDE) - HALF;

/** The cell beside `cell` in direction 0..5. */
export const neighbour = (cell: Cell, direction: number): Cell => cell + OFFSETS[direction];

/** The direction from `a` to its neighbour `b`; -1 where they aren't neighbours. */
export const directionTo = (a: Cell, b: Cell): number => OFFSETS.indexOf(b - a);

/** The pair of `cell` and its neighbour in direction 0..5. */
export const pairAt = (cell: Cell, direction: number): Pair =>
  direction < 3 ? cell * 3 + direction : (cell + OFFSETS[direction]) * 3 + direction - 3;

/** The pair of two neighbouring cells, in either order; -1 where they aren't neighbours. */
export function pairOf(a: Cell, b: Cell): Pair {
  const direction = directionTo(a, b);
  return direction < 0 ? -1 : pairAt(a, direction);
}

/** The two cells of a pair; the second lies in direction `pair % 3` of the first. */
export const firstOf = (pair: Pair): Cell => Math.floor(pair / 3);
export const secondOf = (pair: Pair): Cell => Math.floor(pair / 3) + OFFSETS[pair % 3];

/** A cell as written in moves: "2,-1" for q and r. */
export const cellText = (cell: Cell): string => `${qOf(cell)},${rOf(cell)}`;

/** The cell written "q,r"; undefined where it is not exactly such a text or lies too far out. */
export function cellFrom(text: string): Cell | undefined {
  const found = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/.exec(text);
  if (found === null) return undefined;
  const [q, r] = [Number(found[1]), Number(found[2])];
  return Math.abs(q) < HALF - 1 && Math.abs(r) < HALF - 1 ? cellAt(q, r) : undefined;
}
