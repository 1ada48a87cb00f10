import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Rulebook, trace } from '../../src/rules/trace.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backlot-rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const rulebook = (...paragraphs: string[]): Rulebook => ({
  folder: 'packages/toy',
  prefix: 'TOY',
  paragraphs,
  text: id => (id === 'TOY-9.9' ? undefined : `What ${id} says`),
});

it('follows a paragraph to its text, its code and its tests', () => {
  put({
    'packages/toy/src/rulebook.ts': "['TOY-1.1', 'TOY-R1']",
    'packages/toy/src/words/en.ts': "'TOY-1.1'",
    'packages/toy/src/move.ts': "// TOY-1.1\nconst rule = 'TOY-1.1b';\n// TOY-R1, TOY-R1",
    'packages/toy/test/move.test.ts': "it('TOY-1.1a: moves', f);\n\ndescribe('TOY-R1', f);",
    'packages/table/test/table.test.ts': "it('keeps TOY-R1', f);",
  });
  expect(trace(root, rulebook('TOY-1.1', 'TOY-R1'))).toEqual({
    rows: [
      {
        id: 'TOY-1.1',
        text: 'What TOY-1.1 says',
        code: [
          { file: 'packages/toy/src/move.ts', line: 1 },
          { file: 'packages/toy/src/move.ts', line: 2 },
        ],
        tests: [{ file: 'packages/toy/test/move.test.ts', line: 1 }],
      },
      {
        id: 'TOY-R1',
        text: 'What TOY-R1 says',
        code: [{ file: 'packages/toy/src/move.ts', line: 3 }],
        tests: [
          { file: 'packages/table/test/table.test.ts', line: 1 },
          { file: 'packages/toy/test/move.test.ts', line: 3 },
        ],
      },
    ],
    gaps: [],
  });
});

it('names what lacks text, code or a test', () => {
  put({
    // Neither the list of ids nor the words are code, and neither a comment nor a skipped test is a test.
    'packages/toy/src/rulebook.ts': "['TOY-9.9']",
    'packages/toy/src/words/en.ts': "'TOY-9.9'",
    'packages/toy/test/move.test.ts': "// TOY-9.9\nit.skip('TOY-9.9', f);",
  });
  expect(trace(root, rulebook('TOY-9.9')).gaps).toEqual([
    'TOY-9.9 has no text',
    'TOY-9.9 has no code',
    'TOY-9.9 has no test',
  ]);
});

it('names ids that no rulebook has, wherever they stand', () => {
  put({
    'packages/toy/src/move.ts': '// TOY-1.1\n// TOY-1.10',
    'packages/toy/test/move.test.ts': "it('TOY-1.1 and TOY-R7', () => refuse('TOY-9.9'));",
    'packages/web/src/board.svelte': '<p>TOY-R7</p>',
  });
  expect(trace(root, rulebook('TOY-1.1')).gaps).toEqual([
    'TOY-1.10 is no paragraph, but stands in packages/toy/src/move.ts:2',
    'TOY-R7 is no paragraph, but stands in packages/toy/test/move.test.ts:1, packages/web/src/board.svelte:1',
  ]);
});

it('takes ids handed to a contract suite for tests', () => {
  put({
    'packages/toy/src/move.ts': '// TOY-R1',
    'packages/toy/test/contract.test.ts': "gameContract(toy, {\n  leak: 'TOY-R1',\n});",
  });
  const { rows, gaps } = trace(root, rulebook('TOY-R1'));
  expect(gaps).toEqual([]);
  expect(rows[0]?.tests).toEqual([{ file: 'packages/toy/test/contract.test.ts', line: 2 }]);
});

it('keeps the letter of an id where that is a paragraph of its own', () => {
  put({
    'packages/toy/src/move.ts': '// TOY-1.1\n// TOY-1.1a\n// TOY-1.1b',
    'packages/toy/test/move.test.ts': "it('TOY-1.1', f);\nit('TOY-1.1a', f);",
  });
  const { rows, gaps } = trace(root, rulebook('TOY-1.1', 'TOY-1.1a'));
  expect(gaps).toEqual([]);
  expect(rows.map(row => row.code.map(place => place.line))).toEqual([[1, 3], [2]]);
});

it('does not pass an empty rulebook', () => {
  put({ 'packages/toy/src/move.ts': '' });
  expect(trace(root, rulebook()).gaps).toEqual(['packages/toy has no paragraphs']);
});
