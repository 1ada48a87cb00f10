import { randomBytes } from 'node:crypto';
import type { StoreLog } from '../store/opened.ts';
import { type Bus, type BusHandler, LocalBus } from './bus.ts';
import type { PostgresLink } from './postgres-link.ts';

/** Longest topic and id together, in characters: PostgreSQL takes a little under 8,000 bytes. */
const LONGEST = 1000;

/** News between processes by LISTEN and NOTIFY. News that can't be sent now are sent when the link stands again. */
export class PostgresBus implements Bus {
  readonly #local: LocalBus;
  readonly #link: PostgresLink;
  readonly #me = randomBytes(6).toString('base64url');
  /** What waits to be sent; said twice it is sent once. */
  #waiting = new Set<string>();
  #sending = false;

  constructor(link: PostgresLink, log: StoreLog) {
    this.#local = new LocalBus(log);
    this.#link = link;
    link.onNews = payload => this.#hear(payload);
    link.onAgain = () => {
      this.#local.lost();
      void this.#send();
    };
  }

  publish(topic: string, id: string): void {
    if (topic.includes(' ') || topic.length + id.length > LONGEST)
      throw new RangeError(`no topic and id for the bus: ${topic} ${id}`.slice(0, 200));
    this.#local.publish(topic, id);
    this.#waiting.add(`${this.#me} ${topic} ${id}`);
    void this.#send();
  }

  subscribe(topic: string, handler: BusHandler, missed?: () => void): () => void {
    return this.#local.subscribe(topic, handler, missed);
  }

  /** Sends all that waits, in one query; what comes meanwhile goes with the next. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#waiting.size > 0) {
      const payloads = this.#waiting;
      this.#waiting = new Set();
      try {
        await this.#link.notify([...payloads]);
      } catch {
        // The link says by itself that it is broken, and when it stands again.
        this.#waiting = new Set([...payloads, ...this.#waiting]);
        break;
      }
    }
    this.#sending = false;
  }

  #hear(payload: string): void {
    const [from, topic, ...id] = payload.split(' ');
    if (from !== this.#me && topic !== undefined) this.#local.deliver(topic, id.join(' '), false);
  }
}
