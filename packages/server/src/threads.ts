import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const FROM_SOURCE = import.meta.url.endsWith('.ts');

/** The options of Piscina that say which code runs in its threads, and how. */
export type ThreadCode = { readonly filename: string; readonly execArgv: string[] };

/**
 * The code of threads.
 * @param path of its module, in this folder and without an ending: from source TypeScript runs in the threads too
 */
export function threadCode(path: string): ThreadCode {
  const filename = new URL(`./${path}.${FROM_SOURCE ? 'ts' : 'js'}`, import.meta.url).href;
  if (!FROM_SOURCE) return { filename, execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { filename, execArgv: ['--conditions=source', `--import=${loader}`] };
}
