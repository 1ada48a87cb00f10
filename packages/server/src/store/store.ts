import type { Kysely } from 'kysely';
import type { LibsqlDatabase } from './driver.ts';
import { GuestStore } from './guests.ts';
import { JobStore } from './jobs.ts';
import { openDatabase } from './open.ts';
import type { Schema } from './schema.ts';
import { TableWrites } from './table-writes.ts';
import { TableStore } from './tables.ts';
import { Writer } from './writer.ts';

/** Everything durable. */
export type Store = {
  readonly db: Kysely<Schema>;
  /** The file itself, for pragmas. */
  readonly file: LibsqlDatabase;
  readonly writer: Writer;
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly writes: TableWrites;
  readonly jobs: JobStore;
  /** Stores what waits, then closes. */
  close(): Promise<void>;
};

/**
 * Opens the store of a data folder for this process alone.
 * @throws StoreError with one line for the operator
 */
export async function openStore(dir: string): Promise<Store> {
  const { db, file, close } = await openDatabase(dir);
  const writer = new Writer(db);
  return {
    db,
    file,
    writer,
    guests: new GuestStore(db, writer),
    tables: new TableStore(db),
    writes: new TableWrites(db),
    jobs: new JobStore(db, false),
    async close() {
      await writer.idle();
      await close();
    },
  };
}
