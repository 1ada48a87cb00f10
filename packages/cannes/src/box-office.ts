import type { Driver, Refusal, Seat } from '@backlot/engine';
import { PRESENT, RAISE } from './moves.ts';
import { CANNES_BIT, CRITIC_BIT } from './production.ts';
import {
  type Decisions,
  type Event,
  FIRST_MOVIE,
  GOODS,
  HIGHEST,
  LOWEST,
  MOVIES,
  type State,
} from './types.ts';

type Step = Extract<Decisions['produce']['move'], { type: 'raise' | 'present' }>;
const BEER = GOODS.indexOf('beer');

/**
 * CAN-4.5 { movie, why }: 'unconnected'; 'movie' while none was produced in this turn; 'beer' without one; 'highest'
 * at fifteen. CAN-R9: raised first, presented after, whichever movie it was.
 */
function refuseRaise(state: State, seat: Seat, bits: number, movie: number): Refusal | undefined {
  const no = (why: string): Refusal => ({ rule: 'CAN-4.5', values: { movie: MOVIES[movie], why } });
  if ((bits & CRITIC_BIT) === 0) return no('unconnected');
  if (state.produced === 0) return no('movie');
  if (state.players[seat].goods[BEER] === 0) return no('beer');
  return state.popularity[movie] >= HIGHEST ? no('highest') : undefined;
}

/** CAN-4.6 { movie, why }: 'unconnected', or 'none' in stock. CAN-R10: any movie one has may be presented. */
function refusePresent(state: State, seat: Seat, bits: number, movie: number): Refusal | undefined {
  const no = (why: string): Refusal => ({ rule: 'CAN-4.6', values: { movie: MOVIES[movie], why } });
  if ((bits & CANNES_BIT) === 0) return no('unconnected');
  return state.players[seat].goods[FIRST_MOVIE + movie] > 0 ? undefined : no('none');
}

/** Critics and presentations, within production. */
export const boxOffice = {
  /** `bits`: what the network can do. */
  refuse: (state: State, seat: Seat, bits: number, move: Step): Refusal | undefined =>
    move.type === 'raise'
      ? refuseRaise(state, seat, bits, move.movie)
      : refusePresent(state, seat, bits, move.movie),
  legal(state: State, seat: Seat, bits: number, out: Decisions['produce']['move'][]): void {
    const { goods } = state.players[seat];
    if (bits & CRITIC_BIT && state.produced > 0 && goods[BEER] > 0) {
      for (let movie = 0; movie < MOVIES.length; movie++) {
        if (state.popularity[movie] < HIGHEST) out.push(RAISE[movie]);
      }
    }
    if ((bits & CANNES_BIT) === 0) return;
    for (let movie = 0; movie < MOVIES.length; movie++) {
      if (goods[FIRST_MOVIE + movie] > 0) out.push(PRESENT[movie]);
    }
  },
  apply(state: State, seat: Seat, { type, movie }: Step, driver: Driver<Event>): void {
    const player = state.players[seat];
    if (type === 'raise') {
      player.goods[BEER]--;
      const popularity = ++state.popularity[movie];
      driver.emit?.({ type: 'raised', seat, movie, popularity });
      return;
    }
    const tickets = state.popularity[movie];
    player.goods[FIRST_MOVIE + movie]--;
    player.tickets += tickets;
    state.presented[movie]++;
    driver.emit?.({ type: 'presented', seat, movie, tickets });
  },
};

/** CAN-R6: after the turn each type falls by one for each of its movies presented, never below six. */
export function fall(state: State, driver: Driver<Event>): void {
  for (let movie = 0; movie < MOVIES.length; movie++) {
    const shown = state.presented[movie];
    if (shown === 0) continue;
    const from = state.popularity[movie];
    const to = Math.max(LOWEST, from - shown);
    state.presented[movie] = 0;
    state.popularity[movie] = to;
    if (from !== to) driver.emit?.({ type: 'fell', movie, from, to });
  }
}
