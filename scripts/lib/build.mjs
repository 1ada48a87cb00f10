import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npm, Plain, ROOT } from './run.mjs';

const PACKAGES = join(ROOT, 'packages');
const STAMP = join(ROOT, '.cache', 'build');
/** Folders of a package that its build does not read. */
const APART = new Set(['node_modules', 'dist', 'test', 'test-full', 'contract', '.svelte-check']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return APART.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A hash over all that the build reads. */
function sourcesHash() {
  const hash = createHash('sha256');
  const roots = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map(name =>
    join(ROOT, name),
  );
  for (const file of [...roots, ...filesUnder(PACKAGES).sort()]) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the stamp fits the sources and nobody deleted what was built. */
function upToDate(hash) {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hash) return false;
  return readdirSync(PACKAGES).every(name => existsSync(join(PACKAGES, name, 'dist')));
}

/** Builds all packages; throws what the build printed. */
export async function buildAlways() {
  const hash = sourcesHash();
  const { code, output } = await npm(['run', 'build']);
  if (code !== 0) throw new Plain(output.trimEnd());
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STAMP, hash);
}

/** Builds where the sources have changed since the last build. */
export async function build(say) {
  if (upToDate(sourcesHash())) return;
  say('Building ...');
  try {
    await buildAlways();
  } catch (error) {
    console.error(error.message);
    throw new Plain(
      'The build failed, see above: undo your latest change, or run npm run check for the whole list',
    );
  }
}
