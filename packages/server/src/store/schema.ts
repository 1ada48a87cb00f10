import type { Generated } from 'kysely';

/**
 * The tables of the database. Portable between SQLite and PostgreSQL: ids are text, times are milliseconds since
 * 1970 in a bigint, JSON is text, and what is absent is null.
 */
export type GuestRow = {
  id: string;
  name: string;
  created_at: number;
  updated_at: number | null;
  /** Proved address of an account; in lower case. */
  mail: string | null;
  mail_verified: Generated<number>;
  /** 1 where it can sign in anew by passkey or mail link. */
  is_account: Generated<number>;
  /** The colour and shape it likes best, by the number of a seat. */
  mark: number | null;
  /** The time zone it chose; null where each browser says its own. */
  zone: string | null;
  /** SHA-256 (hex) of the recovery code, and when that was made. */
  recovery_hash: string | null;
  recovery_at: number | null;
};

/** A browser's session: only the SHA-256 (hex) of its token is kept. */
export type SessionRow = {
  hash: string;
  guest_id: string;
  created_at: number;
  seen_at: number;
  /** Browser and system in words. */
  device: string;
};

/** A WebAuthn credential; only the public key ever comes here. */
export type PasskeyRow = {
  id: string;
  guest_id: string;
  name: string | null;
  credential_id: string;
  public_key: string;
  counter: number;
  device_type: string;
  backed_up: number;
  transports: string | null;
  aaguid: string | null;
  created_at: number;
};

/** A challenge or the hash of a mail link's token, until it is used or too old. */
export type VerificationRow = {
  id: string;
  identifier: string;
  value: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
};

/** A secret that the server made for itself, and that all its processes share. */
export type HouseSecretRow = { name: string; value: string };

/** `guest_id` wants nothing to do with `blocked_id`. */
export type BlockRow = { guest_id: string; blocked_id: string; at: number };

/** Something told to the operator. */
export type ReportRow = {
  id: string;
  by_id: string;
  about_id: string;
  /** The name at that time. */
  about_name: string;
  table_id: string;
  /** -1 where that person only watched. */
  seat: number;
  reason: string;
  text: string;
  /** What was said in chat, as it stood there; with its room and number. */
  message: string | null;
  room: string | null;
  line: number | null;
  at: number;
  /** When the operator was done with it, and what came of it. */
  closed_at: number | null;
  outcome: string | null;
};

/** Whom the operator keeps away until `ends_at`, or for good where that is null. */
export type BanRow = { guest_id: string; at: number; ends_at: number | null; reason: string };

/** A way by which somebody wants to hear that it is their turn; there is no row for a way that is off. */
export type NoticeChannelRow = {
  guest_id: string;
  channel: string;
  /** Of a webhook; null where the way needs none. */
  address: string | null;
  /** JSON of why the last notice did not go out this way; null when it did. */
  trouble: string | null;
  trouble_at: number | null;
};

/** A browser that takes pushed notices, as long as the session it was given in stands. */
export type PushSubscriptionRow = {
  /** SHA-256 (hex) of the endpoint. */
  id: string;
  guest_id: string;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
  trouble: string | null;
  trouble_at: number | null;
};

/** The newest notice of a kind that a seat got; `mark` is the turn's row, or the deadline it was reminded of. */
export type NoticeSentRow = { table_id: string; seat: number; kind: string; mark: number };

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
  /** JSON of the time control; null for an untimed table. */
  time: string | null;
  /** 1 where it counts for the ratings. */
  rated: number;
  /** 1 where whoever has the link may see how a private table ended. */
  shared: number;
  /** public, unlisted or private. */
  visibility: string;
  /** live, days or untimed. */
  pace: string;
  /** When it is closed if it has not begun. */
  closes_at: number | null;
  /** The table whose people play once more here. */
  rematch_of: string | null;
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
  /** What the seat was before a bot took it over for its player; else null. */
  own_kind: string | null;
  /** The time zone of its player, where it is known. */
  zone: string | null;
  /** The person for whom a free seat is kept. */
  kept_for: string | null;
  /** How it is or was to be had: by `link`, in the `lobby`, or kept as the seat of a `person` or of one at its screen. */
  entry: string | null;
};

