import { randomBytes } from 'node:crypto';
import type { AtSeat, Report } from '@backlot/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from './session.ts';

const DAY = 86_400_000;
/** Reports a day from one person: more is a report of its own. */
const REPORTS_A_DAY = 20;

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

  /** Blocks whoever sits there. @throws Failure `not-found` */
  async block(me: Guest, at: AtSeat): Promise<void> {
    const them = await this.#personAt(me, at);
    await this.#store.writer.write([this.#store.blocks.add(me.id, them.id, this.#now())]);
  }

  async unblock(me: Guest, id: string): Promise<void> {
    await this.#store.writer.write([this.#store.blocks.drop(me.id, id)]);
  }

  /** Tells the operator, in the store and in the log. @throws Failure `not-found`, `too-many` */
  async report(me: Guest, report: Report): Promise<void> {
    const them = await this.#personAt(me, report);
    const { blocks, writer } = this.#store;
    if ((await blocks.reportsSince(me.id, this.#now() - DAY)) >= REPORTS_A_DAY) {
      throw new Failure(
        'too-many',
        'You have sent many reports today: the operator has them. Go on tomorrow.',
      );
    }
    const row = {
      id: randomBytes(9).toString('base64url'),
      by_id: me.id,
      about_id: them.id,
      about_name: them.name,
      table_id: report.table,
      seat: report.seat,
      reason: report.reason,
      text: report.text,
      message: report.message ?? null,
      at: this.#now(),
    };
    await writer.write([blocks.report(row)]);
    this.#log.warn({ report: row }, 'a person was reported');
  }

  /** Another person at a table of mine. */
  async #personAt(me: Guest, { table, seat }: AtSeat): Promise<Guest> {
    const stored = await this.#store.tables.find(table);
    const mine = stored?.table.maker_id === me.id || stored?.seats.some(row => row.guest_id === me.id);
    const row = stored?.seats.find(each => each.seat === seat);
    if (mine && row?.kind === 'person' && row.guest_id !== null && row.guest_id !== me.id) {
      return { id: row.guest_id, name: row.name };
    }
    throw new Failure('not-found', 'No other person sits there at a table of yours: choose one who does.');
  }
}
