import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, Plain, ROOT } from './run.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP_FOLDER = join(ROOT, 'node_modules', '.backlot');
const STAMP = join(STAMP_FOLDER, 'lock');

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a plain `npm install` already brought what the lock names: npm writes down what it installed. */
function installedByHand(lock) {
  const written = read(join(ROOT, 'node_modules', '.package-lock.json'));
  if (written === undefined) return false;
  const installed = JSON.parse(written).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/** Installs the packages of the lock file, where they are not yet installed. */
export async function install(say) {
  const lock = read(LOCK);
  if (lock === undefined)
    throw new Plain('package-lock.json is missing: get a whole copy of Backlot and try again');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(STAMP) === hash) return;
  if (!installedByHand(lock)) {
    say('Installing packages (about a minute, once) ...');
    // The build needs the development packages, also where NODE_ENV says production.
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) {
      console.error(output.trimEnd());
      throw new Plain(
        'Installing the packages failed, see above: check the network connection and free disk space, then try again',
      );
    }
  }
  mkdirSync(STAMP_FOLDER, { recursive: true });
  writeFileSync(STAMP, hash);
}
