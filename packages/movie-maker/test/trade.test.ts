import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, game, item, legal, names, owner, play, refused, roll } from './position.ts';

const table = () => arrange(3).cards(0, 'logan foy').cards(1, 'galt').locations(1, 2).companies(1, 'abc');

describe('5 Trading', () => {
  it('IMM-5.1 trades cards, locations, companies and cash, put together step by step', () => {
    const state = table().turn(0);
    play(state, 'offer 1');
    expect(legal(state)).toEqual([
      ...['give logan', 'give foy', 'want galt', 'want location', 'want abc'],
      ...['give cash 10', 'give cash 50', 'give cash 100', 'give cash 500'],
      ...['want cash 10', 'want cash 50', 'want cash 100', 'want cash 500', 'withdraw'],
    ]);
    play(state, 'give logan', 'give cash 100', 'give cash 50', 'want galt', 'want location', 'want location');
    play(state, 'want abc');
    const events = play(state, 'propose');
    const terms = {
      give: { items: [item('logan')], locations: 0, cash: 150_000 },
      want: { items: [item('galt'), item('abc')], locations: 2, cash: 0 },
    };
    expect(events).toEqual([{ type: 'offered', seat: 0, partner: 1, ...terms, counter: false }]);
    expect([asked(state), legal(state)]).toEqual(['answer 1', ['accept', 'counter', 'decline']]);
    expect(play(state, 'accept')).toEqual([{ type: 'traded', seat: 0, partner: 1, ...terms }]);
    expect(names(state.players[0]?.cards ?? [])).toEqual(['foy', 'galt']);
    expect(names(state.players[1]?.cards ?? [])).toEqual(['logan']);
    expect([state.players[0]?.locations, owner(state, 'abc')]).toEqual([2, 0]);
    expect(cash(state)).toEqual([600_000, 900_000, 750_000]);
  });

  it('IMM-5.1 wants something from both sides, more than cash for cash, and cash one way', () => {
    const state = table().cash(1, 40_000).turn(0);
    play(state, 'offer 1');
    expect(refused(state, 'propose')).toEqual({ rule: 'IMM-5.1', why: 'empty' });
    expect(refused(state, 'want cash 50')).toEqual({
      rule: 'IMM-5.1',
      why: 'cash',
      cash: 40_000,
      amount: 50_000,
    });
    play(state, 'give cash 10');
    expect(refused(state, 'want cash 10')).toEqual({ rule: 'IMM-5.1', why: 'both' });
    const both = table().locations(0, 1).turn(0);
    play(both, 'offer 1', 'give location');
    expect(refused(both, 'want location')).toEqual({ rule: 'IMM-5.1', why: 'both' });
    expect(game.find(both, 'give location')).toBeUndefined();
  });

  it('IMM-5.1 offers nothing between two who have nothing, and never charity cards (IMM-3.10)', () => {
    const state = arrange(3).charity(0, 1).turn(0);
    expect(refused(state, 'offer 1')).toEqual({ rule: 'IMM-5.1', why: 'nothing', partner: 1 });
    expect(legal(state)).toEqual(['roll']);
    const broke = arrange(2).cards(0, 'logan').cash(1, 0).turn(0);
    expect(refused(broke, 'offer 1')?.rule).toBe('IMM-5.1');
  });

  it('IMM-R5 lets the partner make one counter-offer, which can only be accepted or declined', () => {
    const state = table().turn(0);
    play(state, 'offer 1', 'give foy', 'want galt', 'propose', 'counter');
    expect(asked(state)).toBe('offer 1');
    play(state, 'give galt', 'want logan', 'want cash 50', 'propose');
    expect([asked(state), refused(state, 'counter')]).toEqual([
      'answer 0',
      { rule: 'IMM-R5', why: 'counter' },
    ]);
    play(state, 'accept');
    expect(names(state.players[0]?.cards ?? [])).toEqual(['foy', 'galt']);
    expect(cash(state)).toEqual([700_000, 800_000, 750_000]);
    expect(asked(state)).toBe('turn 0');
  });

  it('IMM-R5 ends a counter-offer that is withdrawn or declined', () => {
    const state = table().turn(0);
    play(state, 'offer 1', 'give foy', 'want galt', 'propose', 'counter');
    expect(play(state, 'withdraw')).toEqual([{ type: 'withdrew', seat: 1, partner: 0 }]);
    expect(asked(state)).toBe('turn 0');
    play(
      state,
      'offer 1',
      'give logan',
      'want galt',
      'propose',
      'counter',
      'give galt',
      'want foy',
      'propose',
    );
    expect(play(state, 'decline')).toEqual([{ type: 'declined', seat: 0, partner: 1 }]);
    expect(asked(state)).toBe('turn 0');
  });

  it('IMM-R5 allows three offers in a window, and none twice in a turn', () => {
    const state = table().at(0, 38).turn(0);
    play(state, 'offer 1', 'give foy', 'want galt', 'propose', 'decline');
    play(state, 'offer 1', 'want galt', 'give foy');
    expect(refused(state, 'propose')).toEqual({ rule: 'IMM-R5', why: 'again' });
    play(state, 'withdraw', 'offer 1', 'withdraw');
    expect(refused(state, 'offer 1')).toEqual({ rule: 'IMM-R5', left: 0 });
    roll(state, 1, 1);
    play(state, 'offer 1', 'give foy', 'want galt');
    expect(refused(state, 'propose')?.rule).toBe('IMM-R5');
  });

  it('IMM-R5 refuses to accept what one of the two no longer has', () => {
    const state = table().turn(0);
    play(state, 'offer 1', 'give foy', 'want galt', 'propose');
    state.players[1]?.cards.splice(0);
    expect(refused(state, 'accept')).toEqual({ rule: 'IMM-R5', why: 'gone' });
  });
});
