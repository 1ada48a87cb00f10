import { describe, expect, it } from 'vitest';
import {
  canUndo,
  makeRecord,
  makeReel,
  makeSeatFilm,
  type NoteCommand,
  note,
  parseRecord,
  playReel,
  type Reel,
  reelEvents,
  seqOf,
  statusOf,
  stepsFor,
  verifyRecord,
} from '../src/index.ts';
import { lanterns } from './lanterns.ts';
import { cardOf, type LanternTable, Store } from './store.ts';

type What = { kind: NoteCommand['kind']; seat?: number; level?: string; why?: string };

function noting(table: LanternTable, what: What) {
  return note(table, { ...what, seq: seqOf(table), at: 5 } as NoteCommand);
}
/** Notes it in the store as a server does. */
function keep(store: Store, what: What): void {
  const done = noting(store.table, what);
  if (!done.ok) throw new Error(done.code);
  store.keep(done);
}
const names = ['Ann', 'Bob'];
const recorded = (store: Store) => JSON.parse(JSON.stringify(makeRecord(store.table, { names })));

describe('a note', () => {
  it('is a step of the reel, at which nobody sees anything change', () => {
    const store = new Store();
    const first = store.table.turn as number;
    keep(store, { kind: 'timeout', seat: first });
    keep(store, { kind: 'bot', seat: first, level: 'random' });
    store.play('draw');
    const film = makeSeatFilm(store.table, 1 - first, 1);
    expect(film.steps).toMatchObject([
      { seq: 0 },
      { seq: 1, seat: first, note: { kind: 'timeout' } },
      { seq: 2, seat: first, note: { kind: 'bot', level: 'random' } },
      { seq: 3, seat: first },
    ]);
    expect(film.steps[3]).not.toHaveProperty('move');
    keep(store, { kind: 'back', seat: first });
    store.play(`play ${cardOf(store.table)}`);
    keep(store, { kind: 'concede', seat: 1 });
    keep(store, { kind: 'end', why: 'conceded' });
    const reel = JSON.parse(JSON.stringify(makeReel(store.table, 1))) as Reel;
    expect(reel.steps.map(({ seq, note: said }) => [seq, said?.kind])).toEqual([
      [0, undefined],
      [1, 'timeout'],
      [2, 'bot'],
      [3, undefined],
      [4, 'back'],
      [5, undefined],
      [6, 'concede'],
      [7, 'end'],
    ]);
    expect(reel.steps[7]).toMatchObject({ note: { kind: 'end', why: 'conceded' } });
    expect(reel.steps[7]).not.toHaveProperty('seat');
    for (const seat of [undefined, 0, 1]) {
      const views = reel.steps.map((_, step) => playReel(reel, seat, step));
      for (const step of [1, 2, 4, 6, 7]) {
        expect(views[step]).toEqual(views[step - 1]);
        expect(reelEvents(reel, seat, step)).toEqual([]);
      }
      expect(views[3]).not.toEqual(views[2]);
      expect(views[7]).toEqual(JSON.parse(JSON.stringify(lanterns.view(store.table.state, seat))));
    }
  });

  it('leaves state and turn as they are, and nothing before it can be taken back', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play(`play ${cardOf(store.table)}`);
    const { state, turn } = store.table;
    expect(canUndo(store.table, me)).toBe(true);
    keep(store, { kind: 'timeout', seat: turn as number });
    expect(store.table).toMatchObject({ turn, undoable: undefined });
    expect(store.table.state).toBe(state);
    expect(store.undo(me)).toMatchObject({ ok: false, code: 'cannot-undo', why: 'other-seat' });
    expect(store.resumed()).toEqual({ ...store.table, told: [] });
  });

  it('is told to everybody as what it is, in its place among the moves', () => {
    const store = new Store();
    const turn = store.table.turn as number;
    keep(store, { kind: 'timeout', seat: turn });
    keep(store, { kind: 'bot', seat: turn, level: 'random' });
    store.play('draw');
    for (const seat of [undefined, 0, 1]) {
      const { steps } = stepsFor(store.resumed(), seat, 0);
      expect(steps.slice(0, 2)).toEqual([
        { seq: 1, seat: turn, events: [], note: { kind: 'timeout' } },
        { seq: 2, seat: turn, events: [], note: { kind: 'bot', level: 'random' } },
      ]);
      expect(steps[2]).toMatchObject({ seq: 3, seat: turn });
      expect(stepsFor(store.table, seat, 1).steps).toEqual(steps.slice(1));
    }
  });

  it('is refused where it can not have happened', () => {
    const store = new Store();
    const turn = store.table.turn as number;
    const no = { ok: false, code: 'cannot-note' };
    expect(noting(store.table, { kind: 'timeout', seat: 1 - turn })).toMatchObject(no);
    expect(noting(store.table, { kind: 'back', seat: 0 })).toMatchObject(no);
    expect(noting(store.table, { kind: 'concede', seat: 2 })).toMatchObject(no);
    keep(store, { kind: 'bot', seat: 0, level: 'random' });
    expect(noting(store.table, { kind: 'bot', seat: 0, level: 'greedy' })).toMatchObject(no);
    keep(store, { kind: 'concede', seat: 0 });
    expect(noting(store.table, { kind: 'concede', seat: 0 })).toMatchObject(no);
    expect(noting(store.table, { kind: 'back', seat: 0 })).toMatchObject(no);
    keep(store, { kind: 'end', why: 'agreed' });
    expect(noting(store.table, { kind: 'end', why: 'agreed' })).toMatchObject({ code: 'table-ended' });
    expect(store.table.rows.noticed).toEqual({
      conceded: new Set([0]),
      handed: new Set([0]),
      late: new Set(),
      ended: 'agreed',
    });
  });
});

