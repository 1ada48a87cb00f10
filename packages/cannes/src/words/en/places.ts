import {
  type Cell,
  cellText,
  DIRECTIONS,
  firstOf,
  neighbour,
  type Pair,
  qOf,
  rOf,
  secondOf,
} from '../../geometry.ts';
import { CANNES } from '../../tiles.ts';
import { KINDS, type Tile } from '../../types.ts';
import { names } from './names.ts';
import { allOf } from './phrases.ts';

const short = (tile: Tile): string => names.kindsInShort[KINDS[tile.kind] ?? 'cannes'];
const tileOn = (tiles: readonly Tile[], cell: Cell): Tile | undefined =>
  tiles.find(tile => tile.cell === cell);
const isCannes = (tiles: readonly Tile[], cell: Cell): boolean => tileOn(tiles, cell)?.kind === CANNES;

/**
 * A tile by what it is: "the golf club"; where several of that name lie on the table, with its cell: "the golf club at
 * 2,-1". All of Cannes is "Cannes".
 */
export function tileAt(tiles: readonly Tile[], cell: Cell): string {
  const tile = tileOn(tiles, cell);
  if (tile === undefined) return `the place at ${cellText(cell)}`;
  if (tile.kind === CANNES) return names.kinds.cannes;
  const alike = tiles.filter(other => short(other) === short(tile)).length;
  return alike > 1 ? `the ${short(tile)} at ${cellText(cell)}` : `the ${short(tile)}`;
}

/** "the west of Cannes", where it matters which of its cells is meant. */
function partOfCannes(tiles: readonly Tile[], cell: Cell): string {
  const cells = tiles.filter(tile => tile.kind === CANNES).map(tile => tile.cell);
  const row = cells.filter(other => rOf(other) === rOf(cell));
  const rows = cells.map(rOf);
  const northern = rOf(cell) === Math.min(...rows) ? 'north' : 'south';
  const eastern = qOf(cell) === Math.max(...row.map(qOf)) ? 'east' : 'west';
  return `the ${new Set(rows).size > 1 ? northern : ''}${eastern} of ${names.kinds.cannes}`;
}

/** The name of `cell` as an end of a rod to `from`, which may touch more than one cell of Cannes. */
function endOf(tiles: readonly Tile[], cell: Cell, from: Cell): string {
  if (!isCannes(tiles, cell)) return tileAt(tiles, cell);
  const touched = DIRECTIONS.filter((_, direction) => isCannes(tiles, neighbour(from, direction))).length;
  return touched > 1 || isCannes(tiles, from) ? partOfCannes(tiles, cell) : names.kinds.cannes;
}

/** Where a rod or cigar lies: "between the star maker and Cannes". */
export function between(tiles: readonly Tile[], pair: Pair): string {
  const [a, b] = [firstOf(pair), secondOf(pair)];
  // what leads to Cannes is named from its other end
  const [first, second] = isCannes(tiles, a) && !isCannes(tiles, b) ? [b, a] : [a, b];
  return `between ${endOf(tiles, first, second)} and ${endOf(tiles, second, first)}`;
}

/** The tiles around a cell, each named once, clockwise from the east. */
function around(tiles: readonly Tile[], cell: Cell): string[] {
  const beside = DIRECTIONS.map((_, direction) => neighbour(cell, direction));
  return [...new Set(beside.filter(other => tileOn(tiles, other)).map(other => tileAt(tiles, other)))];
}

/** A free place: "at 2,-1, beside the star maker and Cannes". */
export function freePlace(tiles: readonly Tile[], cell: Cell): string {
  const beside = around(tiles, cell);
  return `at ${cellText(cell)}${beside.length === 0 ? '' : `, beside ${allOf(beside)}`}`;
}

/** What lies on that side of a cell, in brackets: " (Cannes)"; nothing where no tile lies there. */
export function facing(tiles: readonly Tile[], cell: Cell, direction: number): string {
  const other = neighbour(cell, direction);
  return tileOn(tiles, other) === undefined ? '' : ` (${tileAt(tiles, other)})`;
}
