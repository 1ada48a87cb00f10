import type { TableInfo } from '@backlot/protocol';
import { keptForMe } from '../notices/waiting.ts';
import { mySeats } from '../table/hot-seat.ts';

export type Group = 'mine' | 'others' | 'open' | 'over';
export const GROUPS: readonly Group[] = ['mine', 'others', 'open', 'over'];

/** Whether I am to move there, or to say whether I come to a rematch. */
export function waitsForMe(table: TableInfo): boolean {
  const { status, turn, seats } = table;
  if (keptForMe(table)) return true;
  return status === 'playing' && turn !== undefined && mySeats(seats).includes(turn);
}

export function groupOf(table: TableInfo): Group {
  if (waitsForMe(table)) return 'mine';
  if (table.status === 'playing') return 'others';
  return table.status === 'open' ? 'open' : 'over';
}

/** The table that waits for me longest, other than the one at `here`; undefined where none does. */
export function nextOf(tables: readonly TableInfo[], here?: string): TableInfo | undefined {
  const waiting = tables.filter(table => table.id !== here && waitsForMe(table));
  return waiting.sort((a, b) => a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1))[0];
}
