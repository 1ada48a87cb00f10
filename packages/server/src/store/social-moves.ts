import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Gives `to` the seats kept for `from`, what `from` said, and who wants to hear whom. */
export function moveTalk(
  db: Kysely<Schema>,
  from: string,
  to: { readonly id: string; readonly name: string },
): CompiledQuery[] {
  const both = [from, to.id];
  const heardByTo = db.selectFrom('hearing').select('other_id').where('guest_id', '=', to.id);
  const hearingTo = db.selectFrom('hearing').select('guest_id').where('other_id', '=', to.id);
  return [
    db.updateTable('seat').set({ name: to.name }).where('kept_for', '=', from).where('entry', '=', 'person'),
    db.updateTable('seat').set({ kept_for: to.id }).where('kept_for', '=', from),
    db.updateTable('chat').set({ guest_id: to.id, name: to.name }).where('guest_id', '=', from),
    // Nobody hears itself, and everybody has one wish about each other.
    db.deleteFrom('hearing').where('guest_id', 'in', both).where('other_id', 'in', both),
    db.deleteFrom('hearing').where('guest_id', '=', from).where('other_id', 'in', heardByTo),
    db.deleteFrom('hearing').where('other_id', '=', from).where('guest_id', 'in', hearingTo),
    db.updateTable('hearing').set({ guest_id: to.id }).where('guest_id', '=', from),
    db.updateTable('hearing').set({ other_id: to.id }).where('other_id', '=', from),
  ].map(query => query.compile());
}

/** A ban stays with whoever takes over a banned guest; of two the one that lasts longer. */
export function moveBan(db: Kysely<Schema>, from: string, to: string): CompiledQuery[] {
  const theirs = db.selectFrom('ban as theirs').select('theirs.at').where('theirs.guest_id', '=', from);
  const mine = db.selectFrom('ban as mine').select('mine.at').where('mine.guest_id', '=', to);
  return [
    // Nothing is longer than one for good.
    db
      .deleteFrom('ban')
      .where('ban.guest_id', '=', to)
      .where('ban.ends_at', 'is not', null)
      .where(({ exists }) =>
        exists(
          theirs.where(({ or, eb, ref }) =>
            or([
              eb('theirs.ends_at', 'is', null),
              eb('theirs.ends_at', '>', ref('ban.ends_at' as 'theirs.ends_at')),
            ]),
          ),
        ),
      ),
    db
      .deleteFrom('ban')
      .where('ban.guest_id', '=', from)
      .where(({ exists }) => exists(mine)),
    db.updateTable('ban').set({ guest_id: to }).where('guest_id', '=', from),
  ].map(query => query.compile());
}

/** Takes away what somebody who goes has said, and the seats that were kept. */
export function forgetTalk(db: Kysely<Schema>, id: string): CompiledQuery[] {
  return [
    db.updateTable('seat').set({ kept_for: null, entry: null, name: '' }).where('kept_for', '=', id),
    db.deleteFrom('chat').where('guest_id', '=', id),
    db.deleteFrom('hearing').where('guest_id', '=', id),
    db.deleteFrom('hearing').where('other_id', '=', id),
  ].map(query => query.compile());
}
