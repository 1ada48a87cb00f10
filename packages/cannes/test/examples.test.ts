import { INPUTS, PRODUCT } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { arrange, goodOf, legal, play, schedule } from './position.ts';

describe('6 Examples', () => {
  it('CAN-4.6 two romances at 13 and one SF at 10 bring 36', () => {
    const state = arrange()
      .tiles('people-1 2,0')
      .rods(0, '1,0 2,0')
      .popularity(13, 13, 10)
      .goods(0, { romance: 2, sf: 1 })
      .producing(0);
    play(state, 'present romance', 'present romance', 'present sf');
    expect(state.players[0]?.tickets).toBe(36);
  });

  it.each([
    [4, 2],
    [6, 3],
  ])('CAN-4.2 a special-effects studio turns %i computers into %i effects', (computer, effect) => {
    const state = arrange().tiles('effect-studio 2,0').rods(0, '1,0 2,0').goods(0, { computer }).producing(0);
    while (legal(state).includes('make effect')) play(state, 'make effect');
    expect(schedule(state, 0)).toEqual({ effect });
  });

  it('CAN-4.1 two beers of a double supplier reach the schedule, and it gives no more in that turn', () => {
    const state = arrange().tiles('beer-2 2,0').rods(0, '1,0 2,0').producing(0);
    play(state, 'supply 2,0');
    expect(schedule(state, 0)).toEqual({ beer: 2 });
    expect(legal(state)).toEqual(['done']);
  });

  it('CAN-4.4 attract people, place a cigar to a chip factory, take its chip: all in one turn', () => {
    const state = arrange()
      .tiles('people-2 2,0', 'golf-club 3,0', 'chipset-1 4,0')
      .rods(0, '1,0 2,0', '2,0 3,0')
      .producing(0);
    expect(legal(state)).toEqual(['supply 2,0', 'done']);
    play(state, 'supply 2,0', 'golf', 'cigar 3,0 4,0', 'supply 4,0');
    expect(schedule(state, 0)).toEqual({ chipset: 1 });
    expect(state.mover).toBe(0);
  });

  it('CAN-R6 three action movies at 13 presented in one turn pay 39; then action stands at 10', () => {
    const state = arrange().tiles('people-1 2,0').rods(0, '1,0 2,0').goods(0, { action: 3 }).producing(0);
    play(state, 'present action', 'present action', 'present action', 'done');
    expect(state.players[0]?.tickets).toBe(39);
    expect(state.popularity[0]).toBe(10);
  });

  it('CAN-1.4 every movie costs exactly four raw goods', () => {
    const cost = (good: number): number => {
      const recipe = PRODUCT.indexOf(good);
      return recipe < 0
        ? 1
        : (INPUTS[recipe] ?? []).reduce((sum, [input, count]) => sum + count * cost(input), 0);
    };
    expect(['action', 'romance', 'sf'].map(movie => cost(goodOf(movie as 'action')))).toEqual([4, 4, 4]);
  });
});
