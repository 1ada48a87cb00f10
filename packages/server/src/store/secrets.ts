import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The secret of that name, hex of 256 bits: made at first use, then the same for every process of this store. */
export async function houseSecret(db: Kysely<Schema>, name: string): Promise<string> {
  const made = { name, value: randomBytes(32).toString('hex') };
  await db
    .insertInto('house_secret')
    .values(made)
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('house_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
