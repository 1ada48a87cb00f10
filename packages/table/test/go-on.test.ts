import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  goOn,
  makeRecord,
  makeReel,
  type NoteCommand,
  note,
  parseRecord,
  play,
  RecordError,
  resume,
  revealingReel,
  seqOf,
  stepsFor,
  type Table,
  traceRecord,
  tracing,
  undo,
  verifyRecord,
} from '../src/index.ts';
import { lanterns } from './lanterns.ts';
import { SEED, Store } from './store.ts';

const OTHER = SEED.split('').reverse().join('');
const THIRD = OTHER.replace('f', '0');
const names = ['Ann', 'Bob'];
const gameFor = () => lanterns;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
// biome-ignore lint/suspicious/noExplicitAny: records of any shape are tested
type Loose = any; // oxlint-disable-line typescript/no-explicit-any

type What = { kind: NoteCommand['kind']; seat?: number; level?: string };

const finished = () => new Store().finish(move => /draw|roll/.test(move));
const recordOf = (table: Table): Loose => json(makeRecord(table, { names }));

/** The game of a record as it stood after row `last`. */
function at(record: Loose, last: number): Table {
  const work = tracing(parseRecord(record), gameFor, last);
  let step = work.next();
  while (step.done !== true) step = work.next();
  expect(step.value.verdict).toMatchObject({ ok: true, rows: last + 1 });
  return step.value.table as Table;
}

function toTheEnd(start: Table): Table {
  let table = start;
  while (table.turn !== undefined) {
    const texts = table.game.legal(table.state).map(table.game.text);
    const move = texts.find(text => text === 'roll') ?? (texts[0] as string);
    const done = play(table, { seat: table.turn, seq: seqOf(table), move, at: 9000 });
    if (!done.ok) throw new Error(done.code);
    table = done.table;
  }
  return table;
}

/** The table with a note of what happened beside the game. */
function noting(table: Table, what: What): Table {
  const done = note(table, { ...what, seq: seqOf(table), at: 5000 } as NoteCommand);
  if (!done.ok) throw new Error(done.code);
  return done.table;
}

