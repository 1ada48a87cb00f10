import type { Refusal, Viewed } from './game.ts';

/** What a standing order is set to; what is not set is absent. */
export type OrderValue = true | number | string;
/** A seat's standing orders by their ids: plain JSON, known to that seat alone. */
export type Orders = Readonly<Record<string, OrderValue>>;

/** What the value of an order is, and which kinds of decision it answers. */
export type OrderKind = {
  readonly answers: readonly string[];
} & (
  | { readonly value: 'switch' }
  /** A whole number from `least` up, in the game's unit. */
  | { readonly value: 'amount'; readonly least: number }
  | { readonly value: 'choice'; readonly of: readonly string[] }
);

/**
 * The standing orders of one game: private settings of a seat that answer some of its decisions by ordinary moves.
 * Every function sees what the seat sees and nothing else, so no order can act on a secret.
 */
export interface StandingOrders<View extends Viewed = Viewed> {
  readonly kinds: Readonly<Record<string, OrderKind>>;
  /** Why an order of the right kind can't be given now; undefined when it can. */
  refuse(view: View, id: string, value: OrderValue): Refusal | undefined;
  /** The text of the move that the orders make for the pending decision of the view's seat; undefined to ask it. */
  answer(view: View, orders: Orders): string | undefined;
  /** Those of the orders that still hold after a step of the game, from what the seat saw before and sees after it. */
  lasting(orders: Orders, before: View, after: View): Orders;
}

/** Whether `value` is one that an order of this kind can have. */
export function fits(kind: OrderKind, value: unknown): value is OrderValue {
  if (kind.value === 'switch') return value === true;
  if (kind.value === 'choice') return typeof value === 'string' && kind.of.includes(value);
  return Number.isSafeInteger(value) && (value as number) >= kind.least;
}
