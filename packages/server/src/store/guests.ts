import type { Kysely } from 'kysely';
import type { GuestRow, Schema } from './schema.ts';
import type { Writer } from './writer.ts';

/** Who plays here, and by which browser session they are known. */
export class GuestStore {
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;

  constructor(db: Kysely<Schema>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  /** The guest of a session, by the SHA-256 (hex) of its token, seen after `since`. */
  async ofSession(hash: string, since: number): Promise<(GuestRow & { seen_at: number }) | undefined> {
    return this.#db
      .selectFrom('session')
      .innerJoin('guest', 'guest.id', 'session.guest_id')
      .select(['guest.id', 'guest.name', 'guest.created_at', 'session.seen_at'])
      .where('session.hash', '=', hash)
      .where('session.seen_at', '>', since)
      .executeTakeFirst();
  }

  /** Stores a new guest with its first session. */
  async add(guest: GuestRow, hash: string): Promise<void> {
    const session = { hash, guest_id: guest.id, created_at: guest.created_at, seen_at: guest.created_at };
    await this.#writer.write([
      { query: this.#db.insertInto('guest').values(guest).compile() },
      { query: this.#db.insertInto('session').values(session).compile() },
    ]);
  }

  /** Notes that a session is still in use. */
  async seen(hash: string, at: number): Promise<void> {
    await this.#writer.write([
      { query: this.#db.updateTable('session').set({ seen_at: at }).where('hash', '=', hash).compile() },
    ]);
  }

  /** Renames a guest, also at the seats it sits on. */
  async rename(id: string, name: string): Promise<void> {
    await this.#writer.write([
      { query: this.#db.updateTable('guest').set({ name }).where('id', '=', id).compile(), changes: 1 },
      {
        query: this.#db
          .updateTable('seat')
          .set({ name })
          .where('guest_id', '=', id)
          .where('kind', '=', 'person')
          .compile(),
      },
    ]);
  }
}
