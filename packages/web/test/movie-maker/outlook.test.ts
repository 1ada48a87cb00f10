import { completionValue } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import {
  castValue,
  payOf,
  productionOf,
  productionsOf,
  sideValue,
  useOf,
} from '../../src/boards/movie-maker/outlook.ts';
import { c, item, position } from './position.ts';

const withCards = (names: readonly string[], locations = 0) => {
  const state = position(now => {
    const [me] = now.players;
    if (!me) throw new Error('no player');
    me.cards = names.map(item);
    me.locations = locations;
  });
  const player = state.players[0];
  if (!player) throw new Error('no player');
  return player;
};

describe('films in the making', () => {
  it('IMM-4.1 names what is missing and counts no more locations than needed', () => {
    const production = productionOf(c, withCards(['epic-1', 'logan'], 9), item('epic-1'));
    expect(production).toMatchObject({
      missing: ['female', 'director'],
      locations: 4,
      needed: 4,
      ready: false,
    });
    expect(production.value).toBe(5_500_000);
  });
  it('IMM-4.3 takes the best cast in hand: the example of 6 500 000', () => {
    const cards = ['epic-1', 'logan', 'scott', 'myers', 'galt', 'bailey'];
    const production = productionOf(c, withCards(cards, 4), item('epic-1'));
    expect(production).toMatchObject({
      male: item('logan'),
      director: item('galt'),
      ready: true,
      value: 6_500_000,
    });
  });
  it('puts the film nearest to completion first', () => {
    const cards = ['epic-1', 'horror-1', 'logan', 'myers', 'galt'];
    expect(productionsOf(c, withCards(cards, 1)).map(one => one.story)).toEqual([
      item('horror-1'),
      item('epic-1'),
    ]);
  });
  it('tells for which film a card is of most use, and when it completes one', () => {
    const player = withCards(['epic-1', 'logan', 'galt'], 4);
    expect(useOf(c, player, item('myers'))).toEqual({
      story: item('epic-1'),
      gain: 500_000,
      completes: true,
    });
    expect(useOf(c, withCards([]), item('myers'))).toBeUndefined();
  });
});

describe('money', () => {
  it('IMM-2.3 IMM-5.3 pays a tenth of each film that is not in pawn', () => {
    const film = {
      story: item('epic-1'),
      male: item('logan'),
      female: item('myers'),
      director: item('galt'),
      oscar: 1,
      loan: 0,
    };
    const player = { ...withCards([]), films: [film, { ...film, loan: 3_500_000 }] };
    expect(castValue(c, film)).toBe(6_500_000);
    expect(completionValue(c, film)).toBe(7_000_000);
    expect(payOf(c, player)).toBe(700_000);
  });
  it('counts a side of an offer at face value', () => {
    expect(sideValue(c, { items: [item('logan'), item('rank')], locations: 2, cash: 10_000 })).toBe(610_000);
  });
});
