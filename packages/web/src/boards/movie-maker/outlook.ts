import type { Seat } from '@backlot/engine';
import {
  BOX_OFFICE_SHARE,
  type Card,
  type Components,
  completionValue,
  type Film,
  filmLocations,
  GENRES,
  type Genre,
  type Item,
  LOCATION,
  NONE,
  PARTS,
  type Part,
  type View,
} from '@backlot/movie-maker';

type Player = View['players'][number];

export const partOf = (c: Components, card: Card): Part => PARTS[c.parts[card] ?? 0] ?? 'story';
export const genreOf = (c: Components, story: Card): Genre => GENRES[c.kinds[story] ?? 0] ?? 'epic';
/** Pounds that `card` adds to a film of the story's kind (IMM-4.3). */
export const worthIn = (c: Components, card: number, story: Card): number =>
  card === NONE ? 0 : (c.worth[card * GENRES.length + (c.kinds[story] ?? 0)] ?? 0);
export const priceOf = (c: Components, item: Item): number => c.prices[item] ?? 0;
/** The other seats clockwise from one, so that the next to move after it stands first. */
export const othersOf = (view: View, from: Seat): Seat[] =>
  view.players.slice(1).map((_, i) => (from + 1 + i) % view.players.length);
export const isCard = (item: Item): boolean => item < LOCATION;

/** The parts of a film chosen so far; NONE where none is. */
interface Cast {
  readonly story: Card;
  readonly male: number;
  readonly female: number;
  readonly director: number;
}
export const ROLES = ['male', 'female', 'director'] as const;
type Role = (typeof ROLES)[number];

/** Completion value of what is chosen, without an Oscar (IMM-4.3). */
export const castValue = (c: Components, cast: Cast): number =>
  worthIn(c, cast.story, cast.story) +
  ROLES.reduce((sum, role) => sum + worthIn(c, cast[role], cast.story), 0);

/** What could be made of a story with the cards in hand. */
export interface Production extends Cast {
  readonly genre: Genre;
  /** The best value in reach: of the parts there are. */
  readonly value: number;
  readonly missing: readonly Role[];
  readonly needed: number;
  /** Location cards there are for it, at most `needed`. */
  readonly locations: number;
  readonly ready: boolean;
}

/** The best film of `story` with the cards of `player`, or what there is of it. */
export function productionOf(c: Components, player: Player, story: Card): Production {
  const best = (role: Role): number => {
    let found = NONE;
    for (const card of player.cards) {
      if (partOf(c, card) !== role) continue;
      if (found === NONE || worthIn(c, card, story) > worthIn(c, found, story)) found = card;
    }
    return found;
  };
  const cast = { story, male: best('male'), female: best('female'), director: best('director') };
  const missing = ROLES.filter(role => cast[role] === NONE);
  const needed = filmLocations(c, story);
  const locations = Math.min(needed, player.locations);
  return {
    ...cast,
    genre: genreOf(c, story),
    value: castValue(c, cast),
    missing,
    needed,
    locations,
    ready: missing.length === 0 && locations === needed,
  };
}

/** Every story in hand with the best that could be made of it, the nearest to completion first. */
export function productionsOf(c: Components, player: Player): Production[] {
  const lacks = (one: Production) => one.missing.length + (one.needed - one.locations) / 10;
  return player.cards
    .filter(card => partOf(c, card) === 'story')
    .map(story => productionOf(c, player, story))
    .sort((a, b) => lacks(a) - lacks(b) || b.value - a.value);
}

/** What a card would change for a player: the story it serves best, and by how much it raises that film. */
interface Use {
  readonly story: Card;
  readonly gain: number;
  readonly completes: boolean;
}

/** For which film in the making `card` would be of most use to `player`; undefined where for none. */
export function useOf(c: Components, player: Player, card: Card): Use | undefined {
  const after = { ...player, cards: [...player.cards, card] };
  let best: Use | undefined;
  for (const now of productionsOf(c, after)) {
    const before = now.story === card ? undefined : productionOf(c, player, now.story);
    const gain = now.value - (before?.value ?? 0);
    if (gain <= 0) continue;
    const completes = now.ready && before?.ready !== true;
    if (
      best === undefined ||
      (completes && !best.completes) ||
      (completes === best.completes && gain > best.gain)
    )
      best = { story: now.story, gain, completes };
  }
  return best;
}

/** Films that earn: not in pawn (IMM-5.3). */
const earning = (player: Player): Film[] => player.films.filter(film => film.loan === 0);
/** What a pass of Box Office pays the player (IMM-2.3). */
export const payOf = (c: Components, player: Player): number =>
  earning(player).reduce((sum, film) => sum + completionValue(c, film) / BOX_OFFICE_SHARE, 0);

/** Indexes of the companies a seat owns. */
export const ownedBy = (view: View, seat: number): number[] =>
  view.owners.flatMap((owner, company) => (owner === seat ? [company] : []));

/** How many of `terms` there are of an item: locations counted, cards and companies once. */
export const among = (
  terms: { readonly items: readonly Item[]; readonly locations: number },
  item: Item,
): number => (item === LOCATION ? terms.locations : terms.items.filter(one => one === item).length);

/** Face value of one side of an offer, cash included. */
export const sideValue = (
  c: Components,
  terms: { readonly items: readonly Item[]; readonly locations: number; readonly cash: number },
): number =>
  terms.items.reduce((sum, item) => sum + priceOf(c, item), 0) +
  terms.locations * priceOf(c, LOCATION) +
  terms.cash;
