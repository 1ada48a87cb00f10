import { fileURLToPath } from 'node:url';
import { RULEBOOKS } from './games.ts';
import { rowText } from './print.ts';
import { trace } from './trace.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * `rules [--json]`: lists every paragraph of every rulebook with its words, its code and its tests.
 * Gives the exit code: 1 where a paragraph lacks one of them or an id is made up, 2 for an unknown argument.
 */
export async function rules(args: readonly string[]): Promise<number> {
  const unknown = args.find(arg => arg !== '--json');
  if (unknown !== undefined) {
    console.error(`rules does not know ${unknown}: there is only --json`);
    return 2;
  }
  const traces = RULEBOOKS.map(rulebook => ({ rulebook, ...trace(ROOT, rulebook) }));
  const gaps = traces.flatMap(found => found.gaps);

  if (args.includes('--json')) {
    const games = traces.map(({ rulebook, rows, gaps }) => ({
      folder: rulebook.folder,
      paragraphs: rows,
      gaps,
    }));
    console.log(JSON.stringify({ games }, undefined, 2));
  } else {
    for (const { rulebook, rows } of traces) {
      for (const row of rows) console.log(rowText(row, rulebook.folder));
      console.log(`${rulebook.folder}: ${rows.length} paragraphs`);
    }
    for (const gap of gaps) console.error(gap);
    console.log(gaps.length === 0 ? 'Every paragraph has text, code and a test.' : `gaps: ${gaps.length}`);
  }
  return gaps.length === 0 ? 0 : 1;
}
