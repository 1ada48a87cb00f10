import type { Ack } from '@backlot/protocol';
import { Failure } from '../problem.ts';
import type { Statement } from '../store/writer.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Called when a move has just been stored, with its answer and what shows it to everybody: for whoever wants to send
 * both at once. Not called for a move that was done before.
 */
export type Answer = (ack: Ack, show: () => void) => void;

/** Requests of a table that were done, by seat and key, so that the same one sent twice is done once. */
export class Answers {
  readonly #id: string;
  readonly #around: Pick<Surroundings, 'store' | 'now'>;

  constructor(id: string, around: Pick<Surroundings, 'store' | 'now'>) {
    this.#id = id;
    this.#around = around;
  }

  /** Keeps an answer; nothing for a request without a key. */
  statements(seat: number, key: string | undefined, request: string, ack: Ack): Statement[] {
    if (key === undefined) return [];
    const { store, now } = this.#around;
    const row = { scope: `${this.#id}:${seat}`, key, request, answer: JSON.stringify(ack), at: now() };
    return [store.writes.answer(row)];
  }

  /** @throws Failure `malformed` where the key was used for another request */
  async find(seat: number, key: string | undefined, request: string): Promise<Ack | undefined> {
    if (key === undefined) return undefined;
    const known = await this.#around.store.tables.answered(`${this.#id}:${seat}`, key);
    if (known === undefined) return undefined;
    if (known.request === request) return JSON.parse(known.answer) as Ack;
    throw new Failure(
      'malformed',
      'This key was used for another request: take a new key for every new request.',
    );
  }
}
