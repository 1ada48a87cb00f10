import type { Seat } from '@backlot/engine';
import {
  BAD_PUBLICITY,
  BAD_WEATHER,
  BANK,
  BIDS,
  COMPANY_ITEM,
  COMPANY_PRICE,
  type Components,
  companiesOf,
  completable,
  completionValue,
  type Film,
  type Item,
  LOAN_FEE,
  LOCATION,
  LOCATION_PRICE,
  liveFilms,
  RENT,
  RENT_PER_FILM,
  RENTS,
  type State,
  type Terms,
} from '@backlot/movie-maker';
import { type Outlook, outlook } from './outlook.ts';
import { Studio } from './studio.ts';
import type { Weights } from './weights.ts';

const OWNERS_FILMS = RENTS.indexOf('owner');
const NOTHING: Terms = { items: [], locations: 0, cash: 0 };

/** What everything on the table is worth to each seat, in pounds, at one decision. */
export class Accounts {
  readonly #c: Components;
  readonly #w: Weights;
  readonly #studio: Studio;
  #state!: State;
  #ahead!: Outlook;

  constructor(c: Components, w: Weights) {
    this.#c = c;
    this.#w = w;
    this.#studio = new Studio(c, w);
  }

  /** Turns to a state; the figures below are of this one. */
  of(state: State): void {
    this.#state = state;
    this.#ahead = outlook(this.#c, state, this.#w);
  }

  get ahead(): Outlook {
    return this.#ahead;
  }

