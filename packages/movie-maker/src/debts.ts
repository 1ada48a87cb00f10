import { type Driver, invariant, type Seat } from '@backlot/engine';
import { holdsAny, liveFilms, solvent, transfer } from './holdings.ts';
import { AUCTIONS, BANK, type Event, OFFERS, type State } from './types.ts';

/** Whether a debtor has anything left to sell or to pawn (IMM-5.2). */
const canRaise = (state: State, seat: Seat): boolean =>
  holdsAny(state, seat) || liveFilms(state.players[seat]) > 0;

/** IMM-5.2: the creditor gets the cash there is, charity cards return, the piece leaves; films in pawn stay pawned. */
function bankrupt(state: State, seat: Seat, to: number, driver: Driver<Event>): void {
  const player = state.players[seat];
  const { cash } = player;
  transfer(state, seat, to, cash);
  state.charity += player.charity;
  player.charity = 0;
  player.missing = 0;
  player.bankrupt = 1;
  driver.emit?.({ type: 'bankrupt', seat, to, cash });
  const kept = state.stack.filter(frame => frame.seat !== seat);
  const left = state.players.filter(solvent).length;
  // IMM-6.2: with one solvent player left the game ends
  state.ending = left === 1 ? 1 : 0;
  state.stack.splice(0, state.stack.length, ...(left === 1 ? [] : kept));
}

/** Where a debt waits on top: pays it as soon as cash covers it (IMM-R6), or declares its debtor bankrupt. */
export function settleDebt(state: State, driver: Driver<Event>): void {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'debt') return;
  const { seat, amount, to, rule } = frame;
  const player = state.players[seat];
  if (player.cash < amount) {
    if (canRaise(state, seat)) return;
    state.stack.pop();
    bankrupt(state, seat, to, driver);
    return;
  }
  state.stack.pop();
  transfer(state, seat, to, amount);
  driver.emit?.({ type: 'paid', seat, to, amount, rule });
  if (rule !== 'IMM-3.10') return;
  // the charity performance card comes with the payment
  invariant(state.charity > 0, 'charity is paid for only while there is a card (IMM-3.10)');
  state.charity--;
  player.charity++;
  driver.emit?.({ type: 'charityCard', seat });
}

/** `seat` must pay at once, to a seat or the bank; short of cash it owes (IMM-5.2). */
export function charge(
  state: State,
  seat: Seat,
  to: number,
  amount: number,
  rule: string,
  driver: Driver<Event>,
): void {
  if (state.players[seat].cash < amount) driver.emit?.({ type: 'owes', seat, to, amount, rule });
  state.stack.push({ kind: 'debt', seat, amount, to, rule, offers: OFFERS, auctions: AUCTIONS });
  settleDebt(state, driver);
}

/** The bank pays. */
export function receive(state: State, seat: Seat, amount: number, rule: string, driver: Driver<Event>): void {
  transfer(state, BANK, seat, amount);
  driver.emit?.({ type: 'received', seat, amount, rule });
}
