import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUndo, seqOf, standing, undo } from '../src/index.ts';
import { lanterns, type State } from './lanterns.ts';
import { cardOf, Store } from './store.ts';

const refused = (why: string) => ({ ok: false, code: 'cannot-undo', why });

describe('undo', () => {
  it('takes back moves one by one, each as a row of the log', () => {
    const store = new Store();
    const me = store.table.turn as number;
    const start = store.table.state;
    store.play(`play ${cardOf(store.table)}`);
    const middle = store.table.state;
    store.play(`hide ${cardOf(store.table)}`);
    expect(canUndo(store.table, me)).toBe(true);
    const done = store.undo(me);
    expect(done.ok && done.row).toEqual({ kind: 'undo', seq: 3, seat: me, at: 1003, chance: [] });
    expect(store.table.state).toEqual(middle);
    store.undo(me);
    expect([store.table.state, store.table.turn, seqOf(store.table)]).toEqual([start, me, 4]);
    expect(standing(store.table.rows).map(({ seq }) => seq)).toEqual([0]);
    expect(canUndo(store.table, me)).toBe(false);
    expect(store.undo(me)).toEqual(refused('nothing'));
  });

  it('stops at a move that drew chance, also for moves before it', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play(`play ${cardOf(store.table)}`);
    store.play('draw');
    expect(canUndo(store.table, me)).toBe(false);
    expect(store.undo(me)).toEqual(refused('chance'));
  });

  it('lets a move after a draw be taken back', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('draw');
    const drawn = store.table.state;
    store.play(`hide ${cardOf(store.table)}`);
    expect(store.undo(me).ok).toBe(true);
    expect(store.table.state).toEqual(drawn);
    expect(store.undo(me)).toEqual(refused('chance'));
  });

  it('still takes back the end of a turn while the next seat has not moved', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('stop');
    expect(store.table.turn).toBe(1 - me);
    expect(store.undo(1 - me)).toEqual(refused('nothing'));
    expect(store.undo(me).ok).toBe(true);
    expect(store.table.turn).toBe(me);
  });

  it('never crosses a move of another seat, even one that was taken back', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('stop');
    store.play(`play ${cardOf(store.table)}`);
    expect(store.undo(me)).toEqual(refused('other-seat'));
    expect(store.undo(1 - me).ok).toBe(true);
    expect(store.undo(me)).toEqual(refused('other-seat'));
    expect(store.undo(1 - me)).toEqual(refused('nothing'));
    expect(store.resumed().undoable).toBeUndefined();
  });

  it('refuses a stale seq, a spectator and seats that do not exist', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('stop');
    expect(undo(store.table, { seat: me, seq: 0, at: 0 })).toEqual({ ok: false, code: 'stale', seq: 1 });
    expect(store.undo(7)).toEqual(refused('nothing'));
    expect(canUndo(store.table, undefined)).toBe(false);
  });

  it('does not let anyone roll again: what follows an undo draws from a row of its own', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play('stop');
    store.undo(me);
    store.play('roll');
    const rolled = store.table.rows.at(3)?.chance;
    expect(rolled).toHaveLength(1);
    expect(store.undo(me)).toEqual(refused('chance'));
    // Asked again after a failure to store, the same row gives the same roll.
    const again = new Store();
    again.play('stop');
    again.undo(me);
    expect(again.play('roll')).toMatchObject({ row: { seq: 3, chance: rolled } });
  });

  it('freezes the table where the rules no longer know a move that stays', () => {
    const store = new Store();
    const me = store.table.turn as number;
    store.play(`play ${cardOf(store.table)}`);
    store.play(`hide ${cardOf(store.table)}`);
    store.table = { ...store.table, game: { ...lanterns, find: () => undefined } };
    const { state } = store.table;
    const done = store.undo(me);
    expect(done).toMatchObject({ ok: false, code: 'table-frozen', table: { state, frozen: { seq: 3 } } });
  });

  it('restores what a table that kept the state before every move would put back', () => {
    const acts = fc.array(fc.oneof(fc.nat(99), fc.constant('undo' as const)), { maxLength: 60 });
    fc.assert(
      fc.property(acts, fc.integer({ min: 2, max: 4 }), (doings, seats) => {
        const store = new Store({ seats });
        let kept: { seat: number; state: State; json: string }[] = [];
        for (const doing of doings) {
          const { state, turn } = store.table;
          if (turn === undefined) break;
          const last = kept.at(-1);
          if (doing === 'undo') {
            const by = last?.seat ?? turn;
            const done = store.undo(by);
            expect(done.ok).toBe(last !== undefined);
            if (last === undefined) continue;
            kept.pop();
            expect(store.table.state).toEqual(last.state);
            expect(JSON.stringify(store.table.state)).toBe(last.json);
            expect(store.table.turn).toBe(by);
          } else {
            const moves = lanterns.legal(state).map(lanterns.text);
            const done = store.play(moves[doing % moves.length] as string);
            const drew = done.ok && 'move' in done.row && done.row.chance.length > 0;
            const before = { seat: turn, state: lanterns.clone(state), json: JSON.stringify(state) };
            kept = drew ? [] : [...kept.filter(({ seat }) => seat === turn), before];
          }
          for (let seat = 0; seat < seats && store.table.turn !== undefined; seat++) {
            expect(canUndo(store.table, seat)).toBe(kept.at(-1)?.seat === seat);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
