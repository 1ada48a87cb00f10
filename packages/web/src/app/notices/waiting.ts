import type { TableInfo } from '@backlot/protocol';
import { mySeats } from '../table/hot-seat.ts';

/**
 * The running tables where other people wait for a seat of mine. Tables I share with nobody but bots, or with people at
 * this screen, wait for ever without harm.
 */
export function waitingForMe(tables: readonly TableInfo[]): string[] {
  return tables
    .filter(({ status, turn, seats }) => {
      const shared = seats.some(seat => seat.kind === 'person' && !seat.mine);
      return status === 'playing' && turn !== undefined && shared && mySeats(seats).includes(turn);
    })
    .map(table => table.id);
}

/** "(2) " before a page's title. */
export const countMark = (count: number): string => (count > 0 ? `(${count}) ` : '');
