// npm start: installs and builds what has changed, then serves Backlot. `npm start -- --lan` serves friends nearby.
import { runOn } from './lib/node-version.mjs';

runOn(() => import('./lib/start.mjs'));
