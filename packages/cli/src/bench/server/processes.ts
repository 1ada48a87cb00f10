import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../../errors.ts';
import type { Ticket } from './person.ts';

export type ServerName = 'backlot' | 'boardgame.io';
export type Pace = 'closed' | 'human';

/** Where a server listens for sockets, and where for requests of its lobby. */
export interface Address {
  readonly url: string;
  readonly lobby: string;
}

/** What the process of the clients is asked for. */
export type ClientOrder =
  | {
      readonly do: 'gather';
      readonly server: ServerName;
      readonly address: Address;
      readonly title: string;
      readonly tables: number;
    }
  | { readonly do: 'play'; readonly ms: number; readonly pace: Pace }
  | { readonly do: 'tickets' };

/** One round of play. */
export interface Figures {
  /** Acknowledged within the round. */
  readonly moves: number;
  readonly ms: number;
  /** Milliseconds from sending each of them to its acknowledgement, shortest first. */
  readonly times: readonly number[];
}

const fromSource = import.meta.url.endsWith('.ts');
const here = (name: string): string =>
  fileURLToPath(new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, import.meta.url));
const backlotMain = fileURLToPath(
  new URL(`../../../../server/${fromSource ? 'src/main.ts' : 'dist/main.js'}`, import.meta.url),
);

const optionsOf = (env: Record<string, string> = {}, execArgv: readonly string[] = []): ForkOptions => ({
  env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  execArgv: [...(fromSource ? ['--conditions=source', '--import=tsx'] : []), ...execArgv],
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});

/** A server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  /** Where it listens. */
  readonly address: Promise<Address>;

  /**
   * @param dir an empty folder, or one that such a server left
   * @param grouped whether boardgame.io's storage shares commits
   * @param flags for node
   */
  constructor(
    name: ServerName,
    title: string,
    dir: string,
    { grouped = false, flags = [] }: { grouped?: boolean; flags?: readonly string[] } = {},
  ) {
    const probe = ['--expose-gc', `--import=${here('probe')}`, ...flags];
    const settings = { PORT: '0', DATA_DIR: dir, RATE_LIMIT: '0', LOG_LEVEL: 'warn' };
    this.#child =
      name === 'backlot'
        ? fork(backlotMain, [], optionsOf(settings, probe))
        : fork(
            here('boardgameio-host'),
            [title, join(dir, 'boardgame.db'), ...(grouped ? ['grouped'] : [])],
            optionsOf({}, probe),
          );
    this.#ended = once(this.#child, 'exit');
    this.address = this.#listens(name);
  }

  /** Its heap after a garbage collection, in bytes. */
  async heap(): Promise<number> {
    const [answer] = await asked(this.#child, {});
    return Number(answer);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }

  #listens(name: ServerName): Promise<Address> {
    let output = '';
    return new Promise((found, failed) => {
      this.#child.stdout?.on('data', text => {
        output += String(text);
        const [url, lobby = url] = Array.from(
          output.matchAll(/localhost:(\d+)\//g),
          ([, port]) => `http://127.0.0.1:${port}`,
        );
        if (url !== undefined && lobby !== undefined && output.endsWith('\n')) found({ url, lobby });
      });
      void this.#ended.then(() =>
        failed(new CommandError(`the server of ${name} ended before it listened: ${output}`)),
      );
    });
  }
}

/** Everybody at one server's tables, in a process of their own. */
export class ClientsProcess {
  readonly #child = fork(here('clients'), [], {
    ...optionsOf(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

  async gather(order: Omit<Extract<ClientOrder, { do: 'gather' }>, 'do'>): Promise<void> {
    await this.#order({ do: 'gather', ...order });
  }

  async play(ms: number, pace: Pace): Promise<Figures> {
    return (await this.#order({ do: 'play', ms, pace })) as Figures;
  }

  /** One for each table of our own server. */
  async tickets(): Promise<Ticket[]> {
    return (await this.#order({ do: 'tickets' })) as Ticket[];
  }

  stop(): void {
    this.#child.kill();
  }

  async #order(order: ClientOrder): Promise<unknown> {
    const [answer] = await asked(this.#child, order);
    if (typeof answer !== 'object' || answer === null)
      throw new CommandError('the clients ended by themselves');
    const { figures, error } = answer as { figures?: unknown; error?: string };
    if (error !== undefined) throw new CommandError(error);
    return figures;
  }
}

/** The answer of a process, or its exit code. */
function asked(child: ChildProcess, message: object): Promise<unknown[]> {
  return new Promise(resolve => {
    const settle = (...answer: unknown[]) => {
      child.off('message', settle);
      child.off('exit', settle);
      resolve(answer);
    };
    child.on('message', settle);
    child.on('exit', settle);
    child.send(message);
  });
}
