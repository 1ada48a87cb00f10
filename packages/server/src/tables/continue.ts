import { setImmediate } from 'node:timers/promises';
import { type ContinueRecord, Name, type NewTable } from '@backlot/protocol';
import {
  type GameRecord,
  goOn,
  parseRecord,
  RecordError,
  type RecordGame,
  seqOf,
  statusOf,
  type Table,
  type Traced,
  tracing,
} from '@backlot/table';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { Titles } from '../titles.ts';
import { newTable } from './new-table.ts';
import { openOnce, type Prepared } from './once.ts';
import type { Surroundings } from './surroundings.ts';

/** Rows played again before others get their turn: some milliseconds. */
const AT_ONCE = 40;

/**
 * Stores a table that goes on after a row of a record, all its seats at one screen, and gives its id. Every row taken
 * over is played again from the record's seed first. The same key again gives the table that was made under it.
 * @throws Failure `record`, `edition`, `malformed`, `storage`
 */
export function continueTable(around: Surroundings, person: Person, wanted: ContinueRecord): Promise<string> {
  return openOnce(around, person, wanted, async () => {
    const record = readRecord(wanted.record);
    const reached = await tableAt(record, wanted.seq, around.titles);
    return prepared(around, person, record, reached);
  });
}

function readRecord(json: unknown): GameRecord {
  try {
    return parseRecord(json);
  } catch (error) {
    if (error instanceof RecordError) throw unusable(error.message);
    throw error;
  }
}

/** The game after row `seq`, played again from the record's seed. */
async function tableAt(record: GameRecord, seq: number, titles: Titles): Promise<Table> {
  if (seq >= record.rows.length) throw unusable(`its newest row is ${record.rows.length - 1}, not ${seq}`);
  const { verdict, table } = await unhurried(tracing(record, wanted => gameOf(titles, wanted), seq));
  if (!verdict.ok) throw unusable(verdict.message);
  if (table === undefined || statusOf(table) !== 'playing') {
    throw unusable(`the game is over at row ${seq}: choose an earlier one`);
  }
  return table;
}

function gameOf(titles: Titles, { game, edition }: RecordGame) {
  const title = Object.hasOwn(titles, game.id) ? titles[game.id] : undefined;
  return edition.data === undefined ? title?.shipped : title?.parse(edition.data).game;
}

/** Runs it to its end with pauses, so that a long record holds up nobody else. */
async function unhurried(work: Generator<number, Traced>): Promise<Traced> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (step.value % AT_ONCE === 0) await setImmediate();
  }
}

function prepared(around: Surroundings, person: Person, record: GameRecord, reached: Table): Prepared {
  const { store, now, titles } = around;
  const seats = record.seats.map(
    ({ name }, seat) => ({ kind: 'local', name: nameFrom(name, seat) }) as const,
  );
  const { edition, variant, game } = record;
  const request: NewTable = {
    key: '',
    title: game.id,
    variant: { ...variant },
    seats,
    visibility: 'private',
    ...(edition.data !== undefined && { edition: edition.data }),
  };
  const { stored } = newTable(titles, person, request, now());
  const { id, seed } = stored.table;
  const table = goOn(reached, { id, seed });
  const seq = seqOf(table);
  const rows = Array.from(table.rows, row => {
    return { table_id: id, seq: row.seq, body: JSON.stringify(row), at: row.at };
  });
  const snapshot = { table_id: id, seq, body: JSON.stringify(table.state) };
  const progress = {
    seq,
    turn: table.turn ?? null,
    status: statusOf(table),
    result: null,
    updated_at: now(),
  };
  const statements = [
    ...store.writes.insert(stored.table, stored.seats),
    ...store.writes.takeOver(rows, snapshot),
    store.writes.progress(id, -1, progress),
  ];
  return { table: stored.table, statements };
}

/** A name that may stand at a table, as near to the record's as can be. */
function nameFrom(text: string, seat: number): string {
  const short = Array.from(text.replaceAll(/\p{C}/gu, '').trim()).slice(0, 12).join('').trim();
  const known = Name.safeParse(text);
  return known.success ? known.data : short || `Guest ${seat + 1}`;
}

function unusable(why: string): Failure {
  return new Failure('record', `Nothing was opened, because of this in the record: ${why}.`);
}
