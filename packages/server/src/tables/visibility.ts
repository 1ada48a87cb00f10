import type { SeatRow, TableRow } from '../store/schema.ts';

/** Whether somebody may know of a table: of a private one only who made it, sits there or has a seat kept there. */
export function maySee(
  table: Pick<TableRow, 'visibility' | 'maker_id'>,
  seats: readonly Pick<SeatRow, 'guest_id' | 'kept_for'>[],
  personId: string | undefined,
): boolean {
  if (table.visibility !== 'private') return true;
  if (personId === undefined) return false;
  return (
    table.maker_id === personId ||
    seats.some(seat => seat.guest_id === personId || seat.kept_for === personId)
  );
}
