import { expect, it } from 'vitest';
import { rowText } from '../../src/rules/print.ts';

it('prints a paragraph on three lines, places by file', () => {
  const row = {
    id: 'TOY-1.1',
    text: 'Short.',
    code: [
      { file: 'packages/toy/src/a.ts', line: 3 },
      { file: 'packages/toy/src/a.ts', line: 9 },
      { file: 'packages/toy/src/b.ts', line: 1 },
    ],
    tests: [{ file: 'packages/table/test/c.test.ts', line: 2 }],
  };
  expect(rowText(row, 'packages/toy').split('\n')).toEqual([
    'TOY-1.1   Short.',
    '          code   src/a.ts:3,9  src/b.ts:1',
    '          tests  packages/table/test/c.test.ts:2',
  ]);
});

it('shows the first words of a long text and a dash for what is missing', () => {
  const text = 'word '.repeat(40).trim();
  const [first, code, tests] = rowText({ id: 'TOY-1.1', text, code: [], tests: [] }, 'packages/toy').split(
    '\n',
  );
  expect(first?.length).toBeLessThanOrEqual(110);
  expect(first).toMatch(/word …$/);
  expect(code).toBe('          code   -');
  expect(tests).toBe('          tests  -');
});
