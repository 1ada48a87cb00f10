import type { TableInfo } from '@backlot/protocol';
import { waitsForMe } from '../notices/waiting.ts';

export type Group = 'mine' | 'others' | 'open' | 'over';
export const GROUPS: readonly Group[] = ['mine', 'others', 'open', 'over'];

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
