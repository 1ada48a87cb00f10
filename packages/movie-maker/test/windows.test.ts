import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  cash,
  item,
  legal,
  names,
  owner,
  play,
  refused,
  roll,
  toNextTurn,
} from './position.ts';

const HORROR = 'horror-1 stein hyde spokes';
/** The mover stands where it has just passed Box Office without a film, after its roll. */
const afterRoll = (position: ReturnType<typeof arrange>, mover = 0) => {
  const state = position.at(mover, 38).turn(mover);
  roll(state, 1, 1);
  return state;
};

describe('5 Windows', () => {
  it('IMM-R5 asks the others in seat order from the mover’s left, each once, whoever raised a hand before', () => {
    const state = afterRoll(arrange(4).cards(0, 'logan').cards(2, 'galt'), 2);
    play(state, 'pass');
    const order: string[] = [];
    for (const text of ['raise', 'pass', 'raise', 'pass', 'pass']) {
      order.push(asked(state));
      play(state, text);
    }
    expect(order).toEqual(['raise 3', 'window 3', 'raise 0', 'window 0', 'raise 1']);
    expect(asked(state)).toBe('turn 3');
  });

  it('IMM-R5 IMM-5.1a gives a raised hand three offers and an auction, to which the mover may bid', () => {
    const state = afterRoll(arrange(3).cards(1, 'galt foy').cards(0, 'horror-1 stein hyde').locations(0, 1));
    play(state, 'pass', 'raise');
    for (const price of ['10', '50', '100'])
      play(state, 'offer 0', 'give foy', `want cash ${price}`, 'propose', 'decline');
    expect(refused(state, 'offer 2')).toEqual({ rule: 'IMM-R5', left: 0 });
    play(state, 'auction galt', 'low 50');
    expect(asked(state)).toBe('bid 2');
    play(state, 'pass', 'bid 10');
    // IMM-R13: the winner may complete a film with it, in another's window
    expect([asked(state), cash(state)]).toEqual(['finish 0', [700_000, 800_000, 750_000]]);
    play(state, 'complete horror-1');
    // nothing is left to do in that window, so it is over
    expect(asked(state)).toBe('raise 2');
  });

  it('IMM-R5 gives each window its own offers: three before rolling and three after the space', () => {
    const state = arrange(2).cards(0, 'foy').at(0, 38).turn(0);
    for (const price of ['10', '50', '100'])
      play(state, 'offer 1', 'give foy', `want cash ${price}`, 'propose', 'decline');
    expect(legal(state)).toEqual(['roll', 'auction foy']);
    roll(state, 1, 1);
    expect(legal(state)).toEqual(['offer 1', 'auction foy', 'pass']);
  });

  it('IMM-R5 takes an offer again in another turn, and tells offers apart whatever their order', () => {
    const state = afterRoll(arrange(2).cards(0, 'foy logan').cards(1, 'galt'));
    play(state, 'offer 1', 'give foy', 'give logan', 'want galt', 'propose', 'decline');
    play(state, 'offer 1', 'want galt', 'give logan', 'give foy');
    expect(refused(state, 'propose')).toEqual({ rule: 'IMM-R5', why: 'again' });
    play(state, 'give cash 10');
    expect(refused(state, 'propose')).toBeUndefined();
    play(state, 'withdraw');
    toNextTurn(state);
    expect(asked(state)).toBe('turn 1');
    roll(state, 1, 3);
    play(state, 'pay', 'pass', 'raise', 'offer 1', 'give foy', 'give logan', 'want galt', 'propose');
    expect(asked(state)).toBe('answer 1');
  });

  it('IMM-R13 completes a film before rolling, in the window after, and in a window of another’s turn', () => {
    const mover = arrange(2).cards(0, HORROR).locations(0, 1).turn(0);
    expect(legal(mover, 'complete')).toEqual(['complete horror-1']);
    const other = afterRoll(arrange(2).cards(1, HORROR).locations(1, 1));
    play(other, 'pass', 'raise', 'complete horror-1');
    expect(other.players[1]?.films).toHaveLength(1);
    const { state } = arrange(2)
      .cards(0, 'horror-1 stein hyde')
      .locations(0, 1)
      .landing('production', 'galt');
    play(state, 'buy');
    expect(asked(state)).toBe('window 0');
    play(state, 'complete horror-1');
    expect(state.players[0]?.cards).toEqual([]);
  });

  it('IMM-R13 lets a hand be raised for a film alone, by who has no other use for a window', () => {
    const state = afterRoll(arrange(2).cards(1, HORROR).locations(1, 1).cash(0, 0));
    play(state, 'raise', 'complete horror-1');
    expect(asked(state)).toBe('turn 1');
    expect(state.players[1]?.films).toHaveLength(1);
  });

  it('IMM-5.1a bids in seat order from the seller’s left, seats that miss turns too (IMM-2.2)', () => {
    const state = arrange(4).cards(2, 'logan').missing(3, 2).turn(2);
    play(state, 'auction logan', 'low 0');
    const order: string[] = [];
    for (const text of ['bid 10', 'bid 10', 'pass', 'bid 10']) {
      order.push(asked(state));
      play(state, text);
    }
    expect(order).toEqual(['bid 3', 'bid 0', 'bid 1', 'bid 3']);
    expect(asked(state)).toBe('bid 0');
    play(state, 'pass');
    expect(names(state.players[3]?.cards ?? [])).toEqual(['logan']);
    expect(cash(state)).toEqual([750_000, 750_000, 780_000, 720_000]);
  });

  it('IMM-3.4 IMM-R20 never trades, sells or auctions a film, its parts, its Oscar or a charity card', () => {
    const position = arrange(2).film(0, 'epic-1 logan myers galt', { oscar: 1, loan: 0 }).charity(0, 1);
    const state = position.cards(0, 'foy').cards(1, 'jago').turn(0);
    play(state, 'offer 1');
    expect(legal(state).filter(text => /^(give|want) [a-z]/.test(text) && !text.includes('cash'))).toEqual([
      'give foy',
      'want jago',
    ]);
    play(state, 'withdraw');
    expect(legal(state, 'auction')).toEqual(['auction foy']);
    const { state: owing } = arrange(2)
      .film(0, 'epic-1 logan myers galt', { oscar: 1, loan: 0 })
      .charity(0, 1)
      .cash(0, 0)
      .landing('star-trouble');
    expect(legal(owing)).toEqual(['pawn 1']);
  });

  it('IMM-R18 keeps only the company bought in this turn back, and for this turn only', () => {
    const { state } = arrange(2).companies(0, 'abc').landing('rank');
    play(state, 'buy');
    expect(legal(state, 'auction')).toEqual(['auction abc']);
    expect(state.since[2]).toBe(state.turn);
    toNextTurn(state);
    for (const player of state.players) player.space = 38;
    roll(state, 1, 1);
    play(state, 'pass', 'raise');
    expect(legal(state, 'auction')).toEqual(['auction rank', 'auction abc']);
    play(state, 'auction rank', 'low 0', 'bid 500');
    expect([owner(state, 'rank'), item('rank')]).toEqual([1, 102]);
  });
});
