import { describe, expect, it } from 'vitest';
import { after, counted, countsAt, type Hours } from '../src/clocks/window.ts';
import { instantOf, wallAt } from '../src/clocks/zone.ts';

const HOUR = 3_600_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const hours = (zone: string, from: number, to: number): Hours => ({
  zone,
  window: { from: from * 60, to: to * 60 },
});

describe('walls of a time zone', () => {
  it('show the time there, summer and winter, east and west, and by half hours', () => {
    expect(new Date(wallAt('Europe/Berlin', utc('2026-07-01T10:00'))).toISOString()).toContain('T12:00');
    expect(new Date(wallAt('Europe/Berlin', utc('2026-01-01T10:00'))).toISOString()).toContain('T11:00');
    expect(new Date(wallAt('America/New_York', utc('2026-01-01T02:30'))).toISOString()).toContain('31T21:30');
    expect(new Date(wallAt('Asia/Kolkata', utc('2026-01-01T00:00:00.123'))).toISOString()).toContain(
      '05:30:00.123',
    );
  });

  it('take a time that is skipped as the change, and one that comes twice as its first', () => {
    // 29 March 2026: 02:00 becomes 03:00 in Berlin. 25 October 2026: 03:00 becomes 02:00.
    expect(instantOf('Europe/Berlin', utc('2026-03-29T02:30'))).toBe(utc('2026-03-29T01:00'));
    expect(instantOf('Europe/Berlin', utc('2026-03-29T03:00'))).toBe(utc('2026-03-29T01:00'));
    expect(instantOf('Europe/Berlin', utc('2026-10-25T02:30'))).toBe(utc('2026-10-25T00:30'));
    expect(instantOf('Australia/Lord_Howe', utc('2026-10-04T02:15'))).toBe(utc('2026-10-03T15:30'));
  });

  it('are found again by their instants, hour by hour over a year, but for those that come twice', () => {
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham', 'UTC']) {
      let twice = 0;
      for (let at = utc('2026-01-01T00:00'); at < utc('2027-01-01T00:00'); at += 13 * HOUR) {
        const found = instantOf(zone, wallAt(zone, at));
        if (found !== at) twice++;
        else expect(found).toBe(at);
      }
      expect(twice).toBeLessThanOrEqual(1);
    }
  });
});

describe('a window of the day', () => {
  const day = hours('Europe/Berlin', 9, 21);

  it('counts only what lies in it', () => {
    expect(counted(day, utc('2026-07-01T05:00'), utc('2026-07-01T08:00'))).toBe(HOUR);
    expect(counted(day, utc('2026-07-01T18:00'), utc('2026-07-02T08:00'))).toBe(2 * HOUR);
    expect(counted(day, utc('2026-07-01T20:00'), utc('2026-07-02T06:00'))).toBe(0);
    expect(counted(undefined, 5, 25)).toBe(20);
    expect(countsAt(day, utc('2026-07-01T08:00'))).toEqual({ counts: true, turns: utc('2026-07-01T19:00') });
    expect(countsAt(day, utc('2026-07-01T20:00'))).toEqual({ counts: false, turns: utc('2026-07-02T07:00') });
  });

  it('goes over midnight where it ends before it begins', () => {
    const night = hours('America/New_York', 20, 3);
    expect(counted(night, utc('2026-01-10T00:00'), utc('2026-01-11T00:00'))).toBe(7 * HOUR);
    expect(countsAt(night, utc('2026-01-10T06:00'))).toMatchObject({
      counts: true,
      turns: utc('2026-01-10T08:00'),
    });
  });

  it('keeps its hours on the walls when clocks are changed', () => {
    // 12 hours a day by the wall, whatever UTC does; the nights around are 11 and 13 hours long.
    expect(after(day, utc('2026-03-28T08:00'), 24 * HOUR)).toBe(utc('2026-03-29T19:00'));
    expect(after(day, utc('2026-03-28T08:00'), 24 * HOUR + 1)).toBe(utc('2026-03-30T07:00') + 1);
    expect(after(day, utc('2026-10-24T07:00'), 24 * HOUR)).toBe(utc('2026-10-25T20:00'));
    // A window over the change itself is as long as it really was: 23:00 to 07:00 has 7 hours in spring, 9 in autumn.
    const night = hours('Europe/Berlin', 23, 7);
    expect(counted(night, utc('2026-03-28T12:00'), utc('2026-03-29T12:00'))).toBe(7 * HOUR);
    expect(counted(night, utc('2026-10-24T12:00'), utc('2026-10-25T12:00'))).toBe(9 * HOUR);
  });

  it('finds the end that it counts, from any moment of the days around a change', () => {
    for (const window of [day, hours('Europe/Berlin', 22, 4), hours('America/New_York', 1, 8)]) {
      for (let start = utc('2026-03-07T00:17'); start < utc('2026-04-01T00:00'); start += 29 * HOUR) {
        for (const ms of [1, HOUR, 11 * HOUR, 50 * HOUR]) {
          const end = after(window, start, ms);
          expect(counted(window, start, end)).toBe(ms);
          expect(counted(window, start, end - 1)).toBe(ms - 1);
        }
      }
    }
  });
});
