import { fileSizes } from './file-sizes.mjs';
import { svelteCheckSees } from './planted.mjs';
import { run } from './run.mjs';

const tool =
  (command, ...args) =>
  () =>
    run(command, args, { env: { NO_COLOR: '1' } });

/** Builds what components and tests are checked against. */
const TYPES = ['types', tool('tsc', '-b', '--checkers', '2')];

/** Everything else that can be known without running a test, the slowest first. */
const CHECKS = [
  [
    'types of components',
    tool(
      'svelte-check',
      '--tsgo',
      '--workspace',
      'packages/web',
      '--tsconfig',
      'tsconfig.json',
      '--fail-on-warnings',
    ),
  ],
  ['types of tests', tool('tsc', '-p', 'tsconfig.test.json')],
  ['svelte-check sees errors', svelteCheckSees],
  [
    'format and lint',
    tool('biome', 'ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn', '.'),
  ],
  ['typed lint', tool('oxlint', '--type-aware', '--deny-warnings')],
  ['dead code', tool('knip', '--no-progress')],
  ['layers', tool('depcruise', '--config', '.dependency-cruiser.cjs', 'packages')],
  ['file sizes', fileSizes],
  ['rulebook', tool('tsx', '-C', 'source', 'packages/cli/src/main.ts', 'rules')],
];

/** Runs every check, most of them two at a time, also after one has failed. */
export async function checks(report) {
  await report.step(...TYPES);
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await report.step(...next);
  };
  await Promise.all([work(), work()]);
}
