import type { FastifyBaseLogger } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { KeptSeat, NoticeDesk } from './notices.ts';
import type { Notices, Reminder } from './port.ts';
import { Presence } from './presence.ts';

const KIND = 'turn-notice';
const CLOCK_KIND = 'clock-notice';
const REMATCH_KIND = 'rematch-notice';
/** Milliseconds after which somebody is told of a turn: most moves are made before. */
const DELAY = 10_000;
/** The same for somebody whose page shows the table. */
const DELAY_AT_TABLE = 60_000;
/** How often a notice is tried that nobody takes: with the pauses between, for about an hour. */
const TRIES = 12;

type Around = {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
};

/** What of a row decides whether somebody is to be told. */
export type Passed = {
  readonly table: string;
  readonly seq: number;
  /** Whose row it is; absent for the set-up. */
  readonly by?: number | undefined;
  /** Who is to move after it. */
  readonly turn?: number | undefined;
};

/**
 * Plans notices. A table has one planned notice at most, which the next turn replaces: so nothing needs to be taken
 * back when somebody moves.
 */
export class TurnJobs implements Notices {
  readonly #around: Around;
  readonly #presence = new Presence();
  readonly #unsubscribe: () => void;

  constructor(around: Around) {
    this.#around = around;
    this.#unsubscribe = around.store.bus.subscribe('table', (news, own) => {
      const [table = ''] = news.split(' ');
      // Another process planned it, and could not know that the page is open here.
      if (!own) void this.#postpone(table);
    });
  }

  /** From now on the desk is told what is due. */
  serve(desk: NoticeDesk): void {
    const { jobs, log } = this.#around;
    const on = (kind: string, tell: (key: string, body: string) => Promise<void>) =>
      jobs.on(kind, ({ key, body, tries }) =>
        tell(key, body).catch(error => {
          if (tries < TRIES) throw error;
          log.warn({ err: error, kind, key }, 'somebody could not be told');
        }),
      );
    on(KIND, (table, body) => desk.turn({ table, ...parse(body) }));
    on(REMATCH_KIND, (_key, body) => desk.rematch(JSON.parse(body) as KeptSeat));
    on(CLOCK_KIND, (_key, body) => desk.clock(JSON.parse(body) as Reminder));
  }

  /** A job of its own: whoever can't be reached must not keep a clock from running out. */
  async remind(reminder: Reminder): Promise<void> {
    const { store, jobs, now } = this.#around;
    const key = `${reminder.table} ${reminder.seat}`;
    await store.writer.write(jobs.schedule(CLOCK_KIND, key, now(), JSON.stringify(reminder)));
  }

  stop(): void {
    this.#unsubscribe();
  }

  /** For the write that stores a row: plans the notice where a turn begins with it. */
  statements({ table, seq, by, turn }: Passed, seats: readonly SeatRow[]): Statement[] {
    // Whoever moves is there, and whoever plays alone has nobody to wait for.
    if (turn === undefined || turn === by) return [];
    const people = new Set(seats.flatMap(seat => seat.guest_id ?? []));
    if (seats[turn]?.kind !== 'person' || people.size < 2) return [];
    const { jobs, now } = this.#around;
    const delay = this.#presence.has(table, turn) ? DELAY_AT_TABLE : DELAY;
    return jobs.schedule(KIND, table, now() + delay, JSON.stringify({ seat: turn, seq, at: now() }));
  }

  /** For the write that opens a rematch `of` a table: plans to tell those for whom seats are kept. */
  rematch(
    { table, of }: { readonly table: string; readonly of: string },
    kept: ReadonlyMap<number, { readonly for: string; readonly as: string }>,
    before: readonly SeatRow[],
  ): Statement[] {
    const { jobs, now } = this.#around;
    // Whoever still looks at the end of the last game sees it there.
    const looks = (person: string) =>
      before.some(row => row.guest_id === person && this.#presence.has(of, row.seat));
    return [...kept].flatMap(([seat, { for: person, as }]) => {
      if (as !== 'person') return [];
      const due = now() + (looks(person) ? DELAY_AT_TABLE : DELAY);
      const body: KeptSeat = { table, seat };
      return jobs.schedule(REMATCH_KIND, `${table} ${seat}`, due, JSON.stringify(body));
    });
  }

  /** Somebody opened a page at a seat of the table. */
  enter(table: string, seat: number): void {
    this.#presence.enter(table, seat);
    void this.#postpone(table);
  }

  leave(table: string, seat: number): void {
    this.#presence.leave(table, seat);
  }

  /** Whoever looks at the table gets the longer delay. A notice that comes too early is no harm worth a failure. */
  async #postpone(table: string): Promise<void> {
    const { store, log } = this.#around;
    try {
      const body = await store.jobs.waiting(KIND, table);
      if (body === undefined) return;
      const { seat, at } = parse(body);
      if (!this.#presence.has(table, seat)) return;
      const due_at = at + DELAY_AT_TABLE;
      await store.writer.write([store.jobs.postpone({ kind: KIND, key: table, body, due_at })]);
    } catch (error) {
      log.warn({ err: error, table }, 'a notice was not postponed');
    }
  }
}

function parse(body: string): { seat: number; seq: number; at: number } {
  return JSON.parse(body) as { seat: number; seq: number; at: number };
}
