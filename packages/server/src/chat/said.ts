import { roomOf } from '../live/hall.ts';
import { Failure } from '../problem.ts';
import type { ChatRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/**
 * A line that somebody else said in a person's room at a table.
 * @param table undefined where the person may not know of it
 * @throws Failure `not-found`
 */
export async function saidByAnother(
  { chat }: Pick<Store, 'chat'>,
  table: { readonly id: string; readonly seats: readonly SeatRow[] } | undefined,
  personId: string,
  n: number,
): Promise<ChatRow> {
  const said = table && (await chat.line(table.id, roomOf(table, personId), n));
  if (said !== undefined && said.guest_id !== personId) return said;
  throw new Failure('not-found', 'Nobody else said that here: look at the lines again.');
}
