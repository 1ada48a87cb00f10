import type { Ack } from '@backlot/protocol';
import type { Row } from '@backlot/table';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';

/**
 * Called when a move has just been stored, with its answer and what shows it to everybody: for whoever wants to send
 * both at once. Not called for a move that was done before.
 */
export type Answer = (ack: Ack, show: () => void) => void;

/** A request to add a row to a table's log. */
export type Request = {
  readonly seat: number;
  /** The newest row its sender knew. */
  readonly seq: number;
  /** By which a request sent twice is known; absent for one that is never repeated. */
  readonly key?: string;
  /** All else it says. */
  readonly text: string;
};

/**
 * The answer to a request that was done before, so that the same one sent twice is done once: it stands with the one
 * row that it can have made.
 * @throws Failure `malformed` where the key was used for another request
 */
export async function answerTo(
  tables: Store['tables'],
  table: string,
  { seat, seq, key, text }: Request,
): Promise<Ack | undefined> {
  if (key === undefined) return undefined;
  const made = await tables.asked(table, seq + 1);
  if (made?.key !== key || seatOf(JSON.parse(made.body) as Row) !== seat) return undefined;
  if (made.request === text) return { key, seq: seq + 1 };
  throw new Failure(
    'malformed',
    'This key was used for another request: take a new key for every new request.',
  );
}

const seatOf = (row: Row): number | undefined => ('seat' in row ? row.seat : undefined);
