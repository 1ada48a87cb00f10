import { createMelies, parseEdition } from '@backlot/melies';
import { parseRecord, playReel, reelEvents } from '@backlot/table';
import { describe, expect, test } from 'vitest';
import { check } from '../src/app/replay/check.ts';
import { shapeOf, throughEyes } from '../src/app/replay/film.ts';
import { recordIn, textOf } from '../src/app/replay/open-record.ts';
import { RATES, showFor } from '../src/app/replay/pace.ts';
import { RecordTrouble } from '../src/app/replay/record-trouble.ts';
import type { Showing } from '../src/app/replay/showing.ts';
import { replayWords } from '../src/app/replay/words/index.ts';
import { replayPath, route } from '../src/app/route.ts';
import { goldenGames } from './golden/golden-games.ts';

const melies = goldenGames().find(({ record }) => record.game.id === 'melies') as ReturnType<
  typeof goldenGames
>[0];
const trouble = (text: string): unknown => {
  try {
    recordIn(text);
  } catch (error) {
    if (error instanceof RecordTrouble) return [error.code, error.message];
    throw error;
  }
  return 'read';
};

describe('a file', () => {
  test('that is a record is read, and any other is told apart by what to do', () => {
    expect(recordIn(melies.text)).toEqual(melies.record);
    const edited = (change: object) => JSON.stringify({ ...melies.record, ...change });
    expect(trouble('{"for')).toEqual(['not-json', expect.stringMatching(/JSON/)]);
    expect(trouble('')).toEqual(['not-json', expect.any(String)]);
    expect(trouble('[]')).toEqual(['not-record', 'must be an object, is a list']);
    expect(trouble('{}')).toEqual(['not-record', expect.stringContaining('not a record of a game')]);
    expect(trouble(edited({ version: 4 }))).toEqual(['version', expect.stringContaining('versions 1, 2, 3')]);
    expect(trouble(edited({ rows: [] }))).toEqual(['damaged', 'rows: must have 1 to 100000 entries, has 0']);
  });

  test('that is too large or can no longer be read is refused', async () => {
    await expect(textOf({ size: 9_000_000 } as Blob)).rejects.toMatchObject({ code: 'too-large' });
    const gone = { size: 10, text: () => Promise.reject(new Error('moved')) } as unknown as Blob;
    await expect(textOf(gone)).rejects.toMatchObject({ code: 'unreadable', message: 'Error: moved' });
    expect(await textOf(new Blob(['{}']))).toBe('{}');
  });

  test('in trouble has words for what it is and what to do', () => {
    for (const told of [...Object.values(replayWords.troubles), ...Object.values(replayWords.proof.faults)]) {
      expect(told.what.length).toBeGreaterThan(10);
      expect(told.todo.length).toBeGreaterThan(10);
    }
  });
});

test('a record is checked with pauses, and tells how far it is', async () => {
  const game = createMelies(parseEdition(melies.record.edition.data)) as unknown as Showing['game'];
  const seen: number[] = [];
  const { verdict } = await check(parseRecord(melies.record), game, (row, all) => {
    expect(all).toBe(melies.record.rows.length);
    seen.push(row);
  });
  expect(verdict).toMatchObject({ ok: true, rows: melies.record.rows.length });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  const other = { ...game, id: 'chess' };
  expect((await check(parseRecord(melies.record), other)).verdict).toMatchObject({
    ok: false,
    fault: 'rules',
  });
});

test('the film of one seat is seen through that seat’s eyes and no others', () => {
  const { reel } = melies;
  const film = { ...reel, seats: [] };
  const mine = throughEyes(film, 1);
  expect(playReel(mine, 1, 5)).toEqual(playReel(reel, undefined, 5));
  expect(reelEvents(mine, 1, 5)).toEqual(reelEvents(reel, undefined, 5));
  expect(() => playReel(mine, 0, 5)).toThrow('no seat 0');
  expect(throughEyes(film, undefined)).toBe(film);
  expect([shapeOf('melies'), shapeOf('chess'), shapeOf('constructor')]).toEqual([1, 0, 0]);
});

test('a film runs as many times faster as its speed says', () => {
  for (const rate of RATES) expect(showFor(2, false, 1, rate) * rate).toBe(showFor(2, false, 1));
  expect(RATES.map(rate => replayWords.rates[rate]).filter(Boolean)).toHaveLength(RATES.length);
});

test('replays have addresses', () => {
  expect(route(replayPath())).toEqual({ screen: 'replay' });
  expect(route(replayPath('abcdefgh'))).toEqual({ screen: 'replay', table: 'abcdefgh' });
  expect(route('/replay/ab')).toEqual({ screen: 'nowhere' });
  expect(route('/replay/abcdefgh/x')).toEqual({ screen: 'nowhere' });
});
