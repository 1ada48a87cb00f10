import type { Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import type { Claims } from '../bus/claims.ts';
import type { Commits } from './commits.ts';
import type { LibsqlDatabase } from './driver.ts';
import type { Schema } from './schema.ts';

/** Where the database is: PostgreSQL where there is an address, else SQLite in the folder. */
export type Place = {
  readonly dataDir: string;
  /** postgres://user:password@host:port/database */
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly databasePool?: number;
  /** Whether a file of SQLite's is written in a thread of its own. */
  readonly apart?: boolean;
};

/** A database that is open and up to date. */
export type OpenDatabase = {
  readonly db: Kysely<Schema>;
  /** The file itself, where it is SQLite's. */
  readonly file: LibsqlDatabase | undefined;
  /** Where transactions run, where it is SQLite's. */
  readonly commits: Commits | undefined;
  /** How many transactions may run at once. */
  readonly lanes: number;
  readonly bus: Bus;
  readonly claims: Claims;
  close(): Promise<void>;
};

/** Told of what happened outside of any request, for the log. */
export type StoreLog = (error: unknown, what: string) => void;
