import { describe, expect, it } from 'vitest';
import { makeRecord, parseRecord, RecordError, type RecordRow, verifyRecord } from '../src/index.ts';
import { lanterns } from './lanterns.ts';
import { cardOf, SEED, Store } from './store.ts';

const names = ['Ann', 'Bob'];
const gameFor = () => lanterns;
/** A record as anyone may edit it. */
// biome-ignore lint/suspicious/noExplicitAny: what is tested is what happens to records of any shape
type Loose = any; // oxlint-disable-line typescript/no-explicit-any

/** A whole game with moves taken back, hidden moves and rolls. */
function finished(): Store {
  const store = new Store();
  const me = store.table.turn as number;
  store.play(`play ${cardOf(store.table)}`);
  store.undo(me);
  store.play(`hide ${cardOf(store.table)}`);
  store.play('draw');
  return store.finish(move => move === 'roll');
}
const record = (): Loose => JSON.parse(JSON.stringify(makeRecord(finished().table, { names })));
const edited = (edit: (record: Loose) => void): Loose => {
  const copy = record();
  edit(copy);
  return copy;
};

describe('a record', () => {
  it('is the whole log with seed and result once the game has ended, and survives JSON', () => {
    const { table } = finished();
    const made = makeRecord(table, { names });
    expect(made).toMatchObject({
      ...{
        format: 'backlot-record',
        version: 1,
        seed: SEED,
        commitment: table.commitment,
        result: table.result,
      },
      ...{ game: { id: 'lanterns', version: 1 }, edition: { id: 'toy', hash: '00c0ffee' } },
      ...{ variant: { length: 'short' }, seats: [{ name: 'Ann' }, { name: 'Bob' }] },
    });
    expect(made.edition).not.toHaveProperty('data');
    expect(made.rows.map(({ kind }) => kind).slice(0, 4)).toEqual(['setup', 'move', 'undo', 'move']);
    expect(parseRecord(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  it('holds an edition that is not the shipped one', () => {
    const data = { id: 'toy', lanterns: [1, { of: null }] };
    const made = makeRecord(finished().table, { names, edition: data });
    expect(parseRecord(JSON.parse(JSON.stringify(made))).edition).toEqual({
      id: 'toy',
      hash: '00c0ffee',
      data,
    });
  });

  it('of a running game says who moved when, and nothing that must stay secret', () => {
    const store = new Store();
    store.play('draw');
    store.play(`hide ${cardOf(store.table)}`);
    const made = makeRecord(store.table, { names });
    const moved = store.table.rows.at(2);
    expect(Object.keys(made)).not.toContain('seed');
    expect(made.rows[2]).toEqual({
      seq: 2,
      kind: 'move',
      at: 1002,
      seat: moved?.kind === 'move' ? moved.seat : -1,
    });
    expect(
      made.rows.flatMap(row => Object.keys(row)).filter(key => key === 'chance' || key === 'move'),
    ).toEqual([]);
    expect(parseRecord(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(verifyRecord(made, gameFor)).toMatchObject({ ok: false, fault: 'unfinished' });
    const frozen = { ...finished().table, frozen: { seq: 9, doing: 'x', error: 'y' } };
    expect(Object.keys(makeRecord(frozen, { names }))).not.toContain('seed');
  });

  it('needs a name for every seat', () => {
    expect(() => makeRecord(new Store().table, { names: ['Ann'] })).toThrow('2 names are needed, not 1');
  });
});

describe('reading a record', () => {
  const message = (json: unknown): string => {
    try {
      parseRecord(json);
    } catch (error) {
      if (error instanceof RecordError) return error.message;
      throw error;
    }
    return 'read';
  };
  const after = (edit: (record: Loose) => void) => message(edited(edit));

  it('says of an unknown version what to do', () => {
    expect(after(r => (r.version = 4))).toBe(
      'version: is 4, and this release reads versions 1, 2, 3: read it with the newer release that wrote it, or update this one',
    );
    expect(after(r => (r.version = 0))).toMatch(/^version: is 0, .* no release wrote that$/);
    expect(after(r => (r.version = '1'))).toBe('version: must be a number, is a string');
    expect(after(r => Object.assign(r, { version: 4, rows: 'in another shape', extra: 1 }))).toMatch(
      /^version: is 4/,
    );
  });

  it('says what is no record at all', () => {
    for (const json of [{}, { format: 'pgn' }])
      expect(message(json)).toMatch(/^format: .* not a record of a game$/);
    expect(message([])).toBe('must be an object, is a list');
    expect(message(null)).toBe('must be an object, is null');
    expect(message('{}')).toBe('must be an object, is a string');
  });

  it.each<[string, (record: Loose) => void]>([
    ['game.id: must be a text, is missing', r => delete r.game.id],
    ['game: must be an object, is missing', r => delete r.game],
    ['edition.hash: must be a text, is a number', r => (r.edition.hash = 7)],
    ['variant.length: must be a text, is a number', r => (r.variant.length = 7)],
    ['seats: must have 1 to 16 entries, has 0', r => (r.seats = [])],
    ['seats[1].name: must have 1 to 100 characters, has 0', r => (r.seats[1].name = '')],
    ['commitment: must be 64 lower-case hex digits', r => (r.commitment = 'abc')],
    ['seed: must be 64 lower-case hex digits', r => (r.seed = SEED.toUpperCase())],
    ['seed: must be a text, is null', r => (r.seed = null)],
    ['rows: must be a list, is a string', r => (r.rows = 'draw')],
    ['rows[0].kind: must be one of setup, move, undo, is "begin"', r => (r.rows[0].kind = 'begin')],
    ['rows[0].kind: must be one of setup, move, undo, is "toString"', r => (r.rows[0].kind = 'toString')],
    ['rows[1].move: must be a text, is missing', r => delete r.rows[1].move],
    ['rows[1].seq: must be a whole number from 0 to 9007199254740991, is -1', r => (r.rows[1].seq = -1)],
    ['rows[1].at: must be a whole number from 0 to 9007199254740991, is 1.5', r => (r.rows[1].at = 1.5)],
    ['rows[1].seat: must be a whole number from 0 to 15, is 16', r => (r.rows[1].seat = 16)],
    ['rows[2].move: is not a field of this format', r => (r.rows[2].move = 'draw')],
    ['rows[0].seat: is not a field of this format', r => (r.rows[0].seat = 0)],
    ['rows[0].chance[1]: must be a number, is null', r => (r.rows[0].chance[1] = null)],
    ['rows[5]: must be an object, is null', r => (r.rows[5] = null)],
    ['result.ranks: must be a list, is missing', r => delete r.result.ranks],
    ['result.points[0]: must be a number, is a string', r => (r.result.points[0] = '9')],
    ['elo: is not a field of this format', r => (r.elo = 1)],
  ])('names the place: %s', (expected, edit) => {
    expect(after(edit)).toBe(expected);
  });
});

describe('verifying a record', () => {
  const verdict = (edit: (record: Loose) => void) => verifyRecord(parseRecord(edited(edit)), gameFor);
  const rowOf = (r: Loose, want: (row: RecordRow) => unknown): Loose => r.rows.find(want);
  const drew = (row: RecordRow) => row.kind === 'move' && row.chance !== undefined;

  it('finds nothing wrong with a true one', () => {
    const whole = record();
    const draws = whole.rows.flatMap((row: RecordRow) => row.chance ?? []).length;
    expect(verifyRecord(parseRecord(whole), gameFor)).toEqual({ ok: true, rows: whole.rows.length, draws });
  });

  it.each<[string, string, number | undefined, (record: Loose) => void]>([
    ['another seed', 'commitment', undefined, r => (r.seed = SEED.replace('00', '01'))],
    ['another commitment', 'commitment', undefined, r => (r.commitment = SEED)],
    ['no seed', 'unfinished', undefined, r => delete r.seed],
    ['no result', 'unfinished', undefined, r => delete r.result],
    ['another game', 'rules', undefined, r => (r.game.id = 'chess')],
    ['another version of the rules', 'rules', undefined, r => (r.game.version = 2)],
    ['another edition', 'rules', undefined, r => (r.edition.hash = '00000000')],
    ['a variant that does not exist', 'setting', undefined, r => (r.variant = { length: 'huge' })],
    ['a seat too many', 'chance', 0, r => r.seats.push({ name: 'Eve' })],
    ['seats the game does not have', 'setting', undefined, r => (r.seats = [{ name: 'Ann' }])],
    ['a changed draw of the set-up', 'chance', 0, r => (r.rows[0].chance[2] += 1)],
    ['a changed draw', 'chance', 4, r => (r.rows[4].chance[0] += 1)],
    ['a draw too many', 'chance', 4, r => r.rows[4].chance.push(0)],
    ['a draw too few', 'chance', 4, r => delete r.rows[4].chance],
    ['a draw where none is made', 'chance', 3, r => (r.rows[3].chance = [0])],
    ['a changed move', 'chance', 4, r => (r.rows[4].move = 'stop')],
    ['a move that is not allowed', 'move', 3, r => (r.rows[3].move = `play ${missing(r)}`)],
    ['a move that does not exist', 'move', 3, r => (r.rows[3].move = 'fly')],
    ['a changed seat', 'move', 3, r => (r.rows[3].seat = 1 - r.rows[3].seat)],
    ['a changed seat of an undo', 'undo', 2, r => (r.rows[2].seat = 1 - r.rows[2].seat)],
    [
      'an undo past chance',
      'undo',
      5,
      r => r.rows.splice(5, 1, { seq: 5, kind: 'undo', at: 0, seat: r.rows[4].seat }),
    ],
    ['a row taken out', 'order', 1, r => r.rows.splice(1, 1)],
    ['a second set-up', 'order', 1, r => (r.rows[1] = { ...r.rows[0], seq: 1 })],
    ['no set-up', 'order', 0, r => r.rows.shift()],
    ['two rows exchanged', 'order', 3, r => ([r.rows[3], r.rows[4]] = [r.rows[4], r.rows[3]])],
    ['the end cut off', 'result', undefined, r => r.rows.pop()],
    ['other points', 'result', undefined, r => (r.result.points[0] += 1)],
    ['other ranks', 'result', undefined, r => r.result.ranks.reverse()],
  ])('detects %s', (_, fault, row, edit) => {
    const found = verdict(edit);
    expect(found).toMatchObject(row === undefined ? { ok: false, fault } : { ok: false, fault, row });
    if (row === undefined) expect(found).not.toHaveProperty('row');
    else expect(found).toMatchObject({ message: expect.stringMatching(`^row ${row}: `) });
  });

  it('detects rows after the end', () => {
    const whole = record();
    const seq = whole.rows.length;
    const longer = edited(r => r.rows.push({ seq, kind: 'move', at: 0, seat: 0, move: 'stop' }));
    expect(verifyRecord(parseRecord(longer), gameFor)).toMatchObject({ ok: false, fault: 'move', row: seq });
  });

  it('finds every single changed draw', () => {
    const { rows } = record();
    for (const [i, row] of rows.entries()) {
      for (let j = 0; j < (row.chance ?? []).length; j++) {
        expect(verdict(r => (r.rows[i].chance[j] ^= 1))).toMatchObject({
          ok: false,
          fault: 'chance',
          row: i,
        });
      }
    }
    expect(rows.filter(drew).length).toBeGreaterThan(3);
    expect(rowOf({ rows }, drew).seq).toBe(4);
  });

  it('says where rules and record come apart when the rules throw', () => {
    const broken = {
      ...lanterns,
      apply: () => {
        throw new Error('lantern 0 explodes');
      },
    };
    const found = verifyRecord(parseRecord(record()), () => broken);
    expect(found).toMatchObject({
      ok: false,
      fault: 'move',
      row: 1,
      message: expect.stringContaining('explodes'),
    });
    const noSetup = {
      ...lanterns,
      setup: () => {
        throw new Error('no box');
      },
    };
    expect(verifyRecord(parseRecord(record()), () => noSetup)).toMatchObject({ fault: 'setting', row: 0 });
  });

  it('says when the rules are not at hand', () => {
    const whole = parseRecord(record());
    expect(verifyRecord(whole, () => undefined)).toMatchObject({
      fault: 'rules',
      message: 'this release has no game "lanterns"',
    });
    const hole = () => {
      throw new Error('scenes[3]: is missing');
    };
    expect(verifyRecord(whole, hole)).toEqual({
      ok: false,
      fault: 'rules',
      message: 'scenes[3]: is missing',
    });
  });
});

/** A card that the seat of row 3 does not hold then: the one it played in the row taken back stays in hand, so another's. */
function missing(r: Loose): number {
  const store = new Store();
  return cardOf(store.table, 1 - (r.rows[3].seat as number));
}