  /** What a seat must expect to pay in a lap: rents, bad publicity and bad weather (IMM-3.3, IMM-3.12). */
  dues(seat: Seat): number {
    const { owners, players, rent } = this.#state;
    const live = liveFilms(players[seat]);
    let sum = live * BAD_PUBLICITY;
    for (const owner of owners) {
      if (owner === BANK || owner === seat) continue;
      sum += RENT + RENT_PER_FILM * (rent === OWNERS_FILMS ? liveFilms(players[owner]) : live);
    }
    for (const card of players[seat].cards) if (this.#c.parts[card] === 0) sum += BAD_WEATHER;
    // a lap is a visit to every seventh space
    return sum / 7;
  }

  /**
   * What it costs a seat to be left with so much cash only: debts would sell cards at half price (IMM-5.2), and what
   * is for sale would go to others.
   */
  thirst(seat: Seat, cash: number): number {
    if (this.#state.ending === 1) return 0;
    const reserve = this.#w.reserve + this.#w.dues * this.dues(seat);
    const short = Math.max(0, reserve - cash);
    return (this.#w.thirst * short * short) / reserve;
  }

  /** What paying costs a seat: the pounds, and being short of them. */
  cost(seat: Seat, pounds: number): number {
    const { cash } = this.#state.players[seat];
    return pounds + this.thirst(seat, cash - pounds) - this.thirst(seat, cash);
  }

  /** Cards and locations outside films, with some more and some less. */
  holding(seat: Seat, plus: Terms = NOTHING, minus: Terms = NOTHING): number {
    const player = this.#state.players[seat];
    const cards = player.cards.filter(card => !minus.items.includes(card));
    for (const item of plus.items) if (item < LOCATION) cards.push(item);
    return this.#studio.worth(cards, player.locations + plus.locations - minus.locations, this.#ahead);
  }

  /** So many companies: at the table's rate for the films there are, and rents till the end (IMM-3.3, IMM-5.4). */
  companies(seat: Seat, owned: number): number {
    const { players } = this.#state;
    const films = liveFilms(players[seat]);
    const rate = films > 0 ? this.#c.companyValues[owned] * films : owned * COMPANY_PRICE;
    let rents = 0;
    for (let other = 0; other < players.length; other++) {
      if (other === seat || players[other].bankrupt === 1) continue;
      rents += RENT + liveFilms(players[other]) * RENT_PER_FILM;
    }
    return rate + (owned * rents * this.#ahead.turns) / this.#c.spaces.length;
  }

  /** What an item would add for a seat that doesn't have it. */
  gain(seat: Seat, item: Item): number {
    const owned = companiesOf(this.#state, seat);
    if (item >= COMPANY_ITEM) return this.companies(seat, owned + 1) - this.companies(seat, owned);
    const one = item === LOCATION ? { ...NOTHING, locations: 1 } : { ...NOTHING, items: [item] };
    return this.holding(seat, one) - this.holding(seat);
  }

  /** What giving an item up takes from a seat that has it. */
  loss(seat: Seat, item: Item): number {
    const owned = companiesOf(this.#state, seat);
    if (item >= COMPANY_ITEM) return this.companies(seat, owned) - this.companies(seat, owned - 1);
    const one = item === LOCATION ? { ...NOTHING, locations: 1 } : { ...NOTHING, items: [item] };
    return this.holding(seat) - this.holding(seat, NOTHING, one);
  }

  /** What a seat wins or loses by a trade. */
  trade(seat: Seat, gets: Terms, gives: Terms): number {
    const owned = companiesOf(this.#state, seat);
    const count = ({ items }: Terms): number => items.filter(item => item >= COMPANY_ITEM).length;
    const cash = gets.cash >= gives.cash ? gets.cash - gives.cash : -this.cost(seat, gives.cash - gets.cash);
    const companies = this.companies(seat, owned + count(gets) - count(gives)) - this.companies(seat, owned);
    const parts = this.holding(seat, gets, gives) - this.holding(seat);
    // another card will come at face value: only what completes a film is worth more than a few times that
    const dear = this.#w.dear * this.#face(gets);
    return cash + companies + (parts > dear && !this.completes(seat, gets, gives) ? dear : parts);
  }

  /** Face value of cards and locations. */
  #face({ items, locations }: Terms): number {
    let sum = locations * LOCATION_PRICE;
    for (const item of items) if (item < LOCATION) sum += this.#c.prices[item];
    return sum;
  }

  /** How many stories can be completed now that could not without this item (IMM-4.1). */
  breaks(seat: Seat, item: Item): number {
    const { cards, locations } = this.#state.players[seat];
    const now = completable(this.#c, { cards, locations }).length;
    const after = {
      cards: cards.filter(card => card !== item),
      locations: item === LOCATION ? locations - 1 : locations,
    };
    return now - completable(this.#c, after).length;
  }

  /** Whether a trade makes a film possible that wasn't (IMM-4.1). */
  completes(seat: Seat, gets: Terms, gives: Terms): boolean {
    const { cards, locations } = this.#state.players[seat];
    const after = [
      ...cards.filter(card => !gives.items.includes(card)),
      ...gets.items.filter(i => i < LOCATION),
    ];
    const then = { cards: after, locations: locations + gets.locations - gives.locations };
    const now = completable(this.#c, { cards, locations });
    return completable(this.#c, then).some(story => !now.includes(story));
  }

  /** A completed film with what it will still pay. */
  film(film: Omit<Film, 'loan'>): number {
    return completionValue(this.#c, film) * (1 + this.#ahead.pay);
  }

  /** What a film is worth beyond what the bank wants for it (IMM-5.3). */
  redemption(film: Film): number {
    return this.film(film) - film.loan - LOAN_FEE;
  }

  /** Whether so much cash is too little for the turns to come, so that a loan is of use (IMM-5.3). */
  borrows(cash: number): boolean {
    return cash < this.#w.loanCash && this.#ahead.turns > this.#w.loanTurns;
  }

  /** Whether a seat does well to pawn this film: it needs the cash, and a flop would take this one first (IMM-R7). */
  lends(seat: Seat, at: number): boolean {
    const { cash, films } = this.#state.players[seat];
    return this.borrows(cash) && at === films.findLastIndex(film => film.loan === 0);
  }

  /** All that a seat may expect to have in the end. */
  expectation(seat: Seat): number {
    const player = this.#state.players[seat];
    if (player.bankrupt === 1) return 0;
    let total = player.cash - this.thirst(seat, player.cash) + this.holding(seat);
    for (const film of player.films) {
      if (film.loan > 0) {
        total += Math.max(0, this.redemption(film)) / 2;
        continue;
      }
      total += this.film(film) + this.#c.needs[this.#c.kinds[film.story]] * LOCATION_PRICE;
    }
    return total + this.companies(seat, companiesOf(this.#state, seat));
  }

  /** What the best placed rival among `rivals` would gain by an item that is auctioned, beyond the price. */
  rivalGain(rivals: readonly Seat[], item: Item, high: number): number {
    const step = BIDS[0];
    let best = 0;
    let second: number = high + step;
    for (const seat of rivals) {
      const surplus = this.gain(seat, item);
      const limit = Math.min(surplus, this.#state.players[seat].cash);
      if (limit < high + step) continue;
      if (surplus > best) {
        second = Math.max(second, Math.min(best, limit));
        best = surplus;
      } else second = Math.max(second, limit);
    }
    return Math.max(0, best - second);
  }
}
