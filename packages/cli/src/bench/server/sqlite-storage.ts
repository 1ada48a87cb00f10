import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import Libsql from 'libsql';

type Write = {
  readonly act: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * What boardgame.io's server stores, in one SQLite file: state, metadata and first state of a match as JSON in its row,
 * log entries in rows of their own.
 *
 * The library, the PRAGMAs and the prepared statements are those of our own store. Each call is a transaction of its
 * own, as boardgame.io's contract of a storage has it: the server waits for every one. Where asked, all calls of one
 * turn of the event loop share a transaction and a sync to the disk, as they do in our store: no storage for
 * boardgame.io that we know does that.
 */
export class SqliteStorage implements StorageAPI.Async {
  readonly #db: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();
  readonly #grouped: boolean;
  #queue: Write[] = [];

  constructor(path: string, grouped: boolean) {
    this.#grouped = grouped;
    this.#db = new Libsql(path);
    for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'wal_autocheckpoint=10000'])
      this.#db.pragma(pragma);
  }

  /** Its own name for "asynchronous". */
  type() {
    return 1;
  }

  async connect(): Promise<void> {
    this.#db.exec('create table match (id text primary key, state text, metadata text, initial text)');
    this.#db.exec('create table entry (match_id text, n integer, body text, primary key (match_id, n))');
  }

  createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const state = JSON.stringify(initialState);
    return this.#write(() =>
      this.#run('insert into match values (?, ?, ?, ?)', id, state, JSON.stringify(metadata), state),
    );
  }

  setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    return this.#write(() => {
      this.#run('update match set state = ? where id = ?', JSON.stringify(state), id);
      for (const entry of deltalog)
        this.#run('insert or replace into entry values (?, ?, ?)', id, entry._stateID, JSON.stringify(entry));
    });
  }

  setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    return this.#write(() =>
      this.#run('update match set metadata = ? where id = ?', JSON.stringify(metadata), id),
    );
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
    const columns = [
      ...(wanted.state ? ['state'] : []),
      ...(wanted.metadata ? ['metadata'] : []),
      ...(wanted.initialState ? ['initial as initialState'] : []),
    ];
    const [row = {}] = this.#rows(`select ${columns.join(', ')} from match where id = ?`, id);
    const found = Object.entries(row).map(([name, body]) => [name, JSON.parse(body) as unknown] as const);
    const log = wanted.log ? { log: this.#log(id) } : {};
    return { ...Object.fromEntries(found), ...log } as StorageAPI.FetchResult<O>;
  }

  wipe(id: string): Promise<void> {
    return this.#write(() => {
      this.#run('delete from match where id = ?', id);
      this.#run('delete from entry where match_id = ?', id);
    });
  }

  async listMatches(): Promise<string[]> {
    return this.#rows('select id from match').map(({ id = '' }) => id);
  }

  #log(id: string): LogEntry[] {
    const rows = this.#rows('select body from entry where match_id = ? order by n', id);
    return rows.map(({ body = '' }) => JSON.parse(body) as LogEntry);
  }

  #statement(sql: string): Libsql.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#db.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #run(sql: string, ...values: readonly unknown[]): void {
    this.#statement(sql).run(...values);
  }

  #rows(sql: string, ...values: readonly unknown[]): Record<string, string>[] {
    return this.#statement(sql).all(...values) as Record<string, string>[];
  }

  #write(act: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ act, done, failed });
      // The first of a turn takes those after it along.
      if (!this.#grouped) this.#commit();
      else if (this.#queue.length === 1) setImmediate(() => this.#commit());
    });
  }

  #commit(): void {
    const writes = this.#queue.splice(0);
    try {
      this.#db.exec('begin');
      for (const { act } of writes) act();
      this.#db.exec('commit');
      for (const { done } of writes) done();
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      for (const { failed } of writes) failed(error);
    }
  }
}
