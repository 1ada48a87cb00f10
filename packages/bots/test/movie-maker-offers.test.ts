import { searchChance } from '@backlot/engine';
import type { Event, Move, State, Terms } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { movieMakerPolicy, type Policy } from '../src/index.ts';
import { foresight } from '../src/movie-maker/foresight.ts';
import { answerOf, c, FILM, game, position } from './movie-maker-position.ts';

const terms = (some: Partial<Terms>): Terms => ({ items: [], locations: 0, cash: 0, ...some });
const [story, male, female, director] = FILM;

const greedy = movieMakerPolicy(c);
const search = foresight(c, game, movieMakerPolicy(c, undefined, 'quiet'));

/** A game of one kind of player, the first seat of another perhaps; gives what they said to each other, turn by turn. */
function selfPlay(
  policy: Policy<State, Move>,
  seats: number,
  seed: number,
  first = policy,
): { turns: Event[][]; decisions: number } {
  const turns: Event[][] = [[]];
  const emit = (event: Event): void => {
    if (event.type === 'turn') turns.push([]);
    turns.at(-1)?.push(event);
  };
  const driver = { chance: searchChance(seed), emit };
  const state: State = game.setup({}, seats, driver);
  const legal: Move[] = [];
  const worths: number[] = [];
  let decisions = 0;
  for (let seat = game.turn(state); seat !== undefined && decisions < 10_000; seat = game.turn(state)) {
    game.legal(state, legal);
    (seat === 0 ? first : policy).rank(state, legal, worths);
    const best = legal.reduce((a, _, i) => ((worths[i] as number) > (worths[a] as number) ? i : a), 0);
    game.apply(state, legal[best] as Move, driver);
    decisions++;
  }
  return { turns, decisions };
}

describe('offers of bots', () => {
  it.each([
    { level: 'greedy', policy: greedy, games: 9, agreed: 1 / 2 },
    { level: 'search', policy: search, games: 5, agreed: 1 / 25 },
  ])('are at most two a turn, all different, in games that all end: $level', ({ policy, games, agreed }) => {
    let offers = 0;
    let trades = 0;
    for (let seed = 0; seed < games; seed++) {
      const seats = 2 + (seed % 3);
      const { turns, decisions } = selfPlay(policy, seats, seed);
      expect(decisions).toBeLessThan(5_000);
      for (const events of turns) {
        const made = events.filter(event => event.type === 'offered');
        offers += made.length;
        trades += events.filter(event => event.type === 'traded').length;
        for (let seat = 0; seat < seats; seat++)
          expect(made.filter(event => event.seat === seat).length).toBeLessThanOrEqual(2);
        expect(new Set(made.map(event => JSON.stringify(event))).size).toBe(made.length);
      }
    }
    expect(offers).toBeGreaterThan(games);
    // they are offers that the other side can agree to; search keeps more for itself, and with two players never agrees
    expect(trades).toBeGreaterThan(offers * agreed);
  });

  it('are welcome to greedy players where search makes them', () => {
    let offers = 0;
    let trades = 0;
    for (let seed = 0; seed < 4; seed++)
      for (const event of selfPlay(greedy, 2 + (seed % 3), seed, search).turns.flat()) {
        if (event.type === 'offered' && event.seat === 0) offers++;
        if (event.type === 'traded' && event.seat === 0) trades++;
      }
    expect(offers).toBeGreaterThan(0);
    expect(trades).toBe(offers);
  });

  it('pay no fancy price for a part that completes no film', () => {
    const asked = (cash: number) => {
      const state = position({ cards: [director] }, { cash: 3_000_000 });
      state.mover = 0;
      const frame = { kind: 'answer', seat: 1, from: 0, counter: 1 } as const;
      state.stack.push({ ...frame, give: terms({ items: [director] }), want: terms({ cash }) });
      return answerOf(state).type;
    };
    const face = c.prices[director] as number;
    expect(asked(face)).toBe('accept');
    expect(asked(7 * face)).toBe('decline');
  });

  it.each(['greedy', 'search'])('are accepted where plainly good, declined where plainly bad: %s', level => {
    const asked = (give: Partial<Terms>, want: Partial<Terms>) => {
      const owner = { cash: 700_000, cards: [story, male, director], locations: 2 };
      const state = position({ cash: 5_000_000, cards: [female] }, owner, {});
      state.mover = 0;
      const frame = { kind: 'answer', seat: 1, from: 0, counter: 1 } as const;
      state.stack.splice(0, state.stack.length, { kind: 'turn', seat: 0, offers: 2, auctions: 1 });
      state.stack.push({ ...frame, give: terms(give), want: terms(want) });
      return answerOf(state, level).type;
    };
    // the last part of its film, for little more than its price
    expect(asked({ items: [female] }, { cash: 200_000 })).toBe('accept');
    // the heart of its film, for its price
    expect(asked({ cash: 150_000 }, { items: [story] })).toBe('decline');
    expect(asked({ cash: 50_000 }, { items: [director] })).toBe('decline');
  });
});
