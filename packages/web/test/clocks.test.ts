import { type ClockView, TimeControl } from '@backlot/protocol';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../src/app/table/log-lines.ts';
import { controlText, leftNow, type Received, runsNow, timeText } from '../src/app/time/left.ts';
import { fitOwn, OWN, type OwnTime, ofKind, ownFaults, rangeOf } from '../src/app/time/own-time.ts';
import { controlOf, fitTime, isLive, PRESETS, UNTIMED } from '../src/app/time/presets.ts';

const clock = (running: Partial<NonNullable<ClockView['running']>> = {}): ClockView => ({
  now: 1_000_000,
  left: [60_000, 90_000],
  running: { seat: 0, deadline: 1_060_000, counts: true, ...running },
  questions: [],
  wishes: [],
});
const got = (view: ClockView): Received => ({ clock: view, mono: 500, wall: 7_000 });
const later = (mono: number, wall = mono) => ({ mono: 500 + mono, wall: 7_000 + wall });

describe('the time shown', () => {
  test('runs off for the seat whose clock is on, never below nothing and never up', () => {
    const received = got(clock());
    expect(leftNow(received, 0, later(12_345))).toBe(47_655);
    expect(leftNow(received, 1, later(12_345))).toBe(90_000);
    expect(leftNow(received, 0, later(99_999_999))).toBe(0);
    expect(leftNow(received, 0, later(-50))).toBe(60_000);
  });

  test('is never more than the server’s, though one of the device’s clocks slept or was set back', () => {
    const received = got(clock());
    expect(leftNow(received, 0, later(0, 30_000))).toBe(30_000);
    expect(leftNow(received, 0, later(30_000, -3_600_000))).toBe(30_000);
  });

  test('stands outside the window of the day, and goes on when it opens', () => {
    const closes = got(clock({ turns: 1_010_000 }));
    expect(leftNow(closes, 0, later(25_000))).toBe(50_000);
    expect([runsNow(closes, later(9_999)), runsNow(closes, later(10_000))]).toEqual([true, false]);
    const opens = got(clock({ counts: false, turns: 1_010_000 }));
    expect(leftNow(opens, 0, later(9_000))).toBe(60_000);
    expect(leftNow(opens, 0, later(25_000))).toBe(45_000);
    expect(runsNow(opens, later(25_000))).toBe(true);
  });

  test('is rounded down', () => {
    expect([999, 65_999, 3_600_000 * 2 + 60_000 * 5, 86_400_000 * 3 + 3_600_000].map(timeText)).toEqual([
      '0:00',
      '1:05',
      '2 h 05',
      '3 d 1 h',
    ]);
  });
});

test('what was chosen is told to who joins', () => {
  const text = controlText({ kind: 'live', bank: 300_000, increment: 10_000, expiry: 'ask' });
  expect(text).toBe(
    'Time: 5:00 each, 0:10 back for every turn. When it is up, the others decide how to go on.',
  );
});

describe('the presets', () => {
  test('are what the server takes, each with its choices', () => {
    for (const preset of PRESETS) {
      for (const playsOn of [true, false]) {
        const control = controlOf({ ...UNTIMED, preset, playsOn, window: playsOn, pause: !playsOn });
        if (preset === 'untimed') expect(control).toBeUndefined();
        else expect(TimeControl.parse(control)).toMatchObject({ expiry: playsOn ? 'default' : 'ask' });
      }
    }
    expect(controlOf({ ...UNTIMED, preset: 'weeks', window: true })).toMatchObject({
      pause: true,
      window: { from: 540, to: 1260 },
    });
  });

  test('are remembered where they still exist', () => {
    expect(fitTime(undefined)).toEqual(UNTIMED);
    expect(fitTime({ preset: 'hourglass' as never, window: true })).toEqual({ ...UNTIMED, window: true });
  });
});

describe('times of one’s own', () => {
  const days = ofKind(OWN, 'days');
  const plan = (own: OwnTime, window = false) => ({ ...UNTIMED, preset: 'own', own, window }) as const;

  test('are taken by the server exactly where the page finds no fault', () => {
    const numbers = [Number.NaN, -1, 0, 0.5, 1, 4, 5, 12, 60, 61, 300, 301, 336, 337, 600, 601];
    for (const kind of ['live', 'days'] as const) {
      for (const bank of numbers) {
        for (const increment of numbers) {
          const own = { ...ofKind(OWN, kind), bank, increment };
          const taken = TimeControl.safeParse(controlOf(plan(own))).success;
          // Parts of a day are hours for the server; the page asks for whole days.
          if (!(kind === 'days' && bank === 0.5))
            expect([bank, increment, taken]).toEqual([bank, increment, ownFaults(own, false).length === 0]);
        }
      }
    }
    for (const to of [539, 540, 600, 899, 900, 1439, 0]) {
      const own = { ...days, to };
      const taken = TimeControl.safeParse(controlOf(plan(own, true))).success;
      expect([to, taken]).toEqual([to, !ownFaults(own, true).includes('window')]);
      expect(ownFaults(own, false)).toEqual([]);
      expect(ownFaults({ ...OWN, to }, true)).toEqual([]);
    }
  });

  test('say which field is at fault, and keep no numbers that would mean something else', () => {
    expect(ownFaults({ ...days, bank: 0, increment: 500, to: 600 }, true)).toEqual([
      'bank',
      'increment',
      'window',
    ]);
    expect(rangeOf('live', 'increment')).toEqual({ min: 5, max: 600 });
    expect(rangeOf('days', 'bank')).toEqual({ min: 1, max: 60 });
    expect(ofKind({ ...OWN, bank: 200 }, 'days')).toMatchObject({ kind: 'days', bank: 3, increment: 24 });
    expect(ofKind({ ...OWN, bank: 200 }, 'live').bank).toBe(200);
    expect([isLive(plan(OWN)), isLive(plan(days))]).toEqual([true, false]);
    expect(controlOf(plan({ ...days, from: 1200, to: 120 }, true))).toMatchObject({
      bank: 3 * 86_400_000,
      increment: 86_400_000,
      window: { from: 1200, to: 120 },
    });
  });

  test('are remembered where they can be played', () => {
    const own = { ...days, bank: 7 };
    expect(fitTime({ preset: 'own', own }).own).toEqual(own);
    expect(fitOwn(undefined)).toEqual(OWN);
    for (const bad of [
      { kind: 'days', bank: 900 },
      { kind: 'days', bank: 'x' },
    ] as never[]) {
      expect(fitOwn(bad)).toEqual(days);
    }
  });
});

test('what happened beside the game stands in the log in words', () => {
  const say = (note: object, seat?: number) =>
    entryOf({ seq: 3, ...(seat !== undefined && { seat }), events: [], note } as never, {} as never, {
      seat: 0,
    }).lines;
  expect(say({ kind: 'timeout' }, 1)).toEqual([[{ seat: 1 }, '’s time is up.']]);
  expect(say({ kind: 'bot', level: 'greedy' }, 1)).toEqual([
    [{ seat: 1 }, ' is played by a steady bot from now on.'],
  ]);
  expect(say({ kind: 'end', why: 'abandoned' })).toEqual([
    ['The table is closed: nobody has played for a week.'],
  ]);
});
