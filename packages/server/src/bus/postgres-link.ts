import pg from 'pg';
import { Unreachable } from '../store/errors.ts';
import type { StoreLog } from '../store/opened.ts';
import { connectionConfig } from '../store/postgres-pool.ts';

/** All news of this server go over this channel. */
const CHANNEL = 'backlot';
/** Pauses before the link is made anew, in milliseconds; the last one is repeated. */
const PAUSES = [50, 250, 1000, 2500] as const;
/** So often the link is tried, since one that died without a word hears nothing more. */
const BEAT_MS = 10_000;

/** One lasting link to PostgreSQL, beside the pool, for news and locks. It is made anew when it breaks. */
export class PostgresLink {
  readonly #url: string;
  readonly #log: StoreLog;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Hears every notification. */
  onNews: (payload: string) => void = () => undefined;
  /** Told when the link stands again after it was broken. */
  onAgain: () => void = () => undefined;

  constructor(url: string, log: StoreLog) {
    this.#url = url;
    this.#log = log;
  }

  /** @throws Unreachable or the database's error when there is no link to be had */
  async open(): Promise<void> {
    const client = new pg.Client({ ...connectionConfig(this.#url), query_timeout: 5000 });
    client.on('error', error => this.#broke(client, error));
    client.on('end', () => this.#broke(client, new Error('the link to the database ended')));
    client.on('notification', ({ payload }) => this.onNews(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error instanceof pg.DatabaseError ? error : new Unreachable('work', error);
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#later(BEAT_MS, () => this.#beat(client));
  }

  /** @throws where the link is broken now, and for a bad query */
  async query(sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]> {
    if (this.#client === undefined) throw new Unreachable('work', new Error('the link is broken'));
    return (await this.#client.query(sql, [...parameters])).rows as Record<string, unknown>[];
  }

  /** Sends payloads, each under 8,000 bytes. */
  async notify(payloads: readonly string[]): Promise<void> {
    await this.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #broke(client: pg.Client, error: Error): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    if (this.#closed) return;
    this.#log(error, 'the link for news broke, it is made anew');
    client.end().catch(() => undefined);
    this.#again(0);
  }

  #again(tries: number): void {
    this.#later(PAUSES[Math.min(tries, PAUSES.length - 1)] as number, async () => {
      try {
        await this.open();
      } catch {
        if (!this.#closed) this.#again(tries + 1);
        return;
      }
      if (!this.#closed) this.onAgain();
    });
  }

  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      if (client === this.#client) this.#later(BEAT_MS, () => this.#beat(client));
    } catch (error) {
      this.#broke(client, error as Error);
    }
  }

  #later(ms: number, act: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void act(), ms);
    this.#timer.unref();
  }
}
