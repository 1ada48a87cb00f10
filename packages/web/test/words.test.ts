import { PROBLEMS } from '@backlot/protocol';
import { expect, test } from 'vitest';
import { readProblem, troubleOf } from '../src/session/trouble.ts';
import { language } from '../src/words/i18n.ts';
import { words } from '../src/words/index.ts';

test('every problem of the protocol has words for what happened and what to do', () => {
  for (const code of [...PROBLEMS, 'unreachable', 'outdated'] as const) {
    const { what, todo } = words.trouble[code];
    expect(what.length, code).toBeGreaterThan(10);
    expect(todo.length, code).toBeGreaterThan(10);
  }
});

test('an answer that is no problem is told by its status', () => {
  expect(readProblem({ code: 'stale', detail: 'look', rule: 'MEL-3.6' }, 409)).toMatchObject({
    code: 'stale',
    detail: 'look',
    rule: 'MEL-3.6',
  });
  expect(readProblem('<html>', 502).code).toBe('unreachable');
  expect(readProblem(undefined, 404).code).toBe('not-found');
  expect(readProblem(undefined, 500)).toEqual({ code: 'internal', detail: 'HTTP 500' });
  expect(troubleOf(new Error('why'))).toEqual({ code: 'internal', detail: 'why' });
});

test('a ban says until when and why, wherever it is met', () => {
  const ban = { until: Date.UTC(2026, 11, 8, 12), reason: 'Eggs for sale' };
  const problem = { code: 'banned', detail: 'no', ban };
  expect(readProblem(problem, 403)).toEqual({ code: 'banned', detail: 'no', ban });
  expect(words.banned(ban)).toMatch(/^The ban ends on Dec \d, 2026, .*\. The reason given: Eggs for sale\.$/);
  expect(words.banned({})).toBe('The ban has no end.');
});

test('forms by number, in the language asked for', () => {
  const en = language('en');
  expect([1, 2, 1_000].map(count => en.plural(count, { one: '# seat', other: '# seats' }))).toEqual([
    '1 seat',
    '2 seats',
    '1,000 seats',
  ]);
  expect([1, 2, 3, 4, 11, 22].map(words.end.rank)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  expect(language('de').list(['A', 'B', 'C'])).toBe('A, B und C');
  expect(en.ago(3 * 3_600_000 + 5)).toBe('3 hours ago');
  expect(en.ago(5_000)).toBe('this minute');
  expect(words.end.won(['Ann', 'Ben'], '54 points')).toBe('Ann and Ben share the victory with 54 points');
});
