// npm run check: types, lint, layers, dead code and the rulebook, without running a test.
import { runOn } from './lib/node-version.mjs';

runOn(() => import('./lib/check.mjs'));
