import { type Kysely, sql } from 'kysely';
import { standsAt } from '../store/bans.ts';
import type { Schema } from '../store/schema.ts';
import { when } from '../when.ts';
import { printable } from './text.ts';

/** People of one list. */
const LISTED = 50;

/**
 * Everybody whose name has this text in it, whoever was here last first, in words for a terminal. Small and capital
 * letters are one, as far as the database knows them: SQLite those of English.
 */
export async function listPeople(db: Kysely<Schema>, text: string, now: number): Promise<string> {
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('guest')
    .leftJoin('session', 'session.guest_id', 'guest.id')
    .leftJoin('bot_account', 'bot_account.id', 'guest.id')
    .leftJoin('ban', join => join.onRef('ban.guest_id', '=', 'guest.id').on(standsAt(now)))
    .select(({ fn }) => [
      'guest.id',
      'guest.name',
      'guest.is_account',
      'guest.created_at',
      'bot_account.owner_id',
      'ban.at as banned_at',
      fn.max('session.seen_at').as('seen_at'),
    ])
    .where(sql<boolean>`lower(guest.name) like lower(${like}) escape '\\'`)
    .groupBy([
      'guest.id',
      'guest.name',
      'guest.is_account',
      'guest.created_at',
      'bot_account.owner_id',
      'ban.at',
    ])
    .orderBy(sql`coalesce(max(session.seen_at), guest.created_at)`, 'desc')
    .orderBy('guest.id')
    .limit(LISTED + 1)
    .execute();
  if (rows.length === 0) return `Nobody has ${printable(text)} in the name.`;
  const lines = rows.slice(0, LISTED).map(row => {
    const { id, name, is_account, created_at, owner_id, banned_at, seen_at } = row;
    const kind = owner_id === null ? (is_account === 1 ? 'account' : 'guest') : `bot of ${owner_id}`;
    const seen = seen_at === null ? '' : `, last seen about ${when(seen_at)}`;
    return `${printable(name)} (${id}), ${kind} since ${when(created_at)}${seen}${banned_at === null ? '' : ', banned'}`;
  });
  return [...lines, ...(rows.length > LISTED ? [`The ${LISTED} seen last; there are more.`] : [])].join('\n');
}
