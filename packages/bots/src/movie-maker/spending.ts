import type { Seat } from '@backlot/engine';
import {
  BIDS,
  COMPANY_ITEM,
  COMPANY_PRICE,
  type Components,
  type Frame,
  LOCATION_PRICE,
  type Move,
  type State,
} from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** Against a step other than the one meant: bids grow in small steps, by a fifth of the face value at most. */
const WRONG_STEP = 5_000_000;

const rivalsOf = (state: State, host: Seat, without: Seat, out: number): Seat[] =>
  state.players.flatMap((player, seat) =>
    seat === host || seat === without || player.bankrupt === 1 || (out & (1 << seat)) !== 0 ? [] : [seat],
  );

/** How much of a rival's gain is one's own loss: all of it with two players. */
export const denial = (state: State): number =>
  1 / Math.max(1, state.players.filter(player => player.bankrupt === 0).length - 1);

/** Worth of buying the card turned up, and of leaving it to the others (IMM-3.1). */
export function card(
  c: Components,
  accounts: Accounts,
  keen: number,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  out: number[],
): void {
  const price = c.prices[state.up];
  const buy = accounts.gain(seat, state.up) - accounts.cost(seat, price);
  const leave = -keen * denial(state) * accounts.rivalGain(rivalsOf(state, seat, seat, 0), state.up, 0);
  for (let i = 0; i < moves.length; i++) out[i] = moves[i].type === 'buy' ? buy : leave;
}

/** Worth of each bid; being out is 0 (IMM-R3). */
export function bid(
  c: Components,
  accounts: Accounts,
  keen: number,
  state: State,
  frame: Of<'bid'>,
  moves: readonly Move[],
  out: number[],
): void {
  const { seat, item, seller, host, high, holder } = frame;
  // who is out already can't win it any more
  const rivals = rivalsOf(state, host, seat, frame.out);
  const other =
    holder < 0 ? accounts.rivalGain(rivals, item, high) : Math.max(0, accounts.gain(holder, item) - high);
  const share = denial(state);
  const worth = accounts.gain(seat, item) + keen * share * other;
  // what is paid to a rival helps that rival
  const payout = seller < 0 ? 1 : 1 + share;
  const left = (by: number): number => worth - payout * accounts.cost(seat, high + by);
  const aim = Math.min(left(0) / 4, c.prices[item] / 5);
  let step: number = BIDS[0];
  for (const by of BIDS) if (by <= aim) step = by;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.type === 'bid') out[i] = left(move.by) - (move.by === step ? 0 : WRONG_STEP);
    else out[i] = 0;
  }
  // short of cash for the step meant, the greatest that there is
  const bids = moves.filter(move => move.type === 'bid');
  const last = bids.at(-1);
  if (last !== undefined && last.by < step) out[bids.length - 1] += WRONG_STEP;
}

/** Worth of so many location cards (IMM-3.2). */
export function locations(accounts: Accounts, seat: Seat, moves: readonly Move[], out: number[]): void {
  const held = accounts.holding(seat);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    out[i] = 0;
    if (move.type !== 'buyLocations') continue;
    const more = { items: [], locations: move.count, cash: 0 };
    out[i] = accounts.holding(seat, more) - held - accounts.cost(seat, move.count * LOCATION_PRICE);
  }
}

/** Worth of an unowned company (IMM-3.3). */
export function company(
  accounts: Accounts,
  frame: Of<'company'>,
  moves: readonly Move[],
  out: number[],
): void {
  const { seat } = frame;
  const gain = accounts.gain(seat, COMPANY_ITEM + frame.company) - accounts.cost(seat, COMPANY_PRICE);
  for (let i = 0; i < moves.length; i++) out[i] = moves[i].type === 'buy' ? gain : 0;
}
