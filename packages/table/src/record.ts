import type { EditionId, Result, Seat, Variant } from '@backlot/engine';
import type { EndReason, Row, Stretch } from './row.ts';
import type { Seed } from './seed.ts';
import { statusOf, type Table } from './table.ts';

export const RECORD_FORMAT = 'backlot-record';
/** The versions of the record format that are read, newest last; docs/record.md describes them. */
export const RECORD_VERSIONS = [1, 2, 3] as const;
export type RecordVersion = (typeof RECORD_VERSIONS)[number];

/** A row as a record writes it. */
export interface RecordRow {
  readonly seq: number;
  readonly kind: Row['kind'];
  readonly at: number;
  readonly seat?: Seat;
  readonly move?: string;
  readonly level?: string;
  readonly why?: EndReason;
  readonly chance?: readonly number[];
}

/** Which rules and components a record was played with; what is needed to find them again. */
export interface RecordGame {
  readonly game: { readonly id: string; readonly version: number };
  /** `data` is the edition itself, where it is not the one shipped with the game. */
  readonly edition: EditionId & { readonly data?: unknown };
}

/** A game as a file. While it runs the file holds no seed, no chance value, no move and no result. */
export interface GameRecord extends RecordGame {
  readonly format: typeof RECORD_FORMAT;
  /** 2 with `from`, 3 with notes: each log is written in the oldest version that can say it, for the oldest readers. */
  readonly version: RecordVersion;
  readonly variant: Variant;
  readonly seats: readonly { readonly name: string }[];
  readonly commitment: string;
  readonly seed?: Seed;
  /** Where the game went on from another record: the seeds of its first rows. `seed` is that of the rows after. */
  readonly from?: readonly Stretch[];
  readonly rows: readonly RecordRow[];
  readonly result?: Result;
}

export interface RecordOptions {
  /** By seat. */
  readonly names: readonly string[];
  /** The edition's JSON, where it is not the shipped one. */
  readonly edition?: unknown;
}

/**
 * The record of a table: whole when the game has ended; before that only the commitment and who moved when, which
 * anybody at the table may have and may hold against the later record.
 */
export function makeRecord(table: Table, { names, edition }: RecordOptions): GameRecord {
  if (names.length !== table.seats)
    throw new RangeError(`${table.seats} names are needed, not ${names.length}`);
  const { game, variant, commitment, seed, rows, result } = table;
  const from = rows.stretches;
  const header = {
    format: RECORD_FORMAT,
    version: rows.annotated ? 3 : from.length > 0 ? 2 : 1,
    game: { id: game.id, version: game.version },
    edition: edition === undefined ? game.edition : { ...game.edition, data: edition },
    variant,
    seats: names.map(name => ({ name })),
    commitment,
  } as const;
  if (result === undefined || statusOf(table) !== 'ended')
    return { ...header, rows: Array.from(rows, outline) };
  return { ...header, seed, ...(from.length > 0 && { from }), rows: Array.from(rows, whole), result };
}

const outline = (row: Row): RecordRow => {
  const { seq, kind, at } = row;
  return {
    seq,
    kind,
    at,
    ...('seat' in row && { seat: row.seat }),
    ...(row.kind === 'bot' && { level: row.level }),
    ...(row.kind === 'end' && { why: row.why }),
  };
};

const whole = (row: Row): RecordRow => ({
  ...outline(row),
  ...(row.kind === 'move' ? { move: row.move } : {}),
  ...(row.chance.length > 0 ? { chance: row.chance } : {}),
});
