import { type AnyGame, perft } from '@backlot/engine/contract';
import { FINAL, INITIAL, type State } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { arrange, game, kind, opening } from './position.ts';

const alike = [kind('mirror', 'red'), kind('mirror', 'blue'), kind('mirror', 'yellow')] as const;
const reds = [kind('mirror', 'red'), kind('smoke', 'red'), kind('pulley', 'red')] as const;
const toFilm = () => arrange().cleared().onlyHolds(0, 5).set(0).installed(kind('trapdoor', 'red'));
const toJoin = () =>
  arrange().cleared().filmed([INITIAL, 12], 0).filmed([14], 1).filmed([19, 22], 0).filmed([21], 1);

/** Named positions with the number of ways on to one, two and three moves deep. */
const positions: Record<string, [() => State, number, number, number]> = {
  'opening of two': [() => opening(2), 8, 100, 852],
  'opening of three': [() => opening(3), 8, 104, 888],
  'opening of four': [() => opening(4), 8, 112, 958],
  'no pawn in hand': [
    () => {
      const position = arrange();
      position.state.spaces.splice(0, 3, 0, 0, 0);
      (position.state.players[0] as { pawns: number }).pawns = 0;
      return position.turn(0);
    },
    1,
    8,
    100,
  ],
  'all spaces taken by the other': [
    () => {
      const position = arrange();
      position.state.spaces.splice(3, 2, 1, 1);
      (position.state.players[1] as { pawns: number }).pawns = 1;
      return position.turn(0);
    },
    8,
    100,
    793,
  ],
  'prepare set': [() => arrange().acting(0, ['set']), 2, 16, 200],
  'prepare set, two steps': [() => arrange().reached(0, 'setTwoSteps').acting(0, ['set']), 4, 32, 400],
  'a fourth share': [() => arrange().shares(0, 1, 1, 1).acting(0, ['set']), 2, 11, 124],
  'special effects': [
    () =>
      arrange()
        .effectRow(...reds)
        .acting(0, ['effects']),
    4,
    27,
    324,
  ],
  'special effects, three alike': [
    () =>
      arrange()
        .effectRow(...alike)
        .acting(0, ['effects']),
    4,
    27,
    324,
  ],
  'write scene': [() => arrange().acting(0, ['write']), 3, 18, 211],
  'wardrobe twice': [() => arrange().reached(0, 'wardrobeTwice').acting(0, ['wardrobe']), 6, 42, 336],
  'move actors': [() => arrange().acting(0, ['move']), 33, 264, 3300],
  'wardrobe and move': [() => arrange().acting(0, ['wardrobe', 'move']), 39, 435, 3480],
  'film, effect installed': [() => toFilm().acting(0, ['film', 'move']), 34, 100, 734],
  'film, effect from hand': [
    () =>
      toFilm()
        .installed(kind('smoke', 'blue'))
        .effects(0, kind('trapdoor', 'red'), kind('trapdoor', 'blue'))
        .acting(0, ['film']),
    1,
    3,
    24,
  ],
  'film, then join': [
    () => toFilm().filmed([12], 1).filmed([14], 1).reached(0, 'filmJoin').acting(0, ['film']),
    1,
    6,
    50,
  ],
  'create sequence': [() => toJoin().acting(0, ['join']), 5, 42, 498],
  'cut and create': [
    () => toJoin().filmed([26, 38, FINAL], 1).filmed([31], 0).acting(0, ['cut']),
    2,
    16,
    220,
  ],
  'color, a choice of cards': [
    () =>
      arrange()
        .cleared()
        .filmed([5], 1)
        .effects(0, ...reds)
        .acting(0, ['color']),
    1,
    3,
    24,
  ],
  'color, yellow as any': [
    () =>
      arrange()
        .cleared()
        .filmed([5], 0)
        .reached(0, 'yellowAny')
        .effects(0, kind('mirror', 'yellow'), ...reds)
        .acting(0, ['color', 'join']),
    2,
    8,
    24,
  ],
};

describe('move counts from named positions', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, ...counts]) => {
    const found = counts.map((_, i) => perft(game as unknown as AnyGame, make(), i + 1));
    expect(found).toEqual(counts);
  });
});
