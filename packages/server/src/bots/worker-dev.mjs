// Runs worker.ts from source: Node 20 can't start a worker thread on TypeScript itself.
import { register } from 'tsx/esm/api';

register();
const { default: answer, film } = await import('./worker.ts');

export { film };
export default answer;
