import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, type Tokens } from '../api-tokens/tokens.ts';
import type { Bus } from '../bus/bus.ts';
import { Failure } from '../problem.ts';
import type { GuestStore, KnownSession } from '../store/guests.ts';
import { type Bans, forBanned } from './bans.ts';
import { deviceWords } from './device.ts';
import { guestName } from './names.ts';

/** A person as the rest of the server knows it, guest or account. */
export type Person = { readonly id: string; readonly name: string };

const DAY = 86_400_000;
/** Browsers keep no cookie longer. A session unused for so many milliseconds, 400 days, is over. */
export const SESSION_LIFE = 400 * DAY;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Around = {
  readonly guests: GuestStore;
  readonly bus: Bus;
  readonly now: () => number;
  readonly tokens: Pick<Tokens, 'find'>;
  readonly bans: Bans;
};

/**
 * Knows people by a cookie with a random token of 256 bits, of which only the SHA-256 is stored: one query by it a
 * request, so that a session that was ended is over at once, in every process.
 * On https the cookie is bound to this host (`__Host-`); on plain http browsers refuse such names, so it has a plain one.
 */
export class Sessions {
  readonly #guests: GuestStore;
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #tokens: Pick<Tokens, 'find'>;
  readonly #bans: Bans;

  constructor({ guests, bus, now, tokens, bans }: Around) {
    this.#guests = guests;
    this.#bus = bus;
    this.#now = now;
    this.#tokens = tokens;
    this.#bans = bans;
  }

  /** Before this time (milliseconds since 1970) a session must have been used to be over now. */
  get oldest(): number {
    return this.#now() - SESSION_LIFE;
  }

  /**
   * Who sends this request; undefined without a cookie, and for a forged, ended or expired one. Where the request has
   * a token of the API, that alone counts.
   * @throws Failure `bad-token`, `banned`, `not-for-tokens`, `too-many`
   */
  async find(request: FastifyRequest): Promise<Person | undefined> {
    const bearer = bearerOf(request);
    if (bearer !== undefined) return this.#tokens.find(request, bearer);
    const row = await this.#row(request);
    return row && { id: row.id, name: row.name };
  }

  /** @throws Failure `no-session` where `find` finds nobody, `banned` where that person may not do this now. */
  async need(request: FastifyRequest): Promise<Person> {
    const guest = await this.find(request);
    if (guest !== undefined) {
      if (!forBanned(request.method, request.routeOptions.url)) await this.#bans.check([guest.id]);
      return guest;
    }
    throw new Failure(
      'no-session',
      'Open the page anew (it asks for /api/me), then you are known as a new guest.',
    );
  }

  /** Who sends this request, or a new guest, whose cookie is set on the reply. */
  async findOrAdd(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.find(request);
    if (known !== undefined && bearerOf(request) !== undefined) return known;
    const token = tokenOf(request);
    if (known !== undefined && token !== undefined) {
      this.give(request, reply, token);
      return known;
    }
    const made = newToken();
    const at = this.#now();
    const guest = { id: newId(), name: guestName(), created_at: at };
    const device = deviceWords(request.headers['user-agent']);
    await this.#guests.add(guest, sha256(made), device);
    this.give(request, reply, made);
    return { id: guest.id, name: guest.name };
  }

  /** The SHA-256 (hex) of the token that this request carries, good or not. */
  hashOf(request: FastifyRequest): string | undefined {
    const token = tokenOf(request);
    return token === undefined ? undefined : sha256(token);
  }

  /** Whether a session still stands. */
  async stands(hash: string): Promise<boolean> {
    return (await this.#guests.ofSession(hash, this.oldest)) !== undefined;
  }

  /** Sets the cookie of a session on the reply. */
  give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(cookieName(request), token, { ...cookieFlags(request), maxAge: SESSION_LIFE / 1000 });
  }

  /** Takes the cookie back. */
  take(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(cookieName(request), cookieFlags(request));
  }

  /** `listener` is told the hash of every session that was ended, in any process, after it was. */
  onEnded(listener: (hash: string) => void): void {
    this.#bus.subscribe('session', listener);
  }

  /** To be called when sessions have been taken out of the store: closes what is open in their name. */
  ended(hashes: readonly string[]): void {
    for (const hash of hashes) this.#bus.publish('session', hash);
  }

  async #row(request: FastifyRequest): Promise<KnownSession | undefined> {
    const hash = this.hashOf(request);
    if (hash === undefined) return undefined;
    const row = await this.#guests.ofSession(hash, this.oldest);
    const now = this.#now();
    if (row !== undefined && row.seen_at < now - DAY) {
      // Only keeps the session alive: a disk that is full must not keep its guest out.
      await this.#guests
        .seen(hash, now)
        .catch(error => request.log.warn({ err: error }, 'session not refreshed'));
    }
    return row;
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A person's id. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** The secret of a session: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the browser reached this server by https, also through a proxy that is trusted. */
export function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

function cookieName(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-backlot' : 'backlot';
}

function cookieFlags(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(request), path: '/' } as const;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** The token this request carries, for what must be shown it again. */
export { tokenOf };