/** Something said at a table; `n` rises by one in each room. */
export type ChatRow = {
  table_id: string;
  room: string;
  n: number;
  guest_id: string;
  name: string;
  key: string;
  body: string;
  at: number;
};

/** Whether a person wants to hear another one, where that is not left to the rule: 1 or 0. */
export type HearingRow = { guest_id: string; other_id: string; hear: number };

/** How many watch a table through one server process; of a process that died it grows old. */
export type WatchingRow = { table_id: string; server: string; watchers: number; at: number };

/**
 * One row of a game's log; `body` is the row as packages/table has it, in JSON, chance values included. With it stands
 * what asked for it, where that was a request with a key.
 */
export type LogRow = {
  table_id: string;
  seq: number;
  body: string;
  at: number;
  key: string | null;
  request: string | null;
};

/** The state after row `seq`, as packages/table writes it. */
export type SnapshotRow = { table_id: string; seq: number; body: string };

/** A request beside the games that was done: its answer, and the fingerprint that tells it from another one under the same key. */
export type KeyRow = { scope: string; key: string; request: string; answer: string; at: number };

/** What every seat saw at every step of an ended game: compressed, in base64. */
export type ReelRow = { table_id: string; body: string };
/** The clocks of a table after its newest row, as JSON; `version` rises with every change. */
export type ClockRow = { table_id: string; version: number; body: string };

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

/** Who sat at a rated table when it began. */
export type RatedSeatRow = { table_id: string; seat: number; person_id: string };

/** How strong somebody is at a title, among people or among bots. */
export type RatingRow = {
  person_id: string;
  title: string;
  pool: string;
  mu: number;
  sigma: number;
  /** The same as one whole number, to be shown and sorted by. */
  points: number;
  games: number;
};

/** What a rated game did to one of its players. */
export type RatedGameRow = {
  table_id: string;
  person_id: string;
  title: string;
  pool: string;
  place: number;
  /** 1 where that person gave up or was absent at the end. */
  left_early: number;
  /** Points after it. */
  points: number;
  change: number;
  at: number;
};

/** A bot that plays by the API: it is a guest too, with a name of its own. */
export type BotAccountRow = { id: string; owner_id: string; created_at: number };

/** A key to the API: only the SHA-256 (hex) of its secret is kept. */
export type ApiTokenRow = {
  id: string;
  hash: string;
  /** Who made it, and may revoke it. */
  owner_id: string;
  /** Who it plays as: its owner, or a bot of theirs. */
  person_id: string;
  name: string;
  created_at: number;
  used_at: number | null;
};

/** How often something was tried since its window of time began. The key is a hash. */
export type TallyRow = {
  key: string;
  ends_at: number;
  count: number;
};

export type Schema = {
  guest: GuestRow;
  session: SessionRow;
  passkey: PasskeyRow;
  verification: VerificationRow;
  house_secret: HouseSecretRow;
  block: BlockRow;
  report: ReportRow;
  ban: BanRow;
  notice_channel: NoticeChannelRow;
  push_subscription: PushSubscriptionRow;
  notice_sent: NoticeSentRow;
  game_table: TableRow;
  seat: SeatRow;
  log_row: LogRow;
  snapshot: SnapshotRow;
  idempotency: KeyRow;
  reel: ReelRow;
  record: RecordRow;
  job: JobRow;
  standing_orders: OrdersRow;
  rated_seat: RatedSeatRow;
  rating: RatingRow;
  rated_game: RatedGameRow;
  bot_account: BotAccountRow;
  api_token: ApiTokenRow;
  clock: ClockRow;
  chat: ChatRow;
  hearing: HearingRow;
  watching: WatchingRow;
  tally: TallyRow;
};
