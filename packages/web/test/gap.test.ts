import { expect, test } from 'vitest';
import { hasGap, merge } from '../src/session/gap.ts';

const row = (seq: number, mark = 'x') => ({ seq, move: mark, events: [] });
const seqs = (log: readonly { seq: number }[]) => log.map(step => step.seq);

test('a piece that goes on from a row I do not know has a gap', () => {
  expect(hasGap(4, { seq: 6, after: 4, steps: [], gone: [] })).toBe(false);
  expect(hasGap(4, { seq: 6, after: 5, steps: [], gone: [] })).toBe(true);
  expect(hasGap(undefined, { seq: 6, after: -1, steps: [], gone: [] })).toBe(false);
  expect(hasGap(undefined, { seq: 6, after: 0, steps: [], gone: [] })).toBe(true);
});

test('an undo takes its row out of the log and leaves its own number empty', () => {
  const log = merge([row(0), row(1), row(2)], { seq: 3, steps: [], gone: [2] });
  expect(seqs(log)).toEqual([0, 1]);
  expect(seqs(merge(log, { seq: 4, steps: [row(4)], gone: [] }))).toEqual([0, 1, 4]);
});

test('rows that come twice stand once, in order', () => {
  const log = merge([row(0), row(2, 'old')], { seq: 3, steps: [row(3), row(2, 'new'), row(1)], gone: [] });
  expect(log.map(step => [step.seq, step.move])).toEqual([
    [0, 'x'],
    [1, 'x'],
    [2, 'new'],
    [3, 'x'],
  ]);
});
