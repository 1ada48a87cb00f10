import type { SeatInfo } from '@backlot/protocol';
import { expect, test } from 'vitest';
import { curtainFor, firstEyes, mySeats } from '../src/app/table/hot-seat.ts';

const seat = (at: number, kind: SeatInfo['kind'], mine: boolean): SeatInfo => ({
  seat: at,
  kind,
  name: `s${at}`,
  mine,
});
const alone = [seat(0, 'person', true), seat(1, 'bot', false), seat(2, 'person', false)];
const together = [
  seat(0, 'person', true),
  seat(1, 'bot', true),
  seat(2, 'local', true),
  seat(3, 'person', false),
];

test('my seats are those this browser moves for, never a bot', () => {
  expect(mySeats(together)).toEqual([0, 2]);
});

test('one person at the screen looks at once, several see the public view first', () => {
  expect(firstEyes(alone)).toBe(0);
  expect(firstEyes(together)).toBeUndefined();
  expect(firstEyes([seat(0, 'bot', false), seat(1, 'bot', false)])).toBeUndefined();
});

test('the curtain falls only for another person at the same screen', () => {
  expect(curtainFor(alone, 0, 2, false)).toBeUndefined();
  expect(curtainFor(together, 0, 2, false)).toBe(2);
  expect(curtainFor(together, undefined, 0, false)).toBe(0);
  expect(curtainFor(together, 2, 2, false)).toBeUndefined();
  expect(curtainFor(together, 2, 1, false)).toBeUndefined();
  expect(curtainFor(together, 2, 3, false)).toBeUndefined();
});

test('no curtain when the game is over', () => {
  expect(curtainFor(together, 0, 2, true)).toBeUndefined();
  expect(curtainFor(together, 0, undefined, false)).toBeUndefined();
});
