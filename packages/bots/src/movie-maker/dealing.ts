import type { Seat } from '@backlot/engine';
import {
  CASH_STEPS,
  COMPANY_ITEM,
  type Frame,
  type Item,
  LOCATION,
  type Move,
  type State,
  type Terms,
  tradeable,
} from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';
import { denial } from './spending.ts';
import type { Weights } from './weights.ts';

/** An offer that both sides gain by, as the one who makes it sees it. */
export interface Deal {
  readonly partner: Seat;
  readonly give: Terms;
  readonly want: Terms;
  /** Pounds the one who makes it gains beyond what the partner's gain costs. */
  readonly gain: number;
}

const STEP = CASH_STEPS[0];
/** Offers a bot makes in a turn at most, and to one partner one. */
const OFFERS_A_TURN = 2;
/** Items of each side that are looked at as part of an offer: those the other side gains most by. */
const LOOKED_AT = 4;
/** Exchanges that are priced: those that promise most when item is taken for item. */
const PRICED = 4;

/** With two players what one gains the other loses; but for this little, nobody would ever trade. */
const RIVALRY = 0.9;

/** Partners that `seat` has made an offer to in this turn: the rules keep the list, so that none is made twice. */
function asked(state: State, seat: Seat): number[] {
  const start = `${seat} to `;
  return state.offered
    .filter(key => key.startsWith(start))
    .map(key => Number.parseInt(key.slice(start.length), 10));
}

const terms = (item: Item | undefined, cash: number): Terms => ({
  items: item === undefined || item === LOCATION ? [] : [item],
  locations: item === LOCATION ? 1 : 0,
  cash,
});

/** Everything `seat` could part with. */
function itemsOf(state: State, seat: Seat): Item[] {
  const { cards, locations } = state.players[seat];
  const items = [...cards];
  if (locations > 0) items.push(LOCATION);
  state.owners.forEach((owner, i) => {
    if (owner === seat && tradeable(state, seat, COMPANY_ITEM + i)) items.push(COMPANY_ITEM + i);
  });
  return items;
}

/** An item that could change hands, and what both sides together would gain if nothing else did; or no item. */
interface Lot {
  readonly item: Item | undefined;
  readonly surplus: number;
}

/** The items of `from` that `to` would gain most by, beyond what they are worth where they are; and none. */
function lots(accounts: Accounts, state: State, from: Seat, to: Seat): Lot[] {
  const found: Lot[] = itemsOf(state, from).map(item => ({
    item,
    surplus: accounts.gain(to, item) - accounts.loss(from, item),
  }));
  found.sort((a, b) => b.surplus - a.surplus);
  return [{ item: undefined, surplus: 0 }, ...found.slice(0, LOOKED_AT)];
}

/** Finds, makes and judges offers (IMM-5.1, IMM-R5). */
export class Dealer {
  readonly #accounts: Accounts;
  readonly #w: Weights;

  constructor(accounts: Accounts, w: Weights) {
    this.#accounts = accounts;
    this.#w = w;
  }

  /** What a trade is worth to `seat`: its gain, less the share of the other's gain that is its own loss. */
  judge(state: State, seat: Seat, other: Seat, gets: Terms, gives: Terms): number {
    const accounts = this.#accounts;
    const own = accounts.trade(seat, gets, gives);
    const theirs = accounts.trade(other, gives, gets);
    // what completes a film of theirs is given for more than they gain, never for its price
    const parts = gives.items.length + gives.locations > 0;
    const share = parts && accounts.completes(other, gives, gets) ? 1 : Math.min(RIVALRY, denial(state));
    return own - share * Math.max(0, theirs);
  }

