import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One file of the project. */
export type Source = {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

const APART = new Set(['node_modules', 'dist', '.svelte-check']);

/** All sources under `folder`, in the order of their paths; none where there is no such folder. */
export function sourcesUnder(root: string, folder: string): Source[] {
  const found: Source[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!APART.has(entry.name)) visit(inner);
      } else if (/\.(?:ts|svelte)$/.test(entry.name)) {
        found.push({ path: relative(root, inner).split(sep).join('/'), text: readFileSync(inner, 'utf8') });
      }
    }
  };
  try {
    visit(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The number of the line, counted from 1, on which the character at `index` stands. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < index; i = text.indexOf('\n', i + 1)) line++;
  return line;
}
