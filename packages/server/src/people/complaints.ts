import { randomBytes } from 'node:crypto';
import type { AtTable, Report } from '@backlot/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { saidByAnother } from '../chat/said.ts';
import { Failure } from '../problem.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { maySee } from '../tables/visibility.ts';
import type { Person } from './session.ts';

const DAY = 86_400_000;
/** Reports a day from one person: more is a report of its own. */
const REPORTS_A_DAY = 20;
/** In a report, of somebody who only watches. */
const NO_SEAT = -1;

/** Who is meant, where that person sits, and the line by which it was named. */
type Meant = { readonly person: Person; readonly seat: number; readonly said?: ChatRow };

/** Blocks between people, and reports to the operator. */
export class Complaints {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;

  constructor(store: Store, log: FastifyBaseLogger, now: () => number) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
  }

  /** Blocks whoever sits there, or said that. @throws Failure `not-found` */
  async block(me: Person, at: AtTable): Promise<void> {
    const { person } = await this.#meant(me, at);
    await this.#store.writer.write([this.#store.blocks.add(me.id, person.id, this.#now())]);
  }

  async unblock(me: Person, id: string): Promise<void> {
    await this.#store.writer.write([this.#store.blocks.drop(me.id, id)]);
  }

  /** Tells the operator, in the store and in the log. @throws Failure `not-found`, `too-many` */
  async report(me: Person, report: Report): Promise<void> {
    const { person, seat, said } = await this.#meant(me, report);
    const { reports, writer } = this.#store;
    if ((await reports.countSince(me.id, this.#now() - DAY)) >= REPORTS_A_DAY) {
      throw new Failure(
        'too-many',
        'You have sent many reports today: the operator has them. Go on tomorrow.',
      );
    }
    const row = {
      id: randomBytes(9).toString('base64url'),
      by_id: me.id,
      about_id: person.id,
      about_name: person.name,
      table_id: report.table,
      seat,
      reason: report.reason,
      text: report.text,
      // From the store: what a page sends need not be what was said.
      message: said?.body ?? null,
      room: said?.room ?? null,
      line: said?.n ?? null,
      at: this.#now(),
      closed_at: null,
      outcome: null,
    };
    await writer.write([reports.add(row)]);
    this.#log.warn({ report: row }, 'a person was reported');
  }

  #meant(me: Person, { table, seat, line }: AtTable): Promise<Meant> {
    return line === undefined ? this.#sittingAt(me, table, seat) : this.#saying(me, table, line);
  }

  /** Another person at a table of mine. */
  async #sittingAt(me: Person, table: string, seat: number | undefined): Promise<Meant> {
    const stored = await this.#store.tables.find(table);
    const mine = stored?.table.maker_id === me.id || stored?.seats.some(row => row.guest_id === me.id);
    const row = stored?.seats.find(each => each.seat === seat);
    if (mine && row?.kind === 'person' && row.guest_id !== null && row.guest_id !== me.id) {
      return { person: { id: row.guest_id, name: row.name }, seat: row.seat };
    }
    throw new Failure('not-found', 'No other person sits there at a table of yours: choose one who does.');
  }

  /** Whoever else said a line in my room, where I may see the table; they may sit there or only watch. */
  async #saying(me: Person, table: string, n: number): Promise<Meant> {
    const stored = await this.#store.tables.find(table);
    const seats = stored && maySee(stored.table, stored.seats, me.id) ? stored.seats : undefined;
    const said = await saidByAnother(this.#store, seats && { id: table, seats }, me.id, n);
    const row = seats?.find(seat => seat.guest_id === said.guest_id);
    return { person: { id: said.guest_id, name: said.name }, seat: row?.seat ?? NO_SEAT, said };
  }
}
