import type { Game, Seat, Viewed } from '@backlot/engine';
import { closed, failed } from './play.ts';
import { replayMove } from './replay.ts';
import { isNote, NOTHING, standing, type UndoRow } from './row.ts';
import { type Refused, seqOf, statusOf, type Table, type Undoable, type Undone } from './table.ts';

export interface UndoCommand {
  readonly seat: Seat;
  /** The newest row its sender knew. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether `seat` may take its newest move back now. */
export const canUndo = (table: Table, seat: Seat | undefined): boolean =>
  seat !== undefined && statusOf(table) === 'playing' && table.undoable?.seat === seat;

/**
 * Takes back the seat's newest move, one row at a time, while no row since has drawn chance and no other seat has
 * moved (not even a move it took back: it was seen). The last move of a game stands, and so does all before a note.
 *
 * That also stops it at every reveal, because decks have no order: what comes to light is drawn at that moment. A
 * rule that shows its mover something hidden without drawing must call `chance(1)`, which makes the row final.
 */
export function undo<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  command: UndoCommand,
): Undone<State, Move, View, Event> | Refused<State, Move, View, Event> {
  const shut = closed(table, command.seq);
  if (shut !== undefined) return shut;
  const { undoable } = table;
  if (undoable?.seat !== command.seat)
    return { ok: false, code: 'cannot-undo', why: whyNot(table, command.seat) };
  try {
    return takenBack(table, undoable, command);
  } catch (error) {
    return failed(table, `seat ${command.seat} takes a move back`, error);
  }
}

function takenBack<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  undoable: Undoable<State>,
  command: UndoCommand,
): Undone<State, Move, View, Event> {
  const row: UndoRow = {
    kind: 'undo',
    seq: seqOf(table) + 1,
    at: command.at,
    chance: [],
    seat: command.seat,
  };
  const moves = undoable.moves.slice(0, -1);
  const state = playedAgain(table.game, undoable, moves);
  const next = {
    ...table,
    rows: table.rows.with(row),
    state,
    turn: command.seat,
    result: undefined,
    undoable: moves.length === 0 ? undefined : { ...undoable, moves },
  };
  return { ok: true, table: next, row, events: [], snapshot: { seq: row.seq, state }, drop: [seqOf(table)] };
}

/** The state after `moves` from the floor on: a microsecond or some each. */
function playedAgain<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  { seat, floor }: Undoable<State>,
  moves: readonly string[],
): State {
  if (moves.length === 0) return floor();
  const state = game.clone(floor());
  for (const move of moves) replayMove(game, state, { seat, move, chance: NOTHING });
  return state;
}

function whyNot(table: Pick<Table, 'rows'>, seat: Seat): 'nothing' | 'chance' | 'other-seat' {
  const stands = standing(table.rows);
  if (!stands.some(row => row.kind === 'move' && row.seat === seat)) return 'nothing';
  const newest = table.rows.at(-1);
  if (newest === undefined || newest.kind === 'setup' || isNote(newest) || newest.seat !== seat)
    return 'other-seat';
  const last = stands.at(-1);
  return last?.kind === 'move' && last.seat === seat ? 'chance' : 'other-seat';
}
