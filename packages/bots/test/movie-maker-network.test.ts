import { describe, expect, it } from 'vitest';
import { Accounts } from '../src/movie-maker/accounts.ts';
import { chanceOf, Network } from '../src/movie-maker/network.ts';
import { WEIGHTS } from '../src/movie-maker/weights.ts';
import { answerOf, c, FILM, position } from './movie-maker-position.ts';

const network = new Network(c, new Accounts(c, WEIGHTS));
const [story, male, female, director] = FILM;
const film = { story, male, female, director, oscar: 0, loan: 0 };

function chances(...players: Parameters<typeof position>): number[] {
  const odds: number[] = [];
  const state = position(...players);
  state.mover = 0;
  network.judge(state, odds);
  return odds.map((_, seat) => chanceOf(odds, seat));
}

describe('the network of International Movie Maker', () => {
  it.each([2, 3, 4, 6])('shares the win of %i seats among them', seats => {
    const shares = chances(...Array.from({ length: seats }, () => ({})));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const share of shares) expect(Math.abs(share - 1 / seats)).toBeLessThan(0.1);
  });

  it('prefers a film and a full purse, and gives the bankrupt nothing', () => {
    const [first, second, third] = chances({ films: [film] }, { cash: 0 }, {}) as [number, number, number];
    expect(first).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(second);
    expect(chances({}, { bankrupt: 1, cash: 0 }, {})[1]).toBe(0);
  });

  it('makes its bot buy the last part of a film', () => {
    const state = position({ cash: 700_000, cards: [story, male, director], locations: 2 }, {});
    state.mover = 0;
    state.deck = state.deck.filter(other => other !== female);
    state.up = female;
    state.stack.push({ kind: 'card', seat: 0 });
    expect(answerOf(state, 'search')).toEqual({ type: 'buy' });
  });
});
