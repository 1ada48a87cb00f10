import type { Refusal, Seat } from '@backlot/engine';
import { type Board, boardOf, INSIDE_CANNES, UNINVITED } from './board.ts';
import { cellText, firstOf, type Pair, secondOf } from './geometry.ts';
import { isOccupied, occupy, taken } from './occupied.ts';
import { FACTS } from './tiles.ts';
import { group, groupOf, isOne, oneEnd, otherEnd, ownGroup, type Position } from './union.ts';

/** The two cells of a pair as values of a refusal. */
export const pairValues = (pair: Pair): { from: string; to: string } => ({
  from: cellText(firstOf(pair)),
  to: cellText(secondOf(pair)),
});

/** Whose rod lies on a pair; undefined for a cigar. */
const ownerOf = (position: Position, pair: Pair): Seat | undefined => {
  const seat = position.players.findIndex(player => player.rods.includes(pair));
  return seat < 0 ? undefined : seat;
};

/** A pair whose ends are the same two tiles, all cells of Cannes being one (CAN-R12). */
function sameTiles(board: Board, a: Pair, b: Pair): boolean {
  const [a1, a2] = [board.place[oneEnd(board, a)], board.place[otherEnd(board, a)]];
  const [b1, b2] = [board.place[oneEnd(board, b)], board.place[otherEnd(board, b)]];
  const inCannes = board.cannes[a1] || board.cannes[a2];
  return a === b || (inCannes === 1 && ((a1 === b1 && a2 === b2) || (a1 === b2 && a2 === b1)));
}

/**
 * What forbids a rod or cigar of anyone on number `at` of the board's pairs:
 * - CAN-3.2 { from, to, why: 'cannes' } inside Cannes; why 'rod' with `seat`, or 'cigar', where one lies there
 * - CAN-R12 { from, to } where another cell of Cannes has that link
 * - CAN-3.5 { from, to, cell } where the party at `cell` has no invitation on that side
 */
export function refuseLink(position: Position, board: Board, at: number): Refusal | undefined {
  const pair = board.pair[at];
  const where = pairValues(pair);
  if (board.closed[at] === INSIDE_CANNES) return { rule: 'CAN-3.2', values: { ...where, why: 'cannes' } };
  if (taken[pair]) {
    const seat = ownerOf(position, pair);
    const why = seat === undefined ? { why: 'cigar' } : { why: 'rod', seat };
    return { rule: 'CAN-3.2', values: { ...where, ...why } };
  }
  if (isOccupied(board, at)) return { rule: 'CAN-R12', values: where };
  if (board.closed[at] === UNINVITED) {
    const party = FACTS[position.tiles[board.one[at]].kind].party ? board.one[at] : board.other[at];
    return { rule: 'CAN-3.5', values: { ...where, cell: cellText(position.tiles[party].cell) } };
  }
  return undefined;
}

/** The board's number of a pair of tiles on the table, or -1. */
export function pairNumber(board: Board, pair: Pair): number {
  for (let at = 0; at < board.pairs; at++) if (board.pair[at] === pair) return at;
  return -1;
}

/**
 * Why `seat` may not place a rod on a pair of neighbouring tiles, or undefined: as refuseLink, and
 * - CAN-R14 { from, to } where it was `lifted` from there
 * - CAN-3.3 { from, to } where it would not be one network with the other rods
 */
export function refuseRod(
  position: Position,
  seat: Seat,
  pair: Pair,
  lifted: Pair = -1,
): Refusal | undefined {
  const { rods } = position.players[seat];
  const board = group(position, rods);
  occupy(position, board);
  const at = pairNumber(board, pair);
  const link = refuseLink(position, board, at);
  if (link !== undefined) return link;
  if (lifted >= 0 && sameTiles(board, pair, lifted)) return { rule: 'CAN-R14', values: pairValues(pair) };
  const own = ownGroup(board, rods);
  const joins = groupOf(board, board.one[at]) === own || groupOf(board, board.other[at]) === own;
  return own < 0 || joins ? undefined : { rule: 'CAN-3.3', values: pairValues(pair) };
}

/**
 * Every pair where `seat` may place a rod (CAN-3.1 to 3.5), in the order of `pairsOnTable`. `without` is one of its
 * rods taken as lifted, which must go elsewhere (CAN-R14). Stops after `most`.
 */
export function rodPlaces(
  position: Position,
  seat: Seat,
  lifted: Pair,
  without: Pair,
  most: number,
  visit?: (pair: Pair) => void,
): number {
  const { rods } = position.players[seat];
  const board = group(position, rods, without);
  occupy(position, board);
  const own = ownGroup(board, rods, without);
  let found = 0;
  for (let at = 0; at < board.pairs && found < most; at++) {
    if (board.closed[at] || isOccupied(board, at)) continue;
    if (own >= 0 && groupOf(board, board.one[at]) !== own && groupOf(board, board.other[at]) !== own)
      continue;
    const pair = board.pair[at];
    if (lifted >= 0 && sameTiles(board, pair, lifted)) continue;
    found++;
    visit?.(pair);
  }
  return found;
}

/** CAN-3.1: whether a rod in hand has a legal place. */
export const canPlaceRod = (position: Position, seat: Seat): boolean =>
  rodPlaces(position, seat, -1, -1, 1) > 0;

/** Every pair of neighbouring tiles on the table, those inside Cannes included. */
export function pairsOnTable(position: Position): Pair[] {
  const board = boardOf(position.tiles);
  return Array.from(board.pair.subarray(0, board.pairs));
}

/** CAN-3.6 and CAN-R14: whether a rod of `seat` may be lifted. */
export function canLift(position: Position, seat: Seat, pair: Pair): boolean {
  const { rods } = position.players[seat];
  if (!isOne(group(position, rods, pair), rods, pair)) return false;
  // what it occupies stays occupied while it is weighed: it may not go back to the same tiles anyway
  return rodPlaces(position, seat, pair, pair, 1) > 0;
}

/**
 * Why a rod of `seat` may not be lifted, or undefined:
 * - CAN-3.6 { from, to, cells } where the rods that touch these cells would be cut off from the others
 * - CAN-R14 { from, to } where there is no other place for it
 */
export function whyNotLift(position: Position, seat: Seat, pair: Pair): Refusal | undefined {
  if (canLift(position, seat, pair)) return undefined;
  const { rods } = position.players[seat];
  const board = group(position, rods, pair);
  if (isOne(board, rods, pair)) return { rule: 'CAN-R14', values: pairValues(pair) };
  const staying = rods.filter(rod => rod !== pair);
  const sizes = new Map<number, number>();
  for (const rod of staying) {
    const own = groupOf(board, oneEnd(board, rod));
    sizes.set(own, (sizes.get(own) ?? 0) + 1);
  }
  // the biggest part keeps its place, the first of equals; the others are cut off
  const biggest = [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  const cut = staying.filter(rod => groupOf(board, oneEnd(board, rod)) !== biggest);
  const cells = [...new Set(cut.flatMap(rod => [firstOf(rod), secondOf(rod)]))].map(cellText);
  return { rule: 'CAN-3.6', values: { ...pairValues(pair), cells: cells.join(' ') } };
}
