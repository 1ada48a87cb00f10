import type { Update } from '@backlot/protocol';
import { type SeatOrders, seqOf, statusOf, type Table } from '@backlot/table';
import type { TableClock } from '../clocks/table-clock.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { Audience, type Watcher } from './audience.ts';
import type { OrderBook } from './order-book.ts';
import { type CommonPart, commonPart, type OwnPart, ownPart, updateText } from './update.ts';

/** What is shown of a table. */
type Shown = {
  readonly id: string;
  readonly table: Table | undefined;
  readonly seats: readonly SeatRow[];
  readonly visibility: string;
  readonly makerId: string;
  readonly clock: TableClock;
  freeze(doing: string, error: unknown): Promise<void>;
};

/** Shows one table to those who ask and to those who watch; where the rules throw at that, it freezes the table. */
export class Showing {
  readonly #live: Shown;
  readonly #orders: OrderBook;
  readonly #now: () => number;
  readonly #audience = new Audience();

  constructor(live: Shown, orders: OrderBook, now: () => number) {
    this.#live = live;
    this.#orders = orders;
    this.#now = now;
  }

  get empty(): boolean {
    return this.#audience.empty;
  }

  /** @throws Failure `table-frozen` where it can't be shown */
  update(table: Table, seat: number | undefined, after: number): Update {
    try {
      return { ...this.#common(table), ...this.#own(table, seat, after) };
    } catch (error) {
      if (table.frozen === undefined) void this.#live.freeze('shows the table', error);
      throw new Failure(
        'table-frozen',
        "This table can't be shown: whoever runs this server finds the report in its log.",
        {},
        error,
      );
    }
  }

  /** Tells `watcher` what it missed, now and after every change. */
  watch(watcher: Watcher): void {
    const { table } = this.#live;
    if (table === undefined) watcher.send(this.#changedText());
    else {
      watcher.send(JSON.stringify(this.update(table, watcher.seat, watcher.after)));
      watcher.after = seqOf(table);
    }
    this.#audience.add(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.#audience.delete(watcher);
  }

  /** Tells everybody that seats or status changed; whoever lost a seat by that watches no more through it. */
  changed(before: readonly SeatRow[] = this.#live.seats): void {
    this.#part(before);
    this.#audience.send(this.#changedText());
  }

  #part(before: readonly SeatRow[]): void {
    const { seats, visibility, makerId } = this.#live;
    const there = (rows: readonly SeatRow[], id: string) =>
      rows.some(row => row.guest_id === id || row.kept_for === id);
    this.#audience.part(({ person, seat }) => {
      if (seat !== undefined) return seats[seat]?.guest_id === person;
      return visibility !== 'private' || person === makerId || there(seats, person) || !there(before, person);
    });
  }

  /** Tells everybody of new rows, or else those seats whose orders are others than `before`. */
  tellOf(grown: boolean, before: SeatOrders): void {
    const orders = (all: SeatOrders, seat: number) => JSON.stringify(all.get(seat));
    if (grown) this.tell();
    else this.tell(seat => seat !== undefined && orders(before, seat) !== orders(this.#orders.all, seat));
  }

  /** Sends those who watch through the eyes of `whose` seats what they missed. */
  tell(whose: (seat: number | undefined) => boolean = () => true): void {
    const { table } = this.#live;
    if (table === undefined) return;
    let common: string | undefined;
    const textFor = (seat: number | undefined, after: number) => {
      try {
        common ??= JSON.stringify(this.#common(table));
        return updateText(common, this.#own(table, seat, after));
      } catch (error) {
        if (statusOf(table) === 'frozen') return this.#changedText();
        void this.#live.freeze('shows the table', error);
        return undefined;
      }
    };
    this.#audience.tell(seqOf(table), textFor, whose);
  }

  #common(table: Table): CommonPart {
    const { seats, clock } = this.#live;
    return commonPart(table, seats, clock.view(table, seats, this.#now()));
  }

  #own(table: Table, seat: number | undefined, after: number): OwnPart {
    return ownPart(table, seat, after, this.#orders.of(seat));
  }

  #changedText(): string {
    return JSON.stringify({ type: 'changed', table: this.#live.id });
  }
}
