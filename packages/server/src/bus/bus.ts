import type { StoreLog } from '../store/opened.ts';

/**
 * Hears that something named `id` changed; `own` says that this process changed it. Ids only: whoever needs more
 * reads the store.
 */
export type BusHandler = (id: string, own: boolean) => void;

/**
 * Tells every process on this store that something changed, this one included: to be called after the commit. Every
 * handler of the topic hears it soon, never before `publish` has returned.
 */
export interface Bus {
  publish(topic: string, id: string): void;
  /**
   * @param missed called when news of other processes may have been lost: look for yourself what changed
   * @returns what ends the subscription
   */
  subscribe(topic: string, handler: BusHandler, missed?: () => void): () => void;
}

type Subscription = { readonly handler: BusHandler; readonly missed: (() => void) | undefined };

/** The subscribers of this process; all there is where it is the only one. */
export class LocalBus implements Bus {
  readonly #topics = new Map<string, Set<Subscription>>();
  readonly #log: StoreLog;

  constructor(log: StoreLog) {
    this.#log = log;
  }

  publish(topic: string, id: string): void {
    queueMicrotask(() => this.deliver(topic, id, true));
  }

  subscribe(topic: string, handler: BusHandler, missed?: () => void): () => void {
    const subscription = { handler, missed };
    const known = this.#topics.get(topic);
    if (known === undefined) this.#topics.set(topic, new Set([subscription]));
    else known.add(subscription);
    return () => this.#topics.get(topic)?.delete(subscription);
  }

  /** Calls the handlers of a topic. One that throws keeps no other from hearing. */
  deliver(topic: string, id: string, own: boolean): void {
    for (const { handler } of this.#topics.get(topic) ?? []) this.#guarded(() => handler(id, own));
  }

  /** Tells everybody that news may have been lost. */
  lost(): void {
    for (const subscriptions of this.#topics.values()) {
      for (const { missed } of subscriptions) if (missed !== undefined) this.#guarded(missed);
    }
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#log(error, 'a subscriber failed');
    }
  }
}
