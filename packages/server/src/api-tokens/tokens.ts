import { createHash, randomBytes } from 'node:crypto';
import type { MadeToken, NewToken, TokenInfo } from '@backlot/protocol';
import type { FastifyRequest } from 'fastify';
import type { Bans } from '../people/bans.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { KnownToken } from '../store/tokens.ts';
import type { Statement } from '../store/writer.ts';
import { forTokens } from './scope.ts';
import { TokenRates } from './token-rates.ts';

const HOUR = 3_600_000;
/** More than anybody needs, and few enough to list. */
const TOKENS_EACH = 20;
const BOTS_EACH = 10;
const SECRET = /^backlot_[A-Za-z0-9_-]{43}$/;

/** What stands after "Bearer" in the header `Authorization`; other kinds are a proxy's and not ours. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
}

type Around = {
  readonly store: Pick<Store, 'tokens' | 'tallies' | 'writer'>;
  readonly bans: Bans;
  readonly now: () => number;
  /** Requests a minute with one token, 0 for no limit; a tenth of them may come at once. */
  readonly rate: number;
};

/**
 * Keys for programs that play: named, listed and revoked by the person who made them. A token plays as that person, or
 * as a bot of theirs, and can do nothing else (see `scope.ts`).
 */
export class Tokens {
  readonly #store: Around['store'];
  readonly #bans: Bans;
  readonly #now: () => number;
  readonly #rates: TokenRates;

  constructor({ store, bans, now, rate }: Around) {
    this.#store = store;
    this.#bans = bans;
    this.#now = now;
    this.#rates = new TokenRates({ store, now, rate });
  }

  /**
   * Who a request with a token plays as.
   * @throws Failure `bad-token`, `banned`, `not-for-tokens`, `too-many`
   */
  async find(request: FastifyRequest, secret: string): Promise<Person> {
    const token = SECRET.test(secret) ? await this.#store.tokens.ofHash(sha256(secret)) : undefined;
    if (token === undefined) {
      throw new Failure(
        'bad-token',
        'Check that the whole token was sent and was not revoked, or make a new one on your profile.',
      );
    }
    // A bot is as welcome as whoever made it.
    await this.#bans.check([token.owner_id, token.person_id]);
    if (!forTokens(request.method, request.routeOptions.url)) {
      throw new Failure('not-for-tokens', 'Tokens are for playing: do this on the page, signed in yourself.');
    }
    if (!(await this.#rates.take(token.id, request.log))) {
      throw new Failure('too-many', 'This token sends too much: wait a second, then go on.');
    }
    await this.#note(request, token);
    return { id: token.person_id, name: token.person_name };
  }

  async list(owner: Person): Promise<TokenInfo[]> {
    return (await this.#store.tokens.of(owner.id)).map(infoOf);
  }

  bots(owner: Person): Promise<{ id: string; name: string }[]> {
    return this.#store.tokens.bots(owner.id);
  }

  /**
   * Makes a token; its secret is in the answer and nowhere else.
   * @throws Failure `not-found`, `malformed`
   */
  async make(owner: Person, { name, as }: NewToken): Promise<MadeToken> {
    const { tokens, writer } = this.#store;
    if ((await tokens.of(owner.id)).length >= TOKENS_EACH) {
      throw new Failure('malformed', `You have ${TOKENS_EACH} tokens already: revoke one first.`);
    }
    const { person, bot, statements } = await this.#actor(owner, as);
    const secret = `backlot_${randomBytes(32).toString('base64url')}`;
    const row = {
      id: randomBytes(9).toString('base64url'),
      hash: sha256(secret),
      owner_id: owner.id,
      person_id: person.id,
      name,
      created_at: this.#now(),
      used_at: null,
    };
    await writer.write([...statements, tokens.add(row)]);
    return { secret, token: infoOf({ ...row, person_name: person.name, bot }) };
  }

  /** From now on nothing is taken from it. @throws Failure `not-found` */
  async revoke(owner: Person, id: string): Promise<void> {
    const { tokens, writer } = this.#store;
    try {
      await writer.write([tokens.remove(owner.id, id)]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw new Failure('not-found', 'You have no such token: it may be revoked already. Look again.');
    }
    this.#rates.forget(id);
  }

  async #actor(
    owner: Person,
    as: NewToken['as'],
  ): Promise<{ person: Person; bot: boolean; statements: Statement[] }> {
    if (as.kind === 'me') return { person: owner, bot: false, statements: [] };
    const bots = await this.bots(owner);
    if (as.kind === 'bot') {
      const known = bots.find(({ id }) => id === as.id);
      if (known === undefined)
        throw new Failure('not-found', 'You have no such bot: look at your list again.');
      return { person: known, bot: true, statements: [] };
    }
    if (bots.length >= BOTS_EACH) {
      throw new Failure('malformed', `You have ${BOTS_EACH} bots already: make the token for one of them.`);
    }
    const person = { id: randomBytes(12).toString('base64url'), name: as.name };
    const account = { id: person.id, owner_id: owner.id, created_at: this.#now() };
    return { person, bot: true, statements: this.#store.tokens.addBot(account, as.name) };
  }

  async #note(request: FastifyRequest, { id, used_at }: KnownToken): Promise<void> {
    const now = this.#now();
    if (used_at !== null && used_at > now - HOUR) return;
    const { tokens, writer } = this.#store;
    // Only for the list: a disk that is full must not keep a token out.
    await writer
      .write([tokens.used(id, now)])
      .catch(error => request.log.warn({ err: error }, 'use of a token not noted'));
  }
}

function infoOf(token: KnownToken): TokenInfo {
  return {
    id: token.id,
    name: token.name,
    as: { id: token.person_id, name: token.person_name, bot: token.bot },
    createdAt: token.created_at,
    ...(token.used_at !== null && { usedAt: token.used_at }),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
