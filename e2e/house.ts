import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of one test's own, which may be killed and started again on the same port and folder. */
export class OwnServer {
  readonly #dir = mkdtempSync(join(tmpdir(), 'backlot-e2e-own-'));
  #child: ChildProcess | undefined;
  port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dir,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let output = '';
    await new Promise<void>((done, failed) => {
      child.once('exit', code => failed(new Error(`the server ended with ${code}: ${output}`)));
      child.stdout?.on('data', data => {
        output += String(data);
        const port = /Backlot is at http:\/\/localhost:(\d+)\//.exec(output)?.[1];
        if (port === undefined) return;
        this.port = Number(port);
        done();
      });
    });
  }

  /** Ends it without a word, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const gone = new Promise(done => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** A line to `port` that can swallow everything without closing, as a lost network does. */
export class Line {
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #swallowing = false;

  constructor(port: () => number) {
    this.#server = createServer(near => {
      const far = connect(port(), '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', data => {
          if (!this.#swallowing) to.write(data);
        });
        from.on('error', () => from.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          if (!this.#swallowing) to.destroy();
        });
      }
    });
  }

  async open(): Promise<string> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  swallow(): void {
    this.#swallowing = true;
  }

  /** Carries again; what was on its way is lost, and so are the connections that were open. */
  carry(): void {
    this.#swallowing = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.carry();
    this.#server.close();
  }
}
