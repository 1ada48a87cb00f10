import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Tally } from '../store/tallies.ts';

/** Addresses that a process remembers at once; who was counted first is forgotten first. */
const REMEMBERED = 10_000;

type Around = {
  readonly store: Pick<Store, 'writer' | 'tallies'>;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Where requests are counted. The limit on all requests spares the process that answers them, so every process counts
 * its own, in memory. The limits on single routes keep somebody from trying secrets or sending mails, so they are
 * counted in the store, over all processes and restarts.
 */
export function limitStore(around: Around): FastifyRateLimitStoreCtor {
  const here = new Tallies();
  const shared = new Tallies();
  const count = inTurn((key, limit) => countShared(around, shared, key, limit));
  const routes = (name: string): FastifyRateLimitStore => {
    const counted = callbackify(async (address: string, limit: Limit) =>
      answer(await count(keyOf(name, address), limit), around.now()),
    );
    return {
      incr: (address, done, window, max) => counted(address, { window, max }, done),
      child: route => routes(nameOf(route)),
    };
  };
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (address, done, window) => {
      const now = around.now();
      done(null, answer(here.add(address, now, now + window), now));
    };
    child: FastifyRateLimitStore['child'] = route => routes(nameOf(route));
  };
}

const answer = ({ count, endsAt }: Tally, now: number) => ({ current: count, ttl: endsAt - now });

/** The plugin gives the options of the route inside those of its limit. */
function nameOf(route: object): string {
  const { method, url } = (route as { routeInfo: { method: string | string[]; url: string } }).routeInfo;
  return `${String(method)} ${url}`;
}

/** Nobody learns from the store who asked: an address stands there hashed, for a minute, and then goes. */
function keyOf(route: string, address: string): string {
  return createHash('sha256').update(`${route} ${address}`).digest('base64url');
}

/** `window` in milliseconds. */
type Limit = { readonly window: number; readonly max: number };
type Count = (key: string, limit: Limit) => Promise<Tally>;

/** Counts the tries of one key after each other: of many at once the first ones are those within the limit. */
function inTurn(count: Count): Count {
  const last = new Map<string, Promise<unknown>>();
  return (key, limit) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(() => count(key, limit));
    const over: Promise<unknown> = mine
      .catch(() => undefined)
      .then(() => last.get(key) === over && last.delete(key));
    last.set(key, over);
    return mine;
  };
}

async function countShared(
  { store, now, log }: Around,
  known: Tallies,
  key: string,
  { window, max }: Limit,
): Promise<Tally> {
  const at = now();
  const last = known.get(key, at);
  // Whoever is over the limit is told so without a write: a flood of tries must not become one of writes.
  if (last !== undefined && last.count >= max) return known.add(key, at, last.endsAt);
  try {
    await store.writer.write([store.tallies.add(key, at, at + window)]);
    const tally = await store.tallies.read(key);
    if (tally !== undefined) return known.set(key, tally);
  } catch (error) {
    log.warn({ err: error }, 'tries are counted by this process alone');
  }
  // A store that takes nothing must not keep anybody out, nor let everything in.
  return known.add(key, at, at + window);
}

/** Tallies in memory, never more than `REMEMBERED`. */
class Tallies {
  readonly #tallies = new Map<string, Tally>();

  get(key: string, now: number): Tally | undefined {
    const tally = this.#tallies.get(key);
    return tally !== undefined && tally.endsAt > now ? tally : undefined;
  }

  add(key: string, now: number, endsAt: number): Tally {
    const last = this.get(key, now);
    return this.set(key, last ? { count: last.count + 1, endsAt: last.endsAt } : { count: 1, endsAt });
  }

  set(key: string, tally: Tally): Tally {
    if (!this.#tallies.has(key) && this.#tallies.size >= REMEMBERED) {
      const [oldest] = this.#tallies.keys();
      if (oldest !== undefined) this.#tallies.delete(oldest);
    }
    this.#tallies.set(key, tally);
    return tally;
  }
}
