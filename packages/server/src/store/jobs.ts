import { randomBytes } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { JobRow, Schema } from './schema.ts';
import type { Statement, Writer } from './writer.ts';

type Planned = Pick<JobRow, 'kind' | 'key' | 'due_at' | 'body'>;

/** The rows of what is to be done later; `jobs/jobs.ts` does it. */
export class JobStore {
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;
  /** Leaves rows alone that another process is claiming at this moment; SQLite has one process only. */
  readonly #skipLocked: boolean;
  readonly #put: (job: Planned) => CompiledQuery;

  constructor(db: Kysely<Schema>, writer: Writer, skipLocked: boolean) {
    this.#db = db;
    this.#writer = writer;
    this.#skipLocked = skipLocked;
    this.#put = prepared(['kind', 'key', 'due_at', 'body'], ({ kind, key, due_at, body }) => {
      const fresh = { due_at, body, tries: 0, claim: null };
      return db
        .insertInto('job')
        .values({ kind, key, ...fresh })
        .onConflict(on => on.columns(['kind', 'key']).doUpdateSet(fresh));
    });
  }

  /** Puts a job in the place of the one with its kind and key, if there is one. */
  put(job: Planned): Statement {
    return { query: this.#put(job) };
  }

  /** Adds a job, unless there is one with its kind and key. */
  add(job: Planned): Statement {
    const query = this.#db
      .insertInto('job')
      .values({ ...job, tries: 0, claim: null })
      .onConflict(on => on.columns(['kind', 'key']).doNothing());
    return { query: query.compile() };
  }

  remove(kind: string, key: string): Statement {
    return { query: this.#db.deleteFrom('job').where('kind', '=', kind).where('key', '=', key).compile() };
  }

  /** Ends a claimed job; nothing happens where it was scheduled anew or taken over meanwhile. */
  done({ kind, key, claim }: JobRow): Statement {
    const query = this.#db.deleteFrom('job').where('kind', '=', kind).where('key', '=', key);
    return { query: query.where('claim', '=', claim).compile() };
  }

  /** Gives a claimed job back for later, as one not begun or as one to be tried again. */
  again({ kind, key, claim }: JobRow, due_at: number, tries: number): Statement {
    const query = this.#db
      .updateTable('job')
      .set({ due_at, tries, claim: null })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('claim', '=', claim);
    return { query: query.compile() };
  }

  /** The body of a job that nobody has begun. */
  async waiting(kind: string, key: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('job')
      .select('body')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('claim', 'is', null)
      .executeTakeFirst();
    return row?.body;
  }

  /** Moves a job that nobody has begun to a later time; nothing happens where it has another body by now. */
  postpone({ kind, key, body, due_at }: Pick<JobRow, 'kind' | 'key' | 'body' | 'due_at'>): Statement {
    const query = this.#db
      .updateTable('job')
      .set({ due_at })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('body', '=', body)
      .where('claim', 'is', null)
      .where('due_at', '<', due_at);
    return { query: query.compile() };
  }

  /** When the first job of these kinds is due. */
  async next(kinds: readonly string[]): Promise<number | undefined> {
    if (kinds.length === 0) return undefined;
    const row = await this.#db
      .selectFrom('job')
      .select('due_at')
      .where('kind', 'in', kinds)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return row?.due_at;
  }

  /** Claims up to `limit` jobs that are due, the longest due first; after `until` others may take them over. */
  async claim(kinds: readonly string[], now: number, until: number, limit: number): Promise<JobRow[]> {
    const due = await this.next(kinds);
    if (due === undefined || due > now) return [];
    const claim = randomBytes(12).toString('base64url');
    let picked = this.#db
      .selectFrom('job')
      .select(['kind', 'key'])
      .where('kind', 'in', kinds)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('key')
      .limit(limit);
    if (this.#skipLocked) picked = picked.forUpdate().skipLocked();
    const query = this.#db
      .updateTable('job')
      .set(({ eb }) => ({ claim, due_at: until, tries: eb('tries', '+', 1) }))
      .where(({ eb, refTuple }) => eb(refTuple('kind', 'key'), 'in', picked.$asTuple('kind', 'key')))
      .where('due_at', '<=', now)
      .compile();
    await this.#writer.write([{ query }]);
    // One that was scheduled anew in between is not among them any more.
    return this.#db.selectFrom('job').selectAll().where('claim', '=', claim).orderBy('key').execute();
  }
}
