import type { SignedIn } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { Moving } from '../store/moves.ts';
import type { Store } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { House } from '../tables/house.ts';
import type { Person, Sessions } from './session.ts';

/** Somebody has shown to be a person: the token of the new session, and what must be stored with it. */
export type Proof = {
  readonly person: Person;
  readonly token: string;
  readonly statements: readonly Statement[];
  /** What to say where the same proof was used by another request a moment earlier. */
  readonly late: Failure;
};

/** Lets people in, and brings along what the guest of this browser had. */
export class Entrance {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #house: House;

  constructor(store: Store, sessions: Sessions, house: House) {
    this.#store = store;
    this.#sessions = sessions;
    this.#house = house;
  }

  /**
   * Starts the session of a proof in this browser, all or nothing. A guest that this browser was before goes up in
   * the person, with all its seats; an account is only signed out.
   */
  async enter(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<SignedIn> {
    const { person, token, late } = proof;
    const { guests, moves, writer } = this.#store;
    const statements = [...proof.statements];
    const before = await this.#sessions.find(request);
    const here = this.#sessions.hashOf(request);
    let ended: string[] = [];
    let moving: Moving[] = [];
    const joins = before !== undefined && before.id !== person.id && (await this.#isGuest(before.id));
    if (joins) {
      ended = (await guests.sessions(before.id, 0)).map(({ hash }) => hash);
      moving = await moves.seats(before.id, person.id);
      statements.push(...moves.moveAll(before.id, person));
    } else if (before !== undefined && here !== undefined) {
      ended = [here];
      statements.push(guests.endSessions(ended));
    }
    try {
      await writer.write(statements);
    } catch (error) {
      throw error instanceof Conflict ? late : error;
    }
    this.#sessions.ended(ended);
    this.#sessions.give(request, reply, token);
    if (joins) await this.#house.reseat(before.id, seat => moved(seat, person));
    request.log.info({ joined: joins, seats: moving.length }, 'signed in');
    const { id, name } = person;
    return { me: { id, name }, moved: moving.length, shared: sharedOf(moving) };
  }

  async #isGuest(id: string): Promise<boolean> {
    return (await this.#store.guests.find(id))?.is_account === 0;
  }
}

const moved = <S extends { kind: string; name: string; guest_id: string | null }>(
  seat: S,
  to: Person,
): S => ({
  ...seat,
  guest_id: to.id,
  name: seat.kind === 'person' ? to.name : seat.name,
});

/** Tables that are not over at which both sit, each once. */
export function sharedOf(moving: readonly Moving[]): SignedIn['shared'] {
  const shared = moving.filter(seat => seat.shared && seat.status !== 'ended');
  return [...new Map(shared.map(({ table, title }) => [table, { table, title }])).values()];
}
