import { isIP } from 'node:net';
import type { PasskeyAnswer, PasskeyOptions, SignedIn, Ways } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { type AuthDesk, originOf } from './auth-desk.ts';
import type { AuthWrites } from './auth-writes.ts';
import { deviceWords } from './device.ts';
import type { Entrance } from './entrance.ts';
import type { Person } from './session.ts';

/** Whether browsers allow passkeys at the address of a request, and if not, why. */
export function passkeyWay(request: FastifyRequest): Ways['passkey'] {
  const { protocol, hostname } = new URL(originOf(request));
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !local) return 'plain-http';
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? 'yes' : 'number-address';
}

const bad = (cause?: unknown) =>
  new Failure(
    'bad-passkey',
    'This passkey was not accepted, and nothing was changed: begin again, or use another way to sign in.',
    {},
    cause,
  );

/** The accounts library's own refusals, in our words; what the store says stays what it is. */
function refused(error: unknown): unknown {
  return (error as Error | undefined)?.name === 'APIError' || error instanceof Conflict ? bad(error) : error;
}

/** Passkeys: a guest becomes an account by its first, and an account is let in by any of its own. */
export class Passkeys {
  readonly #store: Store;
  readonly #desk: AuthDesk;
  readonly #writes: AuthWrites;
  readonly #entrance: Entrance;
  readonly #now: () => number;

  constructor(store: Store, desk: AuthDesk, writes: AuthWrites, entrance: Entrance, now: () => number) {
    this.#store = store;
    this.#desk = desk;
    this.#writes = writes;
    this.#entrance = entrance;
    this.#now = now;
  }

  /** What the browser needs to make one. @throws Failure `not-offered` */
  async offer(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<PasskeyOptions> {
    this.#check(request);
    const options = await this.#desk.call(request, reply, 'me', ({ auth, headers }) =>
      auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
    );
    // What the device shows when it asks; ids and placeholders would tell nobody anything.
    return { ...options, user: { ...options.user, name: person.name, displayName: person.name } };
  }

  /** Stores one that the browser made; a guest is an account from then on. @throws Failure `bad-passkey` */
  async add(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    answer: PasskeyAnswer,
  ): Promise<void> {
    this.#check(request);
    const name = deviceWords(request.headers['user-agent']) || 'Passkey';
    try {
      const { statements } = await this.#writes.gather(person.id, () =>
        this.#desk.call(request, reply, 'me', ({ auth, headers }) =>
          auth.api.verifyPasskeyRegistration({
            headers,
            body: { response: answer.response, name },
            returnHeaders: true,
          }),
        ),
      );
      const { guests, writer } = this.#store;
      await writer.write([
        ...statements,
        guests.change(person.id, { is_account: 1, updated_at: this.#now() }),
      ]);
    } catch (error) {
      throw refused(error);
    }
  }

  /** @throws Failure `not-found` */
  async drop(person: Person, id: string): Promise<void> {
    const { guests, writer } = this.#store;
    try {
      await writer.write([guests.dropPasskey(person.id, id)]);
    } catch (error) {
      if (error instanceof Conflict) throw new Failure('not-found', 'You have no such passkey: look again.');
      throw error;
    }
  }

  /** What the browser needs to show one. @throws Failure `not-offered` */
  async ask(request: FastifyRequest, reply: FastifyReply): Promise<PasskeyOptions> {
    this.#check(request);
    const options = await this.#desk.call(request, reply, 'nobody', ({ auth, headers }) =>
      auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
    );
    return { ...options };
  }

  /** @throws Failure `bad-passkey` */
  async enter(request: FastifyRequest, reply: FastifyReply, answer: PasskeyAnswer): Promise<SignedIn> {
    this.#check(request);
    try {
      const { value, statements } = await this.#writes.gather(undefined, () =>
        this.#desk.call(request, reply, 'nobody', ({ auth, headers }) =>
          auth.api.verifyPasskeyAuthentication({
            headers,
            // The library checks every part of it itself.
            body: answer as never,
            returnHeaders: true,
          }),
        ),
      );
      const { user, session } = value;
      const person = { id: user.id, name: user.name };
      return await this.#entrance.enter(request, reply, {
        person,
        token: session.token,
        statements,
        late: bad(),
      });
    } catch (error) {
      throw refused(error);
    }
  }

  #check(request: FastifyRequest): void {
    if (passkeyWay(request) === 'yes') return;
    throw new Failure(
      'not-offered',
      'Browsers allow passkeys only on https or localhost, by a name: open the page there, or use a recovery code.',
    );
  }
}
