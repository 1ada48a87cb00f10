import type { ClockView, Orders, Update } from '@backlot/protocol';
import { canUndo, seqOf, statusOf, stepsFor, type Table, viewFor } from '@backlot/table';
import type { SeatRow } from '../store/schema.ts';

/**
 * The table through the eyes of `seat` (undefined: anyone's), with the rows after `after`.
 * All that leaves of a running game is here: the view, and steps without their chance values. `orders` are those of
 * `seat` alone.
 */
export function makeUpdate(
  table: Table,
  seats: readonly SeatRow[],
  seat: number | undefined,
  after: number,
  orders: Orders,
  clock: ClockView | undefined,
): Update {
  const { game, turn, result } = table;
  const status = statusOf(table);
  const last = table.rows.at(-1);
  const { steps, gone } = stepsFor(table, seat, after);
  return {
    type: 'update',
    table: table.id,
    seq: seqOf(table),
    status,
    ...(seat !== undefined && { seat }),
    ...(turn !== undefined && { turn }),
    game: { id: game.id, version: game.version },
    view: viewFor(table, seat) as unknown as Update['view'],
    after,
    steps: steps as Update['steps'],
    gone: [...gone],
    undo: canUndo(table, seat),
    thinking: status === 'playing' && seats.some(row => row.seat === turn && row.kind === 'bot'),
    ...(seat !== undefined && game.standing !== undefined && { orders }),
    ...(last?.kind === 'end' && { early: last.why }),
    ...(clock && { clock }),
    ...(result && { result: { points: [...result.points], ranks: [...result.ranks] } }),
  };
}
