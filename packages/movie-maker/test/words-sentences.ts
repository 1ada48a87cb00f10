import { type Fragment, searchChance } from '@backlot/engine';
import {
  BIDS,
  CASH_STEPS,
  COMPANIES,
  COMPANY_ITEM,
  compile,
  createMovieMaker,
  type Film,
  type Frame,
  LOCATION,
  type Move,
  RESERVES,
  SHIPPED,
  type Terms,
  type View,
} from '../src/index.ts';

/** What no text may contain: a hole in its values, or stray blanks. */
export const BROKEN = /undefined|NaN|null|\[object|\s\s|\s[.,:;]|\.\./;

export const components = compile(SHIPPED);

/** A card, location or company as in moves: "logan", "location", "rank". */
export function itemOf(id: string): number {
  const index = components.names.indexOf(id);
  if (index < 0) throw new Error(`no item ${id}`);
  return index;
}

/** A sentence as the log would print it, seats as S0, S1 … */
export const plain = (fragments: readonly Fragment[]): string =>
  fragments
    .map(part => (typeof part === 'string' ? part : 'seat' in part ? `S${part.seat}` : part.text))
    .join('');

/** What the seat to decide sees when its first turn begins. */
export function setUp(seats = 3): View {
  const game = createMovieMaker();
  const state = game.setup({}, seats, { chance: searchChance(7) });
  return game.view(state, game.turn(state));
}

/** A film of the rulebook's first example, worth 6.5m. */
export const EPIC: Film = {
  story: itemOf('epic-1'),
  male: itemOf('logan'),
  female: itemOf('myers'),
  director: itemOf('galt'),
  oscar: 0,
  loan: 0,
};

export const terms = (ids: readonly string[], locations = 0, cash = 0): Terms => ({
  items: ids.map(itemOf),
  locations,
  cash,
});

/** The view with `frame` waiting and some of its values changed. */
export const asking = (frame: Frame, over: Partial<View> = {}): View => ({
  ...setUp(),
  ...over,
  stack: [frame],
});

/** Every move of every shape, over the shipped cards and four seats. */
export function everyMove(): Move[] {
  const cards = components.parts.map((_, card) => card);
  const items = [...cards, LOCATION, ...COMPANIES.map((_, i) => COMPANY_ITEM + i)];
  const simple = ['roll', 'raise', 'buy', 'leave', 'pay', 'miss', 'out', 'propose', 'withdraw'] as const;
  return [
    ...simple.map((type): Move => ({ type })),
    ...(['accept', 'counter', 'decline', 'pass'] as const).map((type): Move => ({ type })),
    ...cards.flatMap((card): Move[] => [
      { type: 'complete', story: card },
      { type: 'lose', card },
      { type: 'cast', card },
    ]),
    ...items.flatMap((item): Move[] => [
      { type: 'auction', item },
      { type: 'sell', item },
      { type: 'give', item },
      { type: 'want', item },
    ]),
    ...[0, 1, 2, 3].flatMap((index): Move[] => [
      { type: 'offer', partner: index },
      { type: 'pawn', film: index },
      { type: 'redeem', film: index },
      { type: 'award', film: index },
      { type: 'buyLocations', count: index + 1 },
    ]),
    ...BIDS.map((by): Move => ({ type: 'bid', by })),
    ...CASH_STEPS.flatMap((by): Move[] => [
      { type: 'giveCash', by },
      { type: 'wantCash', by },
    ]),
    ...RESERVES.map((price): Move => ({ type: 'reserve', price })),
  ];
}
