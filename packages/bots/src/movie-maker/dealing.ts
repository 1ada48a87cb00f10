import type { Seat } from '@backlot/engine';
import { CASH_STEPS, type Frame, LOCATION, type Move, type State, type Terms } from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';
import { asked, type Exchange, exchanges, terms } from './lots.ts';
import { denial } from './spending.ts';
import type { Weights } from './weights.ts';

/** An offer to a partner, as the one who makes it sees it. */
export interface Offer {
  readonly partner: Seat;
  readonly give: Terms;
  readonly want: Terms;
}

/** An offer that both sides gain by. */
export interface Deal extends Offer {
  /** Pounds the one who makes it gains beyond what the partner's gain costs. */
  readonly gain: number;
}

const STEP = CASH_STEPS[0];
/** Offers a bot makes in a turn at most, and to one partner one. */
const OFFERS_A_TURN = 2;
/** Shares of what both gain that the one who makes a welcome offer may keep, the best first. */
const KEPT = [0.7, 0.6, 0.5];
/** What a partner has to gain by a welcome offer, in pounds. */
const LURE = 50_000;

/** With two players what one gains the other loses; but for this little, nobody would ever trade. */
const RIVALRY = 0.9;

const isNothing = ({ items, locations, cash }: Terms): boolean => items.length + locations + cash === 0;

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

  /** Those `seat` may make an offer to in this window; a pair looks for one only now and then, so that nobody is pestered. */
  partners(state: State, seat: Seat): Seat[] {
    const { players } = state;
    const round = Math.floor(state.turn / players.length);
    const found: Seat[] = [];
    for (let partner = 0; partner < players.length; partner++) {
      if (players[partner].bankrupt === 1 || !this.mayAsk(state, seat, partner)) continue;
      if ((round + seat + 2 * partner) % this.#w.offerEvery === 0) found.push(partner);
    }
    return found;
  }

  /** Whether `seat` hasn't made offers enough in this turn. */
  mayAsk(state: State, seat: Seat, partner: Seat): boolean {
    const made = asked(state, seat);
    return seat !== partner && made.length < OFFERS_A_TURN && !made.includes(partner);
  }

  /** The best offer of `seat` in this window. */
  best(state: State, seat: Seat): Deal | undefined {
    let best: Deal | undefined;
    for (const partner of this.partners(state, seat)) {
      const deal = this.with(state, seat, partner);
      if (deal !== undefined && (best === undefined || deal.gain > best.gain)) best = deal;
    }
    return best;
  }

  /** A counter-offer of `seat`, where there is one that both gain by. */
  counter(state: State, seat: Seat, partner: Seat): Deal | undefined {
    return this.mayAsk(state, seat, partner) ? this.with(state, seat, partner) : undefined;
  }

  /** The best offer of `seat` to `partner`: an item bought, sold or exchanged. */
  with(state: State, seat: Seat, partner: Seat): Deal | undefined {
    let best: Deal | undefined;
    for (const exchange of exchanges(this.#accounts, state, seat, partner, this.#w.offerGain)) {
      const deal = this.#priced(state, seat, partner, exchange);
      if (deal !== undefined && (best === undefined || deal.gain > best.gain)) best = deal;
    }
    return best;
  }

  /**
   * Offers of `seat` that `partner` does well to accept as far as these accounts see: a few exchanges, each at the best
   * price for `seat`. What they are worth to `seat` is for others to say.
   */
  welcome(state: State, seat: Seat, partner: Seat): Offer[] {
    const accounts = this.#accounts;
    const found: Offer[] = [];
    for (const { give, want } of exchanges(accounts, state, seat, partner, 0)) {
      const own = accounts.trade(seat, terms(want, 0), terms(give, 0));
      const theirs = accounts.trade(partner, terms(give, 0), terms(want, 0));
      for (const kept of KEPT) {
        const cash = this.#within(state, seat, partner, (own + theirs) * (1 - kept) - theirs);
        const offer = {
          partner,
          give: terms(give, Math.max(0, cash)),
          want: terms(want, Math.max(0, -cash)),
        };
        if (!this.#welcomes(state, seat, offer)) continue;
        found.push(offer);
        break;
      }
    }
    return found;
  }

  /** Whether the partner of an offer of `seat` gains by it enough to accept it. */
  #welcomes(state: State, seat: Seat, { partner, give, want }: Offer): boolean {
    if (isNothing(give) || isNothing(want)) return false;
    if (this.#accounts.trade(partner, give, want) < LURE) return false;
    return this.judge(state, partner, seat, give, want) > 1;
  }

  /** Pounds from `seat` to `partner` that either has, in steps. */
  #within(state: State, seat: Seat, partner: Seat, pounds: number): number {
    const most = state.players[seat].cash;
    const least = -state.players[partner].cash;
    return Math.trunc(Math.min(most, Math.max(least, pounds)) / STEP) * STEP;
  }

  /** These items with the cash that lets both gain alike, or more on the side that gives up the last part of a film. */
  #priced(state: State, seat: Seat, partner: Seat, { give, want }: Exchange): Deal | undefined {
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
  step(
    { give, want }: Extract<Frame, { kind: 'offer' }>,
    deal: Offer | undefined,
    moves: readonly Move[],
  ): Move | undefined {
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
