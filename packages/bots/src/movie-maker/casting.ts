import {
  type Card,
  type Components,
  type Frame,
  filmLocations,
  GENRES,
  type Move,
  type State,
} from '@backlot/movie-maker';
import type { Accounts } from './accounts.ts';

/** What a film of this story is worth with the best cast in hand, with all that is left for others, in pounds. */
export function completing(
  c: Components,
  accounts: Accounts,
  state: State,
  seat: number,
  story: Card,
): number {
  const best = [1, 2, 3].map(part => {
    const cards = state.players[seat].cards.filter(card => c.parts[card] === part);
    const adds = (card: Card): number => c.worth[card * GENRES.length + c.kinds[story]];
    return cards.reduce((a, b) => (adds(b) > adds(a) ? b : a));
  });
  const [male, female, director] = best;
  const used = { items: [story, male, female, director], locations: filmLocations(c, story), cash: 0 };
  const rest = accounts.holding(seat, undefined, used);
  return accounts.film({ story, male, female, director, oscar: 0 }) + rest - accounts.holding(seat);
}

/** Worth of each card for the part asked: what it adds to this film, and what is left for others (IMM-R13). */
export function cast(
  c: Components,
  accounts: Accounts,
  frame: Extract<Frame, { kind: 'cast' }>,
  moves: readonly Move[],
  out: number[],
): void {
  const { seat, story, male, female, director } = frame;
  const chosen = [story, male, female, director].filter(card => card >= 0);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.type !== 'cast') continue;
    const used = { items: [...chosen, move.card], locations: filmLocations(c, story), cash: 0 };
    const adds = c.worth[move.card * GENRES.length + c.kinds[story]];
    out[i] = adds * (1 + accounts.ahead.pay) + accounts.holding(seat, undefined, used);
  }
}
