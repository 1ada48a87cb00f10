import { canonicalJson, type Game, type Seat, type Viewed } from '@backlot/engine';
import { freeze } from './freeze.ts';
import { Log } from './log.ts';
import { outcome } from './outcome.ts';
import { replay, replayMove, settled } from './replay.ts';
import { isNote, type Row, type StandingRow, standing } from './row.ts';
import { commitmentOf } from './seed.ts';
import type { Setting, Snapshot, Table, Undoable } from './table.ts';

/** A table as it was stored. */
export interface Stored<State> extends Setting {
  /** `game.version` when it was opened. */
  readonly version: number;
  /** The whole log, or what comes after the rows of `known`. */
  readonly rows: readonly Row[];
  /** Its first rows, where a table in memory has them. */
  readonly known?: Log | undefined;
  /** Those kept; the newest row's must be among them. */
  readonly snapshots: readonly Snapshot<State>[];
}

/**
 * Takes a stored table up again, with what undo needs; play goes on from the newest snapshot.
 * Throws where the log has a gap, the newest snapshot is missing or fails its audit, or the rules have another
 * version. Where the log no longer leads to the snapshot the table comes back frozen: its record could not be
 * verified.
 */
export function resume<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  stored: Stored<State>,
): Table<State, Move, View, Event> {
  const { id, variant, seats, seed, snapshots, known = Log.empty } = stored;
  if (stored.version !== game.version) {
    throw new Error(
      `table ${id} was played by version ${stored.version} of the rules of ${game.id}, and these are version ` +
        `${game.version}: go on with the release that has version ${stored.version}`,
    );
  }
  const gap = gapIn(stored.rows, known.length);
  if (gap !== undefined) throw new Error(`the log of table ${id} is broken at row ${gap}`);
  const rows = known.withAll(stored.rows);
  const newest = snapshots.find(({ seq }) => seq === rows.length - 1);
  if (newest === undefined)
    throw new Error(`table ${id} has no snapshot of its newest row, ${rows.length - 1}`);

  const { state } = newest;
  const common = { game, id, variant, seats, seed, commitment: commitmentOf(seed), rows, state, told: [] };
  const rest = { undoable: undefined, frozen: undefined };
  const table = { ...common, ...outcome(rows, settled(game, state), seats), ...rest };
  try {
    return { ...table, undoable: undoableOf(game, { ...stored, rows }, state) };
  } catch (error) {
    return freeze(table, 'resumes from its log', error);
  }
}

/** Where no row of the log can be what it is said to be; `from` counts those before these. */
function gapIn(rows: readonly Row[], from: number): number | undefined {
  const gap = rows.findIndex((row, i) => row.seq !== from + i || (row.kind === 'setup') !== (row.seq === 0));
  if (gap >= 0) return from + gap;
  return from + rows.length === 0 ? 0 : undefined;
}

type Logged<State> = Omit<Stored<State>, 'rows'> & { readonly rows: Log };

/** The moves that may be taken back, played again from the nearest snapshot; throws if they miss `state`. */
function undoableOf<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  stored: Logged<State>,
  state: State,
): Undoable<State> | undefined {
  const from = undoableFrom(stored.rows);
  const floor = floorState(game, stored, standing(stored.rows.slice(0, from)));
  const before: { readonly seat: Seat; readonly move: string; readonly state: State }[] = [];
  let now = floor;
  for (const row of stored.rows.slice(from)) {
    if (row.kind === 'move') {
      before.push({ seat: row.seat, move: row.move, state: now });
      now = game.clone(now);
      replayMove(game, now, row);
    } else now = before.pop()?.state ?? now;
  }
  if (canonicalJson(now) !== canonicalJson(state))
    throw new Error('the log does not lead to the stored state');
  const [first] = before;
  return first && { seat: first.seat, floor: packedState(floor), moves: before.map(({ move }) => move) };
}

/** A state as text, which takes a quarter of the memory: most tables that are read are only looked at. */
function packedState<State>(state: State): () => State {
  const text = JSON.stringify(state);
  return () => JSON.parse(text) as State;
}

/**
 * Where the rows begin among which undo may choose: the log's longest tail of rows of one seat without a chance
 * value. It holds undo rows too, so once another seat has moved nothing before counts, even if that seat took its
 * move back: it was seen. A note ends it too.
 */
function undoableFrom(rows: Log): number {
  const last = rows.at(-1);
  let from = rows.length;
  if (last === undefined || last.kind === 'setup' || isNote(last)) return from;
  for (const row of rows.before(from)) {
    if (row.kind === 'setup' || isNote(row)) break;
    if (row.seat !== last.seat || row.chance.length > 0) break;
    from--;
  }
  return from;
}

/** The state after `rows`, all of which stand. */
function floorState<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  stored: Logged<State>,
  rows: readonly StandingRow[],
): State {
  const kept = new Map(stored.snapshots.map(({ seq, state }) => [seq, state]));
  const start = rows.findLastIndex(row => kept.has(row.seq));
  const snapshot = kept.get(rows[start]?.seq ?? -1);
  if (snapshot === undefined) {
    let last: State | undefined;
    for (const step of replay(game, stored, rows)) last = step.state;
    return last as State;
  }
  const state = game.clone(snapshot);
  for (const row of rows.slice(start + 1)) if (row.kind === 'move') replayMove(game, state, row);
  return state;
}
