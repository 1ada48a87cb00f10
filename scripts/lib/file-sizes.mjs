import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const LIMIT = 400;
const APART = new Set(['node_modules', 'dist', 'data', '.svelte-check']);

function longFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return APART.has(entry.name) ? [] : longFiles(path);
    if (!/\.(?:ts|mjs|cjs|svelte|css)$/.test(entry.name)) return [];
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    return lines > LIMIT ? [`${relative(ROOT, path)} has ${lines} lines`] : [];
  });
}

/** No file of our own but data is longer than 400 lines; linters don't see whole components and styles. */
export async function fileSizes() {
  const long = ['packages', 'scripts', 'e2e'].flatMap(name => longFiles(join(ROOT, name)));
  return {
    code: long.length === 0 ? 0 : 1,
    output: `${long.join('\n')}\nthe limit is ${LIMIT}: split along what each part knows`,
  };
}
