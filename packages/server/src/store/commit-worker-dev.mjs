// Runs commit-worker.ts from source: Node 20 can't start a worker thread on TypeScript itself.
import { register } from 'tsx/esm/api';

register();
const { default: run, close } = await import('./commit-worker.ts');

export { close };
export default run;
