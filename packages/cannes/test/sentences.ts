import { type Fragment, searchChance } from '@backlot/engine';
import {
  type Cell,
  cellAt,
  createCannes,
  GOODS,
  KINDS,
  type Kind,
  MOVIES,
  type Move,
  PRODUCTS,
  pairOf,
  type Tile,
  type View,
} from '../src/index.ts';

/** What no text may contain: a hole in its values, or stray blanks. */
export const BROKEN = /undefined|NaN|null|\[object|\s\s|\s[.,:;]/;

/** A sentence as the log would print it, seats as S0, S1 … */
export const plain = (fragments: readonly Fragment[]): string =>
  fragments
    .map(part => (typeof part === 'string' ? part : 'seat' in part ? `S${part.seat}` : part.text))
    .join('');

/** What the seat to decide sees when its first turn begins. */
export function setUp(seats = 3): View {
  const cannes = createCannes();
  const state = cannes.setup({}, seats, { chance: searchChance(7) });
  return cannes.view(state, cannes.turn(state));
}

export const kindOf = (kind: Kind): number => KINDS.indexOf(kind);
export const tile = (kind: Kind, q: number, r: number, turn = 0): Tile => ({
  kind: kindOf(kind),
  cell: cellAt(q, r),
  turn,
});

/** A small table: one star maker south of both cells of Cannes, two beer suppliers of one sort, and two parties. */
export const TABLE: readonly Tile[] = [
  tile('cannes', 0, 0),
  tile('cannes', 1, 0),
  tile('star-maker', 0, 1),
  tile('agent', 2, 0),
  tile('beer-1', 1, 1),
  tile('beer-1', -1, 1),
  tile('beer-2', -1, 0),
  tile('party-1', 2, -1),
  tile('party-2-gap', 3, -1),
];

/** Pairs by the axial coordinates of their two cells. */
export const pair = (q: number, r: number, q2: number, r2: number): number =>
  pairOf(cellAt(q, r), cellAt(q2, r2));

/** Every move of every shape, on cells and pairs of a small part of the plane. */
export function everyMove(): Move[] {
  const near = [-2, -1, 0, 1, 2, 3];
  const cells: Cell[] = near.flatMap(q => near.map(r => cellAt(q, r)));
  const pairs = cells.flatMap(cell => [cell * 3, cell * 3 + 1, cell * 3 + 2]);
  return [
    ...KINDS.map((_, kind): Move => ({ type: 'tile', kind })),
    { type: 'develop' },
    { type: 'stop' },
    { type: 'golf' },
    { type: 'done' },
    { type: 'pass' },
    ...[0, 1, 2, 3, 4, 5].map((turn): Move => ({ type: 'turn', turn })),
    ...cells.flatMap((cell): Move[] => [
      { type: 'cell', cell },
      { type: 'supply', cell },
    ]),
    ...pairs.flatMap((pair): Move[] => [
      { type: 'rod', pair },
      { type: 'lift', pair },
      { type: 'cigar', pair },
    ]),
    ...PRODUCTS.map((_, recipe): Move => ({ type: 'make', recipe })),
    ...MOVIES.flatMap((_, movie): Move[] => [
      { type: 'raise', movie },
      { type: 'present', movie },
    ]),
    ...GOODS.map((_, good): Move => ({ type: 'discard', good })),
  ];
}
