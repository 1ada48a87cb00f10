import type { JobStore } from '../store/jobs.ts';
import type { JobRow } from '../store/schema.ts';
import type { Statement, Writer } from '../store/writer.ts';

/** A job as its handler gets it. */
export type Job = {
  readonly kind: string;
  readonly key: string;
  readonly body: string;
  /** 1 for the first try. */
  readonly tries: number;
};

/** Does a job. It may be called twice for one job (after a crash, or when it takes over a minute): it must bear that. */
export type JobHandler = (job: Job) => Promise<void>;

/** Told of every job that was begun: how it ended. */
export type JobWatch = (kind: string, ended: 'done' | 'failed', error?: unknown) => void;

/** So long a job belongs to the process that claimed it, in milliseconds. */
const LEASE = 60_000;
/** Jobs of this process in work at once. */
const AT_ONCE = 16;
/** At least so often the store is asked, also for jobs of processes that died. */
const LOOK_MS = 10_000;
/** The first pause after a failure; it doubles with each, up to the last. */
const FIRST_PAUSE = 1000;
const LAST_PAUSE = 3_600_000;

/**
 * What is to be done later, kept in the store: reminders, clocks, notices, cleaning. Each job is done at least once,
 * by whichever process comes first, not before it is due; one that fails is tried again, later and later.
 */
export class Jobs {
  readonly #store: JobStore;
  readonly #writer: Writer;
  readonly #now: () => number;
  readonly #watch: JobWatch;
  readonly #handlers = new Map<string, JobHandler>();
  /** Kinds that begin anew after these milliseconds. */
  readonly #periods = new Map<string, number>();
  /** What is being claimed: nobody's any more, and in nobody's hands yet. */
  readonly #claims = new Set<Promise<void>>();
  readonly #working = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  /** When the timer rings, by the clock of `now`. */
  #rings = Number.POSITIVE_INFINITY;
  #started = false;

  constructor(store: JobStore, writer: Writer, now: () => number, watch: JobWatch = () => undefined) {
    this.#store = store;
    this.#writer = writer;
    this.#now = now;
    this.#watch = watch;
  }

  /** Says who does the jobs of a kind. Jobs of kinds that nobody does here stay for other processes. */
  on(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler);
  }

  /** Does something at once and then every `ms` milliseconds, in one process of all. To be called before `start`. */
  every(kind: string, ms: number, handler: JobHandler): void {
    this.on(kind, handler);
    this.#periods.set(kind, ms);
  }

  /** Statements that schedule a job, or move the one of this kind and key; for the write of what causes it. */
  schedule(kind: string, key: string, dueAt: number, body = ''): Statement[] {
    const put = this.#store.put({ kind, key, due_at: dueAt, body });
    return [{ ...put, stored: () => this.#ring(dueAt) }];
  }

  /** Statements that take a job back; one that has begun is not stopped. */
  cancel(kind: string, key: string): Statement[] {
    return [this.#store.remove(kind, key)];
  }

  /** Begins to work by the clock. */
  async start(): Promise<void> {
    const kinds = [...this.#periods.keys()];
    const first = kinds.map(kind => this.#store.add({ kind, key: '', due_at: this.#now(), body: '' }));
    if (first.length > 0) await this.#writer.write(first);
    this.#started = true;
    this.#ring(this.#now());
  }

  /** Begins nothing more, and resolves when what is in work has ended. */
  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    await this.#looking;
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  /** Does all that is due, also what comes of it, and resolves when that has ended. */
  async runDue(): Promise<void> {
    do {
      await this.#begin();
      if (this.#busy) await Promise.race([...this.#claims, ...this.#working]);
      // Once more in the end: a claim may have begun while it was asked what is due.
    } while (this.#busy || (await this.#isDue()) || this.#busy);
  }

  get #busy(): boolean {
    return this.#claims.size + this.#working.size > 0;
  }

  async #isDue(): Promise<boolean> {
    return ((await this.#store.next([...this.#handlers.keys()])) ?? Number.POSITIVE_INFINITY) <= this.#now();
  }

  /** Claims what is due and begins it. */
  #begin(): Promise<void> {
    const claim = this.#claim().finally(() => this.#claims.delete(claim));
    this.#claims.add(claim);
    return claim;
  }

  async #claim(): Promise<void> {
    const free = AT_ONCE - this.#working.size;
    if (free <= 0) return;
    const now = this.#now();
    for (const job of await this.#store.claim([...this.#handlers.keys()], now, now + LEASE, free)) {
      const work = this.#do(job).finally(() => this.#working.delete(work));
      this.#working.add(work);
    }
  }

  async #do(row: JobRow): Promise<void> {
    const { kind, key, body, tries } = row;
    let ending: Statement;
    try {
      await this.#handlers.get(kind)?.({ kind, key, body, tries });
      const period = this.#periods.get(kind);
      ending = period === undefined ? this.#store.done(row) : this.#store.again(row, this.#now() + period, 0);
      this.#watch(kind, 'done');
    } catch (error) {
      this.#watch(kind, 'failed', error);
      const pause = Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
      ending = this.#store.again(row, this.#now() + pause, tries);
    }
    // What can't be noted now is done again when its lease is over.
    await this.#writer.write([ending]).catch(error => this.#watch(kind, 'failed', error));
    if (this.#started) this.#ring(this.#now());
  }

  /** Looks for work at `at`, or earlier if that was planned. */
  #ring(at: number): void {
    if (!this.#started || at >= this.#rings) return;
    clearTimeout(this.#timer);
    this.#rings = at;
    this.#timer = setTimeout(
      () => {
        this.#looking = this.#look();
      },
      Math.max(0, Math.min(LOOK_MS, at - this.#now())),
    );
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    this.#rings = Number.POSITIVE_INFINITY;
    let next: number | undefined;
    try {
      await this.#begin();
      next = await this.#store.next([...this.#handlers.keys()]);
    } catch (error) {
      this.#watch('', 'failed', error);
    }
    const now = this.#now();
    // With all hands full the end of one of them rings.
    const soon = this.#working.size >= AT_ONCE || next === undefined ? now + LOOK_MS : next;
    this.#ring(Math.min(now + LOOK_MS, soon));
  }
}
