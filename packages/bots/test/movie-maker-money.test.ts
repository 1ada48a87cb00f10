import { BANK, BIDS, type Card, type Frame, NONE, type State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { answerOf, c, card, FILM, position } from './movie-maker-position.ts';

const [story, male, female, director] = FILM;
const film = (loan: number) => ({ story, male, female, director, oscar: 0, loan });
/** A woman who completes no film of anybody's. */
const STRAY = c.parts.findIndex((part, at) => part === 2 && at !== female);

/** The bid at which seat 0 leaves an auction against one who bids the least each time, or its cash. */
function limit(state: State, item: Card): number {
  const { cash } = state.players[0] as State['players'][number];
  const bid = { kind: 'bid', seat: 0, item, seller: BANK, host: 1, holder: NONE, out: 0 } as const;
  for (let high = 0; high < cash; high += BIDS[0]) {
    const asked = { ...state, up: item, stack: [...state.stack, { ...bid, high }] as Frame[] };
    if (answerOf(asked).type === 'out') return high;
  }
  return cash;
}

/** What a bot does with a debt of this size to the bank. */
function owing(state: State, amount: number) {
  state.stack.push({ kind: 'debt', seat: 0, amount, to: BANK, rule: 'IMM-3.12', offers: 0, auctions: 0 });
  return answerOf(state);
}

describe('money in the hands of greedy bots', () => {
  it('is bid more of for the last part of a film than for a stray card', () => {
    const state = position({ cash: 2_000_000, cards: [story, male, director], locations: 2 }, {}, {});
    state.deck = state.deck.filter(other => other !== female && other !== STRAY);
    const without = position({ cash: 2_000_000, cards: [male], locations: 2 }, {}, {});
    expect(limit(state, female)).toBeGreaterThan(1.5 * limit(without, STRAY));
    expect(limit(state, female)).toBeGreaterThan(3 * (c.prices[female] as number));
  });

  it('is kept where rents are ruinous', () => {
    const films = [film(0), { ...film(0), story: card('comedy-2') }];
    const [first, second, item] = c.parts.flatMap((part, at) => (part === 1 && at !== male ? [at] : []));
    const rich = { cash: 900_000, cards: [first as Card, second as Card], films };
    const free = position(rich, {}, {});
    const beset = position(rich, {}, {});
    beset.owners = beset.owners.map(() => 1);
    expect(limit(beset, item as Card)).toBeLessThan(limit(free, item as Card));
    expect(900_000 - limit(beset, item as Card)).toBeGreaterThan(500_000);
  });

  it('is raised by what is missed least', () => {
    const cards = [story, male, director, female, STRAY];
    const move = owing(position({ cash: 0, cards, locations: 2 }, {}), 60_000);
    // one of the two women: the film can still be made
    expect(move.type).toBe('sell');
    expect([female, STRAY]).toContain(move.type === 'sell' ? move.item : NONE);
  });

  it('is raised by a loan before a whole studio is sold', () => {
    const move = owing(position({ cash: 0, cards: [STRAY], locations: 1, films: [film(0)] }, {}), 900_000);
    expect(move.type).toBe('pawn');
  });
});

describe('loans of greedy bots', () => {
  /** What a seat with such a film and so much cash does before rolling, with a deck of so many cards. */
  function before(loan: number, cash: number, deck: number) {
    const state = position({ cash, films: [film(loan)] }, {});
    state.mover = 0;
    state.deck = state.deck.slice(0, deck);
    state.stack.splice(0, state.stack.length, { kind: 'turn', seat: 0, offers: 3, auctions: 1 });
    return answerOf(state).type;
  }

  it('are taken early and short of cash, never late or with enough', () => {
    expect(before(0, 100_000, 40)).toBe('pawn');
    expect(before(0, 2_000_000, 40)).toBe('roll');
    expect(before(0, 100_000, 3)).toBe('roll');
  });

  it('are paid back for a film that is worth more, with cash to spare', () => {
    expect(before(1_900_000, 6_000_000, 10)).toBe('redeem');
  });

  it('are not paid back with the last pound while much is to come, nor for more than the film is worth', () => {
    expect(before(1_900_000, 2_950_000, 40)).toBe('roll');
    expect(before(4_500_000, 8_000_000, 3)).toBe('roll');
  });
});
