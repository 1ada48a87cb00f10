import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canUndo,
  makeRecord,
  parseRecord,
  type Step,
  standing,
  stepsFor,
  verifyRecord,
  viewFor,
} from '../src/index.ts';
import { replay } from '../src/replay.ts';
import { lanterns, type State } from './lanterns.ts';
import { type LanternTable, Store } from './store.ts';

const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => Buffer.from(bytes).toString('hex'));
/** Play the legal move of this number (stops are rare, so that turns are long), or take back up to so many rows. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ play: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat(3) }) },
);
const game = fc.record({
  seed: hex32,
  seats: fc.integer({ min: 2, max: 4 }),
  acts: fc.array(act, { minLength: 5, maxLength: 60 }),
});

function perform(store: Store, doing: { play?: number; undo?: number }): void {
  if (doing.play !== undefined) {
    const texts = lanterns.legal(store.table.state).map(lanterns.text);
    if (texts.length > 0) expect(store.play(texts[doing.play % texts.length] as string).ok).toBe(true);
    return;
  }
  for (let i = 0; i <= (doing.undo ?? 0); i++) {
    for (let seat = 0; seat < store.table.seats; seat++) {
      const could = canUndo(store.table, seat);
      expect(store.undo(seat).ok).toBe(could);
    }
  }
}

function replayedState(table: LanternTable): State | undefined {
  let last: State | undefined;
  for (const { state } of replay(lanterns, table, standing(table.rows))) last = state;
  return last;
}

describe('any sequence of moves and undos', () => {
  it('leaves the state that the standing rows alone lead to', () => {
    fc.assert(
      fc.property(game, ({ acts, ...setting }) => {
        const store = new Store(setting);
        for (const doing of acts) {
          perform(store, doing);
          expect(replayedState(store.table)).toEqual(store.table.state);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is resumed from what is stored as the same table, with the same undo, whose future is the same', () => {
    fc.assert(
      fc.property(game, game, ({ acts, ...setting }, { acts: after }) => {
        const store = new Store(setting);
        for (const doing of acts) perform(store, doing);
        const { table } = store;
        const resumed = store.resumed();
        const { undoable } = resumed;
        expect(resumed).toEqual({ ...table, undoable, told: [] });
        if (table.turn !== undefined) {
          expect(undoable && { ...undoable, floor: undoable.floor() }).toEqual(
            table.undoable && { ...table.undoable, floor: table.undoable.floor() },
          );
        }

        const other = new Store(setting);
        for (const doing of acts) perform(other, doing);
        other.table = resumed;
        for (const doing of after) {
          perform(store, doing);
          perform(other, doing);
          expect(other.table.state).toEqual(store.table.state);
          expect(other.table.rows).toEqual(store.table.rows);
          expect(stepsFor(other.table, 0, -1)).toEqual(stepsFor(store.table, 0, -1));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps few snapshots: the newest, the set-up and where turns began', () => {
    fc.assert(
      fc.property(game, ({ acts, ...setting }) => {
        const store = new Store(setting);
        for (const doing of acts) perform(store, doing);
        const rows = [...store.table.rows];
        const seats = rows.map(row => ('seat' in row ? row.seat : -1));
        const expected = rows.map(({ seq }) => seq).filter(seq => seq === 0 || seats[seq] !== seats[seq + 1]);
        expect([...store.snapshots.keys()]).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('reaches every viewer step by step as it reaches one who asks for all', () => {
    fc.assert(
      fc.property(
        game,
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        ({ acts, ...setting }, online) => {
          const store = new Store(setting);
          const viewers = [undefined, 0, 1];
          const logs = viewers.map(() => ({ after: -1, steps: [] as Step[] }));
          for (const [i, doing] of acts.entries()) {
            perform(store, doing);
            for (const [v, log] of logs.entries()) {
              if (v > 0 && !online[i]) continue;
              const missed = stepsFor(store.table, viewers[v], log.after);
              expect(missed.gone.every(seq => log.steps.some(step => step.seq === seq))).toBe(true);
              log.steps = [...log.steps.filter(({ seq }) => !missed.gone.includes(seq)), ...missed.steps];
              log.after = store.table.rows.length - 1;
              expect(log.steps).toEqual(stepsFor(store.resumed(), viewers[v], -1).steps);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('makes a record that verifies once the game has ended, through JSON', () => {
    fc.assert(
      fc.property(game, ({ acts, ...setting }) => {
        const store = new Store(setting);
        for (const doing of acts) perform(store, doing);
        store.finish();
        const names = viewNames(store.table);
        const record = parseRecord(JSON.parse(JSON.stringify(makeRecord(store.table, { names }))));
        const draws = [...store.table.rows].reduce((sum, { chance }) => sum + chance.length, 0);
        expect(verifyRecord(record, () => lanterns)).toEqual({
          ok: true,
          rows: store.table.rows.length,
          draws,
        });
      }),
      { numRuns: 60 },
    );
  });
});

const viewNames = (table: LanternTable): string[] =>
  viewFor(table, undefined).hands.map((_, seat) => `Seat ${seat}`);
