import { createHash } from 'node:crypto';
import type { NewTable } from '@backlot/protocol';
import { open } from '@backlot/table';
import type { Guest } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import { advanceStatements } from './advance.ts';
import { settingOf } from './load.ts';
import { newTable } from './new-table.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Stores a new table and gives its id. A game without free seats begins in the same write.
 * The same key again gives the table that was made under it.
 * @throws Failure `malformed`, `edition`, `storage`
 */
export async function createTable(around: Surroundings, guest: Guest, wanted: NewTable): Promise<string> {
  const { store, now, titles, log } = around;
  const scope = `guest:${guest.id}`;
  // An edition may be long, and only whether it is the same request matters.
  const request = createHash('sha256')
    .update(JSON.stringify({ ...wanted, key: '' }))
    .digest('hex');
  const made = async () => {
    const known = await store.tables.answered(scope, wanted.key);
    if (known === undefined || known.request === request) return known?.answer;
    throw new Failure(
      'malformed',
      'This key was used for another table: take a new key for every new table.',
    );
  };

  const before = await made();
  if (before !== undefined) return before;
  const { stored, game } = newTable(titles, guest, wanted, now());
  const { table, seats } = stored;
  const statements = [
    ...store.writes.insert(table, seats),
    store.writes.answer({ scope, key: wanted.key, request, answer: table.id, at: now() }),
  ];
  if (seats.every(seat => seat.kind !== 'invite')) {
    const step = open(game, { id: table.id, ...settingOf(stored), at: now() });
    statements.push(
      ...advanceStatements(around, step, { seats, editionData: table.edition_data }, undefined),
    );
  }
  try {
    await store.writer.write(statements);
    log.info({ table: table.id, title: table.title, seats: seats.length }, 'table opened');
    return table.id;
  } catch (error) {
    // The same request, sent twice at once: the other one was first.
    const first = error instanceof Conflict ? await made() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}