describe('the result after notes', () => {
  it('has who gave up, or let a bot play to the end, behind all others whatever the points', () => {
    const plain = new Store().finish().table.result;
    const winner = plain?.ranks.indexOf(1) ?? -1;
    for (const notes of [['concede'], ['bot'], ['bot', 'back']] as const) {
      const store = new Store();
      for (const kind of notes)
        keep(store, { kind, seat: winner, ...(kind === 'bot' && { level: 'random' }) });
      store.finish();
      const { points = [], ranks = [] } = store.table.result ?? {};
      const best = points[winner] === Math.max(...points);
      if (notes.length === 2) expect(ranks[winner]).toBe(best ? 1 : 2);
      else expect(ranks).toEqual(winner === 0 ? [2, 1] : [1, 2]);
      expect(store.resumed().result).toEqual(store.table.result);
    }
  });

  it('counts no points where the game ended early: who was there shares the first rank', () => {
    const early = (notes: readonly What[]) => {
      const store = new Store({ seats: 3 });
      for (const what of notes) keep(store, what);
      expect(statusOf(store.table)).toBe('ended');
      expect(store.table.turn).toBeUndefined();
      expect(store.resumed()).toEqual({ ...store.table, told: [] });
      return store.table.result;
    };
    const turn = new Store({ seats: 3 }).table.turn as number;
    const late = [1, 1, 1].map((rank, seat) => (seat === turn ? 3 : rank));
    expect(early([{ kind: 'end', why: 'agreed' }])).toEqual({ points: [0, 0, 0], ranks: [1, 1, 1] });
    expect(
      early([
        { kind: 'timeout', seat: turn },
        { kind: 'end', why: 'abandoned' },
      ])?.ranks,
    ).toEqual(late);
    const all = [0, 1, 2].map(seat => ({ kind: 'concede' as const, seat }));
    expect(early([...all, { kind: 'end', why: 'conceded' }])?.ranks).toEqual([1, 1, 1]);
  });
});

describe('the record of a game with notes', () => {
  const whole = () => {
    const store = new Store();
    const turn = store.table.turn as number;
    store.play(`play ${cardOf(store.table)}`);
    keep(store, { kind: 'timeout', seat: store.table.turn as number });
    keep(store, { kind: 'bot', seat: turn, level: 'random' });
    store.play('draw');
    keep(store, { kind: 'back', seat: turn });
    keep(store, { kind: 'concede', seat: turn });
    return store;
  };

  it('has version 3 and is verified, ended by the rules or early; its reel plays', () => {
    const early = whole();
    keep(early, { kind: 'end', why: 'conceded' });
    for (const store of [whole().finish(), early]) {
      const record = recorded(store);
      expect(record.version).toBe(3);
      expect(verifyRecord(parseRecord(record), () => lanterns)).toMatchObject({ ok: true });
      const reel = makeReel(store.table, 1);
      expect(reel.steps.find(({ seq }) => seq === 2)).toMatchObject({ note: {} });
      expect(playReel(reel, undefined, reel.steps.length - 1)).toEqual(
        JSON.parse(JSON.stringify(lanterns.view(store.table.state, undefined))),
      );
    }
    expect(recorded(new Store().finish()).version).toBe(1);
  });

  it.each([
    [
      'a time-out of another seat',
      'note',
      (r: { rows: { seat: number }[] }) => (r.rows[2]!.seat = 1 - r.rows[2]!.seat),
    ],
    [
      'a return of who was there',
      'note',
      (r: { rows: { seat: number }[] }) => (r.rows[5]!.seat = 1 - r.rows[5]!.seat),
    ],
    ['another rank', 'result', (r: { result: { ranks: number[] } }) => r.result.ranks.reverse()],
    ['a concession taken out', 'result', (r: { rows: object[] }) => r.rows.splice(6, 1) && renumber(r.rows)],
  ])('with %s fails', (_, fault, edit) => {
    const early = whole();
    keep(early, { kind: 'end', why: 'conceded' });
    const record = recorded(early);
    edit(record);
    expect(verifyRecord(parseRecord(record), () => lanterns)).toMatchObject({ ok: false, fault });
  });

  it('is read with its kinds of rows in version 3 only, each with its own fields', () => {
    const record = recorded(whole().finish());
    expect(() => parseRecord({ ...record, version: 1 })).toThrow(
      'rows[2].kind: must be one of setup, move, undo',
    );
    record.rows[3].why = 'agreed';
    expect(() => parseRecord(record)).toThrow('rows[3].why: is not a field');
    delete record.rows[3].why;
    delete record.rows[3].level;
    expect(() => parseRecord(record)).toThrow('rows[3].level');
  });

  it('says who left while the game runs, and nothing secret', () => {
    const rows = recorded(whole()).rows;
    expect(rows[3]).toEqual({ seq: 3, kind: 'bot', at: 5, seat: rows[1].seat, level: 'random' });
    expect(JSON.stringify(rows)).not.toMatch(/chance|move":/);
  });
});

function renumber(rows: object[]): void {
  for (const [seq, row] of rows.entries()) Object.assign(row, { seq });
}
