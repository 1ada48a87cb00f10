import { fits, type Orders } from '@backlot/engine';
import type { GiveOrders } from '@backlot/protocol';
import { NO_ORDERS, type SeatOrders, type Table, viewFor } from '@backlot/table';
import { Failure } from '../problem.ts';
import type { OrdersRow } from '../store/schema.ts';
import type { TableWrites } from '../store/table-writes.ts';
import type { Statement } from '../store/writer.ts';

/** The orders of the rows of a table. */
export const ordersFrom = (rows: readonly OrdersRow[]): SeatOrders =>
  rows.length === 0 ? NO_ORDERS : new Map(rows.map(({ seat, body }) => [seat, JSON.parse(body) as Orders]));

/** What has to be stored where `after` takes the place of `before`. */
export function orderStatements(
  writes: TableWrites,
  table: string,
  before: SeatOrders,
  after: SeatOrders,
): Statement[] {
  const seats = [...new Set([...before.keys(), ...after.keys()])];
  return seats.flatMap(seat => {
    const orders = after.get(seat);
    const body = orders && JSON.stringify(orders);
    const old = before.get(seat);
    return body === (old && JSON.stringify(old)) ? [] : writes.orders({ table_id: table, seat, body });
  });
}

/**
 * All orders with those of one seat changed as it wishes.
 * @throws Failure `malformed`; `illegal-move` with the rule where an order can't be given now. Neither names a value.
 */
export function given(table: Table, all: SeatOrders, { seat, orders }: GiveOrders): SeatOrders {
  const { standing, id: title } = table.game;
  if (standing === undefined) throw malformed(`there are no standing orders in ${title}`);
  const view = viewFor(table, seat);
  const mine = new Map(Object.entries(all.get(seat) ?? {}));
  for (const [id, value] of Object.entries(orders)) {
    const kind = Object.hasOwn(standing.kinds, id) ? standing.kinds[id] : undefined;
    if (kind === undefined) throw malformed(`/orders: one of ${Object.keys(standing.kinds).join(', ')}`);
    if (value === null) {
      mine.delete(id);
      continue;
    }
    if (!fits(kind, value)) throw malformed(`/orders/${id}: ${wanted(kind)}, or null to revoke it`);
    const refusal = standing.refuse(view, id, value);
    if (refusal !== undefined) {
      const { rule, values } = refusal;
      throw new Failure('illegal-move', `This order can't be given now: paragraph ${rule} forbids it.`, {
        rule,
        ...(values && { values: { ...values } }),
      });
    }
    mine.set(id, value);
  }
  const changed = new Map(all);
  if (mine.size === 0) changed.delete(seat);
  else changed.set(seat, Object.fromEntries(mine));
  return changed;
}

type Kind = NonNullable<Table['game']['standing']>['kinds'][string];

function wanted(kind: Kind): string {
  if (kind.value === 'switch') return 'true';
  return kind.value === 'choice' ? `one of ${kind.of.join(', ')}` : `a whole number from ${kind.least} up`;
}

function malformed(fault: string): Failure {
  return new Failure('malformed', `Mend this and send it again: ${fault}.`);
}
