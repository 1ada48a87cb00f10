import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { settleDebt } from './debts.ts';
import { covers, eachItem, hand, holdsAny, solvent, tradeable, transfer } from './holdings.ts';
import {
  ACCEPT,
  COUNTER,
  DECLINE,
  GIVE,
  GIVE_CASH,
  OFFER,
  type Out,
  PROPOSE,
  WANT,
  WANT_CASH,
  WITHDRAW,
} from './moves.ts';
import { offerToFinish } from './offer-to-finish.ts';
import {
  CASH_STEPS,
  type Decisions,
  type Event,
  type Item,
  LOCATION,
  type State,
  type Terms,
  type WindowMove,
} from './types.ts';

type Offer = FrameOf<Decisions, 'offer'>;
type OfferMove = Decisions['offer']['move'];
type Answer = FrameOf<Decisions, 'answer'>;
type AnswerMove = Decisions['answer']['move'];
type Begin = Extract<WindowMove, { type: 'offer' }>;

const NOTHING: Terms = Object.freeze({ items: [], locations: 0, cash: 0 });

const hasCash = (state: State, seat: Seat): boolean => state.players[seat].cash >= CASH_STEPS[0];

/** IMM-5.1: something to trade must be on one side, and something on each. */
function canTrade(state: State, seat: Seat, partner: Seat): boolean {
  const own = holdsAny(state, seat);
  const other = holdsAny(state, partner);
  if (own) return other || hasCash(state, partner);
  return other && hasCash(state, seat);
}

/** IMM-R5 { left } without an offer left; IMM-5.1 { why: 'nothing', partner } between two with nothing to trade. */
export function refuseOffer(state: State, seat: Seat, partner: Seat, left: number): Refusal | undefined {
  if (left === 0) return { rule: 'IMM-R5', values: { left } };
  return canTrade(state, seat, partner)
    ? undefined
    : { rule: 'IMM-5.1', values: { why: 'nothing', partner } };
}

/** Whether an offer can be begun to anyone. */
export function canOffer(state: State, seat: Seat, left: number): boolean {
  if (left === 0) return false;
  for (let i = 0; i < state.players.length; i++)
    if (i !== seat && solvent(state.players[i]) && canTrade(state, seat, i)) return true;
  return false;
}

export function offerCandidates(state: State, seat: Seat, out: Out<Begin>): void {
  for (let i = 0; i < state.players.length; i++)
    if (i !== seat && solvent(state.players[i])) out.push(OFFER[i]);
}

/** The candidates that are not refused, in their order. */
export function offersLegal(state: State, seat: Seat, left: number, out: Out<Begin>): void {
  if (left === 0) return;
  for (let i = 0; i < state.players.length; i++)
    if (i !== seat && solvent(state.players[i]) && canTrade(state, seat, i)) out.push(OFFER[i]);
}

export function beginOffer(state: State, seat: Seat, partner: Seat): void {
  state.stack.push({ kind: 'offer', seat, partner, give: NOTHING, want: NOTHING, counter: 0 });
}

