import type { Seat, Viewed } from '@backlot/engine';
import { chanceStream, streamName } from './chance-stream.ts';
import { freeze } from './freeze.ts';
import { outcome } from './outcome.ts';
import { driven, settled } from './replay.ts';
import { isNote, kept, type MoveRow } from './row.ts';
import { type Played, type Refused, seqOf, type Table, type Told, type Undoable } from './table.ts';

/** How many rows keep their events in memory, for those who have just missed them. */
const TOLD_ROWS = 16;

/** The events of the newest rows, with those of one more. */
export const told = <Event>(
  table: { readonly told: readonly Told<Event>[] },
  more: Told<Event>,
): Told<Event>[] => [...table.told.slice(1 - TOLD_ROWS), more];

export interface PlayCommand {
  readonly seat: Seat;
  /** The newest row its sender knew. */
  readonly seq: number;
  /** The move's text form. */
  readonly move: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What refuses every command alike, be it a move or an undo. */
export function closed<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  seq: number,
): Refused<State, Move, View, Event> | undefined {
  if (table.frozen !== undefined) return { ok: false, code: 'table-frozen', table, report: table.frozen };
  if (table.turn === undefined) return { ok: false, code: 'table-ended' };
  if (seq !== seqOf(table)) return { ok: false, code: 'stale', seq: seqOf(table) };
  return undefined;
}

/** The answer where the rules threw. */
export function failed<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  doing: string,
  error: unknown,
): Refused<State, Move, View, Event> {
  const frozen = freeze(table, doing, error);
  const report = frozen.frozen as NonNullable<Table['frozen']>;
  return { ok: false, code: 'table-frozen', table: frozen, report };
}

/**
 * Plays a move on a copy. Refusals change nothing. Where the rules throw, the answer is `table-frozen` with the
 * table as it was before the move, closed; there is no row to store.
 */
export function play<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  command: PlayCommand,
): Played<State, Move, View, Event> | Refused<State, Move, View, Event> {
  const shut = closed(table, command.seq);
  if (shut !== undefined) return shut;
  if (table.turn !== command.seat) return { ok: false, code: 'not-your-turn', turn: table.turn as Seat };
  try {
    return attempt(table, command);
  } catch (error) {
    return failed(table, `seat ${command.seat} plays ${JSON.stringify(command.move)}`, error);
  }
}

function attempt<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  { seat, move, at }: PlayCommand,
): Played<State, Move, View, Event> | Refused<State, Move, View, Event> {
  const { game, seed } = table;
  const state = game.clone(table.state);
  const option = game.find(state, move);
  if (option === undefined) return { ok: false, code: 'unknown-move' };
  if (option.refusal !== undefined) return { ok: false, code: 'illegal-move', refusal: option.refusal };

  const seq = seqOf(table) + 1;
  // The rules' own spelling, whatever spelling they accept; before `apply`, which may reuse the move.
  const written = game.text(option.move);
  const done = driven<Event, void>(chanceStream(seed, streamName(seq)), driver =>
    game.apply(state, option.move, driver),
  );
  const row: MoveRow = kept({ kind: 'move', seq, at, chance: done.chance, seat, move: written });
  const rows = table.rows.with(row);
  const next = {
    ...table,
    ...outcome(rows, settled(game, state), table.seats),
    rows,
    state,
    undoable: row.chance.length > 0 ? undefined : withMove(table, row),
    told: told(table, { seq, events: done.events }),
  };
  return {
    ok: true,
    table: next,
    row,
    events: done.events,
    snapshot: { seq, state },
    drop: outlived(table, seat),
  };
}

/** What may be taken back after a move that drew nothing. */
function withMove<State>(
  { undoable, state }: Pick<Table<State>, 'undoable' | 'state'>,
  { seat, move }: MoveRow,
): Undoable<State> {
  if (undoable?.seat !== seat) return { seat, floor: () => state, moves: [move] };
  return { ...undoable, moves: [...undoable.moves, move] };
}

/**
 * Snapshots kept are the newest and those a turn started from, so that undo after a restart has little to replay:
 * the newest up to now stays only if it is the set-up or another seat's row.
 */
function outlived(table: Pick<Table, 'rows'>, seat: Seat): readonly [] | readonly [number] {
  const last = table.rows.at(-1);
  // A note changed nothing: the row before it has the same state.
  if (last !== undefined && isNote(last)) return [last.seq];
  return last === undefined || last.kind === 'setup' || last.seat !== seat ? [] : [last.seq];
}
