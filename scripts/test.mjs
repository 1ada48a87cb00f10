// npm test: all checks and tests of the first tier; with --full those of the second. Needs nothing but Node.
import { runOn } from './lib/node-version.mjs';

runOn(() => import('./lib/test.mjs'));
