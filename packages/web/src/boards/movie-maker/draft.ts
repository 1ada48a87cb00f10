import { type Refusal, searchChance } from '@backlot/engine';
import {
  CASH_STEPS,
  type Frame,
  type Item,
  LOCATION,
  type Move,
  type Terms,
  type View,
} from '@backlot/movie-maker';
import type { MovieMakerGame } from './edition.ts';

export type Side = 'give' | 'want';
type Offer = Extract<Frame, { kind: 'offer' }>;

/** An offer on the desk that nobody else has seen yet: cards can be put on it and taken back. */
export type Draft = Readonly<Record<Side, Terms>>;

const NOTHING: Terms = { items: [], locations: 0, cash: 0 };
export const EMPTY: Draft = { give: NOTHING, want: NOTHING };

/** The offer that `answered` was, from the other side: where a counter-offer begins. */
export const mirrored = ({ give, want }: Draft): Draft => ({ give: want, want: give });

const most = (a: Terms, b: Terms): Terms => ({
  items: [...a.items, ...b.items.filter(item => !a.items.includes(item))],
  locations: Math.max(a.locations, b.locations),
  cash: Math.max(a.cash, b.cash),
});
/** The draft with what has been laid down for good by steps of the call sheet. */
export const onTop = (frame: Offer, draft: Draft): Draft => ({
  give: most(frame.give, draft.give),
  want: most(frame.want, draft.want),
});

/** One more of an item on a side; a card or company that lies there already stays as it is. */
export function put(draft: Draft, side: Side, item: Item): Draft {
  const terms = draft[side];
  if (item === LOCATION) return { ...draft, [side]: { ...terms, locations: terms.locations + 1 } };
  if (terms.items.includes(item)) return draft;
  return { ...draft, [side]: { ...terms, items: [...terms.items, item] } };
}

export function takeBack(draft: Draft, side: Side, item: Item): Draft {
  const terms = draft[side];
  const left =
    item === LOCATION
      ? { ...terms, locations: Math.max(0, terms.locations - 1) }
      : { ...terms, items: terms.items.filter(one => one !== item) };
  return { ...draft, [side]: left };
}

/** `cash` in pounds in place of what lay on the side. */
export const withCash = (draft: Draft, side: Side, cash: number): Draft => ({
  ...draft,
  [side]: { ...draft[side], cash },
});

/** An amount as the fewest steps the rules know; what is smaller than the smallest step is left out. */
function cashSteps(amount: number): number[] {
  const steps: number[] = [];
  let left = amount;
  for (const step of [...CASH_STEPS].sort((a, b) => b - a)) {
    for (; left >= step; left -= step) steps.push(step);
  }
  return steps;
}

/** The moves that bring the offer from where it stands to the draft, without proposing it. */
export function stepsOf(frame: Offer, draft: Draft): Move[] {
  return (['give', 'want'] as const).flatMap(side => {
    const [from, to] = [frame[side], draft[side]];
    const items = to.items.filter(item => !from.items.includes(item));
    const locations = Array<Item>(Math.max(0, to.locations - from.locations)).fill(LOCATION);
    return [
      ...[...items, ...locations].map(item => ({ type: side, item }) as Move),
      ...cashSteps(to.cash - from.cash).map(by => ({ type: `${side}Cash`, by }) as Move),
    ];
  });
}

/** A step of a draft that the rules refuse, and why. */
export interface Stumble {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** Plays `moves` one after another on an imagined state: the first that is refused, or undefined. */
export function tryOut(game: MovieMakerGame, view: View, moves: readonly Move[]): Stumble | undefined {
  const state = game.imagine(view, searchChance(view.turn + 1));
  for (const move of moves) {
    const option = game.find(state, game.text(move));
    if (option === undefined) return undefined;
    if (option.refusal !== undefined) return { move, refusal: option.refusal };
    game.apply(state, option.move, { chance: searchChance(view.turn + 2) });
  }
  return undefined;
}
