import type { MailLinkInfo, SignedIn } from '@backlot/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { AuthDesk } from './auth-desk.ts';
import type { AuthWrites } from './auth-writes.ts';
import { type Entrance, sharedOf } from './entrance.ts';
import type { Sessions } from './session.ts';

/** Links that one address may be sent while they are good: enough for a slow mail, too few to fill a mailbox. */
const LINKS_AT_ONCE = 3;

const bad = () =>
  new Failure('bad-link', 'This link was used already, or it is older than 15 minutes: ask for a new one.');

/**
 * Sign-in by a link in a mail. An address that no account has makes the guest of the browser that opens the link an
 * account, with its id and all it has; one that an account has lets that account in.
 */
export class MailLinks {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #desk: AuthDesk;
  readonly #writes: AuthWrites;
  readonly #entrance: Entrance;
  readonly #now: () => number;
  readonly offered: boolean;

  constructor(
    around: { store: Store; sessions: Sessions; desk: AuthDesk; writes: AuthWrites; entrance: Entrance },
    offered: boolean,
    now: () => number,
  ) {
    this.#store = around.store;
    this.#sessions = around.sessions;
    this.#desk = around.desk;
    this.#writes = around.writes;
    this.#entrance = around.entrance;
    this.#now = now;
    this.offered = offered;
  }

  /**
   * Sends a link. Says nothing about whether an account has the address.
   * @throws Failure `not-offered`, `mail-failed`, `too-many`; nothing is stored then
   */
  async send(request: FastifyRequest, reply: FastifyReply, address: string): Promise<void> {
    if (!this.offered) {
      throw new Failure('not-offered', 'This server sends no mail: use a passkey or a recovery code.');
    }
    const email = address.toLowerCase();
    await this.#checkCount(email);
    const { statements } = await this.#writes.gather(undefined, () =>
      this.#desk.call(request, reply, 'nobody', ({ auth, headers }) =>
        auth.api.signInMagicLink({ headers, body: { email }, returnHeaders: true }),
      ),
    );
    await this.#store.writer.write(statements);
  }

  /** What a link would do in this browser; it stays good. @throws Failure `bad-link` */
  async look(request: FastifyRequest, token: string): Promise<MailLinkInfo> {
    const mail = await this.#address(token);
    const me = await this.#sessions.find(request);
    const account = await this.#store.guests.byMail(mail);
    const mine = me && (await this.#store.guests.find(me.id));
    const known = account !== undefined && account.id !== me?.id;
    const moving = known && mine?.is_account === 0 ? await this.#store.moves.seats(mine.id, account.id) : [];
    return { mail, known, moves: moving.length, shared: sharedOf(moving) };
  }

  /** Lets in by a link, which is void from then on. @throws Failure `bad-link` */
  async use(request: FastifyRequest, reply: FastifyReply, token: string): Promise<SignedIn> {
    await this.#address(token);
    const me = await this.#sessions.find(request);
    try {
      const { value, statements } = await this.#writes.gather(me?.id, () =>
        this.#desk.call(request, reply, 'nobody', ({ auth, headers }) =>
          auth.api.magicLinkVerify({ headers, query: { token }, returnHeaders: true }),
        ),
      );
      const stored = await this.#store.guests.find(value.user.id);
      const person = { id: value.user.id, name: stored?.name ?? value.user.name };
      return await this.#entrance.enter(request, reply, {
        person,
        token: value.token,
        statements,
        late: bad(),
      });
    } catch (error) {
      throw (error as Error).name === 'APIError' ? bad() : error;
    }
  }

  async #address(token: string): Promise<string> {
    const { linkIdentifier } = await this.#desk.module();
    const row = await this.#store.db
      .selectFrom('verification')
      .select('value')
      .where('identifier', '=', linkIdentifier(token))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    if (row === undefined) throw bad();
    return (JSON.parse(row.value) as { email: string }).email;
  }

  async #checkCount(email: string): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('verification')
      .select('id')
      .where('value', '=', JSON.stringify({ type: 'magic-link', email }))
      .where('expires_at', '>', this.#now())
      .execute();
    if (rows.length < LINKS_AT_ONCE) return;
    throw new Failure(
      'too-many',
      'This address was sent several links already: look into its mailbox, also under spam, or wait 15 minutes.',
    );
  }
}
