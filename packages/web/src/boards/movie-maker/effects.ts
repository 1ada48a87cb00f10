import {
  COMPANY_ITEM,
  type Components,
  estate,
  type Item,
  LOCATION,
  type Terms,
  type View,
} from '@backlot/movie-maker';
import { nameOf } from './naming.ts';
import { productionsOf, ROLES } from './outlook.ts';

type Player = View['players'][number];

/** What a trade changes in one film in the making. */
export interface FilmChange {
  readonly title: string;
  /** Best value in reach before and after, in pounds; undefined where there is no story for it. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** How many parts and locations were and are missing. */
  readonly lacked: number;
  readonly lacks: number;
}

/** What a trade changes for a studio. */
export interface Effects {
  readonly films: readonly FilmChange[];
  /** Its worth by the final valuation, in pounds. */
  readonly total: readonly [before: number, after: number];
}

const isCompany = (item: Item): boolean => item >= COMPANY_ITEM;

/** The table after `from` gave `out` and got `back` of `to`; what is not there is not moved. */
function traded(view: View, from: number, to: number, out: Terms, back: Terms): View {
  const change = (player: Player, gone: Terms, got: Terms): Player => ({
    ...player,
    cash: player.cash - gone.cash + got.cash,
    locations: player.locations - gone.locations + got.locations,
    cards: [
      ...player.cards.filter(card => !gone.items.includes(card)),
      ...got.items.filter(item => item < LOCATION),
    ],
  });
  const owner = (company: number, now: number): number => {
    if (out.items.includes(COMPANY_ITEM + company)) return to;
    return back.items.includes(COMPANY_ITEM + company) ? from : now;
  };
  const moved = [...out.items, ...back.items].some(isCompany);
  return {
    ...view,
    owners: moved ? view.owners.map((now, company) => owner(company, now)) : view.owners,
    players: view.players.map((player, seat) => {
      if (seat === from) return change(player, out, back);
      return seat === to ? change(player, back, out) : player;
    }),
  };
}

/** Films in the making by their story: value in reach and how much is missing. */
function outlooks(c: Components, player: Player): Map<number, { value: number; lacks: number }> {
  return new Map(
    productionsOf(c, player).map(one => [
      one.story,
      { value: one.value, lacks: one.missing.length + one.needed - one.locations },
    ]),
  );
}

/** What it would do for the studio of `from` to give `out` to `to` and to get `back`. */
export function effectsOf(
  c: Components,
  view: View,
  from: number,
  to: number,
  out: Terms,
  back: Terms,
): Effects {
  const next = traded(view, from, to, out, back);
  const [was, is] = [view.players[from], next.players[from]];
  const total = [estate(c, view, from).total, estate(c, next, from).total] as const;
  if (was === undefined || is === undefined) return { films: [], total };
  const [before, after] = [outlooks(c, was), outlooks(c, is)];
  const films = [...new Set([...before.keys(), ...after.keys()])].flatMap(story => {
    const [old, now] = [before.get(story), after.get(story)];
    if (old?.value === now?.value && old?.lacks === now?.lacks) return [];
    const all = ROLES.length + 1;
    return [
      {
        title: nameOf(c, story),
        before: old?.value,
        after: now?.value,
        lacked: old?.lacks ?? all,
        lacks: now?.lacks ?? all,
      },
    ];
  });
  return { films, total };
}
