import type { Level } from '@backlot/protocol';
import { Piscina } from 'piscina';
import type { FilmRequest, Films } from '../films/film.ts';
import { threadCode } from '../threads.ts';

/** What a bot is asked: plain data, since it goes to a worker thread. It is given a view, never a state. */
export type BotRequest = {
  readonly title: string;
  /** JSON of the edition, where it is not the shipped one. */
  readonly editionJson?: string;
  /** The view of the seat that decides. */
  readonly view: unknown;
  readonly level: Level;
  /** How long a searching bot may think, in milliseconds. */
  readonly budgetMs: number;
  /** Seed of the bot's own chance, 32 bits. */
  readonly seed: number;
};

/** The longest game takes some seconds; what takes longer will never end. */
const FILM_LIMIT_MS = 60_000;

/** Where bots think. */
export interface Bots {
  /**
   * The text of the bot's move.
   * @throws when the bot fails, answers nothing, or takes longer than the limit it was made with.
   */
  choose(request: BotRequest): Promise<string>;
  close(): Promise<void>;
}

/**
 * Worker threads, for bots and for films. What exceeds the limit is stopped with its thread, which harms nobody else.
 */
export class Workers implements Bots, Films {
  readonly #pool: Piscina<BotRequest | FilmRequest, unknown>;
  readonly #limitMs: number;

  /** @param log told of a thread that fails with nothing to do, of which nobody else hears */
  constructor(threads: number, limitMs: number, log: (error: unknown) => void) {
    this.#limitMs = limitMs;
    this.#pool = new Piscina({
      ...threadCode('bots/worker'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    this.#pool.on('error', log);
  }

  async choose(request: BotRequest): Promise<string> {
    const answer = await this.#pool.run(request, { signal: AbortSignal.timeout(this.#limitMs) });
    if (typeof answer !== 'string') throw new Error(`a bot answered ${typeof answer}, no move`);
    return answer;
  }

  async film(request: FilmRequest): Promise<string> {
    const signal = AbortSignal.timeout(FILM_LIMIT_MS);
    return (await this.#pool.run(request, { name: 'film', signal })) as string;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
