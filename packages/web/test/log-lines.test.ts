import { expect, test } from 'vitest';
import { entryOf, knownUntil, lastOwn, nameIn, plainText } from '../src/app/table/log-lines.ts';

const nameOf = nameIn(
  [
    { seat: 0, kind: 'person', name: 'Ann', mine: true },
    { seat: 1, kind: 'invite', name: '', mine: false },
  ],
  'free seat',
);

test('a line in words, seats by name', () => {
  expect(plainText([{ seat: 0 }, ' films ', { text: 'scene 21', piece: 'scene:21' }, '.'], nameOf)).toBe(
    'Ann films scene 21.',
  );
  expect(nameOf(1)).toBe('free seat');
});

test('events that say nothing leave no line', () => {
  const words = { event: (event: unknown) => ((event as { type: string }).type === 'loud' ? ['Bang.'] : []) };
  const entry = entryOf({ seq: 4, seat: 1, events: [{ type: 'quiet' }, { type: 'loud' }] }, words as never, {
    seat: 0,
  });
  expect(entry).toEqual({ seq: 4, seat: 1, lines: [['Bang.']] });
});

test('new is what came after my last own row', () => {
  const steps = [0, 1, 0, 1, 1].map((seat, seq) => ({ seq, seat, events: [] }));
  expect(lastOwn(steps, 0)).toBe(2);
  expect(lastOwn(steps, undefined)).toBeUndefined();
  expect(lastOwn([], 0)).toBeUndefined();
});

test('what is new at first sight: after my last row, or for a watcher nothing', () => {
  const steps = [0, 1, 0, 1, 1].map((seat, seq) => ({ seq, seat, events: [] }));
  expect(knownUntil(1, steps, 0, false)).toBe(1);
  expect(knownUntil(-1, steps, 0, false)).toBe(2);
  expect(knownUntil(-1, steps.slice(0, 1), 1, false)).toBe(-1);
  expect(knownUntil(-1, steps, undefined, false)).toBe(4);
  expect(knownUntil(-1, steps, 0, true)).toBe(4);
});
