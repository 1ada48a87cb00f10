import { type AnyGame, perft } from '@backlot/engine/contract';
import type { State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, game, play, roll } from './position.ts';

const EPIC = 'epic-1 logan myers galt';
const after = (state: State, ...texts: string[]): State => {
  play(state, ...texts);
  return state;
};
const rolled = (state: State): State => {
  roll(state, 1, 1);
  return state;
};
const traders = () => arrange(3).cards(0, 'jago').cards(1, 'spokes').companies(2, 'abc');

/** Named positions with the number of ways on to one, two and three moves deep. */
const positions: Record<string, [() => State, number, number, number]> = {
  'the first roll': [() => arrange().turn(0), 1, 3, 7],
  'a turn with a card to trade': [() => traders().turn(0), 4, 37, 234],
  'after the space': [() => rolled(traders().at(0, 38).turn(0)), 4, 36, 226],
  'hands that may be raised': [() => after(rolled(traders().at(0, 38).turn(0)), 'pass'), 2, 6, 44],
  'a card turned up': [() => arrange(3).landing('production', 'logan').state, 2, 11, 82],
  'an auction of three': [
    () => after(arrange(4).landing('production', 'logan').state, 'auction'),
    7,
    48,
    315,
  ],
  'an auction of the poor': [
    () => after(arrange(3).cash(1, 60_000).cash(2, 40_000).landing('production', 'logan').state, 'auction'),
    4,
    11,
    30,
  ],
  'an auction of one’s own': [() => after(traders().turn(0), 'auction jago'), 12, 64, 416],
  'location cards': [() => arrange().locations(1, 35).landing('location').state, 2, 5, 37],
  'a company for sale': [() => arrange(3).cards(1, 'foy').landing('rank').state, 2, 5, 31],
  'an offer being put together': [() => after(traders().turn(0), 'offer 1'), 11, 78, 495],
  'an offer to answer': [
    () => after(traders().turn(0), 'offer 2', 'give jago', 'want abc', 'propose'),
    3,
    19,
    152,
  ],
  'a counter-offer': [
    () => after(traders().turn(0), 'offer 2', 'give jago', 'want abc', 'propose', 'counter'),
    11,
    78,
    495,
  ],
  'two films to cast': [
    () => arrange().cards(0, `${EPIC} horror-1 foy hyde spokes`).locations(0, 5).turn(0),
    13,
    133,
    927,
  ],
  'which film wins the Oscar': [
    () => arrange().film(0, EPIC).film(0, 'horror-1 stein hyde grant').landing('oscar').state,
    2,
    6,
    10,
  ],
  'which star walks out': [() => arrange().cards(0, 'foy hyde jago').landing('walkout').state, 3, 12, 111],
  'a retake': [() => arrange().landing('retake').state, 2, 2, 6],
  'a debt with much to sell': [
    () =>
      arrange(3)
        .cash(0, 10_000)
        .cards(0, 'foy horror-1')
        .locations(0, 2)
        .film(0, EPIC)
        .landing('bad-publicity').state,
    9,
    83,
    616,
  ],
  'loans to take and redeem': [
    () =>
      arrange()
        .film(0, EPIC)
        .film(0, 'horror-1 stein hyde grant', { oscar: 0, loan: 1_100_000 })
        .cash(0, 3_000_000)
        .turn(0),
    3,
    9,
    27,
  ],
  'the last card bought': [
    () =>
      after(
        arrange(3)
          .cards(0, 'horror-1 stein hyde')
          .locations(0, 1)
          .cards(1, 'horror-2 foy bliss spokes bailey')
          .locations(1, 1)
          .deck('grant')
          .landing('production', 'grant').state,
        'buy',
      ),
    2,
    4,
    4,
  ],
};

describe('move counts from named positions', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, ...counts]) => {
    const found = counts.map((_, i) => perft(game as unknown as AnyGame, make(), i + 1));
    expect(found).toEqual(counts);
  });
});
