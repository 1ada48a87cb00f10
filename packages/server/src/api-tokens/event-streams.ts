import type { FastifyBaseLogger } from 'fastify';
import type { Claims } from '../bus/claims.ts';
import { Failure } from '../problem.ts';
import type { EventStream } from './event-stream.ts';

/** Milliseconds between two heartbeats. */
const BEAT_MS = 10_000;
/** Streams of one person at once: for a program at many tables. */
const STREAMS_EACH = 20;

/**
 * The streams of events that are open in this process. Each has one of its person's places, which are claimed from all
 * processes: those of a process that ends are free at once. Where the link to the database breaks, places of streams
 * that stay open may be given a second time: that is what a claim is worth, and enough to bound what one person costs.
 */
export class EventStreams {
  readonly #claims: Claims;
  readonly #log: FastifyBaseLogger;
  readonly #beat: NodeJS.Timeout;
  readonly #open = new Set<EventStream>();
  readonly #places = new Set<string>();

  constructor(claims: Claims, log: FastifyBaseLogger, beatMs = BEAT_MS) {
    this.#claims = claims;
    this.#log = log;
    this.#beat = setInterval(() => {
      for (const stream of this.#open) {
        stream.beat().catch(error => this.#log.error({ err: error }, 'a stream of events failed'));
      }
    }, beatMs);
    this.#beat.unref();
  }

  /** @throws Failure `too-many`, and what its start throws */
  async add(personId: string, stream: EventStream): Promise<void> {
    const place = await this.#place(personId);
    if (place === undefined) {
      throw new Failure('too-many', `You have ${STREAMS_EACH} streams open already: close one first.`);
    }
    try {
      stream.start();
    } catch (error) {
      this.#release(place);
      throw error;
    }
    this.#open.add(stream);
    stream.out.once('close', () => {
      this.#open.delete(stream);
      this.#release(place);
    });
  }

  /** Tells all readers that the server stops. */
  close(): void {
    clearInterval(this.#beat);
    for (const stream of this.#open) stream.close();
  }

  /** A place of a person that is free in all processes. */
  async #place(personId: string): Promise<string | undefined> {
    for (let i = 0; i < STREAMS_EACH; i++) {
      const place = `stream ${personId} ${i}`;
      // A process may claim again what it has: its own places it must know itself.
      if (this.#places.has(place)) continue;
      this.#places.add(place);
      if (await this.#claims.take(place)) return place;
      this.#places.delete(place);
    }
    return undefined;
  }

  #release(place: string): void {
    this.#places.delete(place);
    this.#claims.release(place);
  }
}
