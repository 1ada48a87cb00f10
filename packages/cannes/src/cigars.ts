import type { Refusal, Seat } from '@backlot/engine';
import type { Pair } from './geometry.ts';
import { isOccupied, occupy } from './occupied.ts';
import { pairNumber, pairValues, refuseLink } from './rods.ts';
import { group, groupOf, ownGroup, type Position } from './union.ts';

/**
 * Every pair where `seat` may place an old-boy marker (CAN-4.4): as for a rod, in its network and never touching a
 * phone tile. None without a rod on the table (CAN-R5). Stops after `most`.
 */
export function cigarPlaces(
  position: Position,
  seat: Seat,
  most: number,
  visit?: (pair: Pair) => void,
): number {
  const { rods } = position.players[seat];
  if (rods.length === 0) return 0;
  const board = group(position, rods);
  occupy(position, board);
  const own = ownGroup(board, rods);
  let found = 0;
  for (let at = 0; at < board.pairs && found < most; at++) {
    const [a, b] = [board.one[at], board.other[at]];
    if (board.closed[at] || board.phone[a] || board.phone[b] || isOccupied(board, at)) continue;
    if (groupOf(board, a) !== own && groupOf(board, b) !== own) continue;
    found++;
    visit?.(board.pair[at]);
  }
  return found;
}

/**
 * Why `seat` may not place an old-boy marker on a pair of neighbouring tiles, or undefined: as refuseLink, and
 * - CAN-4.4 { from, to, why: 'phone' } where it would touch a phone tile
 * - CAN-3.3 { from, to } where it would not touch the network
 */
export function refuseCigar(position: Position, seat: Seat, pair: Pair): Refusal | undefined {
  const { rods } = position.players[seat];
  const board = group(position, rods);
  occupy(position, board);
  const at = pairNumber(board, pair);
  const link = refuseLink(position, board, at);
  if (link !== undefined) return link;
  const [a, b] = [board.one[at], board.other[at]];
  if (board.phone[a] || board.phone[b])
    return { rule: 'CAN-4.4', values: { ...pairValues(pair), why: 'phone' } };
  const own = ownGroup(board, rods);
  const joins = groupOf(board, a) === own || groupOf(board, b) === own;
  return joins ? undefined : { rule: 'CAN-3.3', values: pairValues(pair) };
}
