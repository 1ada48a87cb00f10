import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../problem.ts';
import type { EventStream } from './event-stream.ts';

/** Milliseconds between two heartbeats. */
const BEAT_MS = 10_000;
/** Streams of one person in this process at once: for a program at many tables. */
const STREAMS_EACH = 20;

/** The streams of events that are open in this process. */
export class EventStreams {
  readonly #log: FastifyBaseLogger;
  readonly #beat: NodeJS.Timeout;
  readonly #open = new Map<EventStream, string>();

  constructor(log: FastifyBaseLogger, beatMs = BEAT_MS) {
    this.#log = log;
    this.#beat = setInterval(() => {
      for (const stream of this.#open.keys()) {
        stream.beat().catch(error => this.#log.error({ err: error }, 'a stream of events failed'));
      }
    }, beatMs);
    this.#beat.unref();
  }

  /** @throws Failure `too-many`, and what its start throws */
  add(personId: string, stream: EventStream): void {
    if ([...this.#open.values()].filter(id => id === personId).length >= STREAMS_EACH) {
      throw new Failure('too-many', `You have ${STREAMS_EACH} streams open already: close one first.`);
    }
    stream.start();
    this.#open.set(stream, personId);
    stream.out.once('close', () => this.#open.delete(stream));
  }

  /** Tells all readers that the server stops. */
  close(): void {
    clearInterval(this.#beat);
    for (const stream of this.#open.keys()) stream.close();
  }
}
