import { CELLS, OFFSETS } from './geometry.ts';
import { CANNES, FACTS, invitations } from './tiles.ts';
import type { Tile } from './types.ts';

/** Room for tiles on a table: a set has 41, and there are four cells of Cannes. */
export const MOST = 64;
/** The node that stands for all phone tiles together (CAN-3.7); tiles are nodes 0..63. */
export const PHONE = 64;

/** Why no rod may ever lie on a pair, whoever asks. */
const OPEN = 0;
export const INSIDE_CANNES = 1;
export const UNINVITED = 2;

/**
 * What follows from the tiles alone, worked out anew only when they differ from those asked about last.
 * There is one board, shared by all functions of this module's readers: read what you need before asking about other
 * tiles. Tiles are never changed, so that the same objects in the same order are the same table.
 */
export interface Board {
  count: number;
  /** By cell: index of its tile + 1, or 0. */
  readonly grid: Uint8Array;
  /** By tile: the tile that stands for its place: its party (CAN-2.5), all of Cannes (CAN-R12), or itself. */
  readonly place: Uint8Array;
  /** By tile: its place as a rod sees it, all phones being one (CAN-3.4, CAN-3.7). */
  readonly node: Uint8Array;
  readonly phone: Uint8Array;
  readonly cannes: Uint8Array;
  /** Neighbouring tiles, each pair once: its key, both tiles, and whether a rod may lie there at all. */
  pairs: number;
  readonly pair: Int32Array;
  readonly one: Uint8Array;
  readonly other: Uint8Array;
  readonly closed: Uint8Array;
  /** Free cells that touch the table (CAN-2.4): a party there meets parties on these sides; `faced` by an invitation. */
  edges: number;
  readonly edge: Int32Array;
  readonly partySides: Uint8Array;
  readonly faced: Uint8Array;
}

const tilesSeen: (Tile | undefined)[] = new Array<Tile | undefined>(MOST).fill(undefined);
/** By cell, while edges are found: its number + 1. */
const marked = new Uint16Array(CELLS);
const board: Board = {
  count: 0,
  grid: new Uint8Array(CELLS),
  place: new Uint8Array(MOST),
  node: new Uint8Array(MOST),
  phone: new Uint8Array(MOST),
  cannes: new Uint8Array(MOST),
  pairs: 0,
  pair: new Int32Array(MOST * 3),
  one: new Uint8Array(MOST * 3),
  other: new Uint8Array(MOST * 3),
  closed: new Uint8Array(MOST * 3),
  edges: 0,
  edge: new Int32Array(MOST * 6),
  partySides: new Uint8Array(MOST * 6),
  faced: new Uint8Array(MOST * 6),
};

/** The board of these tiles. */
export function boardOf(tiles: readonly Tile[]): Board {
  const count = tiles.length;
  let same = count === board.count;
  for (let i = 0; same && i < count; i++) same = tiles[i] === tilesSeen[i];
  if (!same) survey(tiles);
  return board;
}

function survey(tiles: readonly Tile[]): void {
  const { grid, place, phone, cannes } = board;
  for (let i = 0; i < board.count; i++) grid[(tilesSeen[i] as Tile).cell] = 0;
  board.count = tiles.length;
  let firstCannes = -1;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    tilesSeen[i] = tile;
    grid[tile.cell] = i + 1;
    phone[i] = FACTS[tile.kind].phone ? 1 : 0;
    cannes[i] = tile.kind === CANNES ? 1 : 0;
    place[i] = i;
    if (cannes[i]) {
      if (firstCannes < 0) firstCannes = i;
      place[i] = firstCannes;
    }
  }
  pairUp(tiles);
  for (let i = 0; i < tiles.length; i++) {
    // an earlier tile stands for each place, so its own place is settled already
    place[i] = place[place[i]];
    board.node[i] = phone[i] ? PHONE : place[i];
  }
  findEdges(tiles);
}

/** Two parties that touch become one place; its lowest tile stands for it. */
function merge(a: number, b: number): void {
  const { place } = board;
  let [low, high] = [a, b];
  while (place[low] !== low) low = place[low];
  while (place[high] !== high) high = place[high];
  if (low < high) place[high] = low;
  else place[low] = high;
}

function pairUp(tiles: readonly Tile[]): void {
  const { grid, cannes } = board;
  let pairs = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { cell, kind, turn } = tiles[i];
    for (let direction = 0; direction < 3; direction++) {
      const j = grid[cell + OFFSETS[direction]] - 1;
      if (j < 0) continue;
      let closed = OPEN;
      if (cannes[i] && cannes[j]) closed = INSIDE_CANNES;
      else if (FACTS[kind].party) {
        // CAN-3.5: only through an invitation, and never between two parties
        if (FACTS[tiles[j].kind].party) {
          merge(i, j);
          closed = UNINVITED;
        } else if (((invitations(kind, turn) >> direction) & 1) === 0) closed = UNINVITED;
      } else if (FACTS[tiles[j].kind].party) {
        if (((invitations(tiles[j].kind, tiles[j].turn) >> (direction + 3)) & 1) === 0) closed = UNINVITED;
      }
      board.pair[pairs] = cell * 3 + direction;
      board.one[pairs] = i;
      board.other[pairs] = j;
      board.closed[pairs] = closed;
      pairs++;
    }
  }
  board.pairs = pairs;
}

function findEdges(tiles: readonly Tile[]): void {
  const { grid, edge, partySides, faced } = board;
  let edges = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { cell, kind, turn } = tiles[i];
    const invited = FACTS[kind].party ? invitations(kind, turn) : 0;
    for (let direction = 0; direction < 6; direction++) {
      const free = cell + OFFSETS[direction];
      if (grid[free]) continue;
      let at = marked[free] - 1;
      if (at < 0) {
        at = edges++;
        marked[free] = edges;
        edge[at] = free;
        partySides[at] = 0;
        faced[at] = 0;
      }
      if (!FACTS[kind].party) continue;
      partySides[at] |= 1 << ((direction + 3) % 6);
      if ((invited >> direction) & 1) faced[at] = 1;
    }
  }
  board.edges = edges;
  for (let at = 0; at < edges; at++) marked[edge[at]] = 0;
}

/** CAN-2.5: a tile of this kind, so turned, may lie on free cell number `at` of the board. */
export function fitsTurned(found: Board, kind: number, turn: number, at: number): boolean {
  if (!FACTS[kind].party) return true;
  return !found.faced[at] && (invitations(kind, turn) & found.partySides[at]) === 0;
}

/** A tile of this kind may lie on free cell number `at` of the board, turned somehow. */
export function fits(found: Board, kind: number, at: number): boolean {
  for (let turn = 0; turn < FACTS[kind].turns; turn++) if (fitsTurned(found, kind, turn, at)) return true;
  return false;
}

/** The board's number of a free cell that touches the table, or -1. */
export function edgeAt(found: Board, cell: number): number {
  for (let at = 0; at < found.edges; at++) if (found.edge[at] === cell) return at;
  return -1;
}
