import type { SeatInfo, TableInfo } from '@backlot/protocol';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';

/** A stored table as one person may know it. */
export function tableInfo({ table, seats }: StoredTable, personId: string): TableInfo {
  const made = table.maker_id === personId;
  const result = parsed<TableInfo['result']>(table.result);
  return {
    id: table.id,
    title: table.title,
    variant: parsed<TableInfo['variant']>(table.variant) ?? {},
    status: table.status as TableInfo['status'],
    visibility: table.visibility as TableInfo['visibility'],
    made,
    ...(table.closes_at !== null && table.status === 'open' && { closesAt: table.closes_at }),
    ...(table.rematch_of !== null && { rematchOf: table.rematch_of }),
    seats: seats.map(seat => seatInfo(seat, personId, made)),
    seq: table.seq,
    ...(table.turn !== null && { turn: table.turn }),
    ...(table.rated === 1 && { rated: true }),
    ...(table.visibility === 'private' && table.status === 'ended' && { shared: table.shared === 1 }),
    createdAt: table.created_at,
    updatedAt: table.updated_at,
    edition: {
      id: table.edition_id,
      hash: table.edition_hash,
      ...(table.edition_data !== null && { data: parsed(table.edition_data) }),
    },
    commitment: table.commitment,
    ...(table.time !== null && { time: parsed<NonNullable<TableInfo['time']>>(table.time) }),
    ...(result && { result }),
  };
}

/** A seat as one person may know it; `made` says that the person made the table. */
export function seatInfo(row: SeatRow, personId: string, made: boolean): SeatInfo {
  return {
    seat: row.seat,
    kind: row.kind as SeatInfo['kind'],
    name: row.name,
    ...(row.level !== null && { level: row.level as NonNullable<SeatInfo['level']> }),
    ...(row.own_kind !== null && { handed: true }),
    mine: row.guest_id === personId,
    ...(made && row.kind === 'invite' && row.invite !== null && { invite: row.invite }),
    ...(row.kept_for !== null && { kept: row.kept_for === personId ? 'me' : 'other' }),
  };
}

function parsed<T>(json: string | null): T | undefined {
  return json === null ? undefined : (JSON.parse(json) as T);
}

/** Whether the person is to move there, or to say whether it comes to a rematch. */
export function waitsFor({ table, seats }: StoredTable, personId: string): boolean {
  if (table.status === 'open') return seats.some(seat => seat.kept_for === personId);
  return (
    table.status === 'playing' &&
    seats.some(seat => seat.seat === table.turn && seat.guest_id === personId && seat.kind !== 'bot')
  );
}
