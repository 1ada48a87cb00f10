import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  changed,
  difference,
  type Json,
  makeReel,
  makeSeatFilm,
  plain,
  playReel,
  reelEvents,
  standing,
} from '../src/index.ts';
import { replay } from '../src/replay.ts';
import { lanterns } from './lanterns.ts';
import { cardOf, Store } from './store.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const anything = fc.jsonValue({ maxDepth: 4 }).map(value => json(value) as Json);

function freezeAll(value: Json | Change | undefined): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeAll(inner as Json);
}

describe('a plain copy', () => {
  it('is what JSON would give back', () => {
    const value = {
      seat: undefined,
      hands: [[1, undefined, 2], { known: undefined, count: 3 }],
      none: null,
      end: 'x',
    };
    expect(plain(value)).toEqual(json(value));
    expect(Object.keys(plain(value) as object)).toEqual(['hands', 'none', 'end']);
    const part = [1];
    expect((plain({ part }) as { part: Json }).part).not.toBe(part);
  });
});

describe('a difference', () => {
  it('turns any JSON value into any other, through JSON, changing neither', () => {
    const list = fc.array(fc.oneof(fc.nat(3), fc.array(fc.nat(2), { maxLength: 3 })), { maxLength: 8 });
    const record = fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor'), anything);
    const pair = fc.oneof(fc.tuple(anything, anything), fc.tuple(list, list), fc.tuple(record, record));
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [from, to] = [json(a) as Json, json(b) as Json];
        freezeAll(from);
        freezeAll(to);
        const change = difference(from, to);
        expect(change === undefined).toBe(JSON.stringify(sorted(from)) === JSON.stringify(sorted(to)));
        expect(sorted(changed(from, change === undefined ? undefined : json(change)))).toEqual(sorted(to));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes fields that are undefined for absent, before and after, and shares no part with either', () => {
    const field = fc.oneof(fc.constant(undefined), fc.nat(2), fc.array(fc.nat(1), { maxLength: 2 }));
    const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), field);
    const nested = fc.dictionary(fc.constantFrom('x', 'y'), fc.oneof(record, fc.array(record), field));
    fc.assert(
      fc.property(nested, nested, (from, to) => {
        const change = difference(from as Json, to as Json);
        expect(change).toStrictEqual(difference(json(from) as Json, json(to) as Json));
        const was = JSON.stringify(change);
        for (const value of Object.values(to))
          if (Array.isArray(value)) value.fill(7 as never).push(7 as never);
        expect(JSON.stringify(change)).toBe(was);
      }),
      { numRuns: 1000 },
    );
  });

  it('is small where little changes, and shares the rest', () => {
    const from = {
      deck: [1, 2, 3, 4, 5],
      players: [
        { hand: [7, 8, 9], points: 3 },
        { hand: [], points: 0 },
      ],
      old: 1,
    };
    const to = {
      deck: [1, 2, 4, 5],
      players: [
        { hand: [7, 8, 3, 9], points: 3 },
        { hand: [], points: 0 },
      ],
      now: true,
    };
    const change = difference(from, to) as Change;
    expect(change).toEqual({
      keys: [
        ['deck', { at: 2, cut: 1, put: [] }],
        ['players', { each: [[0, { keys: [['hand', { at: 2, cut: 0, put: [3] }]] }]] }],
        ['now', { put: true }],
      ],
      gone: ['old'],
    });
    const after = changed(from, change) as typeof to;
    expect(after).toEqual(to);
    expect(after.players[1]).toBe(from.players[1]);
    expect(difference(to, json(to))).toBeUndefined();
  });
});

/** The same value with its keys in order: objects are equal whatever the order of their keys. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [key, sorted(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('a reel', () => {
  function finished(): Store {
    const store = new Store({ seats: 3 });
    const me = store.table.turn as number;
    store.play(`play ${cardOf(store.table)}`);
    store.undo(me);
    store.play(`hide ${cardOf(store.table)}`);
    return store.finish(move => /draw|roll/.test(move));
  }

  it('shows every seat and anyone, at every step, what they saw', () => {
    const { table } = finished();
    const reel = json(makeReel(table, 4));
    expect(reel).toMatchObject({ version: 1, game: { id: 'lanterns', version: 1 }, shape: 4 });
    const rows = standing(table.rows);
    expect(reel.steps.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
    expect(reel.steps[1]).toMatchObject({
      seq: 3,
      seat: rows[1]?.kind === 'move' && rows[1].seat,
      at: rows[1]?.at,
    });
    let step = 0;
    for (const { state, events } of replay(lanterns, table, rows)) {
      for (const seat of [0, 1, 2, undefined]) {
        expect(playReel(reel, seat, step)).toEqual(json(lanterns.view(state, seat)));
        const shown = events.map(event => lanterns.show(event, seat)).filter(event => event !== undefined);
        expect(reelEvents(reel, seat, step)).toEqual(json(shown));
      }
      step++;
    }
    expect(step).toBe(rows.length);
  });

  it('is far smaller than its views', () => {
    const { table } = new Store({ seats: 4, variant: { length: 'long' } }).finish(move => move === 'roll');
    const reel = makeReel(table, 1);
    const views = reel.steps.map((_, step) =>
      [0, 1, 2, 3, undefined].map(seat => playReel(reel, seat, step)),
    );
    expect(JSON.stringify(reel).length).toBeLessThan(JSON.stringify(views).length / 2);
    expect(reel.seats[0]?.events).toContain('same');
    expect(JSON.stringify(reel.open)).not.toContain('same');
  });

  it('is not made of a game that has not ended', () => {
    expect(() => makeReel(new Store().table, 1)).toThrow('only an ended game has a reel');
  });

  it('refuses seats and steps it does not have, and other versions', () => {
    const reel = makeReel(finished().table, 1);
    expect(() => playReel(reel, 4, 0)).toThrow('this reel has no seat 4');
    const last = reel.steps.length - 1;
    for (const step of [-1, 0.5, last + 1]) {
      expect(() => playReel(reel, 0, step)).toThrow(`this reel has steps 0 to ${last}, not ${step}`);
    }
    const later = { ...reel, version: 2 } as unknown as typeof reel;
    expect(() => playReel(later, 0, 0)).toThrow('this reel has version 2, and this release shows version 1');
  });
});

describe('the film of one seat', () => {
  it('shows at every step what that seat saw then, while the game runs, and nothing of others', () => {
    const store = new Store({ seats: 3 });
    for (let moves = 0; moves < 5 && store.table.turn !== undefined; moves++) {
      const texts = lanterns.legal(store.table.state).map(lanterns.text);
      store.play(texts.find(text => text.startsWith('hide')) ?? 'draw');
    }
    expect(store.table.result).toBeUndefined();
    const rows = standing(store.table.rows);
    for (const seat of [0, 1, 2, undefined]) {
      const film = json(makeSeatFilm(store.table, seat, 1));
      expect(film.seats).toEqual([]);
      let step = 0;
      for (const { state, events } of replay(lanterns, store.table, rows)) {
        expect(playReel(film, undefined, step)).toEqual(json(lanterns.view(state, seat)));
        const shown = events.map(event => lanterns.show(event, seat)).filter(event => event !== undefined);
        expect(reelEvents(film, undefined, step)).toEqual(json(shown));
        step++;
      }
      for (const { move, seat: by } of film.steps)
        expect(move === undefined).toBe(by === undefined || by !== seat);
    }
    expect(rows.some(row => row.kind === 'move' && row.move.startsWith('hide'))).toBe(true);
  });
});
