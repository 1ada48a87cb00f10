import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const WINDOWS = process.platform === 'win32';

/** An error whose message says all that a user needs: it is printed without a stack. */
export class Plain extends Error {
  plain = true;
}

/**
 * Runs a command in the project's folder and gives its exit code and all that it printed.
 * Commands of installed packages are found by their bare name. `timeout` is in milliseconds.
 */
export function run(command, args = [], { env = {}, timeout } = {}) {
  return new Promise(resolved => {
    let output = '';
    const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: WINDOWS,
      ...(timeout === undefined ? {} : { timeout }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        output += text;
      });
    }
    child.on('error', error => resolved({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolved({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}\n` : output }),
    );
  });
}

/** Runs npm: the one that started us, where npm did. */
export function npm(args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? run(process.execPath, [own, ...args]) : run('npm', args);
}
