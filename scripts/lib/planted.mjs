import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const FOLDER = join(ROOT, '.cache', 'planted');

/** One component passes a word where the other asks for a number: two lines of which the first is wrong. */
const FILES = {
  'Inner.svelte':
    '<script lang="ts">\n  let { scene }: { scene: number } = $props();\n</script>\n\n<p>{scene}</p>\n',
  'Outer.svelte':
    '<script lang="ts">\n  import Inner from \'./Inner.svelte\';\n</script>\n\n<Inner scene="twelve" />\n<Inner scene={12} />\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      noEmit: true,
      types: [],
    },
    include: ['*.svelte'],
  }),
};

/** Some pairs of versions make svelte-check silent: it must find the one planted error, and nothing else. */
export async function svelteCheckSees() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const { code, output } = await run('svelte-check', [
    '--tsgo',
    '--workspace',
    FOLDER,
    '--tsconfig',
    join(FOLDER, 'tsconfig.json'),
    '--output',
    'machine',
  ]);
  const errors = output.split('\n').filter(line => / ERROR /.test(line));
  const seen = code !== 0 && errors.length === 1 && /Outer\.svelte" 5:8/.test(errors[0]);
  return {
    code: seen ? 0 : 1,
    output: `svelte-check must report exactly the planted error in Outer.svelte; it said:\n${output}`,
  };
}
