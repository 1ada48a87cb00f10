import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { deviceWords } from './device.ts';
import type { Entrance } from './entrance.ts';
import { newToken, type Person, sha256 } from './session.ts';

/** Letters and figures that are not taken for one another; 32 of them, so each holds 5 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30 letters hold 150 bits: nobody guesses one, so a plain SHA-256 keeps it. */
const LENGTH = 30;

const bad = () =>
  new Failure(
    'bad-code',
    'Nobody has this recovery code: check every letter. Making a new code makes all earlier ones void.',
  );

/** A new code as it is shown, "7KQ2M-…". */
function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map(byte => LETTERS[byte % 32]).join('');
  return (letters.match(/.{5}/g) ?? []).join('-');
}

/** The letters of a code however it was typed: small letters, spaces, O for 0, I or L for 1. */
function readRecoveryCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
}

/** Lets a person in on another device by the code that was shown once. */
export class Recovery {
  readonly #store: Store;
  readonly #entrance: Entrance;
  readonly #now: () => number;

  constructor(store: Store, entrance: Entrance, now: () => number) {
    this.#store = store;
    this.#entrance = entrance;
    this.#now = now;
  }

  /** Makes a code and voids the one before. Only its hash is stored. */
  async make(person: Person): Promise<string> {
    const code = newRecoveryCode();
    const { guests, writer } = this.#store;
    const at = this.#now();
    const change = { recovery_hash: sha256(readRecoveryCode(code)), recovery_at: at, updated_at: at };
    await writer.write([guests.change(person.id, change)]);
    return code;
  }

  /** @throws Failure `bad-code` */
  async use(request: FastifyRequest, reply: FastifyReply, text: string): Promise<SignedIn> {
    const code = readRecoveryCode(text);
    if (code.length !== LENGTH) throw bad();
    const { guests } = this.#store;
    const person = await guests.byRecovery(sha256(code));
    if (person === undefined) throw bad();
    const at = this.#now();
    const token = newToken();
    const device = deviceWords(request.headers['user-agent']);
    const session = { hash: sha256(token), guest_id: person.id, created_at: at, seen_at: at, device };
    const statements = [guests.addSession(session)];
    return this.#entrance.enter(request, reply, { person, token, statements, late: bad() });
  }
}
