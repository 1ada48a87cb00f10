import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { prepared } from './prepared.ts';
import type { GuestRow, PasskeyRow, Schema, SessionRow } from './schema.ts';
import type { Statement, Writer } from './writer.ts';

export type KnownSession = Pick<SessionRow, 'hash' | 'seen_at'> & { id: string; name: string };

/** Who plays here, guests and accounts alike, and by which browser sessions they are known. */
export class GuestStore {
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;
  readonly #ofSession: (values: { hash: string; since: number }) => CompiledQuery<KnownSession>;

  constructor(db: Kysely<Schema>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
    this.#ofSession = prepared(['hash', 'since'], ({ hash, since }) =>
      db
        .selectFrom('session')
        .innerJoin('guest', 'guest.id', 'session.guest_id')
        .select(['guest.id', 'guest.name', 'session.hash', 'session.seen_at'])
        .where('session.hash', '=', hash)
        .where('session.seen_at', '>', since),
    );
  }

  /** The person of a session, by the SHA-256 (hex) of its token, seen after `since`. Asked at every request. */
  async ofSession(hash: string, since: number): Promise<KnownSession | undefined> {
    return (await this.#db.executeQuery(this.#ofSession({ hash, since }))).rows[0];
  }

  async find(id: string): Promise<Selectable<GuestRow> | undefined> {
    return this.#db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async byMail(mail: string): Promise<Selectable<GuestRow> | undefined> {
    return this.#db.selectFrom('guest').selectAll().where('mail', '=', mail).executeTakeFirst();
  }

  /** By the SHA-256 (hex) of its recovery code. */
  async byRecovery(hash: string): Promise<Selectable<GuestRow> | undefined> {
    return this.#db.selectFrom('guest').selectAll().where('recovery_hash', '=', hash).executeTakeFirst();
  }

  /** Stores a new guest with its first session, by the SHA-256 (hex) of its token. */
  async add(
    guest: { id: string; name: string; created_at: number },
    hash: string,
    device = '',
  ): Promise<void> {
    const { id: guest_id, created_at } = guest;
    await this.#writer.write([
      { query: this.#db.insertInto('guest').values(guest).compile() },
      this.addSession({ hash, guest_id, created_at, seen_at: created_at, device }),
    ]);
  }

  addSession(session: SessionRow): Statement {
    return { query: this.#db.insertInto('session').values(session).compile() };
  }

  /** Notes that a session is still in use. */
  async seen(hash: string, at: number): Promise<void> {
    await this.#writer.write([
      { query: this.#db.updateTable('session').set({ seen_at: at }).where('hash', '=', hash).compile() },
    ]);
  }

  /** The sessions of a person that were seen after `since`, the latest first. */
  sessions(id: string, since: number): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('session')
      .selectAll()
      .where('guest_id', '=', id)
      .where('seen_at', '>', since)
      .orderBy('seen_at', 'desc')
      .orderBy('hash')
      .execute();
  }

  endSessions(hashes: readonly string[]): Statement {
    return {
      query: this.#db
        .deleteFrom('session')
        .where('hash', 'in', [...hashes])
        .compile(),
    };
  }

  /** Takes out sessions last used before `unused`, and challenges and links that were good until `late`. */
  forget(unused: number, late: number): Statement[] {
    return [
      { query: this.#db.deleteFrom('session').where('seen_at', '<=', unused).compile() },
      { query: this.#db.deleteFrom('verification').where('expires_at', '<=', late).compile() },
    ];
  }

  passkeys(id: string): Promise<PasskeyRow[]> {
    return this.#db
      .selectFrom('passkey')
      .selectAll()
      .where('guest_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  dropPasskey(owner: string, id: string): Statement {
    const query = this.#db.deleteFrom('passkey').where('id', '=', id).where('guest_id', '=', owner).compile();
    return { query, changes: 1 };
  }

  /** Changes what a person's row says; a conflict where the person is gone. */
  change(id: string, change: Partial<Omit<Selectable<GuestRow>, 'id' | 'created_at'>>): Statement {
    return { query: this.#db.updateTable('guest').set(change).where('id', '=', id).compile(), changes: 1 };
  }

  /** Another name, also at the seats a person sits on. */
  rename(id: string, name: string): Statement[] {
    const query = this.#db
      .updateTable('seat')
      .set({ name })
      .where('guest_id', '=', id)
      .where('kind', '=', 'person')
      .compile();
    return [this.change(id, { name }), { query }];
  }

  /** Another time zone, also at the seats a person sits on; null leaves that to its browsers from now on. */
  moveTo(id: string, zone: string | null): Statement[] {
    if (zone === null) return [this.change(id, { zone })];
    const query = this.#db.updateTable('seat').set({ zone }).where('guest_id', '=', id).compile();
    return [this.change(id, { zone }), { query }];
  }
}
