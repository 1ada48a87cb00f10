import { estate } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, components, game, legal, play, roll, toNextTurn } from './position.ts';

const EPIC = 'epic-1 logan myers galt';
const HORROR = 'horror-1 stein hyde spokes';
const PAWNED = { oscar: 0, loan: 3_250_000 };

/** Events of a roll of two ones from two spaces before `to`. */
const landOn = (position: ReturnType<typeof arrange>, space: string) =>
  position.landing(space).events.map(event => event.type);

describe('5.3 A film in pawn belongs to the bank', () => {
  it('IMM-5.3 earns nothing at Box Office until it is redeemed, and all of it afterwards', () => {
    const state = arrange(2).film(0, EPIC).cash(0, 1_750_000).at(0, 38).at(1, 38).turn(0);
    play(state, 'pawn 1');
    expect(roll(state, 1, 1).map(({ type }) => type)).toEqual(['rolled']);
    expect(cash(state)[0]).toBe(5_000_000);
    play(state, 'redeem 1');
    toNextTurn(state);
    roll(state, 1, 1);
    toNextTurn(state);
    expect(asked(state)).toBe('turn 0');
    for (const player of state.players) player.space = 38;
    roll(state, 1, 1);
    expect(cash(state)[0]).toBe(750_000 + 650_000);
  });

  it('IMM-R8 pawns and redeems before rolling and in the window after', () => {
    const state = arrange(2).film(0, EPIC).film(0, HORROR).cash(0, 3_000_000).at(0, 38).turn(0);
    expect(legal(state)).toEqual(['roll', 'pawn 1', 'pawn 2']);
    play(state, 'pawn 2');
    expect(legal(state)).toEqual(['roll', 'pawn 1', 'redeem 2']);
    roll(state, 1, 1);
    play(state, 'redeem 2');
    expect(state.players[0]?.films.map(({ loan }) => loan)).toEqual([0, 0]);
    expect(legal(state)).toEqual(['pawn 1', 'pawn 2', 'pass']);
  });

  it('IMM-R7 is no completed film for a flop, a rent, bad publicity or an Oscar', () => {
    const pawned = () => arrange(2).film(0, EPIC, PAWNED).companies(1, 'rank');
    for (const space of ['flop', 'bad-publicity', 'oscar'])
      expect(landOn(pawned(), space)).toContain('nothing');
    expect(cash(pawned().landing('rank').state)).toEqual([700_000, 800_000]);
  });

  it('IMM-5.3 may win an Oscar again once it is redeemed, and the next loan is greater by half of it', () => {
    const position = arrange(2).film(0, EPIC, PAWNED).cash(0, 5_000_000).at(0, 10);
    const state = position.turn(0);
    play(state, 'redeem 1');
    roll(state, 1, 1);
    expect(state.players[0]?.films[0]).toMatchObject({ oscar: 1, loan: 0 });
    play(state, 'pawn 1');
    expect(cash(state)[0]).toBe(5_000_000 - 4_250_000 + 3_500_000);
  });

  it('IMM-5.3 IMM-6.1 counts nothing at the end, its Oscar and location cards neither', () => {
    const state = arrange(2).film(0, EPIC, { oscar: 1, loan: 3_500_000 }).film(0, HORROR).turn(0);
    expect(estate(components, state, 0)).toMatchObject({ films: 2_100_000, locations: 50_000 });
    game.audit(state);
  });
});
