import type { Bot, Limits } from '@backlot/bots';
import {
  BANK,
  COMPANY_ITEM,
  compile,
  type Estate,
  type Event,
  estates,
  GENRES,
  LOCATION,
  type MovieMaker,
  SHIPPED,
  SPACES,
} from '@backlot/movie-maker';
import { bump, playOut, winsOf } from '../play-out.ts';
import { type Contest, contest } from './strategies.ts';

/** How a game can end (IMM-6.1, IMM-6.2). */
export const ENDINGS = ['last card', 'one solvent player'] as const;
/** What happens to films, in the order it is told. */
export const FATES = ['completed', 'awarded', 'flopped', 'pawned', 'redeemed'] as const;
type Fate = (typeof FATES)[number];

/** What one game showed, as plain data; money in pounds. */
export interface Facts {
  readonly seats: number;
  /** Each seat's share of the victory, counted from the starting player. */
  readonly wins: readonly number[];
  readonly ending: (typeof ENDINGS)[number];
  /** Turns of all players, missed ones too. */
  readonly turns: number;
  readonly bankrupt: number;
  /** By index into SPACES: landings, and those on which nothing happened. */
  readonly landings: readonly number[];
  readonly idle: readonly number[];
  /** By card: bought at face value, won at auction with the price, put into the Production Box unsold. */
  readonly bought: readonly number[];
  readonly won: readonly number[];
  readonly bids: readonly number[];
  readonly unsold: readonly number[];
  /** By card: 1 where it lies in a completed film at the end. */
  readonly filmed: readonly number[];
  /** Companies bought by the bank's customers, location cards likewise. */
  readonly companies: number;
  readonly locations: number;
  /** How often each thing happened to a film. */
  readonly fates: Readonly<Record<Fate, number>>;
  /** By GENRES: films completed, and what they were worth then. */
  readonly made: readonly number[];
  readonly worth: readonly number[];
  /** By seat: films at the end, those in pawn too, and the estate (IMM-6.1). */
  readonly films: readonly number[];
  readonly estates: readonly Estate[];
  /** A table of different strategies, beside the game itself. */
  readonly contest: Contest;
}

const c = compile(SHIPPED);

/** One game of a bot against itself, from a seed, and a contest of strategies by the same bot. */
export function factsOf(game: MovieMaker, bot: Bot, seats: number, seed: number, limits: Limits): Facts {
  const zeros = (count: number): number[] => new Array<number>(count).fill(0);
  const [landings, idle] = [zeros(SPACES.length), zeros(SPACES.length)];
  const [bought, won, bids, unsold, filmed] = [0, 0, 0, 0, 0].map(() => zeros(c.cards)) as [
    ...[number[], number[], number[]],
    ...[number[], number[]],
  ];
  const [made, worth] = [zeros(GENRES.length), zeros(GENRES.length)];
  const fates: Record<Fate, number> = { completed: 0, awarded: 0, flopped: 0, pawned: 0, redeemed: 0 };
  let [bankrupt, companies, locations, space] = [0, 0, 0, 0];
  let ending: Facts['ending'] = 'one solvent player';
  const note = (event: Event): void => {
    if ((FATES as readonly string[]).includes(event.type)) fates[event.type as Fate]++;
    switch (event.type) {
      case 'rolled':
        space = c.spaces[event.to]?.kind ?? 0;
        bump(landings, space);
        break;
      case 'nothing':
        bump(idle, space);
        break;
      case 'bought':
        if (event.item === LOCATION) locations += event.count;
        else if (event.item >= COMPANY_ITEM) companies++;
        else bump(bought, event.item);
        break;
      case 'sold':
        if (event.seller !== BANK) break;
        bump(won, event.item);
        bump(bids, event.item, event.price);
        break;
      case 'boxed':
        bump(unsold, event.card);
        break;
      case 'completed': {
        const genre = c.kinds[event.film.story] ?? 0;
        bump(made, genre);
        bump(worth, genre, event.value);
        break;
      }
      case 'bankrupt':
        bankrupt++;
        break;
      case 'lastCard':
        ending = 'last card';
        break;
      default:
    }
  };
  const state = playOut({ game, bot, seats, seed, limits }, note);
  for (const { films } of state.players)
    for (const { story, male, female, director } of films)
      for (const card of [story, male, female, director]) filmed[card] = 1;
  return {
    seats,
    wins: winsOf(game, state, state.start),
    ending,
    turns: state.turn,
    bankrupt,
    landings,
    idle,
    bought,
    won,
    bids,
    unsold,
    filmed,
    companies,
    locations,
    fates,
    made,
    worth,
    films: state.players.map(({ films }) => films.length),
    estates: estates(c, state),
    contest: contest(game, c, bot, seats, seed, limits),
  };
}
