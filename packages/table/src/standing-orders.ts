import type { Orders, Seat, Viewed } from '@backlot/engine';
import { type PlayCommand, play } from './play.ts';
import { type Played, seqOf, statusOf, type Table } from './table.ts';

/** The standing orders of a table's seats; secret from all but each seat itself, and no part of the log. */
export type SeatOrders = ReadonlyMap<Seat, Orders>;

/** What nearly all tables have. */
export const NO_ORDERS: SeatOrders = new Map();

/** More moves than orders of one game can make in a row; a game that asks for more is at fault. */
const MOST = 2000;

/** What followed by standing orders alone, and the orders that are left. */
export interface Followed<State, Move, View extends Viewed, Event> {
  /** Moves in the order they were played, each to be stored like any other. */
  readonly steps: readonly Played<State, Move, View, Event>[];
  readonly table: Table<State, Move, View, Event>;
  readonly orders: SeatOrders;
}

/** Orders without those that a step from `before` to `after` has ended. */
export function lasting<State, Move, View extends Viewed, Event>(
  orders: SeatOrders,
  before: Table<State, Move, View, Event>,
  after: Table<State, Move, View, Event>,
): SeatOrders {
  const { standing, view } = after.game;
  if (orders.size === 0 || standing === undefined || statusOf(after) !== 'playing') return NO_ORDERS;
  const left = new Map<Seat, Orders>();
  for (const [seat, given] of orders) {
    const kept = standing.lasting(given, view(before.state, seat), view(after.state, seat));
    if (Object.keys(kept).length > 0) left.set(seat, kept);
  }
  return left;
}

/**
 * Plays for the seats that `obeys` names, as long as their orders answer what is asked.
 *
 * A seat that has just taken a move back is asked: it wants to decide otherwise, and would get the same answer again
 * for ever. Setting an order (`anew`) lets it speak at once. A move that is refused is not played; its seat is asked.
 */
export function follow<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  orders: SeatOrders,
  { obeys, at, anew = false }: { obeys: (seat: Seat) => boolean; at: number; anew?: boolean },
): Followed<State, Move, View, Event> {
  const steps: Played<State, Move, View, Event>[] = [];
  let now = table;
  let held = orders;
  while (steps.length < MOST) {
    const command = next(now, held, obeys, anew || steps.length > 0);
    const step = command && play(now, { ...command, at });
    if (step?.ok !== true) break;
    steps.push(step);
    held = lasting(held, now, step.table);
    now = step.table;
  }
  return { steps, table: now, orders: held };
}

function next<State, Move, View extends Viewed, Event>(
  table: Table<State, Move, View, Event>,
  orders: SeatOrders,
  obeys: (seat: Seat) => boolean,
  anew: boolean,
): Omit<PlayCommand, 'at'> | undefined {
  const { turn, game, state, rows } = table;
  if (turn === undefined || game.standing === undefined || statusOf(table) !== 'playing') return undefined;
  if (!obeys(turn) || (!anew && rows.at(-1)?.kind === 'undo')) return undefined;
  const move = game.standing.answer(game.view(state, turn), orders.get(turn) ?? {});
  return move === undefined ? undefined : { seat: turn, seq: seqOf(table), move };
}
