import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AtRest, atRest } from './at-rest.ts';
import { ClientsProcess, type Figures, type Pace, type ServerName, ServerProcess } from './processes.ts';

export interface ServerOptions {
  readonly title: string;
  /** Tables of three. */
  readonly tables: number;
  /** Of one round. */
  readonly ms: number;
  /** Of the round at the pace of people. */
  readonly humanMs: number;
  /** Whether boardgame.io's storage shares commits as ours does, or makes one for every call. */
  readonly grouped: boolean;
}

export interface Speed {
  readonly moves_per_s: number;
  readonly p99_ms: number;
}

/** What a server does with many tables at once. */
export interface ServerFigures extends Speed, AtRest {
  readonly title: string;
  readonly tables: number;
  /** The same server where every table makes a move every three seconds. */
  readonly human_pace: Speed;
  readonly boardgameio: Speed;
  readonly ratio: number;
}

/** Rounds until the compiler has seen enough; they do not count. */
const WARM_UP = 2;
const ROUNDS = 4;

/** A server with everybody at its tables. */
class Side {
  readonly #options: ServerOptions;
  readonly #name: ServerName;
  readonly #server: ServerProcess;
  readonly clients = new ClientsProcess();

  constructor(name: ServerName, options: ServerOptions, dir: string) {
    this.#name = name;
    this.#options = options;
    this.#server = new ServerProcess(name, options.title, dir, options);
  }

  async gather(): Promise<void> {
    const { title, tables } = this.#options;
    await this.clients.gather({ server: this.#name, address: await this.#server.address, title, tables });
  }

  async play(ms: number, pace: Pace): Promise<Speed> {
    return speedOf(await this.clients.play(ms, pace));
  }

  async stop(): Promise<void> {
    this.clients.stop();
    await this.#server.stop();
  }
}

/**
 * Our server and boardgame.io's in turns of `ms` milliseconds, never both at once, each in a process of its own and its
 * clients in another. At every table whoever has the turn answers at once; the best turn of each counts, since what else
 * the machine does can only slow one down. Then ours at the pace of people, and what its tables need in memory.
 */
export async function serverFigures(options: ServerOptions): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const [dir, other] = [mkdtempSync(join(folder, 'ours-')), mkdtempSync(join(folder, 'theirs-'))];
  const ours = new Side('backlot', options, dir);
  const theirs = new Side('boardgame.io', options, other);
  try {
    await Promise.all([ours.gather(), theirs.gather()]);
    let [own, compared]: (Speed | undefined)[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const mine = await ours.play(options.ms, 'closed');
      const their = await theirs.play(options.ms, 'closed');
      if (round < WARM_UP) continue;
      own = faster(own, mine);
      compared = faster(compared, their);
    }
    const human = await ours.play(options.humanMs, 'human');
    const tickets = await ours.clients.tickets();
    await ours.stop();
    const { title, tables } = options;
    const [speed, boardgameio] = [own as Speed, compared as Speed];
    return {
      title,
      tables,
      ...speed,
      ...(await atRest(title, dir, tickets)),
      human_pace: human,
      boardgameio,
      ratio: tenths(speed.moves_per_s / boardgameio.moves_per_s),
    };
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function speedOf({ moves, ms, times }: Figures): Speed {
  const p99 = times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;
  return { moves_per_s: Math.round((moves / ms) * 1000), p99_ms: tenths(p99) };
}

const faster = (best: Speed | undefined, speed: Speed): Speed =>
  best === undefined || speed.moves_per_s > best.moves_per_s ? speed : best;

const tenths = (value: number): number => Math.round(value * 10) / 10;
