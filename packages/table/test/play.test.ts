import { describe, expect, it } from 'vitest';
import { commitmentOf, open, play, statusOf } from '../src/index.ts';
import { lanterns } from './lanterns.ts';
import { cardOf, SEED, Store, setting } from './store.ts';

describe('opening a table', () => {
  it('plays the set-up as row 0 from the stream "setup"', () => {
    const { row, table, snapshot, events, drop } = open(lanterns, { ...setting(), at: 5 });
    expect(row).toMatchObject({ kind: 'setup', seq: 0, at: 5 });
    expect(row.chance).toHaveLength(5);
    expect(events.map(({ type }) => type)).toEqual(['began', 'drew', 'drew', 'drew', 'drew']);
    expect(table.commitment).toBe(commitmentOf(SEED));
    expect(snapshot).toEqual({ seq: 0, state: table.state });
    expect([statusOf(table), drop]).toEqual(['playing', []]);
  });

  it('refuses seats, variants and seeds that do not exist, by name', () => {
    const opening = (over: object) => () => open(lanterns, { ...setting(over), at: 0 });
    expect(opening({ seats: 5 })).toThrow('lanterns is played by 2 to 4, not by 5');
    expect(opening({ variant: { colour: 'red' } })).toThrow('lanterns has no variant "colour"');
    expect(opening({ variant: { toString: 'red' } })).toThrow('lanterns has no variant "toString"');
    expect(opening({ variant: { length: 'huge' } })).toThrow(
      'variant "length" is one of short, long, not "huge"',
    );
    expect(opening({ seed: 'secret' })).toThrow(TypeError);
    expect(opening({ variant: { fault: 'setup' } })).toThrow('no box');
  });
});

describe('playing', () => {
  it('answers with the row, events, snapshot and the table that would follow', () => {
    const { table } = new Store();
    const seat = table.turn as number;
    const done = play(table, { seat, seq: 0, move: 'roll', at: 77 });
    if (!done.ok) throw new Error(done.code);
    const { chance } = done.row;
    expect(done.row).toEqual({ kind: 'move', seq: 1, seat, move: 'roll', at: 77, chance });
    expect(chance).toHaveLength(1);
    expect(done.events).toEqual([{ type: 'rolled', seat, die: (chance[0] as number) + 1 }]);
    expect(done.snapshot).toEqual({ seq: 1, state: done.table.state });
    expect(done.table.rows).toHaveLength(2);
  });

  it('changes nothing in the table it was given, so that a row that could not be stored never was', () => {
    const { table } = new Store();
    const text = () => JSON.stringify({ ...table, rows: [...table.rows] });
    const was = text();
    const command = { seat: table.turn as number, seq: 0, move: 'draw', at: 1 };
    const [once, again] = [play(table, command), play(table, command)];
    expect(text()).toBe(was);
    expect(once.ok && again.ok && again.row).toEqual(once.ok && once.row);
  });

  it('refuses a command that answers an older or a later row', () => {
    const store = new Store();
    store.play('roll');
    const seat = store.table.turn as number;
    for (const seq of [0, 2, -1, Number.NaN]) {
      expect(play(store.table, { seat, seq, move: 'stop', at: 0 })).toEqual({
        ok: false,
        code: 'stale',
        seq: 1,
      });
    }
  });

  it('refuses the wrong seat, and seats that do not exist', () => {
    const store = new Store();
    const turn = store.table.turn as number;
    for (const seat of [1 - turn, -1, 9, Number.NaN]) {
      expect(store.play('roll', seat)).toEqual({ ok: false, code: 'not-your-turn', turn });
    }
  });

  it('tells unknown moves from illegal ones, which name their rule', () => {
    const store = new Store();
    for (const move of ['', 'fly', 'play 12', 'play', 'pass', 'undo']) {
      expect(store.play(move)).toEqual({ ok: false, code: 'unknown-move' });
    }
    const card = cardOf(store.table, 1 - (store.table.turn as number));
    expect(store.play(`play ${card}`)).toEqual({
      ...{ ok: false, code: 'illegal-move' },
      refusal: { rule: 'TOY-3', values: { card } },
    });
    expect(store.table.rows).toHaveLength(1);
  });

  it('ends, and then refuses everything', () => {
    const store = new Store().finish();
    expect([statusOf(store.table), store.table.turn]).toEqual(['ended', undefined]);
    expect(store.table.result?.points).toEqual(store.table.state.points);
    expect(store.play('stop', 0)).toEqual({ ok: false, code: 'table-ended' });
    expect(store.undo(0)).toEqual({ ok: false, code: 'table-ended' });
  });
});

describe('rules that fail', () => {
  /** A table where the seat that decides holds lantern 0. */
  function armed(fault: string): Store {
    for (let i = 0; i < 200; i++) {
      const store = new Store({ variant: { fault }, seed: i.toString(16).padStart(64, '0') });
      if (store.table.state.hands[store.table.turn as number]?.includes(0)) return store;
    }
    throw new Error('no such seed');
  }

  it.each(['throws', 'loses'])('freeze the table where it was: lantern 0 %s', fault => {
    const store = armed(fault);
    const { table } = store;
    const was = JSON.stringify(table.state);
    const done = store.play('play 0');
    if (done.ok || done.code !== 'table-frozen') throw new Error('must freeze');
    expect(done.report).toMatchObject({ seq: 1, doing: `seat ${table.turn} plays "play 0"` });
    expect(done.report.error).toMatch(
      fault === 'throws' ? /lantern 0 explodes[\s\S]*at / : /Impossible: the lanterns are 1,/,
    );
    expect(JSON.stringify(table.state)).toBe(was);
    expect({ ...done.table, frozen: undefined }).toEqual(table);
    expect(statusOf(done.table)).toBe('frozen');

    store.table = done.table;
    const refused = { ok: false, code: 'table-frozen', table: done.table, report: done.report };
    expect(store.play('roll')).toEqual(refused);
    expect(store.undo(table.turn as number)).toEqual(refused);
    expect(statusOf(store.resumed())).toBe('playing');
  });
});
