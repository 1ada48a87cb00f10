import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFor } from '../src/app/table/pace.ts';
import { queue } from '../src/app/table/queue.ts';
import { update } from './fake-wire.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(hold: number) {
  const shown: number[] = [];
  const waiting: number[] = [];
  const items = queue<number>({
    show: item => shown.push(item),
    hold: () => hold,
    waiting: count => waiting.push(count),
  });
  return { shown, waiting, items };
}

test('each thing stays as long as it asks', () => {
  const { shown, waiting, items } = watched(500);
  for (const item of [1, 2, 3]) items.push(item);
  expect(shown).toEqual([1]);
  expect(waiting.at(-1)).toBe(2);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
  expect(waiting.at(-1)).toBe(0);
});

test('skipping shows all at once, in order', () => {
  const { shown, items } = watched(500);
  for (const item of [1, 2, 3]) items.push(item);
  items.flush();
  expect(shown).toEqual([1, 2, 3]);
  items.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('what asks for no time holds nothing up', () => {
  const { shown, items } = watched(0);
  for (const item of [1, 2, 3]) items.push(item);
  expect(shown).toEqual([1, 2, 3]);
});

test('what is cleared is never shown', () => {
  const { shown, items } = watched(500);
  for (const item of [1, 2]) items.push(item);
  items.clear();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1]);
});

test('the steps of others are looked at, mine and silent ones are not waited for', () => {
  const events = [{ type: 'any' }];
  const foreign = update(5, { steps: [{ seq: 5, seat: 1, events }] });
  const mine = update(5, { steps: [{ seq: 5, seat: 0, events }] });
  const silent = update(5, { steps: [{ seq: 5, seat: 1, events: [] }] });
  expect(holdFor(foreign, 0, 2)).toBeGreaterThan(holdFor(foreign, 0, 3));
  expect(holdFor(foreign, 0, 0)).toBe(0);
  expect(holdFor(mine, 0, 1)).toBe(0);
  expect(holdFor(silent, 0, 1)).toBe(0);
});