  /** The best offer of `seat` in this window; a pair of seats looks for one only now and then, so that nobody is pestered. */
  best(state: State, seat: Seat): Deal | undefined {
    const made = asked(state, seat);
    if (made.length >= OFFERS_A_TURN) return undefined;
    let best: Deal | undefined;
    const { players } = state;
    const round = Math.floor(state.turn / players.length);
    for (let partner = 0; partner < players.length; partner++) {
      if (partner === seat || players[partner].bankrupt === 1 || made.includes(partner)) continue;
      if ((round + seat + 2 * partner) % this.#w.offerEvery !== 0) continue;
      const deal = this.with(state, seat, partner);
      if (deal !== undefined && (best === undefined || deal.gain > best.gain)) best = deal;
    }
    return best;
  }

  /** A counter-offer of `seat`, where there is one that both gain by. */
  counter(state: State, seat: Seat, partner: Seat): Deal | undefined {
    const made = asked(state, seat);
    return made.length >= OFFERS_A_TURN || made.includes(partner)
      ? undefined
      : this.with(state, seat, partner);
  }

  /** The best offer of `seat` to `partner`: an item bought, sold or exchanged. */
  with(state: State, seat: Seat, partner: Seat): Deal | undefined {
    const wanted = lots(this.#accounts, state, partner, seat);
    const given = lots(this.#accounts, state, seat, partner);
    const pairs = wanted.flatMap(want =>
      given.map(give => ({ give: give.item, want: want.item, surplus: give.surplus + want.surplus })),
    );
    const promising = pairs.filter(({ give, want, surplus }) => give !== want && surplus > this.#w.offerGain);
    promising.sort((a, b) => b.surplus - a.surplus);
    let best: Deal | undefined;
    for (const { give, want } of promising.slice(0, PRICED)) {
      const deal = this.#priced(state, seat, partner, give, want);
      if (deal !== undefined && (best === undefined || deal.gain > best.gain)) best = deal;
    }
    return best;
  }

  /** These items with the cash that lets both gain alike, or more on the side that gives up the last part of a film. */
  #priced(
    state: State,
    seat: Seat,
    partner: Seat,
    give: Item | undefined,
    want: Item | undefined,
  ): Deal | undefined {
    const accounts = this.#accounts;
    const [gives, gets] = [terms(give, 0), terms(want, 0)];
    const own = accounts.trade(seat, gets, gives);
    const theirs = accounts.trade(partner, gives, gets);
    if (own + theirs < 2 * this.#w.offerGain) return undefined;
    let lean = 0.5;
    if (want !== undefined && accounts.completes(seat, gets, gives)) lean += 0.05;
    if (give !== undefined && accounts.completes(partner, gives, gets)) lean -= 0.05;
    // pounds from this seat to the partner
    const fair = (own + theirs) * lean - theirs;
    const cash = Math.round(fair / STEP) * STEP;
    const [pays, paid] = [Math.max(0, cash), Math.max(0, -cash)];
    if (pays > state.players[seat].cash || paid > state.players[partner].cash) return undefined;
    const deal = { partner, give: terms(give, pays), want: terms(want, paid) };
    if (accounts.trade(partner, deal.give, deal.want) < this.#w.offerGain) return undefined;
    if (accounts.trade(seat, deal.want, deal.give) < this.#w.offerGain) return undefined;
    const gain = this.judge(state, seat, partner, deal.want, deal.give);
    const reply = this.judge(state, partner, seat, deal.give, deal.want);
    return gain > 0 && reply > 0 ? { ...deal, gain } : undefined;
  }

  /** The next step of putting an offer together, or of withdrawing it where there is none to make. */
  step(state: State, frame: Extract<Frame, { kind: 'offer' }>, moves: readonly Move[]): Move | undefined {
    const { seat, partner, give, want } = frame;
    const deal = this.with(state, seat, partner);
    const of = (type: Move['type']): Move | undefined => moves.find(move => move.type === type);
    if (deal === undefined) return of('withdraw');
    const next =
      this.#item(moves, 'give', deal.give, give) ??
      this.#item(moves, 'want', deal.want, want) ??
      this.#cash(moves, 'giveCash', deal.give.cash - give.cash) ??
      this.#cash(moves, 'wantCash', deal.want.cash - want.cash);
    return next ?? of('propose') ?? of('withdraw');
  }

  #item(moves: readonly Move[], type: 'give' | 'want', meant: Terms, so: Terms): Move | undefined {
    const missing = meant.items.find(item => !so.items.includes(item));
    const item = missing ?? (so.locations < meant.locations ? LOCATION : undefined);
    return item === undefined ? undefined : moves.find(move => move.type === type && move.item === item);
  }

  #cash(moves: readonly Move[], type: 'giveCash' | 'wantCash', left: number): Move | undefined {
    return moves.findLast(move => move.type === type && move.by <= left);
  }
}
