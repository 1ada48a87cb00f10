import { type FrameOf, type Orders, PASS, type StandingOrders } from '@backlot/engine';
import type { Components } from './components.ts';
import { BID, DECLINE, OUT, RAISE } from './moves.ts';
import { text } from './notation.ts';
import { BIDS, type Decisions, type Move, type View } from './types.ts';

const LEAST = BIDS[0];

/** The auction that goes on, if one does. */
function auctionOf(view: View): FrameOf<Decisions, 'bid'> | undefined {
  const top = view.stack.at(-1);
  return top?.kind === 'bid' ? top : undefined;
}

/** Whether the view's seat still bids in the auction that goes on. */
function bidding(view: View): boolean {
  const { seat, players } = view;
  const auction = auctionOf(view);
  if (auction === undefined || seat === undefined || seat === auction.host) return false;
  return (auction.out & (1 << seat)) === 0 && players[seat]?.bankrupt === 0;
}

/** Tells one auction from the next. */
function lotOf(view: View): string | undefined {
  const auction = auctionOf(view);
  return auction && `${view.turn} ${auction.item} ${auction.seller} ${auction.host}`;
}

function answer(view: View, orders: Orders): Move | undefined {
  const top = view.stack.at(-1);
  if (top === undefined || top.seat !== view.seat) return undefined;
  switch (top.kind) {
    // IMM-R5: nobody is asked for a window who did not ask for one
    case 'raise':
      return orders.raised === true && orders.pass === undefined ? RAISE : PASS;
    case 'bid':
      if (typeof orders.limit !== 'number') return orders.pass === undefined ? undefined : OUT;
      // the smallest step (IMM-R3): nobody pays more than it takes
      return top.high + LEAST <= orders.limit ? BID[0] : OUT;
    case 'answer':
      return orders.pass === undefined ? undefined : DECLINE;
    default:
      return undefined;
  }
}

/**
 * Standing orders of International Movie Maker. `raised` asks for a window in others' turns, which otherwise nobody is
 * offered (IMM-R5); `limit` bids in the auction that goes on by the smallest step up to so many pounds, then drops out
 * (IMM-R3); `pass` stays out of others' turns, until this one ends or for good: no windows, bids or trades.
 */
export const orders = (c: Components): StandingOrders<View> => ({
  kinds: {
    raised: { value: 'switch', answers: ['raise'] },
    limit: { value: 'amount', least: LEAST, answers: ['bid'] },
    pass: { value: 'choice', of: ['turn', 'always'], answers: ['raise', 'bid', 'answer'] },
  },
  /** IMM-R3 { why: 'out' } for a limit outside an auction, { cash, bid } for one beyond the cash. */
  refuse(view, id, value) {
    if (id !== 'limit') return undefined;
    if (!bidding(view)) return { rule: 'IMM-R3', values: { why: 'out' } };
    const cash = view.players[view.seat ?? 0]?.cash ?? 0;
    return Number(value) <= cash ? undefined : { rule: 'IMM-R3', values: { cash, bid: Number(value) } };
  },
  answer(view, given) {
    const move = answer(view, given);
    return move && text(c, move);
  },
  /** A limit ends with its auction or when its seat is out, `pass` for a turn with the turn, all with a bankruptcy. */
  lasting({ raised, limit, pass }, before, after) {
    const { seat } = after;
    if (seat === undefined || after.players[seat]?.bankrupt === 1 || after.stack.length === 0) return {};
    return {
      ...(raised !== undefined && { raised }),
      ...(limit !== undefined && lotOf(after) === lotOf(before) && bidding(after) && { limit }),
      ...(pass !== undefined && (pass !== 'turn' || after.turn === before.turn) && { pass }),
    };
  },
});
