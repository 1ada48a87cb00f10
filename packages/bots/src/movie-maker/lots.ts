import type { Seat } from '@backlot/engine';
import { COMPANY_ITEM, type Item, LOCATION, type State, type Terms, tradeable } from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';

/** Items of each side that are looked at as part of an offer: those the other side gains most by. */
const LOOKED_AT = 4;
/** Exchanges that are priced: those that promise most when item is taken for item. */
const PRICED = 4;

/** Partners that `seat` has made an offer to in this turn: the rules keep the list, so that none is made twice. */
export function asked(state: State, seat: Seat): number[] {
  const start = `${seat} to `;
  return state.offered
    .filter(key => key.startsWith(start))
    .map(key => Number.parseInt(key.slice(start.length), 10));
}

/** One side of an offer: an item, or none, and cash. */
export const terms = (item: Item | undefined, cash: number): Terms => ({
  items: item === undefined || item === LOCATION ? [] : [item],
  locations: item === LOCATION ? 1 : 0,
  cash,
});

/** Everything `seat` could part with. */
function itemsOf(state: State, seat: Seat): Item[] {
  const { cards, locations } = state.players[seat];
  const items = [...cards];
  if (locations > 0) items.push(LOCATION);
  state.owners.forEach((owner, i) => {
    if (owner === seat && tradeable(state, seat, COMPANY_ITEM + i)) items.push(COMPANY_ITEM + i);
  });
  return items;
}

/** An item that could change hands, and what both sides together would gain if nothing else did; or no item. */
interface Lot {
  readonly item: Item | undefined;
  readonly surplus: number;
}

/** The items of `from` that `to` would gain most by, beyond what they are worth where they are; and none. */
function lots(accounts: Accounts, state: State, from: Seat, to: Seat): Lot[] {
  const found: Lot[] = itemsOf(state, from).map(item => ({
    item,
    surplus: accounts.gain(to, item) - accounts.loss(from, item),
  }));
  found.sort((a, b) => b.surplus - a.surplus);
  return [{ item: undefined, surplus: 0 }, ...found.slice(0, LOOKED_AT)];
}

/** What each side could give the other, cash apart. */
export interface Exchange {
  readonly give: Item | undefined;
  readonly want: Item | undefined;
}

/** The few exchanges of `seat` with `partner` that promise both together most, and more than `least` pounds. */
export function exchanges(
  accounts: Accounts,
  state: State,
  seat: Seat,
  partner: Seat,
  least: number,
): Exchange[] {
  const wanted = lots(accounts, state, partner, seat);
  const given = lots(accounts, state, seat, partner);
  const pairs = wanted.flatMap(want =>
    given.map(give => ({ give: give.item, want: want.item, surplus: give.surplus + want.surplus })),
  );
  const promising = pairs.filter(({ give, want, surplus }) => give !== want && surplus > least);
  return promising.sort((a, b) => b.surplus - a.surplus).slice(0, PRICED);
}
