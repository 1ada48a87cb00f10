import type { TableInfo } from '@backlot/protocol';
import { mySeats } from '../table/hot-seat.ts';

/** Whether a rematch waits until I say whether I come. */
export const keptForMe = ({ status, seats }: Pick<TableInfo, 'status' | 'seats'>): boolean =>
  status === 'open' && seats.some(seat => seat.kept === 'me');

/** Whether I am to move there, or to say whether I come to a rematch. */
export function waitsForMe(table: TableInfo): boolean {
  const { status, turn, seats } = table;
  if (keptForMe(table)) return true;
  return status === 'playing' && turn !== undefined && mySeats(seats).includes(turn);
}

/**
 * The tables where other people wait for me: for a move of a seat of mine, or for the seat they kept. Tables I share with
 * nobody but bots, or with people at this screen, wait for ever without harm.
 */
export function waitingForMe(tables: readonly TableInfo[]): string[] {
  const shared = ({ seats }: TableInfo) => seats.some(seat => seat.kind === 'person' && !seat.mine);
  return tables
    .filter(table => waitsForMe(table) && (keptForMe(table) || shared(table)))
    .map(table => table.id);
}

/** "(2) " before a page's title. */
export const countMark = (count: number): string => (count > 0 ? `(${count}) ` : '');
