import { take } from '@backlot/engine';
import {
  BANK,
  COMPANY_ITEM,
  type Film,
  type Item,
  LOCATION,
  type Player,
  type State,
  type Terms,
  type View,
} from './types.ts';

/** What a holding is read from: a State or a View. */
export type Held = Pick<View, 'players' | 'owners'>;

const isCompany = (item: Item): boolean => item >= COMPANY_ITEM;

/** Whether `seat` has this card, company or a location card outside its films. */
export function holds(from: Held, seat: number, item: Item): boolean {
  if (isCompany(item)) return from.owners[item - COMPANY_ITEM] === seat;
  const player = from.players[seat];
  return item === LOCATION ? player.locations > 0 : player.cards.includes(item);
}

/** Calls `visit` with everything `seat` could trade: cards, one location card, companies. */
export function eachItem(from: Held, seat: number, visit: (item: Item) => void): void {
  const { cards, locations } = from.players[seat];
  for (let i = 0; i < cards.length; i++) visit(cards[i]);
  if (locations > 0) visit(LOCATION);
  for (let i = 0; i < from.owners.length; i++) if (from.owners[i] === seat) visit(COMPANY_ITEM + i);
}

/** Whether `seat` has anything but cash, films and charity cards. */
export function holdsAny(from: Held, seat: number): boolean {
  const { cards, locations } = from.players[seat];
  return cards.length > 0 || locations > 0 || from.owners.includes(seat);
}

/** How many companies `seat` owns. */
export function companiesOf(from: Pick<View, 'owners'>, seat: number): number {
  let count = 0;
  for (let i = 0; i < from.owners.length; i++) if (from.owners[i] === seat) count++;
  return count;
}

/** Completed films that are not in pawn: the others belong to the bank (IMM-5.3, IMM-R7). */
export function liveFilms(player: { readonly films: readonly Film[] }): number {
  let count = 0;
  for (let i = 0; i < player.films.length; i++) if (player.films[i].loan === 0) count++;
  return count;
}

/** IMM-R18: a company bought in this turn can't be traded or auctioned in it, except by a debtor. */
export function tradeable(state: Pick<View, 'since' | 'turn' | 'stack'>, seat: number, item: Item): boolean {
  if (!isCompany(item) || state.since[item - COMPANY_ITEM] < state.turn) return true;
  return state.stack.some(frame => frame.kind === 'debt' && frame.seat === seat);
}

/** Takes an item from a seat, a company also from the bank. */
function remove(state: State, from: number, item: Item): void {
  if (isCompany(item)) state.owners[item - COMPANY_ITEM] = BANK;
  else if (item === LOCATION) state.players[from].locations--;
  else take(state.players[from].cards, item);
}

function add(state: State, to: number, item: Item): void {
  if (isCompany(item)) state.owners[item - COMPANY_ITEM] = to;
  else if (item === LOCATION) state.players[to].locations++;
  else state.players[to].cards.push(item);
}

/** An item changes hands between two seats. */
export function hand(state: State, from: number, to: number, item: Item): void {
  remove(state, from, item);
  add(state, to, item);
}

/** IMM-5.2: a production card goes to the Production Box, a location to the stock, a company is for sale (IMM-R14). */
export function giveBack(state: State, from: number, item: Item): void {
  remove(state, from, item);
  if (item === LOCATION) state.locations++;
  else if (!isCompany(item)) state.box.push(item);
}

/** Moves pounds between seats and the bank. */
export function transfer(state: State, from: number, to: number, amount: number): void {
  if (from === BANK) state.bank -= amount;
  else state.players[from].cash -= amount;
  if (to === BANK) state.bank += amount;
  else state.players[to].cash += amount;
}

/** Whether a seat has all that one side of an offer names. */
export function covers(from: Held, seat: number, { items, locations, cash }: Terms): boolean {
  const player = from.players[seat];
  return player.cash >= cash && player.locations >= locations && items.every(item => holds(from, seat, item));
}

/** Whether a player is still in the game. */
export const solvent = (player: Pick<Player, 'bankrupt'>): boolean => player.bankrupt === 0;
