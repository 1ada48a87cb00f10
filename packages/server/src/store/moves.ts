import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { forgetTalk, moveBan, moveTalk } from './social-moves.ts';
import type { Statement } from './writer.ts';

/** A seat of a guest that becomes an account's, and whether the account sits at that table too. */
export type Moving = {
  readonly table: string;
  readonly title: string;
  readonly status: string;
  readonly shared: boolean;
};

/** What stays at the seats of whoever deleted the account. */
export const LEFT = 'Someone who left';

/** What happens to everything a person has, when it becomes another's or when the person goes. */
export class MoveStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The seats that `moveAll` would move, one entry a seat. */
  async seats(from: string, to: string | undefined): Promise<Moving[]> {
    const rows = await this.#db
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select(['game_table.id', 'game_table.title', 'game_table.status'])
      .where('seat.guest_id', '=', from)
      .orderBy('game_table.updated_at', 'desc')
      .orderBy('game_table.id')
      .execute();
    const theirs =
      to === undefined
        ? []
        : await this.#db.selectFrom('seat').select('table_id').where('guest_id', '=', to).execute();
    const both = new Set(theirs.map(row => row.table_id));
    return rows.map(({ id, title, status }) => ({ table: id, title, status, shared: both.has(id) }));
  }

  /**
   * Gives `to` everything of the guest `from` and takes that guest away: seats (also where both sit at one table),
   * tables it made, keys of its requests, blocks, reports, a ban, tokens,
   * bots and ratings. Its sessions end.
   */
  moveAll(from: string, to: { readonly id: string; readonly name: string }): Statement[] {
    const db = this.#db;
    const blockedByTo = db.selectFrom('block').select('blocked_id').where('guest_id', '=', to.id);
    const blockingTo = db.selectFrom('block').select('guest_id').where('blocked_id', '=', to.id);
    const rated = db.selectFrom('rating').select(['title', 'pool']).where('person_id', '=', to.id);
    const counted = db.selectFrom('rated_game').select('table_id').where('person_id', '=', to.id);
    const queries = [
      // Where both are rated, the account's own strength stays.
      db
        .deleteFrom('rating')
        .where('person_id', '=', from)
        .where(({ eb, refTuple }) => eb(refTuple('title', 'pool'), 'in', rated.$asTuple('title', 'pool'))),
      db.updateTable('rating').set({ person_id: to.id }).where('person_id', '=', from),
      db.deleteFrom('rated_game').where('person_id', '=', from).where('table_id', 'in', counted),
      db.updateTable('rated_game').set({ person_id: to.id }).where('person_id', '=', from),
      db.updateTable('rated_seat').set({ person_id: to.id }).where('person_id', '=', from),
      db.updateTable('seat').set({ name: to.name }).where('guest_id', '=', from).where('kind', '=', 'person'),
      db.updateTable('seat').set({ guest_id: to.id }).where('guest_id', '=', from),
      db.updateTable('game_table').set({ maker_id: to.id }).where('maker_id', '=', from),
      db
        .updateTable('idempotency')
        .set({ scope: `guest:${to.id}` })
        .where('scope', '=', `guest:${from}`)
        .where(
          'key',
          'not in',
          db.selectFrom('idempotency').select('key').where('scope', '=', `guest:${to.id}`),
        ),
      db.deleteFrom('idempotency').where('scope', '=', `guest:${from}`),
      // Nobody blocks itself, and nobody twice.
      db.deleteFrom('block').where('guest_id', 'in', [from, to.id]).where('blocked_id', 'in', [from, to.id]),
      db.deleteFrom('block').where('guest_id', '=', from).where('blocked_id', 'in', blockedByTo),
      db.deleteFrom('block').where('blocked_id', '=', from).where('guest_id', 'in', blockingTo),
      db.updateTable('block').set({ guest_id: to.id }).where('guest_id', '=', from),
      db.updateTable('block').set({ blocked_id: to.id }).where('blocked_id', '=', from),
      db.updateTable('report').set({ by_id: to.id }).where('by_id', '=', from),
      db.updateTable('report').set({ about_id: to.id }).where('about_id', '=', from),
      // The account's own choices come first; a browser gives its subscription anew when it is signed in.
      db
        .deleteFrom('notice_channel')
        .where('guest_id', '=', from)
        .where(
          'channel',
          'in',
          db.selectFrom('notice_channel').select('channel').where('guest_id', '=', to.id),
        ),
      db.updateTable('notice_channel').set({ guest_id: to.id }).where('guest_id', '=', from),
      db.deleteFrom('push_subscription').where('guest_id', '=', from),
      db.updateTable('api_token').set({ owner_id: to.id }).where('owner_id', '=', from),
      db.updateTable('api_token').set({ person_id: to.id }).where('person_id', '=', from),
      db.updateTable('bot_account').set({ owner_id: to.id }).where('owner_id', '=', from),
      db.deleteFrom('session').where('guest_id', '=', from),
      db.deleteFrom('passkey').where('guest_id', '=', from),
    ].map(query => ({ query: query.compile() }));
    const talk = [...moveTalk(db, from, to), ...moveBan(db, from, to.id)].map(query => ({ query }));
    const gone = db.deleteFrom('guest').where('id', '=', from).compile();
    return [...queries, ...talk, { query: gone, changes: 1 }];
  }

  /**
   * Takes away all that is personal of somebody who goes. Seats stay, without anybody who moves for them; the row
   * stays too, empty, since tables name who made them.
   */
  leave(id: string): Statement[] {
    const db = this.#db;
    const empty = {
      name: LEFT,
      mail: null,
      mail_verified: 0,
      is_account: 0,
      mark: null,
      zone: null,
      recovery_hash: null,
      recovery_at: null,
    };
    return [
      db.updateTable('seat').set({ guest_id: null, name: LEFT }).where('guest_id', '=', id),
      db.deleteFrom('idempotency').where('scope', '=', `guest:${id}`),
      db.deleteFrom('block').where('guest_id', '=', id),
      db.deleteFrom('block').where('blocked_id', '=', id),
      // Nobody can come back as this person, so nobody need be kept away.
      db.deleteFrom('ban').where('guest_id', '=', id),
      db.deleteFrom('notice_channel').where('guest_id', '=', id),
      db.deleteFrom('push_subscription').where('guest_id', '=', id),
      db.deleteFrom('api_token').where('owner_id', '=', id),
      db.deleteFrom('rating').where('person_id', '=', id),
      db.deleteFrom('session').where('guest_id', '=', id),
      db.deleteFrom('passkey').where('guest_id', '=', id),
      db.updateTable('guest').set(empty).where('id', '=', id),
    ]
      .map(query => query.compile())
      .concat(forgetTalk(db, id))
      .map(query => ({ query }));
  }
}
