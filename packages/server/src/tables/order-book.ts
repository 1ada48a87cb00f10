import type { Orders, Viewed } from '@backlot/engine';
import { type Followed, follow, type SeatOrders, seqOf, type Table } from '@backlot/table';
import type { SeatRow } from '../store/schema.ts';
import type { Statement } from '../store/writer.ts';
import { advanceStatements } from './advance.ts';
import type { LiveTable } from './live-table.ts';
import { orderStatements } from './orders.ts';
import type { Surroundings } from './surroundings.ts';

/** Moves made by standing orders, and the orders that are left. */
export type Obeyed = Followed<unknown, unknown, Viewed, unknown>;

/** The standing orders of one table's seats. Each leaves in updates of its own seat and nowhere else. */
export class OrderBook {
  readonly #live: Pick<LiveTable, 'id' | 'seats' | 'editionData'>;
  readonly #around: Surroundings;
  /** As they are stored. */
  all: SeatOrders;

  constructor(all: SeatOrders, live: Pick<LiveTable, 'id' | 'seats' | 'editionData'>, around: Surroundings) {
    this.all = all;
    this.#live = live;
    this.#around = around;
  }

  of(seat: number | undefined): Orders {
    return (seat === undefined ? undefined : this.all.get(seat)) ?? {};
  }

  /**
   * What `orders` answer from `table` on. It is stored in one write with what led there and shown together with it: so
   * nobody is asked for a moment what an order answers. What throws there is not written to any log, as it may name
   * an order: the seat is asked then. With `anew` it speaks even right after an undo.
   */
  follow(table: Table, orders: SeatOrders, anew: boolean): Obeyed {
    const { log, now } = this.#around;
    const { id, seats } = this.#live;
    try {
      return follow(table, orders, { obeys: seat => isPerson(seats[seat]), at: now(), anew });
    } catch {
      log.error({ table: id, seq: seqOf(table) }, 'standing orders failed, their seat is asked');
      return { steps: [], table, orders };
    }
  }

  /** What has to be stored before all this may take the place of `from` and the orders before. */
  statements(from: Table, { steps, orders }: Obeyed): Statement[] {
    let before = from;
    const rows = steps.flatMap(step => {
      const statements = advanceStatements(this.#around, step, this.#live, before);
      before = step.table;
      return statements;
    });
    return [...rows, ...orderStatements(this.#around.store.writes, this.#live.id, this.all, orders)];
  }
}

/** Orders are for people: a bot answers for itself. */
const isPerson = (row: SeatRow | undefined): boolean => row?.kind === 'person' || row?.kind === 'local';
