import { describe, expect, it } from 'vitest';
import { makeRecord, resume, stepsFor, viewFor } from '../src/index.ts';
import { lanterns } from './lanterns.ts';
import { cardOf, SEED, Store } from './store.ts';

describe('what a seat is shown', () => {
  it('is its own view', () => {
    const { table } = new Store();
    expect(viewFor(table, 0)).toEqual(lanterns.view(table.state, 0));
    expect(viewFor(table, undefined).hands).toEqual([2, 2]);
  });

  it('is events through the rules, and the text of its own moves only', () => {
    const store = new Store();
    const me = store.table.turn as number;
    const card = cardOf(store.table);
    store.play(`hide ${card}`);
    const [mine] = stepsFor(store.table, me, 0).steps;
    expect(mine).toEqual({
      seq: 1,
      seat: me,
      move: `hide ${card}`,
      events: [{ type: 'hid', seat: me, card }],
    });
    for (const other of [1 - me, undefined]) {
      expect(stepsFor(store.table, other, 0).steps).toEqual([
        { seq: 1, seat: me, events: [{ type: 'hid', seat: me }] },
      ]);
    }
  });

  it('drops what the rules show to nobody', () => {
    const store = new Store();
    store.play('roll');
    const quiet = { ...store.table, game: { ...lanterns, show: () => undefined } };
    expect(stepsFor(quiet, 0, 0).steps).toMatchObject([{ seq: 1, events: [] }]);
  });

  it('tells which known rows are gone, and never shows rows that came and went unseen', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('roll');
    store.play(`play ${cardOf(store.table)}`);
    store.undo(me);
    store.play('stop');
    const since = (after: number) => {
      const { steps, gone } = stepsFor(store.table, undefined, after);
      return [steps.map(({ seq }) => seq), gone];
    };
    expect(since(-1)).toEqual([[0, 1, 4], []]);
    expect(since(1)).toEqual([[4], []]);
    expect(since(2)).toEqual([[4], [2]]);
    expect(since(3)).toEqual([[4], []]);
    expect(since(4)).toEqual([[], []]);
    expect(since(99)).toEqual([[], []]);
  });

  it('is the same for a long game, when the oldest events are replayed', () => {
    const store = new Store({ variant: { length: 'long' }, seats: 4 }).finish(move =>
      /roll|hide|play/.test(move),
    );
    expect(store.table.rows.length).toBeGreaterThan(40);
    expect(store.table.told.length).toBeLessThan(40);
    expect(stepsFor(store.table, 2, -1).steps).toHaveLength(store.table.rows.length);
    expect(stepsFor(store.table, 2, -1)).toEqual(stepsFor(store.resumed(), 2, -1));
  });
});

describe('secrets of a running game', () => {
  /** Every key of every object inside. */
  const keys = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)]);

  it('seed and chance values reach no view, no step, no refusal and no record', () => {
    const store = new Store({ variant: { length: 'long' }, seats: 3 });
    const names = ['Ann', 'Bob', 'Cem'];
    for (let turns = 0; store.table.turn !== undefined; turns++) {
      const { table } = store;
      const sent: unknown[] = [makeRecord(table, { names }), store.play('play 12'), store.undo(-1)];
      for (const seat of [0, 1, 2, undefined]) sent.push(viewFor(table, seat), stepsFor(table, seat, -1));
      expect(JSON.stringify(sent)).not.toContain(SEED);
      expect(keys(sent).filter(key => key === 'chance' || key === 'seed')).toEqual([]);
      const texts = lanterns.legal(table.state).map(lanterns.text);
      store.play(texts[turns % texts.length] as string);
    }
    expect(makeRecord(store.table, { names })).toMatchObject({ seed: SEED });
  });
});

describe('a stored table that is not whole', () => {
  it('is refused with the place', () => {
    const store = new Store();
    store.play('roll');
    store.play('stop');
    const stored = store.stored();
    const rows = (at: number[]) => at.map(i => stored.rows[i] as (typeof stored.rows)[number]);
    const resuming = (over: object) => () => resume(lanterns, { ...stored, ...over });
    expect(resuming({ rows: [] })).toThrow('the log of table table-1 is broken at row 0');
    expect(resuming({ rows: rows([0, 2]) })).toThrow('broken at row 1');
    expect(resuming({ rows: rows([1, 2]) })).toThrow('broken at row 0');
    expect(resuming({ snapshots: [] })).toThrow('table table-1 has no snapshot of its newest row, 2');
    expect(resuming({ version: 2 })).toThrow(
      /played by version 2 of the rules of lanterns, and these are version 1/,
    );
  });

  it('freezes where its log does not lead to its state', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('stop');
    const stored = store.stored();
    const [first, last] = stored.snapshots;
    const changed = { seq: 1, state: { ...last?.state, points: [50, 50] } };
    const table = resume(lanterns, { ...stored, snapshots: [first, changed] as typeof stored.snapshots });
    expect(table.frozen?.error).toContain('the log does not lead to the stored state');
    expect(table.state.points).toEqual([50, 50]);
    const forged = stored.rows.map(row =>
      row.seq === 1 ? { ...row, move: `play ${cardOf(store.table)}` } : row,
    );
    expect(resume(lanterns, { ...stored, rows: forged }).frozen?.error).toContain(
      'row 1 holds a move the rules refuse',
    );
    expect(store.resumed().undoable).toMatchObject({ seat: me, moves: ['stop'] });
  });
});
