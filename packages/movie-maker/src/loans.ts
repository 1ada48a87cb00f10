import type { Driver, Refusal, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { completionValue } from './films.ts';
import { transfer } from './holdings.ts';
import { LOAN_FEE } from './money.ts';
import { type Out, PAWN, REDEEM } from './moves.ts';
import { BANK, type Event, type State, type WindowMove } from './types.ts';

type Pawn = Extract<WindowMove, { type: 'pawn' }>;
type Redeem = Extract<WindowMove, { type: 'redeem' }>;

/** IMM-R8: loans are taken and redeemed in one's own turn. */
export const refusePawn = (state: State, seat: Seat): Refusal | undefined =>
  seat === state.mover ? undefined : { rule: 'IMM-R8' };

/** IMM-R8 {} in another's turn; IMM-5.3 { price, cash } short of the loan and the fee. */
export function refuseRedeem(state: State, seat: Seat, film: number): Refusal | undefined {
  if (seat !== state.mover) return { rule: 'IMM-R8' };
  const { cash, films } = state.players[seat];
  const price = films[film].loan + LOAN_FEE;
  return cash < price ? { rule: 'IMM-5.3', values: { price, cash } } : undefined;
}

export function pawnCandidates(state: State, seat: Seat, out: Out<Pawn>): void {
  const { films } = state.players[seat];
  for (let i = 0; i < films.length; i++) if (films[i].loan === 0) out.push(PAWN[i]);
}

export function redeemCandidates(state: State, seat: Seat, out: Out<Redeem>): void {
  const { films } = state.players[seat];
  for (let i = 0; i < films.length; i++) if (films[i].loan > 0) out.push(REDEEM[i]);
}

/** The films that can be redeemed now. */
export function redeemLegal(state: State, seat: Seat, out: Out<Redeem>): void {
  const { cash, films } = state.players[seat];
  for (let i = 0; i < films.length; i++)
    if (films[i].loan > 0 && cash >= films[i].loan + LOAN_FEE) out.push(REDEEM[i]);
}

/** IMM-5.3: half the completion value, Oscar included; the film belongs to the bank until it is redeemed. */
export function pawn(c: Components, state: State, seat: Seat, at: number, driver: Driver<Event>): void {
  const { films } = state.players[seat];
  const loan = completionValue(c, films[at]) / 2;
  const film = { ...films[at], loan };
  films[at] = film;
  transfer(state, BANK, seat, loan);
  driver.emit?.({ type: 'pawned', seat, film, loan });
}

/** IMM-5.3: the loan and the fee are paid, and the film is its maker's again. */
export function redeem(state: State, seat: Seat, at: number, driver: Driver<Event>): void {
  const { films } = state.players[seat];
  const price = films[at].loan + LOAN_FEE;
  const film = { ...films[at], loan: 0 };
  films[at] = film;
  transfer(state, seat, BANK, price);
  driver.emit?.({ type: 'redeemed', seat, film, price });
}
