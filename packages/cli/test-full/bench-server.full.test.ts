import { expect, it } from 'vitest';
import type { ServerFigures } from '../src/bench/server/index.ts';
import { run } from '../src/run.ts';
import { capture } from '../test/capture.ts';

const SMALL = ['--tables', '3', '--ms', '300', '--pace-ms', '5500'];
const positive = { moves_per_s: expect.any(Number), p99_ms: expect.any(Number) };

it('bench server prints one object for machines', async () => {
  const { code, out } = await capture(() => run(['bench', 'server', '--json', ...SMALL]));
  expect([code, out.length]).toEqual([0, 1]);
  const figures = JSON.parse(out[0] ?? '') as ServerFigures;
  expect(figures).toEqual({
    title: 'melies',
    tables: 3,
    ...positive,
    heap_kb_per_table: expect.any(Number),
    open_ms: expect.any(Number),
    human_pace: positive,
    boardgameio: positive,
    ratio: expect.any(Number),
  });
  for (const speed of [figures, figures.boardgameio]) {
    expect(speed.moves_per_s).toBeGreaterThan(0);
    expect(speed.p99_ms).toBeGreaterThan(0);
  }
  // All three are rounded, and few moves are made here.
  expect(figures.ratio).toBeCloseTo(figures.moves_per_s / figures.boardgameio.moves_per_s, 0);
  expect(figures.human_pace.p99_ms).toBeGreaterThan(0);
  // Two tables are far less than what a heap varies by: the figure of so few means nothing, but is one.
  expect(Math.abs(figures.heap_kb_per_table)).toBeLessThan(1000);
  expect(figures.open_ms).toBeGreaterThan(0);
});

it('bench server says it in three lines for people, of any title and storage', async () => {
  const other = ['--title', 'cannes', '--storage', 'grouped'];
  const { out } = await capture(() => run(['bench', 'server', ...other, ...SMALL]));
  const speed = String.raw`[\d,]+ moves/s, p99 [\d.]+ ms`;
  expect(out).toEqual([
    expect.stringMatching(
      new RegExp(`^server cannes, 3 tables of three: ${speed}; boardgame\\.io ${speed}; ratio [\\d.]+$`),
    ),
    expect.stringMatching(new RegExp(`^server cannes at the pace of people: ${speed}$`)),
    expect.stringMatching(/^a table in memory [\d.]+ kB; a game of 1,000 moves opens in \d+ ms$/),
  ]);
});
