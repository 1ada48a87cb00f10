import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import type { Films } from './films.ts';
import { eachItem, tradeable } from './holdings.ts';
import {
  pawn,
  pawnCandidates,
  redeem,
  redeemCandidates,
  redeemLegal,
  refusePawn,
  refuseRedeem,
} from './loans.ts';
import { AUCTION, type Out, RAISE, ROLL, WINDOW_FRAME } from './moves.ts';
import { beginOffer, canOffer, offerCandidates, offersLegal, refuseOffer } from './trade.ts';
import {
  COMPANY_ITEM,
  type Decisions,
  type Event,
  type Frame,
  type Item,
  LOCATION,
  type State,
  type WindowMove,
} from './types.ts';

type Open = FrameOf<Decisions, 'turn'> | FrameOf<Decisions, 'window'>;
type Turn = FrameOf<Decisions, 'turn'>;
type TurnMove = Decisions['turn']['move'];
type AnyWindow = Extract<Frame, { offers: number }>;
type Auction = Extract<WindowMove, { type: 'auction' }>;
type Roll = (state: State, seat: Seat, driver: Driver<Event>) => void;

/** IMM-5.1a { left } after the window's auction; IMM-R18 { item } for a company bought in this turn. */
export function refuseAuction(state: State, seat: Seat, item: Item, left: number): Refusal | undefined {
  if (left === 0) return { rule: 'IMM-5.1a', values: { left } };
  return tradeable(state, seat, item) ? undefined : { rule: 'IMM-R18', values: { item } };
}

export function auctionCandidates(state: State, seat: Seat, out: Out<Auction>): void {
  eachItem(state, seat, item => out.push(AUCTION[item]));
}

/** The items that are not refused, in the order of the candidates. */
function auctionsLegal(state: State, seat: Seat, out: Out<Auction>): void {
  const { cards, locations } = state.players[seat];
  for (let i = 0; i < cards.length; i++) out.push(AUCTION[cards[i]]);
  if (locations > 0) out.push(AUCTION[LOCATION]);
  const { owners } = state;
  for (let i = 0; i < owners.length; i++)
    if (owners[i] === seat && tradeable(state, seat, COMPANY_ITEM + i)) out.push(AUCTION[COMPANY_ITEM + i]);
}

/** Whether there is anything that may be auctioned. */
function canAuction(state: State, seat: Seat): boolean {
  const { cards, locations } = state.players[seat];
  if (cards.length > 0 || locations > 0) return true;
  return state.owners.some((owner, i) => owner === seat && tradeable(state, seat, COMPANY_ITEM + i));
}

/** An offer is begun, on top of the window with one offer less (IMM-R5). */
export function openOffer(state: State, frame: AnyWindow, partner: Seat): void {
  state.stack.push({ ...frame, offers: frame.offers - 1 });
  beginOffer(state, frame.seat, partner);
}

/** An auction of one's own, on top of the window without its auction (IMM-5.1a). */
export function openAuction(state: State, frame: AnyWindow, item: Item): void {
  state.stack.push({ ...frame, auctions: frame.auctions - 1 }, { kind: 'reserve', seat: frame.seat, item });
}

/** Windows (IMM-R5): films, trade and loans, for the player at turn before rolling and after the space, then for others. */
export function windows(c: Components, films: Films, roll: Roll) {
  function candidates(state: State, { seat }: Open, out: Out<WindowMove>): void {
    films.candidates(state, seat, out);
    offerCandidates(state, seat, out);
    auctionCandidates(state, seat, out);
    pawnCandidates(state, seat, out);
    redeemCandidates(state, seat, out);
  }
  function refuse(state: State, { seat, offers, auctions }: Open, move: WindowMove): Refusal | undefined {
    switch (move.type) {
      case 'complete':
        return films.refuseComplete(state, seat, move.story);
      case 'offer':
        return refuseOffer(state, seat, move.partner, offers);
      case 'auction':
        return refuseAuction(state, seat, move.item, auctions);
      case 'pawn':
        return refusePawn(state, seat);
      case 'redeem':
        return refuseRedeem(state, seat, move.film);
    }
  }
  function legal(state: State, { seat, offers, auctions }: Open, out: Out<WindowMove>): void {
    films.legal(state, seat, out);
    offersLegal(state, seat, offers, out);
    if (auctions > 0) auctionsLegal(state, seat, out);
    if (seat !== state.mover || state.players[seat].films.length === 0) return;
    pawnCandidates(state, seat, out);
    redeemLegal(state, seat, out);
  }
  function possible(state: State, { seat, offers, auctions }: Omit<Open, 'kind'>): boolean {
    if (canOffer(state, seat, offers) || films.possible(state, seat)) return true;
    if (auctions > 0 && canAuction(state, seat)) return true;
    if (seat !== state.mover) return false;
    return state.players[seat].films.some(
      (film, i) => film.loan === 0 || refuseRedeem(state, seat, i) === undefined,
    );
  }
  function apply(state: State, frame: Open, move: WindowMove, driver: Driver<Event>): void {
    const { seat } = frame;
    if (move.type === 'offer') openOffer(state, frame, move.partner);
    else if (move.type === 'auction') openAuction(state, frame, move.item);
    else {
      state.stack.push(frame);
      if (move.type === 'complete') films.complete(state, seat, move.story, driver);
      else if (move.type === 'pawn') pawn(c, state, seat, move.film, driver);
      else redeem(state, seat, move.film, driver);
    }
  }

  return {
    /** IMM-2.1: before rolling. */
    turn: {
      candidates(state: State, frame: Turn, out: TurnMove[]): void {
        out.push(ROLL);
        candidates(state, frame, out);
      },
      refuse: (state: State, frame: Turn, move: TurnMove) =>
        move.type === 'roll' ? undefined : refuse(state, frame, move),
      legal(state: State, frame: Turn, out: TurnMove[]): void {
        out.push(ROLL);
        legal(state, frame, out);
      },
      apply(state: State, frame: Turn, move: TurnMove, driver: Driver<Event>): void {
        if (move.type === 'roll') roll(state, frame.seat, driver);
        else apply(state, frame, move, driver);
      },
    },
    window: { candidates, refuse, legal, possible, apply, pass: () => undefined },
    /** IMM-R5: every other seat is asked once, and mostly passes. */
    raise: {
      candidates(
        _state: State,
        _frame: FrameOf<Decisions, 'raise'>,
        out: Decisions['raise']['move'][],
      ): void {
        out.push(RAISE);
      },
      /** IMM-R5 { why: 'nothing' } where nothing could be done in a window. */
      refuse: (state: State, { seat }: FrameOf<Decisions, 'raise'>): Refusal | undefined =>
        possible(state, WINDOW_FRAME[seat]) ? undefined : { rule: 'IMM-R5', values: { why: 'nothing' } },
      legal(state: State, { seat }: FrameOf<Decisions, 'raise'>, out: Decisions['raise']['move'][]): void {
        if (possible(state, WINDOW_FRAME[seat])) out.push(RAISE);
      },
      possible: (state: State, { seat }: FrameOf<Decisions, 'raise'>) => possible(state, WINDOW_FRAME[seat]),
      apply(
        state: State,
        { seat }: FrameOf<Decisions, 'raise'>,
        _move: unknown,
        driver: Driver<Event>,
      ): void {
        driver.emit?.({ type: 'raised', seat });
        state.stack.push(WINDOW_FRAME[seat]);
      },
      pass: () => undefined,
    },
  };
}
