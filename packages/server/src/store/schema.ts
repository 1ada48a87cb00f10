/**
 * The tables of the database. Portable between SQLite and PostgreSQL: ids are text, times are milliseconds since
 * 1970 in a bigint, JSON is text, and what is absent is null.
 */
export type GuestRow = { id: string; name: string; created_at: number };

/** A browser's session: only the SHA-256 (hex) of its token is kept. */
export type SessionRow = { hash: string; guest_id: string; created_at: number; seen_at: number };

export type TableRow = {
  id: string;
  title: string;
  /** JSON of the variant. */
  variant: string;
  edition_id: string;
  edition_hash: string;
  /** JSON of the edition where it is not the shipped one. */
  edition_data: string | null;
  game_version: number;
  status: string;
  maker_id: string;
  /** Newest row of the log, -1 before the set-up. */
  seq: number;
  /** Seat that decides. */
  turn: number | null;
  /** Secret seed of all chance, hex; leaves the server only inside the record of an ended game. */
  seed: string;
  /** SHA-256 of the seed, hex. */
  commitment: string;
  /** JSON of points and ranks. */
  result: string | null;
  /** Why the table is frozen. */
  fault: string | null;
  created_at: number;
  updated_at: number;
};

export type SeatRow = {
  table_id: string;
  seat: number;
  kind: string;
  /** Who moves for it; null for bots and free seats. */
  guest_id: string | null;
  name: string;
  level: string | null;
  /** Token of the invite link. */
  invite: string | null;
};

/** One row of a game's log; `body` is the row as packages/table has it, in JSON, chance values included. */
export type LogRow = { table_id: string; seq: number; body: string; at: number };

/** The state after row `seq`, as packages/table writes it. */
export type SnapshotRow = { table_id: string; seq: number; body: string };

/** A request that was done: its answer, and the fingerprint that tells it from another one under the same key. */
export type KeyRow = { scope: string; key: string; request: string; answer: string; at: number };

/** What every seat saw at every step of an ended game: compressed, in base64. */
export type ReelRow = { table_id: string; body: string };
/** A seat's standing orders as JSON: secret from all others, no part of log and record. */
export type OrdersRow = { table_id: string; seat: number; body: string };

export type RecordRow = { table_id: string; body: string };

/** Something to be done at `due_at`; unique by kind and key. */
export type JobRow = {
  kind: string;
  key: string;
  due_at: number;
  /** What the handler is given besides the key: JSON, or whatever text its kind likes. */
  body: string;
  /** How often it was begun. */
  tries: number;
  /** Who is at it; then `due_at` is when others may take it over. */
  claim: string | null;
};

export type Schema = {
  guest: GuestRow;
  session: SessionRow;
  game_table: TableRow;
  seat: SeatRow;
  log_row: LogRow;
  snapshot: SnapshotRow;
  idempotency: KeyRow;
  reel: ReelRow;
  record: RecordRow;
  job: JobRow;
  standing_orders: OrdersRow;
};
