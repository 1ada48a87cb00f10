import { searchChance } from '@backlot/engine';
import {
  type Card,
  compile,
  completionValue,
  createMovieMaker,
  SHIPPED,
  type State,
  type Terms,
} from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';

const game = createMovieMaker();
const c = compile(SHIPPED);
const greedy = (TITLES['movie-maker'] as (typeof TITLES)[string])().bots.greedy as Bot<
  unknown,
  { type: string }
>;
const card = (name: string): Card => c.names.indexOf(name);
const terms = (some: Partial<Terms>): Terms => ({ items: [], locations: 0, cash: 0, ...some });
/** First of each part: a comedy with everything it needs. */
const FILM = [0, 1, 2, 3].map(part =>
  part === 0 ? card('comedy-1') : c.parts.findIndex((other, at) => other === part && at > 12),
);
const NEEDED = 2;

/** Seat 0 asks seat 1 for what is missing in its film, and pays so much. */
function asked(missing: Card | 'location', cash: number): string {
  const state: State = game.setup({}, 2, { chance: searchChance(1) });
  const [partner, owner] = state.players as [State['players'][0], State['players'][0]];
  state.deck = state.deck.filter(other => !FILM.includes(other));
  partner.cards = FILM.filter(other => other !== missing);
  partner.locations = missing === 'location' ? NEEDED - 1 : NEEDED;
  partner.cash = 10_000_000;
  owner.cards = missing === 'location' ? [] : [missing];
  owner.locations = 1;
  const want = missing === 'location' ? terms({ locations: 1 }) : terms({ items: [missing] });
  state.stack.push({ kind: 'answer', seat: 1, from: 0, give: terms({ cash }), want, counter: 0 });
  return greedy.choose({
    game,
    view: JSON.parse(JSON.stringify(game.view(state, 1))),
    chance: searchChance(2),
  }).type;
}

describe('answers to offers in International Movie Maker', () => {
  const parts: (Card | 'location')[] = [...FILM, 'location'];
  it.each(parts)('do not give the partner the last part (%s) of a film for its price', missing => {
    const price = missing === 'location' ? 50_000 : (c.prices[missing] as number);
    expect(asked(missing, price)).toBe('decline');
    expect(asked(missing, 2 * price)).toBe('decline');
  });

  it.each(parts)('give it (%s) for more than the film is worth', missing => {
    const [story, male, female, director] = FILM as [Card, Card, Card, Card];
    const value = completionValue(c, { story, male, female, director, oscar: 0 });
    expect(asked(missing, 2 * value)).toBe('accept');
  });

  it('give nothing away', () => {
    expect(asked('location', 0)).toBe('decline');
  });
});
