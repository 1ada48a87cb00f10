import type { Viewed } from '@backlot/engine';
import { seqOf, type Table } from './table.ts';

/**
 * The same table, accepting nothing more, with a report of what the rules threw. Call it as well where `viewFor` or
 * `stepsFor` throw. A report is not part of the log: once the rules are mended, resuming the table thaws it.
 */
export function freeze<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  doing: string,
  error: unknown,
): Table<State, Move, View, Event> {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return { ...table, frozen: { seq: seqOf(table) + 1, doing, error: text } };
}
