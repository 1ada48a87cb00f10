import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, legal, names, owner, play, refused, roll } from './position.ts';

const EPIC = 'epic-1 logan myers galt';
const HORROR = 'horror-1 stein hyde spokes';
/** Seat 0 has nothing in cash and will owe 50 000 for star trouble. */
const broke = (seats = 3) => arrange(seats).cash(0, 0);

describe('5.2 Ways to raise cash', () => {
  it('IMM-5.2 takes half of each face value from the bank, whatever the card is', () => {
    const worth = (name: string): number => {
      const { state } = broke().cards(0, `${name} epic-2`).landing('star-trouble');
      const [sold] = play(state, `sell ${name}`);
      return sold?.type === 'soldToBank' ? sold.price : -1;
    };
    expect(['horror-1', 'epic-1', 'logan', 'foy', 'hyde', 'galt', 'bailey', 'spokes'].map(worth)).toEqual([
      25_000, 125_000, 100_000, 75_000, 25_000, 100_000, 75_000, 25_000,
    ]);
  });

  it('IMM-5.2 sells only one’s own cards outside films', () => {
    const { state } = broke()
      .film(0, EPIC)
      .cards(0, 'foy')
      .cards(1, 'hyde')
      .companies(1, 'abc')
      .landing('star-trouble');
    expect(legal(state, 'sell')).toEqual(['sell foy']);
  });

  it('IMM-5.2 sells a location card or a company to a player, for a debt of any size', () => {
    const { state } = broke().locations(0, 1).companies(0, 'abc').landing('star-trouble');
    play(state, 'offer 2', 'give location', 'want cash 10', 'propose', 'accept');
    expect([asked(state), cash(state)]).toEqual(['debt 0', [10_000, 750_000, 740_000]]);
    play(state, 'offer 1', 'give abc', 'want cash 500', 'propose', 'accept');
    expect([asked(state), cash(state), owner(state, 'abc')]).toEqual([
      'window 0',
      [460_000, 250_000, 740_000],
      1,
    ]);
  });

  it('IMM-5.2 IMM-R5 pays with what a counter-offer brings', () => {
    const { state } = broke().cards(0, 'foy').landing('star-trouble');
    play(state, 'offer 1', 'give foy', 'want cash 500', 'propose', 'counter');
    play(state, 'give cash 50', 'want foy', 'propose', 'accept');
    expect([asked(state), cash(state)]).toEqual(['raise 1', [0, 700_000, 750_000]]);
  });

  it('IMM-R5 leaves a debtor three offers and one auction; then the bank is all there is', () => {
    const { state } = broke().cards(0, 'foy horror-1').landing('star-trouble');
    play(state, 'auction foy', 'low 0', 'pass', 'pass');
    for (const price of ['10', '50', '100'])
      play(state, 'offer 1', 'give foy', `want cash ${price}`, 'propose', 'decline');
    expect(refused(state, 'offer 1')).toEqual({ rule: 'IMM-R5', left: 0 });
    expect(refused(state, 'auction foy')).toEqual({ rule: 'IMM-5.1a', left: 0 });
    expect(legal(state)).toEqual(['sell foy', 'sell horror-1']);
  });

  it('IMM-R13 IMM-5.3 completes a film while raising money, with a choice of parts, and pawns it', () => {
    const { state } = broke().cards(0, `${HORROR} foy`).locations(0, 1).landing('star-trouble');
    play(state, 'complete horror-1', 'cast stein');
    expect(asked(state)).toBe('debt 0');
    expect(legal(state, 'sell')).toEqual(['sell foy']);
    play(state, 'pawn 1');
    // half of 1 000 000 + 500 000 + 500 000 + 100 000
    expect([asked(state), cash(state)[0]]).toEqual(['window 0', 1_050_000 - 50_000]);
    const { state: short } = broke().cards(0, HORROR).landing('star-trouble');
    expect(refused(short, 'complete horror-1')).toMatchObject({ rule: 'IMM-4.1', missing: 'locations' });
  });

  it('IMM-5.3 pawns as many films as it takes; the debt stays what it was at landing (IMM-3.12)', () => {
    const { state } = broke().film(0, HORROR).film(0, EPIC).landing('bad-publicity');
    play(state, 'pawn 1');
    expect([asked(state), cash(state)[0]]).toEqual(['window 0', 50_000]);
    const { state: three } = broke()
      .film(0, 'horror-1 redford rhodes ponsonby')
      .film(0, 'horror-2 jago orde goopher')
      .film(0, EPIC)
      .landing('bad-publicity');
    play(three, 'pawn 1', 'pawn 2');
    expect([asked(three), cash(three)[0]]).toEqual(['debt 0', 1_300_000]);
    play(three, 'pawn 3');
    expect(cash(three)[0]).toBe(1_300_000 + 3_250_000 - 1_500_000);
  });

  it('IMM-2.3 IMM-5.2 counts the Box Office pay of the same roll before a debt', () => {
    const state = broke().film(0, EPIC).companies(1, 'odeon').at(0, 38).turn(0);
    roll(state, 1, 4);
    expect([asked(state), cash(state)]).toEqual(['window 0', [500_000, 900_000, 750_000]]);
  });

  it('IMM-R12 raises nothing for what is optional: a card, location cards, a company, a bid, a retake', () => {
    const poor = () => broke().film(0, EPIC).cards(0, 'foy').locations(0, 1);
    for (const space of ['location', 'rank', 'retake'])
      expect(asked(poor().landing(space).state)).toBe('window 0');
    expect(asked(poor().landing('production', 'epic-2').state)).toBe('bid 1');
    const { state } = arrange(2).film(1, EPIC).cards(1, 'foy').cash(1, 0).landing('production', 'jago');
    expect(legal(state)).toEqual(['buy', 'auction']);
    play(state, 'auction');
    expect(names(state.box)).toEqual(['jago']);
  });
});
