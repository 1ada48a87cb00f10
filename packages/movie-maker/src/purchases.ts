import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { beginAuction, dealCard } from './auction.ts';
import type { Components } from './components.ts';
import { transfer } from './holdings.ts';
import { COMPANY_PRICE, LOCATION_PRICE } from './money.ts';
import { BUY, BUY_LOCATIONS, LEAVE } from './moves.ts';
import { BANK, COMPANY_ITEM, type Decisions, type Event, LOCATION, type State } from './types.ts';

type CardFrame = FrameOf<Decisions, 'card'>;
type CardMove = Decisions['card']['move'];
type Locations = FrameOf<Decisions, 'locations'>;
type LocationsMove = Decisions['locations']['move'];
type CompanyFrame = FrameOf<Decisions, 'company'>;
type CompanyMove = Decisions['company']['move'];

/** IMM-R12 { price, cash }: what is optional is paid from cash in hand. */
const refusePrice = (price: number, cash: number): Refusal | undefined =>
  price > cash ? { rule: 'IMM-R12', values: { price, cash } } : undefined;

/** What the bank sells on spaces, over an edition. */
export function purchases(c: Components) {
  return {
    /** IMM-3.1: buy the card turned up at face value, or leave it to an auction among the others. */
    card: {
      candidates(_state: State, _frame: CardFrame, out: CardMove[]): void {
        out.push(BUY, LEAVE);
      },
      refuse: (state: State, { seat }: CardFrame, move: CardMove): Refusal | undefined =>
        move.type === 'leave' ? undefined : refusePrice(c.prices[state.up], state.players[seat].cash),
      apply(state: State, { seat }: CardFrame, move: CardMove, driver: Driver<Event>): void {
        const { up } = state;
        if (move.type === 'leave') {
          beginAuction(state, seat, up, BANK, 0, driver);
          return;
        }
        const price = c.prices[up];
        transfer(state, seat, BANK, price);
        driver.emit?.({ type: 'bought', seat, item: up, count: 1, price });
        dealCard(state, seat, driver);
      },
    },
    /** IMM-3.2, IMM-R17: up to the number shown, while there are some, at 50 000 each. */
    locations: {
      candidates(_state: State, { most }: Locations, out: LocationsMove[]): void {
        for (let count = 1; count <= most; count++) out.push(BUY_LOCATIONS[count]);
      },
      /** IMM-3.2 { count, stock } beyond the stock; IMM-R12 beyond the cash in hand. */
      refuse(state: State, { seat }: Locations, { count }: LocationsMove): Refusal | undefined {
        if (count > state.locations) return { rule: 'IMM-3.2', values: { count, stock: state.locations } };
        return refusePrice(count * LOCATION_PRICE, state.players[seat].cash);
      },
      possible: (state: State, { seat }: Locations) =>
        state.locations > 0 && state.players[seat].cash >= LOCATION_PRICE,
      apply(state: State, { seat }: Locations, { count }: LocationsMove, driver: Driver<Event>): void {
        const price = count * LOCATION_PRICE;
        state.locations -= count;
        state.players[seat].locations += count;
        transfer(state, seat, BANK, price);
        driver.emit?.({ type: 'bought', seat, item: LOCATION, count, price });
      },
      pass: () => undefined,
    },
    /** IMM-3.3: an unowned company; left alone nothing happens, there is no auction. */
    company: {
      candidates(_state: State, _frame: CompanyFrame, out: CompanyMove[]): void {
        out.push(BUY);
      },
      refuse: (state: State, { seat }: CompanyFrame) => refusePrice(COMPANY_PRICE, state.players[seat].cash),
      possible: (state: State, { seat }: CompanyFrame) => state.players[seat].cash >= COMPANY_PRICE,
      apply(state: State, { seat, company }: CompanyFrame, _move: CompanyMove, driver: Driver<Event>): void {
        state.owners[company] = seat;
        state.since[company] = state.turn; // IMM-R18
        transfer(state, seat, BANK, COMPANY_PRICE);
        const item = COMPANY_ITEM + company;
        driver.emit?.({ type: 'bought', seat, item, count: 1, price: COMPANY_PRICE });
      },
      pass: () => undefined,
    },
  };
}