describe('going on from a record', () => {
  it('begins with nobody gone: who gave up or was played by a bot before sits there like everybody else', () => {
    const first = noting(noting(new Store().table, { kind: 'bot', seat: 1, level: 'random' }), {
      kind: 'concede',
      seat: 1,
    });
    const ended = toTheEnd(first);
    expect(ended.result?.ranks).toEqual([1, 2]);
    const whole = recordOf(ended);
    expect(verifyRecord(parseRecord(whole), gameFor)).toMatchObject({ ok: true });
    const start = goOn(at(whole, 3), { id: 'table-2', seed: OTHER });
    expect(start.rows.noticed).toEqual({
      conceded: new Set(),
      handed: new Set(),
      late: new Set(),
      ended: undefined,
    });
    expect(note(start, { kind: 'back', seat: 1, seq: 3, at: 1 })).toMatchObject({ code: 'cannot-note' });
    // The same can happen to the seat once more, and that counts here.
    const gone = toTheEnd(noting(start, { kind: 'concede', seat: 0 }));
    expect(gone.result?.ranks).toEqual([2, 1]);
    const second = recordOf(gone);
    expect(verifyRecord(parseRecord(second), gameFor)).toEqual(
      expect.objectContaining({ ok: true, rows: second.rows.length }),
    );
    // At the next one, nothing of either table counts.
    const third = goOn(at(second, 4), { id: 'table-3', seed: THIRD });
    expect(third.rows.noticed.conceded).toEqual(new Set());
    expect(verifyRecord(parseRecord(recordOf(toTheEnd(third))), gameFor)).toMatchObject({ ok: true });
  });

  it('takes over the rows up to a move, draws from a new seed, and gives a record that can be verified', () => {
    const whole = recordOf(finished().table);
    const start = goOn(at(whole, 5), { id: 'table-2', seed: OTHER });
    expect(start).toMatchObject({ id: 'table-2', seed: OTHER, commitment: commitmentOf(OTHER) });
    const ended = toTheEnd(start);
    const record = recordOf(ended);
    expect(record.version).toBe(2);
    expect(record.from).toEqual([{ last: 5, seed: SEED, commitment: commitmentOf(SEED) }]);
    expect(record.rows.slice(0, 6)).toEqual(whole.rows.slice(0, 6));
    expect(verifyRecord(parseRecord(record), gameFor)).toMatchObject({ ok: true, rows: record.rows.length });
    expect(makeReel(ended, 1).steps).toHaveLength(record.rows.length);
    // Not the draws that the first seed would have given.
    const asBefore = { ...record, version: 1, seed: SEED, commitment: commitmentOf(SEED) };
    delete asBefore.from;
    expect(verifyRecord(parseRecord(asBefore), gameFor)).toMatchObject({ ok: false, fault: 'chance' });
  });

  it('goes on from such a record again, before and after where it went on', () => {
    const record = recordOf(toTheEnd(goOn(at(recordOf(finished().table), 5), { id: 'b', seed: OTHER })));
    const later = recordOf(toTheEnd(goOn(at(record, 7), { id: 'c', seed: THIRD })));
    expect(later.from.map(({ last, seed }: Loose) => [last, seed])).toEqual([
      [5, SEED],
      [7, OTHER],
    ]);
    expect(verifyRecord(parseRecord(later), gameFor)).toMatchObject({ ok: true });
    const earlier = recordOf(toTheEnd(goOn(at(record, 3), { id: 'd', seed: THIRD })));
    expect(earlier.from.map(({ last, seed }: Loose) => [last, seed])).toEqual([[3, SEED]]);
    expect(verifyRecord(parseRecord(earlier), gameFor)).toMatchObject({ ok: true });
  });

  it('survives storage, may take a move back, and tells the log but never the seed', () => {
    const start = goOn(at(recordOf(finished().table), 0), { id: 'b', seed: OTHER });
    const seat = start.turn as number;
    const move = start.game
      .legal(start.state)
      .map(start.game.text)
      .find(text => text.startsWith('hide')) as string;
    const done = play(start, { seat, seq: 0, move, at: 1 });
    if (!done.ok) throw new Error(done.code);
    const back = undo(done.table, { seat, seq: 1, at: 2 });
    if (!back.ok) throw new Error(back.code);
    const { id, variant, seats, seed } = back.table;
    const rows = [...back.table.rows];
    const kept = json({ id, variant, seats, seed, rows, version: 1, snapshots: [back.snapshot] });
    const resumed = resume(lanterns, kept as Loose);
    expect(resumed.frozen).toBeUndefined();
    expect(verifyRecord(parseRecord(recordOf(toTheEnd(resumed as Table))), gameFor)).toMatchObject({
      ok: true,
    });
    const told = stepsFor(resumed, undefined, -1);
    expect(told.steps[0]?.from).toEqual({ last: 0, commitment: commitmentOf(SEED) });
    expect(JSON.stringify(told)).not.toContain(SEED);
    expect(JSON.stringify(recordOf(resumed as Table))).not.toContain(SEED);
  });

  it('is impossible where the game is over', () => {
    expect(() => goOn(finished().table as Table, { id: 'b', seed: OTHER })).toThrow('the game is over here');
  });

  it.each<[string, RegExp, (record: Loose) => void]>([
    ['version 1 with the field', /^from: is not a field/, r => (r.version = 1)],
    ['version 2 without it', /^from: must be a list, is missing/, r => delete r.from],
    ['stretches out of order', /^from\[1\]\.last: must be greater/, r => r.from.push(r.from[0])],
    ['a stray field', /^from\[0\]\.more: is not a field/, r => (r.from[0].more = 1)],
    ['a bad seed', /^from\[0\]\.seed: must be 64/, r => (r.from[0].seed = SEED.replace('0', 'x'))],
  ])('does not read %s', (_, message, edit) => {
    const record = recordOf(toTheEnd(goOn(at(recordOf(finished().table), 5), { id: 'b', seed: OTHER })));
    edit(record);
    expect(() => parseRecord(record)).toThrow(RecordError);
    expect(() => parseRecord(record)).toThrow(message);
  });

  it('detects another seed of the rows taken over', () => {
    const record = recordOf(toTheEnd(goOn(at(recordOf(finished().table), 5), { id: 'b', seed: OTHER })));
    record.from[0].seed = THIRD;
    expect(verifyRecord(parseRecord(record), gameFor)).toMatchObject({ ok: false, fault: 'commitment' });
    record.from[0].commitment = commitmentOf(THIRD);
    expect(verifyRecord(parseRecord(record), gameFor)).toMatchObject({ ok: false, fault: 'chance', row: 0 });
  });
});

describe('a record that does not hold', () => {
  it('gives the game up to its last true row', () => {
    const record = recordOf(finished().table);
    record.rows[4].move = 'fly';
    const { verdict, table } = traceRecord(parseRecord(record), gameFor);
    expect(verdict).toMatchObject({ ok: false, fault: 'move', row: 4 });
    expect(seqOf(table as Table)).toBe(3);
    expect(revealingReel(table as Table, 1).steps).toHaveLength(4);
  });

  it('gives all of a game that had not ended, where its seed is known', () => {
    const record = recordOf(finished().table);
    record.rows = record.rows.slice(0, 5);
    delete record.result;
    const { verdict, table } = traceRecord(parseRecord(record), gameFor);
    expect(verdict).toMatchObject({ ok: false, fault: 'unfinished' });
    expect(seqOf(table as Table)).toBe(4);
  });

  it('gives nothing where it holds no moves, and where the set-up is not true', () => {
    const running = recordOf(new Store().table as Table);
    expect(traceRecord(parseRecord(running), gameFor)).toMatchObject({
      verdict: { ok: false, fault: 'unfinished' },
      table: undefined,
    });
    const record = recordOf(finished().table);
    record.rows[0].chance[0] += 1;
    expect(traceRecord(parseRecord(record), gameFor).table).toBeUndefined();
  });
});
