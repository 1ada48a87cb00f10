import { canonicalJson, type Game, type Seat, type Viewed } from '@backlot/engine';
import { freeze } from './freeze.ts';
import { outcome } from './outcome.ts';
import { replay, replayMove, settled } from './replay.ts';
import { kept, type Row, type StandingRow, standing, undoableFrom } from './row.ts';
import { commitmentOf } from './seed.ts';
import type { Setting, Snapshot, Table } from './table.ts';

/** A table as it was stored. */
export interface Stored<State> extends Setting {
  /** `game.version` when it was opened. */
  readonly version: number;
  /** The whole log. */
  readonly rows: readonly Row[];
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
  const { id, variant, seats, seed, snapshots } = stored;
  const rows = stored.rows.map(kept);
  if (stored.version !== game.version) {
    throw new Error(
      `table ${id} was played by version ${stored.version} of the rules of ${game.id}, and these are version ` +
        `${game.version}: go on with the release that has version ${stored.version}`,
    );
  }
  const gap = rows.findIndex((row, i) => row.seq !== i || (row.kind === 'setup') !== (i === 0));
  if (rows.length === 0 || gap >= 0)
    throw new Error(`the log of table ${id} is broken at row ${Math.max(gap, 0)}`);
  const newest = snapshots.find(({ seq }) => seq === rows.length - 1);
  if (newest === undefined)
    throw new Error(`table ${id} has no snapshot of its newest row, ${rows.length - 1}`);

  const { state } = newest;
  const common = { game, id, variant, seats, seed, commitment: commitmentOf(seed), rows, state, told: [] };
  const table = { ...common, ...outcome(rows, settled(game, state), seats), before: [], frozen: undefined };
  try {
    return { ...table, before: statesBefore(game, stored, state) };
  } catch (error) {
    return freeze(table, 'resumes from its log', error);
  }
}

/** The states before the rows that may be taken back, from the nearest snapshot; throws if they miss `state`. */
function statesBefore<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  stored: Stored<State>,
  state: State,
): { seq: number; seat: Seat; state: State }[] {
  const from = undoableFrom(stored.rows);
  const current = floorState(game, stored, standing(stored.rows.slice(0, from)));
  const before: { seq: number; seat: Seat; state: State }[] = [];
  let now = current;
  for (const row of stored.rows.slice(from)) {
    if (row.kind === 'move') {
      before.push({ seq: row.seq, seat: row.seat, state: now });
      now = game.clone(now);
      replayMove(game, now, row);
    } else now = before.pop()?.state ?? now;
  }
  if (canonicalJson(now) !== canonicalJson(state))
    throw new Error('the log does not lead to the stored state');
  return before;
}

/** The state after `rows`, all of which stand. */
function floorState<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  stored: Stored<State>,
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
