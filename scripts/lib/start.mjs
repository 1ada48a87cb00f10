import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { ROOT } from './run.mjs';

// Up to npm 10 a --lan before the "--" ends up in the environment.
if (process.env.npm_config_lan === 'true' && !process.argv.includes('--lan')) process.argv.push('--lan');

await install(console.log);
await build(console.log);

// In this very process: the server reads PORT, DATA_DIR and --lan, prints its addresses once it listens, and Ctrl-C
// reaches its own orderly stop.
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'packages', 'server', 'dist', 'main.js')).href);
console.log('Stop it with Ctrl-C.');
