import type { Viewed } from '@backlot/engine';
import { type Advance, makeRecord, type Row, statusOf, type Table } from '@backlot/table';
import type { Planned } from '../clocks/plan.ts';
import { RATE } from '../ratings/ratings.ts';
import type { LogRow, SeatRow } from '../store/schema.ts';
import type { Statement } from '../store/writer.ts';
import type { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

type Step = Advance<unknown, unknown, Viewed, unknown, Row>;

/** What asked for a row, where it was a request with a key. */
export type Asked = Pick<LogRow, 'key' | 'request'>;
const NOBODY: Asked = { key: null, request: null };

/**
 * All that has to be stored, in one write, before the table after `step` may take the place of `before`
 * (undefined where the step is the set-up). The end of a game adds its record; its reel is made later, beside the moves
 * of others.
 */
export function advanceStatements(
  around: Pick<Surroundings, 'store' | 'jobs' | 'reels' | 'turns'>,
  step: Step,
  { seats, editionData }: Pick<LiveTable, 'seats' | 'editionData'>,
  before: Table | undefined,
  asked: Asked = NOBODY,
): Statement[] {
  const { table, row } = step;
  const { writes } = around.store;
  const from = before === undefined ? -1 : row.seq - 1;
  const statements = [
    ...writes.append(
      { table_id: table.id, seq: row.seq, body: JSON.stringify(row), at: row.at, ...asked },
      { seq: step.snapshot.seq, body: JSON.stringify(step.snapshot.state) },
      step.drop[0],
    ),
    writes.progress(table.id, from, {
      seq: row.seq,
      turn: table.turn ?? null,
      status: statusOf(table),
      result: table.result === undefined ? null : JSON.stringify(table.result),
      updated_at: row.at,
    }),
  ];
  if (before === undefined) statements.push(around.store.ratings.begin(table.id));
  if (statusOf(table) === 'playing') {
    const by = 'seat' in row ? row.seat : undefined;
    return [
      ...statements,
      ...around.turns.statements({ table: table.id, seq: row.seq, by, turn: table.turn }, seats),
    ];
  }
  if (statusOf(table) !== 'ended') return statements;
  return [
    ...statements,
    ...around.jobs.schedule(RATE, table.id, row.at),
    ...around.reels.later(table.id, row.at),
    ...writes.finish(table.id, row.seq, recordText(table, seats, editionData)),
  ];
}

/** All that has to be stored in one write before a plan may take the place of what is there now. */
export function changeStatements(
  around: Pick<Surroundings, 'store' | 'jobs' | 'reels' | 'turns'>,
  live: Pick<LiveTable, 'seats' | 'editionData' | 'clock'>,
  table: Table,
  { steps, seats, clocks }: Planned,
): Statement[] {
  let before = table;
  const about = { seats, editionData: live.editionData };
  const rows = steps.flatMap(step => {
    const statements = advanceStatements(around, step, about, before);
    before = step.table;
    return statements;
  });
  const changed = seats.filter(row => row !== live.seats[row.seat]);
  return [...rows, ...changed.map(row => around.store.clocks.seat(row)), ...live.clock.statements(clocks)];
}

function recordText(table: Table, seats: readonly SeatRow[], editionData: string | null): string {
  const edition: unknown = editionData === null ? undefined : JSON.parse(editionData);
  const names = seats.map(seat => seat.name);
  return JSON.stringify(makeRecord(table, { names, ...(edition !== undefined && { edition }) }));
}
