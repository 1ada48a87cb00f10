import type { Kysely } from 'kysely';
import type { ApiTokenRow, BotAccountRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** A token with the name of whom it plays as; `bot` where that is no person. */
export type KnownToken = ApiTokenRow & { person_name: string; bot: boolean };

/** Keys to the API, and the bots that play by it. */
export class TokenStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The token of a secret's SHA-256 (hex). */
  async ofHash(hash: string): Promise<KnownToken | undefined> {
    const row = await this.#known().where('api_token.hash', '=', hash).executeTakeFirst();
    return row && { ...row, bot: row.bot !== null };
  }

  /** The tokens somebody made, newest first. */
  async of(ownerId: string): Promise<KnownToken[]> {
    const rows = await this.#known()
      .where('api_token.owner_id', '=', ownerId)
      .orderBy('api_token.created_at', 'desc')
      .orderBy('api_token.id')
      .execute();
    return rows.map(row => ({ ...row, bot: row.bot !== null }));
  }

  /** The bots somebody made, oldest first. */
  bots(ownerId: string): Promise<{ id: string; name: string }[]> {
    return this.#db
      .selectFrom('bot_account')
      .innerJoin('guest', 'guest.id', 'bot_account.id')
      .select(['guest.id', 'guest.name'])
      .where('bot_account.owner_id', '=', ownerId)
      .orderBy('bot_account.created_at')
      .orderBy('guest.id')
      .execute();
  }

  /** Who made a bot; undefined for people. */
  ownerOf(id: string): Promise<{ id: string; name: string } | undefined> {
    return this.#db
      .selectFrom('bot_account')
      .innerJoin('guest', 'guest.id', 'bot_account.owner_id')
      .select(['guest.id', 'guest.name'])
      .where('bot_account.id', '=', id)
      .executeTakeFirst();
  }

  /** Those of these people that are bots of the API. */
  async botsAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('bot_account')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  add(row: ApiTokenRow): Statement {
    return { query: this.#db.insertInto('api_token').values(row).compile() };
  }

  /** A bot is a guest without a session. */
  addBot(bot: BotAccountRow, name: string): Statement[] {
    const guest = { id: bot.id, name, created_at: bot.created_at };
    return [
      { query: this.#db.insertInto('guest').values(guest).compile() },
      { query: this.#db.insertInto('bot_account').values(bot).compile() },
    ];
  }

  used(id: string, at: number): Statement {
    return { query: this.#db.updateTable('api_token').set({ used_at: at }).where('id', '=', id).compile() };
  }

  /** A conflict where the owner has no such token. */
  remove(ownerId: string, id: string): Statement {
    const query = this.#db.deleteFrom('api_token').where('id', '=', id).where('owner_id', '=', ownerId);
    return { query: query.compile(), changes: 1 };
  }

  #known() {
    return this.#db
      .selectFrom('api_token')
      .innerJoin('guest', 'guest.id', 'api_token.person_id')
      .leftJoin('bot_account', 'bot_account.id', 'api_token.person_id')
      .selectAll('api_token')
      .select(['guest.name as person_name', 'bot_account.id as bot']);
  }
}
