import {
  BOX_OFFICE_SHARE,
  type Components,
  completionValue,
  type Frame,
  knockdown,
  LOAN_FEE,
  type Move,
  type State,
} from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';

/** Against selling what a film that can be made now is made of, in pounds: only then as a last resort. */
const BROKEN = 5_000_000;

/** Worth of each way to raise money: what is lost for each pound still needed, the debt being the measure (IMM-5.2). */
export function debt(
  c: Components,
  accounts: Accounts,
  state: State,
  frame: Extract<Frame, { kind: 'debt' }>,
  moves: readonly Move[],
  out: number[],
): void {
  const { seat, amount } = frame;
  const { cash, films } = state.players[seat];
  const short = amount - cash;
  const each = (loss: number, raised: number): number => (-loss * short) / Math.min(raised, short);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.type === 'sell') {
      const raised = knockdown(c, move.item);
      out[i] = each(
        accounts.loss(seat, move.item) - raised + BROKEN * accounts.breaks(seat, move.item),
        raised,
      );
    } else if (move.type === 'pawn') {
      const film = films[move.film];
      const loan = completionValue(c, film) / 2;
      // redeemed later for the fee and the pay missed, or lost for good
      const pay = completionValue(c, film) / BOX_OFFICE_SHARE;
      const back = accounts.ahead.turns > 5 ? LOAN_FEE + pay : Number.POSITIVE_INFINITY;
      out[i] = each(Math.min(accounts.film(film) - loan, back), loan);
    } else out[i] = Number.NEGATIVE_INFINITY;
  }
}
