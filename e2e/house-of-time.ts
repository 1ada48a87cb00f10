import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of one test's own, at which time passes at a word and never by itself. */
export class HouseOfTime {
  readonly #dir: string;
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(dir: string, child: ChildProcess, address: string) {
    this.#dir = dir;
    this.#child = child;
    this.address = address;
  }

  /** Resolves when it listens. */
  static async open(): Promise<HouseOfTime> {
    const dir = mkdtempSync(join(tmpdir(), 'backlot-e2e-time-'));
    const child = fork('e2e/timed-server.mjs', {
      env: {
        ...process.env,
        DATA_DIR: dir,
        RATE_LIMIT: '0',
        BOT_PAUSE_MS: '0',
        BOT_BUDGET_MS: '20',
        LOG_LEVEL: 'warn',
      },
      execArgv: [],
    });
    const [address] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${code}`);
      }),
    ]);
    return new HouseOfTime(dir, child, String(address));
  }

  /** Lets so many milliseconds go by; resolves when what was due has been done. */
  async pass(ms: number): Promise<void> {
    const passed = once(this.#child, 'message');
    this.#child.send(ms);
    await passed;
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
