import type { FastifyBaseLogger } from 'fastify';
import { Allowance } from '../live/allowance.ts';
import type { Store } from '../store/store.ts';

/** Tokens that a process remembers; who was silent for longest begins anew. */
const REMEMBERED = 1000;
const MINUTE = 60_000;
/** So many lots are what a token may send in a minute. */
const LOTS_A_MINUTE = 20;
/** And so many more what it may send at once. */
const LOTS_AT_ONCE = 2;

type Around = {
  readonly store: Pick<Store, 'tallies' | 'writer'>;
  readonly now: () => number;
  /** Requests a minute with one token, 0 for no limit; a tenth of them may come at once. */
  readonly rate: number;
};

/**
 * How fast a token may send to this process, and what is left of the lots that the process bought for the time until
 * `endsAt`; `spent` where there are no more to buy before.
 */
type Purse = {
  readonly here: Allowance;
  left: number;
  endsAt: number;
  spent: boolean;
  buying?: Promise<void> | undefined;
};

/**
 * How fast tokens may send, over all processes. A process buys the right to send a lot of requests from the store, so
 * that a lot costs a write and not every request; how close they follow each other it counts by itself.
 */
export class TokenRates {
  readonly #around: Around;
  readonly #lot: number;
  readonly #purses = new Map<string, Purse>();

  constructor(around: Around) {
    this.#around = around;
    this.#lot = Math.max(1, Math.ceil(around.rate / LOTS_A_MINUTE));
  }

  /** Uses one request of a token up; false when none is left. */
  async take(id: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<boolean> {
    const { rate, now } = this.#around;
    if (rate === 0) return true;
    const purse = this.#purse(id);
    if (!purse.here.take()) return false;
    for (;;) {
      if (now() < purse.endsAt) {
        if (purse.left > 0) {
          purse.left--;
          return true;
        }
        // A flood of requests must not become one of writes.
        if (purse.spent) return false;
      }
      purse.buying ??= this.#buy(id, purse, log).finally(() => {
        purse.buying = undefined;
      });
      await purse.buying;
    }
  }

  forget(id: string): void {
    this.#purses.delete(id);
  }

  async #buy(id: string, purse: Purse, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
    const { store, now } = this.#around;
    const [at, key] = [now(), `token ${id}`];
    // A store that takes nothing must not keep anybody out: then each process counts alone.
    let tally = { count: 1, endsAt: at + MINUTE };
    try {
      await store.writer.write([store.tallies.add(key, at, tally.endsAt)]);
      tally = (await store.tallies.read(key)) ?? tally;
    } catch (error) {
      log.warn({ err: error }, 'what a token sends is counted by this process alone');
    }
    if (tally.endsAt !== purse.endsAt) purse.left = 0;
    purse.endsAt = tally.endsAt;
    purse.spent = tally.count > LOTS_A_MINUTE + LOTS_AT_ONCE;
    if (!purse.spent) purse.left += this.#lot;
  }

  #purse(id: string): Purse {
    const { rate, now } = this.#around;
    const here = () => new Allowance(rate / 10, rate / 60, now);
    const purse = this.#purses.get(id) ?? { here: here(), left: 0, endsAt: 0, spent: false };
    this.#purses.delete(id);
    this.#purses.set(id, purse);
    const [oldest] = this.#purses.keys();
    if (this.#purses.size > REMEMBERED && oldest !== undefined) this.#purses.delete(oldest);
    return purse;
  }
}
