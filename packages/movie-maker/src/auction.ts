import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import { settleDebt } from './debts.ts';
import { afterCard } from './ending.ts';
import { hand, solvent, transfer } from './holdings.ts';
import { BID, OUT, RESERVE } from './moves.ts';
import { offerToFinish } from './offer-to-finish.ts';
import { BANK, BIDS, type Decisions, type Event, type Item, NONE, type State } from './types.ts';

type Bid = FrameOf<Decisions, 'bid'>;
type BidMove = Decisions['bid']['move'];
type Reserve = FrameOf<Decisions, 'reserve'>;
type ReserveMove = Decisions['reserve']['move'];

const LEAST = BIDS[0];

/** Who is asked after `from`, clockwise: not the host, the last bidder, who is out, or who can't top the last bid. */
function nextBidder(state: State, from: Seat, { host, holder, high, out }: Omit<Bid, 'seat'>): number {
  const { players } = state;
  for (let i = 1; i <= players.length; i++) {
    const seat = (from + i) % players.length;
    if (seat === host || seat === holder || (out & (1 << seat)) !== 0) continue;
    // cash doesn't grow during an auction: who can't top the bid is as good as out (IMM-R3)
    if (solvent(players[seat]) && players[seat].cash >= high + LEAST) return seat;
  }
  return NONE;
}

/** The card turned up goes to a seat or, without one, to the Production Box; true where it ends the game. */
export function dealCard(state: State, buyer: number, driver: Driver<Event>): boolean {
  const { up } = state;
  state.up = NONE;
  if (buyer !== NONE) state.players[buyer].cards.push(up);
  else {
    state.box.push(up);
    driver.emit?.({ type: 'boxed', card: up, rule: 'IMM-3.1' });
  }
  return afterCard(state, buyer, driver);
}

/** IMM-R3: the last bidder pays; without a bid a card turned up goes to the Production Box (IMM-3.1). */
function close(
  state: State,
  { item, seller, host, holder, high }: Omit<Bid, 'seat'>,
  driver: Driver<Event>,
): void {
  if (holder === NONE) {
    driver.emit?.({ type: 'unsold', seat: host, item });
    if (seller === BANK) dealCard(state, NONE, driver);
    return;
  }
  transfer(state, holder, seller, high);
  driver.emit?.({ type: 'sold', seat: holder, item, seller, price: high });
  if (seller === BANK) {
    if (!dealCard(state, holder, driver)) offerToFinish(state, holder);
    return;
  }
  hand(state, seller, holder, item);
  settleDebt(state, driver);
  offerToFinish(state, holder);
}

function ask(state: State, from: Seat, terms: Omit<Bid, 'seat'>, driver: Driver<Event>): void {
  const seat = nextBidder(state, from, terms);
  if (seat === NONE) close(state, terms, driver);
  else {
    const { item, seller, host, high, holder, out } = terms;
    // written out: this is the most frequent frame of a game
    state.stack.push({ kind: 'bid', seat, item, seller, host, high, holder, out });
  }
}

/** Begins an auction among all but `host`, from the host's left (IMM-R3); the first bid is at least `low`. */
export function beginAuction(
  state: State,
  host: Seat,
  item: Item,
  seller: number,
  low: number,
  driver: Driver<Event>,
): void {
  driver.emit?.({ type: 'auctioned', seat: host, item, seller, low });
  // the least raise tops this to the lowest price exactly
  const high = Math.max(0, low - LEAST);
  ask(state, host, { kind: 'bid', item, seller, host, high, holder: NONE, out: 0 }, driver);
}

/** A bid in an auction (IMM-R3): top the last one, or be out. */
export const bid = {
  candidates(_state: State, _frame: Bid, out: BidMove[]): void {
    for (const move of BID) out.push(move);
    out.push(OUT);
  },
  /** IMM-R3 { cash, bid } beyond the bidder's cash. */
  refuse(state: State, { seat, high }: Bid, move: BidMove): Refusal | undefined {
    const { cash } = state.players[seat];
    if (move.type === 'out' || high + move.by <= cash) return undefined;
    return { rule: 'IMM-R3', values: { cash, bid: high + move.by } };
  },
  legal(state: State, { seat, high }: Bid, out: BidMove[]): void {
    const { cash } = state.players[seat];
    for (let i = 0; i < BID.length && high + BIDS[i] <= cash; i++) out.push(BID[i]);
    out.push(OUT);
  },
  apply(state: State, frame: Bid, move: BidMove, driver: Driver<Event>): void {
    const { kind, seat, item, seller, host, high, holder, out } = frame;
    if (move.type === 'out') {
      driver.emit?.({ type: 'out', seat, item });
      ask(state, seat, { kind, item, seller, host, high, holder, out: out | (1 << seat) }, driver);
      return;
    }
    const amount = high + move.by;
    driver.emit?.({ type: 'bid', seat, item, amount });
    ask(state, seat, { kind, item, seller, host, high: amount, holder: seat, out }, driver);
  },
};

/** The seller's lowest price, before an auction of one's own begins (IMM-5.1a). */
export const reserve = {
  candidates(_state: State, _frame: Reserve, out: ReserveMove[]): void {
    for (const move of RESERVE) out.push(move);
  },
  refuse: () => undefined,
  apply(state: State, { seat, item }: Reserve, { price }: ReserveMove, driver: Driver<Event>): void {
    beginAuction(state, seat, item, seat, price, driver);
  },
};
