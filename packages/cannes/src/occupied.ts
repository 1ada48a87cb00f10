import { type Board, MOST } from './board.ts';
import { CELLS, type Pair } from './geometry.ts';
import { oneEnd, otherEnd, type Position } from './union.ts';

/** By pair: 1 where a rod or cigar lies; by tile: 1 where one leads from it to Cannes (CAN-R12). */
export const taken = new Uint8Array(CELLS * 3);
const toCannes = new Uint8Array(MOST);
const marks = new Int32Array(MOST);
let marked = 0;

function mark(board: Board, pair: Pair): void {
  marks[marked++] = pair;
  taken[pair] = 1;
  const [a, b] = [oneEnd(board, pair), otherEnd(board, pair)];
  if (board.cannes[a]) toCannes[b] = 1;
  else if (board.cannes[b]) toCannes[a] = 1;
}

/** CAN-3.2: notes every rod and cigar on the table, whoever owns it; of the last position asked about only. */
export function occupy(position: Position, board: Board): void {
  for (let i = 0; i < marked; i++) taken[marks[i]] = 0;
  marked = 0;
  toCannes.fill(0);
  const { players, cigars } = position;
  for (let seat = 0; seat < players.length; seat++) {
    const { rods } = players[seat];
    for (let i = 0; i < rods.length; i++) mark(board, rods[i]);
  }
  for (let i = 0; i < cigars.length; i++) mark(board, cigars[i].pair);
}

/** Whether number `at` of the board's pairs carries a rod or cigar, also by another cell of Cannes (CAN-R12). */
export function isOccupied(board: Board, at: number): boolean {
  if (taken[board.pair[at]]) return true;
  const [a, b] = [board.one[at], board.other[at]];
  return (board.cannes[a] === 1 && toCannes[b] === 1) || (board.cannes[b] === 1 && toCannes[a] === 1);
}
