import type { Seat } from '@backlot/engine';
import { keep, recall } from '../memory.ts';

const keyOf = (table: string, seat: Seat | undefined) => `seen.${table}.${seat ?? 'public'}`;

/** The newest row these eyes have been shown in this browser; -1 before the first. */
export const seenUntil = (table: string, seat: Seat | undefined): number =>
  recall<number>(keyOf(table, seat)) ?? -1;

export const keepSeen = (table: string, seat: Seat | undefined, seq: number): void =>
  keep(keyOf(table, seat), seq);
