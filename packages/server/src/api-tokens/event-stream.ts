import { PassThrough } from 'node:stream';
import type { Viewed } from '@backlot/engine';
import type { Problem, StreamLine, Update } from '@backlot/protocol';
import { seqOf, statusOf } from '@backlot/table';
import { asFailure } from '../http/errors.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { Watcher } from '../tables/audience.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { checkSeat } from '../tables/my-seat.ts';
import { legalTexts } from './legal.ts';

/** A reader that takes nothing for so many heartbeats is told off, and cut when it takes nothing for as many more. */
const PATIENCE = 3;

type Wish = {
  readonly person: Person;
  /** A seat of the person's, or undefined to watch. */
  readonly seat: number | undefined;
  /** Newest row it knows, -1 for none. */
  readonly after: number;
  /** Whether the person is still let in; asked at every heartbeat. */
  readonly known: () => Promise<boolean>;
};

/**
 * One table's events for one seat, as lines of JSON. A reader that is slow is told less often instead of being
 * buffered: what it missed comes in one line when it reads again.
 */
export class EventStream {
  readonly out = new PassThrough();
  readonly #live: LiveTable;
  readonly #wish: Wish;
  readonly #watcher: Watcher;
  /** Newest row that was sent. */
  #sent: number;
  /** Something could not be sent while the reader was slow. */
  #missed = false;
  #blockedBeats = 0;

  constructor(live: LiveTable, wish: Wish) {
    this.#live = live;
    this.#wish = wish;
    this.#sent = wish.after;
    this.#watcher = {
      person: wish.person.id,
      seat: wish.seat,
      after: wish.after,
      send: text => this.#receive(text),
      gone: () => this.#finish({ type: 'problem', problem: seatLost().problem }),
    };
    this.out.on('drain', () => this.#catchUp());
    this.out.once('close', () => live.unwatch(this.#watcher));
  }

  /** Begins to send. @throws Failure `not-your-seat` */
  start(): void {
    this.#live.watch(this.#wish.person, this.#watcher);
  }

  /** Shows that the link lives, and ends it where its reader is no longer let in or no longer reads. */
  async beat(): Promise<void> {
    const { person, seat, known } = this.#wish;
    if (this.out.writableEnded) {
      if (++this.#blockedBeats >= 2 * PATIENCE) this.out.destroy();
      return;
    }
    try {
      if (!(await known()))
        throw new Failure('no-session', 'This token or session is over: sign in again, or make a new token.');
      if (seat !== undefined) checkSeat(this.#live.seats, person, seat);
    } catch (error) {
      this.#finish({ type: 'problem', problem: asFailure(error).problem });
      return;
    }
    if (!this.out.writableNeedDrain) {
      this.#blockedBeats = 0;
      this.#write({ type: 'heartbeat', seq: this.#sent });
    } else if (++this.#blockedBeats >= PATIENCE) this.#finish({ type: 'problem', problem: this.#tooSlow() });
  }

  /** The server stops. */
  close(): void {
    this.#finish({ type: 'closing' });
  }

  #receive(text: string): void {
    if (this.out.writableNeedDrain) this.#missed = true;
    else this.#tell(JSON.parse(text) as Update | { type: 'changed'; table: string });
  }

  /** The reader reads again. */
  #catchUp(): void {
    if (!this.#missed || this.out.writableEnded) return;
    this.#missed = false;
    const { person, seat } = this.#wish;
    try {
      if (this.#live.table === undefined) this.#tell({ type: 'changed', table: this.#live.id });
      else this.#tell(this.#live.updateFor(person, seat, this.#sent));
    } catch (error) {
      this.#finish({ type: 'problem', problem: asFailure(error).problem });
    }
  }

  #tell(message: Update | { type: 'changed'; table: string }): void {
    if (message.type === 'changed') this.#write(message);
    else {
      this.#sent = message.seq;
      this.#write(this.#withLegal(message));
    }
    const { table } = this.#live;
    const status = table === undefined ? 'open' : statusOf(table);
    if (table === undefined || (status !== 'ended' && status !== 'frozen')) return;
    const { seat } = this.#wish;
    const { result } = table;
    this.#finish({
      type: 'end',
      status,
      seq: seqOf(table),
      ...(seat !== undefined && { seat }),
      ...(result && { result: { points: [...result.points], ranks: [...result.ranks] } }),
    });
  }

  #withLegal(update: Update): StreamLine {
    const { seat } = this.#wish;
    const { table } = this.#live;
    if (table === undefined || update.status !== 'playing' || seat === undefined || update.turn !== seat) {
      return update;
    }
    return { ...update, legal: legalTexts(table, update.view as unknown as Viewed) };
  }

  #tooSlow(): Problem {
    const again = `ask for the stream again with after=${this.#sent}`;
    return new Failure('too-many', `Nothing was read here for too long, so this stream ends: ${again}.`)
      .problem;
  }

  #write(line: StreamLine): void {
    if (!this.out.writableEnded && !this.out.destroyed) this.out.write(`${JSON.stringify(line)}\n`);
  }

  #finish(line: StreamLine): void {
    this.#write(line);
    this.#live.unwatch(this.#watcher);
    this.out.end();
  }
}

const seatLost = () =>
  new Failure('not-your-seat', 'The seat is not yours any more: look at the table again.');
