import type { Viewed } from '@backlot/engine';
import { type NoteCommand, note } from './note.ts';
import { play } from './play.ts';
import type { RecordRow } from './record.ts';
import type { EndReason } from './row.ts';
import type { Noted, Played, Refused, Table, Undone } from './table.ts';
import { undo } from './undo.ts';

/** Does again what a row of a record did, by the code that did it first; `setup` rows are refused as unknown. */
export function redo<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  row: RecordRow,
):
  | Played<State, Move, View, Event>
  | Undone<State, Move, View, Event>
  | Noted<State, Move, View, Event>
  | Refused<State, Move, View, Event> {
  const { kind, at, seat = -1, move = '', level = '', why = 'agreed' } = row;
  const about = { seat, seq: row.seq - 1, at };
  switch (kind) {
    case 'move':
      return play(table, { ...about, move });
    case 'undo':
      return undo(table, about);
    case 'setup':
      return { ok: false, code: 'unknown-move' };
    default:
      return note(table, command(kind, about, level, why));
  }
}

function command(
  kind: NoteCommand['kind'],
  about: { readonly seat: number; readonly seq: number; readonly at: number },
  level: string,
  why: EndReason,
): NoteCommand {
  if (kind === 'bot') return { kind, ...about, level };
  if (kind !== 'end') return { kind, ...about };
  return { kind, seq: about.seq, at: about.at, why };
}
