import type { ClockView, Orders, Update } from '@backlot/protocol';
import { canUndo, seqOf, statusOf, stepsFor, type Table, viewFor } from '@backlot/table';
import type { SeatRow } from '../store/schema.ts';

/** What an update says to everybody, and what it says to one pair of eyes; together they are the whole. */
type Own = 'seat' | 'view' | 'after' | 'steps' | 'gone' | 'undo' | 'orders';
export type CommonPart = Omit<Update, Own>;
export type OwnPart = Pick<Update, Own>;

/** What everybody is told of a table alike. */
export function commonPart(
  table: Table,
  seats: readonly SeatRow[],
  clock: ClockView | undefined,
): CommonPart {
  const { game, turn, result } = table;
  const status = statusOf(table);
  const last = table.rows.at(-1);
  return {
    type: 'update',
    table: table.id,
    seq: seqOf(table),
    status,
    ...(turn !== undefined && { turn }),
    game: { id: game.id, version: game.version },
    thinking: status === 'playing' && seats.some(row => row.seat === turn && row.kind === 'bot'),
    ...(last?.kind === 'end' && { early: last.why }),
    ...(clock && { clock }),
    ...(result && { result: { points: [...result.points], ranks: [...result.ranks] } }),
  };
}

/**
 * The table through the eyes of `seat` (undefined: anyone's), with the rows after `after`.
 * All that leaves of a running game is here: the view, and steps without their chance values. `orders` are those of
 * `seat` alone.
 */
export function ownPart(table: Table, seat: number | undefined, after: number, orders: Orders): OwnPart {
  const { steps, gone } = stepsFor(table, seat, after);
  const own: OwnPart = {
    view: viewFor(table, seat) as unknown as Update['view'],
    after,
    steps: steps as Update['steps'],
    gone: gone as number[],
    undo: canUndo(table, seat),
  };
  // Set one by one: this runs for each who watches every move, and spreading what may be absent takes as long as the rest.
  if (seat !== undefined) own.seat = seat;
  if (seat !== undefined && table.game.standing !== undefined) own.orders = orders;
  return own;
}

/** The JSON of an update whose common part is JSON already: made once for all who hear of a move. */
export const updateText = (common: string, own: OwnPart): string =>
  `${common.slice(0, -1)},${JSON.stringify(own).slice(1)}`;
