import type { Seat } from '@backlot/engine';
import { type Board, boardOf, fits, MOST } from './board.ts';
import type { Cell } from './geometry.ts';
import type { Tile } from './types.ts';
import { group, groupOf, oneEnd, otherEnd, ownGroup, type Position } from './union.ts';

const touched = new Uint8Array(MOST);

/**
 * Marks the connected tiles of `seat` (CAN-3.8) in `into`, by index into `tiles`: those its rods touch, those touched
 * by a cigar of its network, and with one of a party or of Cannes all of them (CAN-R11). A phone tile is connected
 * only when a rod touches it (CAN-3.7). Without a rod nothing is.
 */
export function markConnected(position: Position, seat: Seat, into: Uint8Array): Board {
  const { rods } = position.players[seat];
  const board = group(position, rods);
  const { place, count } = board;
  into.fill(0, 0, count);
  const own = ownGroup(board, rods);
  if (own < 0) return board;
  touched.fill(0, 0, count);
  for (let i = 0; i < rods.length; i++) {
    touched[place[oneEnd(board, rods[i])]] = 1;
    touched[place[otherEnd(board, rods[i])]] = 1;
  }
  const { cigars } = position;
  for (let i = 0; i < cigars.length; i++) {
    const a = oneEnd(board, cigars[i].pair);
    if (groupOf(board, a) !== own) continue;
    touched[place[a]] = 1;
    touched[place[otherEnd(board, cigars[i].pair)]] = 1;
  }
  for (let i = 0; i < count; i++) into[i] = touched[place[i]];
  return board;
}

/** A player's network as the board draws it. */
export interface Network {
  /** Connected tiles (CAN-3.8), in the order they lie on the table. */
  readonly tiles: readonly Tile[];
  /** Cells where the player's next rod may begin (CAN-3.4): with every phone tile where one is connected. */
  readonly reach: readonly Cell[];
  /** Indexes into `cigars` of those connected to the network. */
  readonly cigars: readonly number[];
  /** Parties of two or more tiles on the table, connected or not. */
  readonly parties: readonly (readonly Cell[])[];
}

/** What `seat` is connected to, of a state or a view. */
export function network(position: Position, seat: Seat): Network {
  const linked = new Uint8Array(MOST);
  const board = markConnected(position, seat, linked);
  const own = ownGroup(board, position.players[seat].rods);
  const inGroup = (tile: number) => own >= 0 && groupOf(board, tile) === own;
  const { tiles, cigars } = position;
  const parties = new Map<number, Cell[]>();
  tiles.forEach((tile, i) => {
    if (board.cannes[i]) return;
    const members = parties.get(board.place[i]) ?? [];
    members.push(tile.cell);
    parties.set(board.place[i], members);
  });
  return {
    tiles: tiles.filter((_, i) => linked[i]),
    reach: tiles.filter((_, i) => inGroup(i)).map(tile => tile.cell),
    cigars: cigars.flatMap(({ pair }, i) => (inGroup(oneEnd(board, pair)) ? [i] : [])),
    parties: [...parties.values()].filter(members => members.length > 1),
  };
}

/** Connected tiles of one kind (CAN-3.8): agents at the start of a turn, critics, golf clubs. */
export function connected(position: Position, seat: Seat, kind: number): number {
  const linked = new Uint8Array(MOST);
  markConnected(position, seat, linked);
  return position.tiles.reduce((sum, tile, i) => sum + (tile.kind === kind ? linked[i] : 0), 0);
}

/** Cells where a tile of this kind may be laid, turned somehow (CAN-2.4, CAN-2.5). */
export function placeable(position: Pick<Position, 'tiles'>, kind: number): Cell[] {
  const board = boardOf(position.tiles);
  const cells: Cell[] = [];
  for (let at = 0; at < board.edges; at++) if (fits(board, kind, at)) cells.push(board.edge[at]);
  return cells;
}
