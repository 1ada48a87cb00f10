import type { Driver, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { completionValue, filmLocations } from './films.ts';
import { companiesOf, type Held, liveFilms, solvent } from './holdings.ts';
import { COMPANY_PRICE, LOCATION_PRICE } from './money.ts';
import { FINISH_FRAME } from './moves.ts';
import { type Event, LENGTHS, NONE, type State } from './types.ts';

/** What a seat is worth (IMM-6.1), in pounds. */
export interface Estate {
  readonly films: number;
  readonly companies: number;
  /** Face value of production cards outside films. */
  readonly cards: number;
  /** Location cards, those laid with films too (IMM-R11). */
  readonly locations: number;
  readonly cash: number;
  readonly total: number;
}

const LONG = LENGTHS.indexOf('long');

/** IMM-6.1: the value of all a seat has; films in pawn count nothing with all that lies with them (IMM-R7). */
export function estate(c: Components, from: Held, seat: Seat): Estate {
  const player = from.players[seat];
  const live = liveFilms(player);
  let films = 0;
  let laid = player.locations;
  for (const film of player.films) {
    if (film.loan > 0) continue;
    films += completionValue(c, film);
    laid += filmLocations(c, film.story);
  }
  const owned = companiesOf(from, seat);
  // IMM-5.4: one figure for all companies together, for each film; at cost without a film
  const companies = live > 0 ? c.companyValues[owned] * live : owned * COMPANY_PRICE;
  const cards = player.cards.reduce((sum, card) => sum + c.prices[card], 0);
  const locations = laid * LOCATION_PRICE; // IMM-R11
  const { cash } = player;
  return { films, companies, cards, locations, cash, total: films + companies + cards + locations + cash };
}

/** The estates of all seats. */
export const estates = (c: Components, from: Held): Estate[] =>
  from.players.map((_, seat) => estate(c, from, seat));

/** Points and ranks: the highest total wins (IMM-6.2), equal totals share (IMM-R9), the bankrupt come last. */
export function result(c: Components, state: State): { points: number[]; ranks: number[] } | undefined {
  if (state.stack.length > 0) return undefined;
  const points = estates(c, state).map(({ total }) => total);
  const order = points.map((total, seat) => (solvent(state.players[seat]) ? total : -1));
  return { points, ranks: order.map(own => 1 + order.filter(other => other > own).length) };
}

/** Tells the end of the game. */
export function announce(c: Components, state: State, driver: Driver<Event>): void {
  driver.emit?.({ type: 'ended', points: estates(c, state).map(({ total }) => total) });
}

/**
 * After a production card has been dealt with: with the last one the game ends, or in the long game goes on with the
 * Production Box, once (IMM-6.1). True where it ends: `buyer` (or NONE) and then all others may still complete films,
 * everything else lapses (IMM-R10).
 */
export function afterCard(state: State, buyer: number, driver: Driver<Event>): boolean {
  if (state.deck.length > 0) return false;
  if (state.length === LONG && state.replayed === 0 && state.box.length > 0) {
    state.replayed = 1;
    state.deck = state.box;
    state.box = [];
    driver.emit?.({ type: 'replayed', cards: [...state.deck] });
    return false;
  }
  state.ending = 1;
  driver.emit?.({ type: 'lastCard' });
  const { players, mover, stack } = state;
  stack.length = 0;
  for (let i = players.length - 1; i >= 0; i--) {
    const seat = (mover + i) % players.length;
    if (seat !== buyer && solvent(players[seat])) stack.push(FINISH_FRAME[seat]);
  }
  if (buyer !== NONE) stack.push(FINISH_FRAME[buyer]);
  return true;
}
