import type { Kysely } from 'kysely';
import { BanStore } from '../store/bans.ts';
import { Conflict, StoreError } from '../store/errors.ts';
import { GuestStore } from '../store/guests.ts';
import type { BanRow, Schema } from '../store/schema.ts';
import { TokenStore } from '../store/tokens.ts';
import { Writer } from '../store/writer.ts';
import { when } from '../when.ts';
import { printable } from './text.ts';

const DAY = 86_400_000;
/** Longer than anybody waits, and short enough for a date. */
const MOST_DAYS = 36_500;
/** Characters of a reason. */
const LONGEST = 300;

export type BanWish = { readonly days: string | undefined; readonly reason: string | undefined };

/**
 * Keeps a person away from now on, also while servers run; a ban that stood before is replaced.
 * @returns what was done, in words for a terminal
 * @throws StoreError where there is no such person, or the wish can't be read
 */
export async function ban(
  db: Kysely<Schema>,
  id: string,
  { days, reason = '' }: BanWish,
  now: number,
): Promise<string> {
  const name = await nameOf(db, id);
  const row = {
    guest_id: id,
    at: now,
    ends_at: days === undefined ? null : now + daysOf(days) * DAY,
    // Where it is told a full stop follows.
    reason: printable(reason).trim().slice(0, LONGEST).replace(/\.+$/, ''),
  };
  await new Writer(db).write([new BanStore(db).set(row)]);
  const owner = await new TokenStore(db).ownerOf(id);
  return [
    `${banned({ ...row, name })}.`,
    ...(owner === undefined ? [] : [`It is a bot of ${printable(owner.name)} (${owner.id}), who is not.`]),
  ].join('\n');
}

/** Ends a ban. @throws StoreError where none stands */
export async function unban(db: Kysely<Schema>, id: string, now: number): Promise<string> {
  const name = await nameOf(db, id);
  try {
    await new Writer(db).write([new BanStore(db).lift(id, now)]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new StoreError(`${printable(name)} (${id}) is not banned: see who is with npm run admin -- bans`);
  }
  return `${printable(name)} (${id}) is banned no more.`;
}

/** The bans that stand, in words for a terminal. */
export async function listBans(db: Kysely<Schema>, now: number): Promise<string> {
  const rows = await new BanStore(db).list(now);
  if (rows.length === 0) return 'Nobody is banned.';
  return rows.map(row => `${when(row.at)}  ${banned(row)}`).join('\n');
}

function banned({ name, guest_id, ends_at, reason }: BanRow & { name: string }): string {
  const end = ends_at === null ? 'for good' : `until ${when(ends_at)} UTC`;
  return `${printable(name)} (${guest_id}) is banned ${end}${reason === '' ? '' : `: ${printable(reason)}`}`;
}

function daysOf(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MOST_DAYS) return days;
  throw new StoreError(`--days takes a whole number from 1 to ${MOST_DAYS}, not ${printable(text)}`);
}

async function nameOf(db: Kysely<Schema>, id: string): Promise<string> {
  const row = await new GuestStore(db, new Writer(db)).find(id);
  if (row !== undefined) return row.name;
  throw new StoreError(
    `nobody is called ${printable(id)}: give the id that stands in brackets in npm run admin -- reports, or find it with npm run admin -- people NAME`,
  );
}
