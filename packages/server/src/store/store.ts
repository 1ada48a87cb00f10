import type { Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import type { Claims } from '../bus/claims.ts';
import { BanStore } from './bans.ts';
import { BlockStore } from './blocks.ts';
import { ChatStore } from './chat.ts';
import { ClockStore } from './clocks.ts';
import type { LibsqlDatabase } from './driver.ts';
import { GuestStore } from './guests.ts';
import { JobStore } from './jobs.ts';
import { LobbyStore } from './lobby.ts';
import { MoveStore } from './moves.ts';
import { NoticeStore } from './notices.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Place, StoreLog } from './opened.ts';
import { RatingStore } from './ratings.ts';
import { ReportStore } from './reports.ts';
import type { Schema } from './schema.ts';
import { TableWrites } from './table-writes.ts';
import { TableStore } from './tables.ts';
import { TallyStore } from './tallies.ts';
import { TokenStore } from './tokens.ts';
import { Writer } from './writer.ts';

/** Everything durable. */
export type Store = {
  readonly db: Kysely<Schema>;
  /** The file itself, for pragmas, where it is SQLite's. */
  readonly file: LibsqlDatabase | undefined;
  /** Tells all processes on this store of changes. */
  readonly bus: Bus;
  readonly claims: Claims;
  readonly writer: Writer;
  readonly guests: GuestStore;
  readonly moves: MoveStore;
  readonly bans: BanStore;
  readonly blocks: BlockStore;
  readonly reports: ReportStore;
  readonly tables: TableStore;
  readonly writes: TableWrites;
  readonly jobs: JobStore;
  readonly notices: NoticeStore;
  readonly ratings: RatingStore;
  readonly tokens: TokenStore;
  readonly clocks: ClockStore;
  readonly lobby: LobbyStore;
  readonly chat: ChatStore;
  readonly tallies: TallyStore;
  /** Stores what waits, then closes. */
  close(): Promise<void>;
};

/**
 * Opens the store: SQLite of a data folder for this process alone, or PostgreSQL together with others.
 * @throws StoreError with one line for the operator
 */
export async function openStore(place: Place, log: StoreLog = () => undefined): Promise<Store> {
  const { databaseUrl, databasePool = 10 } = place;
  const opened =
    databaseUrl === undefined
      ? await openSqlite(place.dataDir, log, place.apart)
      : await openPostgres(databaseUrl, databasePool, log);
  const { db, file, bus, claims } = opened;
  const writer = new Writer(db, opened.lanes, opened.commits);
  return {
    db,
    file,
    bus,
    claims,
    writer,
    guests: new GuestStore(db, writer),
    moves: new MoveStore(db),
    bans: new BanStore(db),
    blocks: new BlockStore(db),
    reports: new ReportStore(db),
    tables: new TableStore(db),
    writes: new TableWrites(db),
    jobs: new JobStore(db, writer, file === undefined),
    notices: new NoticeStore(db),
    ratings: new RatingStore(db),
    tokens: new TokenStore(db),
    clocks: new ClockStore(db),
    lobby: new LobbyStore(db),
    chat: new ChatStore(db),
    tallies: new TallyStore(db),
    async close() {
      await writer.idle();
      await opened.close();
    },
  };
}
