import type { Viewed } from '@backlot/engine';
import { Log } from './log.ts';
import type { SetupRow } from './row.ts';
import type { Seed } from './seed.ts';
import { commitmentOf } from './seed.ts';
import { seqOf, type Table } from './table.ts';

/**
 * A new table that goes on after the newest row of `table`, with an id and a seed of its own: what is drawn from now on
 * nobody knows yet. Its log begins with the rows played so far and says whose seeds they drew from, so that its record
 * can be verified like any other. Throws a RangeError where the game is over.
 */
export function goOn<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  { id, seed }: { readonly id: string; readonly seed: Seed },
): Table<State, Move, View, Event> {
  if (table.result !== undefined) throw new RangeError('the game is over here: nothing can go on');
  const last = seqOf(table);
  const [first, ...rows] = table.rows;
  const before = table.rows.stretches.filter(stretch => stretch.last < last);
  const from = [...before, { last, seed: table.seed, commitment: table.commitment }];
  const setup = { ...(first as SetupRow), from };
  return { ...table, id, seed, commitment: commitmentOf(seed), rows: Log.of([setup, ...rows]) };
}
