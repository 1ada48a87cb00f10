import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from './stage.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const USED = ['engine', 'melies', 'bots', 'table', 'protocol', 'server'] as const;

/** Whether everything the server uses was built after its source last changed: what is built starts much faster. */
function built(): boolean {
  return USED.every(name => {
    const [src, mark] = [join(PACKAGES, name, 'src'), join(PACKAGES, name, 'dist', '.tsbuildinfo')];
    if (!existsSync(mark)) return false;
    const newest = readdirSync(src, { recursive: true }).map(
      file => statSync(join(src, String(file))).mtimeMs,
    );
    return Math.max(...newest) <= statSync(mark).mtimeMs;
  });
}

const MAIN = built()
  ? [join(PACKAGES, 'server', 'dist', 'main.js')]
  : ['--conditions=source', '--import=tsx', join(PACKAGES, 'server', 'src', 'main.ts')];

/** The real server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  output = '';
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;

  constructor(env: Record<string, string>, args: readonly string[] = []) {
    const quiet = { PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: '0', BOT_PAUSE_MS: '0' };
    this.#child = spawn(process.execPath, [...MAIN, ...args], {
      env: { PATH: process.env.PATH, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', data => {
        this.output += String(data);
      });
    }
    this.ended = new Promise(resolve => {
      // "close" and not "exit": only then everything that was printed has been read.
      this.#child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    });
    atEnd(() => this.end('SIGKILL'));
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** The address it prints when it listens; throws when it ends before. */
  async address(): Promise<string> {
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    for (;;) {
      const found = /Backlot is at (http:\/\/localhost:\d+)\//.exec(this.output)?.[1];
      if (found !== undefined) return found.replace('localhost', '127.0.0.1');
      if (over) throw new Error(`the server ended: ${this.output}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  /** Ends it with a signal, and waits until it is gone. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | string> {
    this.#child.kill(signal);
    return this.ended;
  }
}