/** The rules of offers over an edition (IMM-5.1, IMM-R5). */
export function trade(c: Components) {
  const side = ({ items, locations, cash }: Terms): string =>
    [...items]
      .sort((a, b) => a - b)
      .map(item => c.names[item])
      .concat(`${locations}`, `${cash}`)
      .join(' ');
  /** An offer in a form that tells it from others (IMM-R5). */
  const keyOf = ({ seat, partner, give, want }: Offer): string =>
    `${seat} to ${partner}: ${side(give)} for ${side(want)}`;

  function itemCandidates<M>(state: State, seat: Seat, terms: Terms, moves: readonly M[], out: M[]): void {
    eachItem(state, seat, item => {
      const taken =
        item === LOCATION ? terms.locations >= state.players[seat].locations : terms.items.includes(item);
      if (!taken) out.push(moves[item]);
    });
  }

  /**
   * - IMM-R18 { item } for a company bought in this turn
   * - IMM-5.1 { why: 'both' } for location cards on both sides
   */
  function refuseItem(state: State, seat: Seat, item: Item, against: Terms): Refusal | undefined {
    if (!tradeable(state, seat, item)) return { rule: 'IMM-R18', values: { item } };
    if (item !== LOCATION || against.locations === 0) return undefined;
    return { rule: 'IMM-5.1', values: { why: 'both' } };
  }

  /** IMM-5.1: { why: 'both' } for cash on both sides, { why: 'cash', cash, amount } beyond what there is. */
  function refuseCash(cash: number, amount: number, against: Terms): Refusal | undefined {
    if (against.cash > 0) return { rule: 'IMM-5.1', values: { why: 'both' } };
    return amount > cash ? { rule: 'IMM-5.1', values: { why: 'cash', cash, amount } } : undefined;
  }

  const isEmpty = ({ items, locations, cash }: Terms) => items.length + locations + cash === 0;
  const isCash = ({ items, locations }: Terms) => items.length + locations === 0;

  /** IMM-5.1 { why: 'empty' | 'cash only' }; IMM-R5 { why: 'again' } for an offer made in this turn already. */
  function refusePropose(state: State, frame: Offer): Refusal | undefined {
    const { give, want } = frame;
    if (isEmpty(give) || isEmpty(want)) return { rule: 'IMM-5.1', values: { why: 'empty' } };
    if (isCash(give) && isCash(want)) return { rule: 'IMM-5.1', values: { why: 'cash only' } };
    return state.offered.includes(keyOf(frame)) ? { rule: 'IMM-R5', values: { why: 'again' } } : undefined;
  }

  const plusItem = (terms: Terms, item: Item): Terms =>
    item === LOCATION
      ? { ...terms, locations: terms.locations + 1 }
      : { ...terms, items: [...terms.items, item] };
  const plusCash = (terms: Terms, by: number): Terms => ({ ...terms, cash: terms.cash + by });

  function propose(state: State, frame: Offer, driver: Driver<Event>): void {
    const { seat, partner, give, want, counter } = frame;
    state.offered.push(keyOf(frame));
    driver.emit?.({ type: 'offered', seat, partner, give, want, counter: counter === 1 });
    state.stack.push({ kind: 'answer', seat: partner, from: seat, give, want, counter });
  }

  function move(state: State, from: Seat, to: Seat, { items, locations, cash }: Terms): void {
    for (const item of items) hand(state, from, to, item);
    for (let i = 0; i < locations; i++) hand(state, from, to, LOCATION);
    transfer(state, from, to, cash);
  }

  function accept(state: State, { seat, from, give, want }: Answer, driver: Driver<Event>): void {
    move(state, from, seat, give);
    move(state, seat, from, want);
    driver.emit?.({ type: 'traded', seat: from, partner: seat, give, want });
    settleDebt(state, driver);
    offerToFinish(state, from);
    offerToFinish(state, seat);
  }

  return {
    /** An offer put together step by step: it only grows, so that it comes to an end. */
    offer: {
      candidates(state: State, { seat, partner, give, want }: Offer, out: OfferMove[]): void {
        itemCandidates<OfferMove>(state, seat, give, GIVE, out);
        itemCandidates<OfferMove>(state, partner, want, WANT, out);
        out.push(...GIVE_CASH, ...WANT_CASH, PROPOSE, WITHDRAW);
      },
      refuse(state: State, frame: Offer, chosen: OfferMove): Refusal | undefined {
        const { seat, partner, give, want } = frame;
        switch (chosen.type) {
          case 'give':
            return refuseItem(state, seat, chosen.item, want);
          case 'want':
            return refuseItem(state, partner, chosen.item, give);
          case 'giveCash':
            return refuseCash(state.players[seat].cash, give.cash + chosen.by, want);
          case 'wantCash':
            return refuseCash(state.players[partner].cash, want.cash + chosen.by, give);
          case 'propose':
            return refusePropose(state, frame);
          case 'withdraw':
            return undefined;
        }
      },
      apply(state: State, frame: Offer, chosen: OfferMove, driver: Driver<Event>): void {
        const { seat, partner, give, want } = frame;
        switch (chosen.type) {
          case 'give':
            state.stack.push({ ...frame, give: plusItem(give, chosen.item) });
            break;
          case 'want':
            state.stack.push({ ...frame, want: plusItem(want, chosen.item) });
            break;
          case 'giveCash':
            state.stack.push({ ...frame, give: plusCash(give, chosen.by) });
            break;
          case 'wantCash':
            state.stack.push({ ...frame, want: plusCash(want, chosen.by) });
            break;
          case 'propose':
            propose(state, frame, driver);
            break;
          case 'withdraw':
            driver.emit?.({ type: 'withdrew', seat, partner });
            break;
        }
      },
    },
    /** IMM-R5: accept, decline, or make the one counter-offer; both must have what they give. */
    answer: {
      candidates(_state: State, _frame: Answer, out: AnswerMove[]): void {
        out.push(ACCEPT, COUNTER, DECLINE);
      },
      refuse(
        state: State,
        { seat, from, give, want, counter }: Answer,
        chosen: AnswerMove,
      ): Refusal | undefined {
        if (chosen.type === 'counter' && counter === 1) return { rule: 'IMM-R5', values: { why: 'counter' } };
        if (chosen.type !== 'accept' || (covers(state, from, give) && covers(state, seat, want)))
          return undefined;
        return { rule: 'IMM-R5', values: { why: 'gone' } };
      },
      apply(state: State, frame: Answer, chosen: AnswerMove, driver: Driver<Event>): void {
        const { seat, from } = frame;
        if (chosen.type === 'accept') accept(state, frame, driver);
        else if (chosen.type === 'decline') driver.emit?.({ type: 'declined', seat, partner: from });
        else
          state.stack.push({ kind: 'offer', seat, partner: from, give: NOTHING, want: NOTHING, counter: 1 });
      },
    },
  };
}
