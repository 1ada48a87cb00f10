import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, item, legal, names, play, refused } from './position.ts';

const turnedUp = (seats = 4) => {
  const { state } = arrange(seats).landing('production', 'logan');
  play(state, 'auction');
  return state;
};

describe('Auctions', () => {
  it('IMM-R3 asks the others in seat order; each tops the last bid or is out; the last bidder pays the bank', () => {
    const state = turnedUp();
    expect(legal(state)).toEqual(['bid 10', 'bid 20', 'bid 50', 'bid 100', 'bid 200', 'bid 500', 'pass']);
    const order: string[] = [];
    for (const text of ['bid 50', 'bid 10', 'pass', 'bid 100']) {
      order.push(asked(state));
      play(state, text);
    }
    expect(order).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 1']);
    expect(asked(state)).toBe('bid 2');
    const events = play(state, 'pass');
    expect(events).toContainEqual({ type: 'sold', seat: 1, item: item('logan'), seller: -1, price: 160_000 });
    expect(cash(state)).toEqual([750_000, 590_000, 750_000, 750_000]);
    expect(names(state.players[1]?.cards ?? [])).toEqual(['logan']);
  });

  it('IMM-R3 lets nobody bid beyond their cash, and asks nobody who could not', () => {
    const { state } = arrange(4)
      .cash(1, 60_000)
      .cash(2, 5_000)
      .cash(3, 130_000)
      .landing('production', 'logan');
    play(state, 'auction');
    expect(refused(state, 'bid 100')).toEqual({ rule: 'IMM-R3', cash: 60_000, bid: 100_000 });
    play(state, 'bid 50');
    expect(asked(state)).toBe('bid 3');
    play(state, 'bid 20');
    expect(cash(state)).toEqual([750_000, 60_000, 5_000, 60_000]);
  });

  it('IMM-R3 ends at once where all have passed but one, or there is only one', () => {
    const state = turnedUp(2);
    play(state, 'bid 10');
    expect([asked(state), cash(state)]).toEqual(['window 0', [750_000, 740_000]]);
  });

  it('IMM-5.1a auctions a card, a location or a company of one’s own, the money going to the seller', () => {
    const position = () => arrange(3).cards(0, 'logan').locations(0, 2).companies(0, 'abc').turn(0);
    const state = position();
    expect(legal(state, 'auction')).toEqual(['auction logan', 'auction location', 'auction abc']);
    play(state, 'auction abc', 'low 0', 'bid 200', 'bid 100', 'pass');
    expect(cash(state)).toEqual([1_050_000, 750_000, 450_000]);
    expect(state.owners[4]).toBe(2);
    expect(refused(state, 'auction logan')).toEqual({ rule: 'IMM-5.1a', left: 0 });
    const locations = position();
    play(locations, 'auction location', 'low 0', 'bid 10', 'pass');
    expect(locations.players.map(player => player.locations)).toEqual([1, 1, 0]);
  });

  it('IMM-5.1a lets the seller set a lowest price; without a bid the card stays', () => {
    const state = arrange(3).cards(0, 'logan').cash(2, 90_000).turn(0);
    play(state, 'auction logan', 'low 100');
    expect(asked(state)).toBe('bid 1');
    play(state, 'bid 10');
    expect(cash(state)).toEqual([850_000, 650_000, 90_000]);
    const unsold = arrange(2).cards(0, 'logan').turn(0);
    const events = play(unsold, 'auction logan', 'low 500', 'pass');
    expect(events.at(-1)).toEqual({ type: 'unsold', seat: 0, item: item('logan') });
    expect(names(unsold.players[0]?.cards ?? [])).toEqual(['logan']);
    expect(unsold.box).toEqual([]);
  });
});
