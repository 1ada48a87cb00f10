import type { Seat } from '@backlot/engine';
import {
  COMPANY_PRICE,
  type Components,
  companiesOf,
  completionValue,
  type Film,
  filmLocations,
  GENRES,
  LOAN_FEE,
  LOCATION_PRICE,
  PARTS,
  type Player,
  RENT,
  RENT_PER_FILM,
  SPACES,
  type State,
} from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';

const MILLION = 1_000_000;
const FLOP = SPACES.indexOf('flop');
const BAD_PUBLICITY = SPACES.indexOf('bad-publicity');
/** Ways two dice can make each total. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** How many figures describe a seat's position. */
export const INPUTS = 47;
/** What a film waits for: the last stands for more. */
const WAITS = 4;

/** A seat's position, in figures about the size of 1. */
class Figures {
  readonly #out: Float64Array;
  #at = 0;

  constructor(out: Float64Array) {
    this.#out = out;
  }

  add(value: number): void {
    this.#out[this.#at++] = value;
  }

  get count(): number {
    return this.#at;
  }
}

/** The best film that could be made of what is held, for each number of things it still waits for, in pounds. */
function nearest(c: Components, { cards, locations }: Player, out: number[]): void {
  out.fill(0);
  for (const story of cards) {
    if (c.parts[story] !== 0) continue;
    let value = c.worth[story * GENRES.length + c.kinds[story]];
    let waits = 0;
    for (let part = 1; part < PARTS.length; part++) {
      let best = 0;
      for (const card of cards)
        if (c.parts[card] === part) best = Math.max(best, c.worth[card * GENRES.length + c.kinds[story]]);
      value += best;
      if (best === 0) waits++;
    }
    if (locations < filmLocations(c, story)) waits++;
    const at = Math.min(waits, WAITS - 1);
    out[at] = Math.max(out[at], value);
  }
}

/** How likely the next roll ends on a space of this kind. */
function nextRoll(c: Components, from: number, kind: number): number {
  let ways = 0;
  for (let sum = 2; sum < WAYS.length; sum++)
    if (c.spaces[(from + sum) % c.spaces.length].kind === kind) ways += WAYS[sum];
  return ways / 36;
}

/** What of a seat's position its rivals are compared by. */
export interface Sum {
  readonly live: readonly Film[];
  readonly value: number;
  readonly holding: number;
  readonly estate: number;
}

/** Describes the position of each seat for the network, as anyone can see it. */
export function features(c: Components, accounts: Accounts) {
  const waits = new Array<number>(WAITS).fill(0);

  function sum(state: State, seat: Seat): Sum {
    const player = state.players[seat];
    const live = player.films.filter(film => film.loan === 0);
    let value = 0;
    let estate = player.cash + player.locations * LOCATION_PRICE;
    for (const film of live) {
      value += completionValue(c, film);
      estate += filmLocations(c, film.story) * LOCATION_PRICE;
    }
    for (const card of player.cards) estate += c.prices[card];
    const owned = companiesOf(state, seat);
    estate += value + (live.length > 0 ? c.companyValues[owned] * live.length : owned * COMPANY_PRICE);
    return { live, value, holding: accounts.holding(seat), estate };
  }

  function describe(state: State, seat: Seat, sums: readonly Sum[], out: Float64Array): number {
    const f = new Figures(out);
    const player = state.players[seat];
    const { turns } = accounts.ahead;
    const own = sums[seat];
    const { live } = own;
    const cash = player.cash / MILLION;
    f.add(Math.min(cash, 3));
    f.add(Math.sqrt(cash));
    f.add(Math.min(cash, 0.3) * 3);
    f.add(cash / 10);
    f.add(own.value / (10 * MILLION));
    f.add(live.length / 3);
    const last = live.length > 0 ? completionValue(c, live[live.length - 1]) / (5 * MILLION) : 0;
    f.add(last);
    f.add((own.value * Math.min(turns, 50) * 0.0175) / (10 * MILLION));
    f.add(last * Math.min(1, turns / 40));
    let loans = 0;
    let backs = 0;
    for (const film of player.films) {
      if (film.loan === 0) continue;
      loans++;
      const worth = completionValue(c, film) + filmLocations(c, film.story) * LOCATION_PRICE;
      backs += Math.max(0, worth - film.loan - LOAN_FEE) / (5 * MILLION);
    }
    f.add(loans / 2);
    f.add(backs);
    f.add(backs * Math.min(1, cash / 3));
    f.add(live.reduce((n, film) => n + film.oscar, 0) / 3);
    const owned = companiesOf(state, seat);
    let rent = 0;
    for (let other = 0; other < sums.length; other++) {
      if (other === seat || state.players[other].bankrupt === 1) continue;
      rent += RENT + sums[other].live.length * RENT_PER_FILM;
    }
    f.add(owned / 3);
    f.add((owned * rent * turns) / c.spaces.length / MILLION);
    f.add((owned > 0 ? c.companyValues[owned] * live.length : 0) / (2 * MILLION));
    f.add(own.holding / (5 * MILLION));
    for (let part = 0; part < PARTS.length; part++) {
      let count = 0;
      for (const card of player.cards) if (c.parts[card] === part) count++;
      f.add(count / 3);
      let left = 0;
      for (const card of state.deck) if (c.parts[card] === part) left++;
      f.add(left / 12);
    }
    f.add(Math.min(player.locations, 5) / 4);
    nearest(c, player, waits);
    for (const value of waits) f.add(value / (5 * MILLION));
    f.add(player.missing / 2);
    f.add((seat - state.mover + sums.length) % sums.length === 0 ? 1 : 0);
    f.add(player.space / c.spaces.length);
    f.add(nextRoll(c, player.space, FLOP) * last * 5);
    f.add(nextRoll(c, player.space, BAD_PUBLICITY) * live.length);
    f.add(turns / 50);
    f.add(1 / (1 + turns / 5));
    f.add(2 / sums.length);
    f.add(own.estate / (20 * MILLION));
    f.add(own.estate / (5 * MILLION) / (1 + turns / 5));
    f.add(player.charity / 2);
    f.add(state.locations / 36);
    f.add(player.films.length < 1 ? 1 : 0);
    let [richest, biggest, hoard, most] = [0, 0, 0, 0];
    for (let other = 0; other < sums.length; other++) {
      if (other === seat || state.players[other].bankrupt === 1) continue;
      richest = Math.max(richest, state.players[other].cash);
      biggest = Math.max(biggest, sums[other].value);
      hoard = Math.max(hoard, sums[other].holding);
      most = Math.max(most, sums[other].estate);
    }
    f.add(Math.min(richest / MILLION, 3));
    f.add(biggest / (10 * MILLION));
    f.add(hoard / (5 * MILLION));
    f.add(most / (20 * MILLION));
    return f.count;
  }

  return { sum, describe };
}
export type Features = ReturnType<typeof features>;
