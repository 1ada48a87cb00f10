import type { Kysely } from 'kysely';
import { standsAt } from './bans.ts';
import type { Schema, TableRow } from './schema.ts';
import type { Statement } from './writer.ts';

/** Which public tables are asked for; `before` are time of making and id of the last one of the page before. */
export type LobbyWish = {
  readonly show: string;
  readonly title?: string | undefined;
  readonly pace?: string | undefined;
  readonly free?: number | undefined;
  readonly before?: { readonly at: number; readonly id: string } | undefined;
  /** Milliseconds since 1970: a table of somebody who is banned now waits in vain. */
  readonly now: number;
  readonly limit: number;
};

/** Reads the lobby, and knows how many watch which table. */
export class LobbyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Public tables, the newest first. */
  list({ show, title, pace, free, before, now, limit }: LobbyWish): Promise<TableRow[]> {
    let query = this.#db
      .selectFrom('game_table')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', '=', show);
    if (show === 'open') {
      query = query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ban')
              .select('ban.at')
              .whereRef('ban.guest_id', '=', 'game_table.maker_id')
              .where(standsAt(now)),
          ),
        ),
      );
    }
    if (title !== undefined) query = query.where('title', '=', title);
    if (pace !== undefined) query = query.where('pace', '=', pace);
    if (before !== undefined) {
      query = query.where(({ and, or, eb }) =>
        or([
          eb('created_at', '<', before.at),
          and([eb('created_at', '=', before.at), eb('id', '<', before.id)]),
        ]),
      );
    }
    if (free !== undefined) {
      query = query.where(
        ({ selectFrom }) =>
          selectFrom('seat')
            .select(({ fn }) => fn.countAll<number>().as('free'))
            .whereRef('seat.table_id', '=', 'game_table.id')
            .where('seat.kind', '=', 'invite')
            .where('seat.kept_for', 'is', null),
        '>=',
        free,
      );
    }
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  /** How many watch each of these tables, through processes that said so since `since`. */
  async watchers(tables: readonly string[], since: number): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('watching')
      .select(({ fn }) => ['table_id', fn.sum<number | string | bigint>('watchers').as('count')])
      .where('table_id', 'in', [...tables])
      .where('at', '>', since)
      .groupBy('table_id')
      .execute();
    return new Map(rows.map(row => [row.table_id, Number(row.count)]));
  }

  /** Notes how many watch through one process. */
  watching(table_id: string, server: string, watchers: number, at: number): Statement {
    if (watchers === 0) {
      const gone = this.#db.deleteFrom('watching').where('table_id', '=', table_id);
      return { query: gone.where('server', '=', server).compile() };
    }
    const query = this.#db
      .insertInto('watching')
      .values({ table_id, server, watchers, at })
      .onConflict(conflict => conflict.columns(['table_id', 'server']).doUpdateSet({ watchers, at }))
      .compile();
    return { query };
  }

  /** Forgets what processes said that have been silent since `at`. */
  forgetWatching(at: number): Statement {
    return { query: this.#db.deleteFrom('watching').where('at', '<', at).compile() };
  }
}
