import type { Kysely } from 'kysely';
import type { NoticeChannelRow, NoticeSentRow, PushSubscriptionRow, Schema } from './schema.ts';
import type { Statement } from './writer.ts';

/** A browser that takes pushed notices, with its device in words. */
export type KnownSubscription = PushSubscriptionRow & { readonly device: string };
type Trouble = Pick<NoticeChannelRow, 'trouble' | 'trouble_at'>;

/** By which ways people want to hear of their turns, and of which they have heard. */
export class NoticeStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  channels(person: string): Promise<NoticeChannelRow[]> {
    return this.#db.selectFrom('notice_channel').selectAll().where('guest_id', '=', person).execute();
  }

  /** Switches a way on, with nothing wrong with it so far. */
  switchOn(person: string, channel: string, address: string | null): Statement {
    const fresh = { address, trouble: null, trouble_at: null };
    const query = this.#db
      .insertInto('notice_channel')
      .values({ guest_id: person, channel, ...fresh })
      .onConflict(on => on.columns(['guest_id', 'channel']).doUpdateSet(fresh));
    return { query: query.compile() };
  }

  switchOff(person: string, channel: string): Statement {
    const query = this.#db
      .deleteFrom('notice_channel')
      .where('guest_id', '=', person)
      .where('channel', '=', channel);
    return { query: query.compile() };
  }

  /** Notes how the last notice by a way went. */
  channelTrouble(person: string, channel: string, trouble: Trouble): Statement {
    const query = this.#db
      .updateTable('notice_channel')
      .set(trouble)
      .where('guest_id', '=', person)
      .where('channel', '=', channel);
    return { query: query.compile() };
  }

  /** The browsers of a person whose sessions stand, the latest first. */
  subscriptions(person: string): Promise<KnownSubscription[]> {
    return this.#db
      .selectFrom('push_subscription')
      .innerJoin('session', 'session.hash', 'push_subscription.session_hash')
      .selectAll('push_subscription')
      .select('session.device')
      .where('push_subscription.guest_id', '=', person)
      .whereRef('session.guest_id', '=', 'push_subscription.guest_id')
      .orderBy('push_subscription.created_at', 'desc')
      .orderBy('push_subscription.id')
      .execute();
  }

  /** Takes a browser in, also one that was known: it is this person's from now on, and no other's. */
  subscribe(row: Omit<PushSubscriptionRow, 'trouble' | 'trouble_at'>): Statement {
    const fresh = { ...row, trouble: null, trouble_at: null };
    const query = this.#db
      .insertInto('push_subscription')
      .values(fresh)
      .onConflict(on => on.column('id').doUpdateSet(fresh));
    return { query: query.compile() };
  }

  unsubscribe(person: string, ids: readonly string[]): Statement {
    const query = this.#db
      .deleteFrom('push_subscription')
      .where('guest_id', '=', person)
      .where('id', 'in', [...ids]);
    return { query: query.compile() };
  }

  subscriptionTrouble(id: string, trouble: Trouble): Statement {
    return {
      query: this.#db.updateTable('push_subscription').set(trouble).where('id', '=', id).compile(),
    };
  }

  /** Takes out browsers whose sessions have ended. */
  forget(): Statement {
    const standing = this.#db.selectFrom('session').select('hash');
    return {
      query: this.#db.deleteFrom('push_subscription').where('session_hash', 'not in', standing).compile(),
    };
  }

  /** The mark of the newest notice of a kind that a seat got. */
  async sent({ table_id, seat, kind }: Omit<NoticeSentRow, 'mark'>): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('notice_sent')
      .select('mark')
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.mark;
  }

  /** Puts a mark in the place of `before`; a conflict where somebody else did so first. */
  mark(row: NoticeSentRow, before: number | undefined): Statement {
    if (before === undefined) return { query: this.#db.insertInto('notice_sent').values(row).compile() };
    return { query: this.#marked(row, before).compile(), changes: 1 };
  }

  /** Takes a mark back, for a notice that did not go out. */
  unmark(row: NoticeSentRow, before: number | undefined): Statement {
    if (before !== undefined) return this.mark({ ...row, mark: before }, row.mark);
    const query = this.#db
      .deleteFrom('notice_sent')
      .where('table_id', '=', row.table_id)
      .where('seat', '=', row.seat)
      .where('kind', '=', row.kind)
      .where('mark', '=', row.mark);
    return { query: query.compile() };
  }

  #marked({ table_id, seat, kind, mark }: NoticeSentRow, before: number) {
    return this.#db
      .updateTable('notice_sent')
      .set({ mark })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('kind', '=', kind)
      .where('mark', '=', before);
  }
}
