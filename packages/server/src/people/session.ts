import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';
import type { GuestStore } from '../store/guests.ts';
import { guestName } from './names.ts';

export type Guest = { readonly id: string; readonly name: string };

const DAY = 86_400_000;
/** Browsers keep no cookie longer. A session unused for so long is over. */
const LIFE_DAYS = 400;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Knows guests by a cookie with a random token of 256 bits, of which only the SHA-256 is stored.
 * On https the cookie is bound to this host (`__Host-`); on plain http browsers refuse such names, so it has a plain one.
 */
export class Sessions {
  readonly #guests: GuestStore;
  readonly #now: () => number;

  constructor(guests: GuestStore, now: () => number) {
    this.#guests = guests;
    this.#now = now;
  }

  /** Who sends this request; undefined without a cookie, and for a forged or expired one. */
  async find(request: FastifyRequest): Promise<Guest | undefined> {
    const token = request.cookies[cookieName(request)];
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const hash = sha256(token);
    const now = this.#now();
    const row = await this.#guests.ofSession(hash, now - LIFE_DAYS * DAY);
    if (row === undefined) return undefined;
    if (row.seen_at < now - DAY) {
      // Only keeps the session alive: a disk that is full must not keep its guest out.
      await this.#guests
        .seen(hash, now)
        .catch(error => request.log.warn({ err: error }, 'session not refreshed'));
    }
    return { id: row.id, name: row.name };
  }

  /** @throws Failure `no-session` where `find` finds nobody. */
  async need(request: FastifyRequest): Promise<Guest> {
    const guest = await this.find(request);
    if (guest !== undefined) return guest;
    throw new Failure(
      'no-session',
      'Open the page anew (it asks for /api/me), then you are known as a new guest.',
    );
  }

  /** Who sends this request, or a new guest, whose cookie is set on the reply. */
  async findOrAdd(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.find(request);
    const token = request.cookies[cookieName(request)];
    if (known !== undefined && token !== undefined) {
      setCookie(request, reply, token);
      return known;
    }
    const made = randomBytes(32).toString('base64url');
    const guest = { id: randomBytes(12).toString('base64url'), name: guestName(), created_at: this.#now() };
    await this.#guests.add(guest, sha256(made));
    setCookie(request, reply, made);
    return { id: guest.id, name: guest.name };
  }

  rename(guest: Guest, name: string): Promise<void> {
    return this.#guests.rename(guest.id, name);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function cookieName(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-backlot' : 'backlot';
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: LIFE_DAYS * 86_400,
  });
}
