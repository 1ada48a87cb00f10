import { createHash } from 'node:crypto';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { TableRow } from '../store/schema.ts';
import type { Statement } from '../store/writer.ts';
import type { Surroundings } from './surroundings.ts';

/** A table that is to be stored, and all that stores it. */
export type Prepared = { readonly table: TableRow; readonly statements: readonly Statement[] };

/**
 * Stores what `prepare` makes of `wanted` and gives the table's id. The same key again gives the table that was made
 * under it, without preparing another one.
 * @throws Failure `malformed`, `storage`, and what `prepare` throws
 */
export async function openOnce<Wanted extends { readonly key: string }>(
  { store, now, log }: Pick<Surroundings, 'store' | 'now' | 'log'>,
  person: Person,
  wanted: Wanted,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<string> {
  const { key } = wanted;
  const scope = `guest:${person.id}`;
  // What is wanted may be long, and only whether it is the same request matters.
  const request = createHash('sha256')
    .update(JSON.stringify({ ...wanted, key: '' }))
    .digest('hex');
  const made = async () => {
    const known = await store.tables.answered(scope, key);
    if (known === undefined || known.request === request) return known?.answer;
    throw new Failure(
      'malformed',
      'This key was used for another table: take a new key for every new table.',
    );
  };

  const before = await made();
  if (before !== undefined) return before;
  const { table, statements } = await prepare();
  try {
    const answer = store.writes.answer({ scope, key, request, answer: table.id, at: now() });
    await store.writer.write([...statements, answer]);
    log.info({ table: table.id, title: table.title }, 'table opened');
    return table.id;
  } catch (error) {
    // The same request, sent twice at once: the other one was first.
    const first = error instanceof Conflict ? await made() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}
