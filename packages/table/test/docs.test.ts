import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceStream, commitmentOf, parseRecord } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');

describe('docs/record.md', () => {
  const example = parseRecord(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? ''));

  it('has an example that can be read, with the commitment of its seed', () => {
    expect(example.rows.map(({ kind }) => kind)).toContain('undo');
    expect(commitmentOf(example.seed ?? '')).toBe(example.commitment);
  });

  it('tells what a stream draws', () => {
    const line = (head: string) =>
      (new RegExp(`^\\| ${head} \\|(.*)\\|$`, 'm').exec(page)?.[1] ?? '')
        .split('|')
        .map(cell => Number(cell));
    const belows = line('below');
    const chance = chanceStream(example.seed ?? '', 'move:17');
    expect(belows).toHaveLength(8);
    expect(belows.map(below => chance(below))).toEqual(line('value'));
  });
});
