import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { settleDebt } from './debts.ts';
import type { Films } from './films.ts';
import { eachItem, giveBack, transfer } from './holdings.ts';
import { pawn, pawnCandidates } from './loans.ts';
import { SELL } from './moves.ts';
import { offerCandidates, refuseOffer } from './trade.ts';
import { BANK, type Decisions, type Event, type Item, type State } from './types.ts';
import { auctionCandidates, openAuction, openOffer, refuseAuction } from './window.ts';

type Debt = FrameOf<Decisions, 'debt'>;
type DebtMove = Decisions['debt']['move'];

/** What the bank pays a debtor for a card: half its face value (IMM-5.2). */
export const knockdown = (c: Components, item: Item): number => c.prices[item] / 2;

/**
 * IMM-5.2, IMM-R6: a debtor raises cash, one step at a time, until the debt can be paid or nothing is left. As in any
 * window (IMM-R5) a film may be completed first (IMM-R13), to be pawned in place of selling its parts.
 */
export function debt(c: Components, films: Films) {
  function sell(state: State, seat: Seat, item: Item, driver: Driver<Event>): void {
    const price = knockdown(c, item);
    giveBack(state, seat, item);
    transfer(state, BANK, seat, price);
    driver.emit?.({ type: 'soldToBank', seat, item, price });
  }
  return {
    candidates(state: State, { seat }: Debt, out: DebtMove[]): void {
      eachItem(state, seat, item => out.push(SELL[item]));
      films.candidates(state, seat, out);
      pawnCandidates(state, seat, out);
      offerCandidates(state, seat, out);
      auctionCandidates(state, seat, out);
    },
    refuse(state: State, { seat, offers, auctions }: Debt, move: DebtMove): Refusal | undefined {
      if (move.type === 'complete') return films.refuseComplete(state, seat, move.story);
      if (move.type === 'offer') return refuseOffer(state, seat, move.partner, offers);
      return move.type === 'auction' ? refuseAuction(state, seat, move.item, auctions) : undefined;
    },
    apply(state: State, frame: Debt, move: DebtMove, driver: Driver<Event>): void {
      if (move.type === 'offer') openOffer(state, frame, move.partner);
      else if (move.type === 'auction') openAuction(state, frame, move.item);
      else {
        state.stack.push(frame);
        if (move.type === 'complete') {
          films.complete(state, frame.seat, move.story, driver);
          return;
        }
        if (move.type === 'sell') sell(state, frame.seat, move.item, driver);
        else pawn(c, state, frame.seat, move.film, driver);
        settleDebt(state, driver);
      }
    },
  };
}
