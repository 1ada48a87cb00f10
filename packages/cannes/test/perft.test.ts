import type { State } from '@backlot/cannes';
import { type AnyGame, perft } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { arrange, game, play } from './position.ts';

const row = ['people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0', 'star-maker 5,0', 'golf-club 6,0'];
const rods = ['1,0 2,0', '2,0 3,0', '3,0 4,0', '4,0 5,0', '5,0 6,0'];
const village = [
  'party-2-opposite 2,0',
  'party-1 2,1 1',
  'agent 3,0',
  'critic 1,1',
  'people-2 1,-1',
  'beer-2 0,1',
  'golf-club 2,-1',
  'computer-factory -1,0',
];
const drawing = (seats = 2) => arrange(seats).drawn('people-1', 'party-1', 'agent');
const built = () => arrange().tiles(...village);
const laid = (state: State, ...texts: string[]): State => {
  play(state, ...texts);
  return state;
};

/** Named positions with the number of ways on to one, two and three moves deep. */
const positions: Record<string, [() => State, number, number, number]> = {
  'first tile of two': [() => drawing().laying(0), 3, 24, 96],
  'first tile of four': [() => drawing(4).laying(0), 3, 30, 120],
  'three of a kind': [() => arrange().drawn('chipset-1', 'chipset-1', 'chipset-1').laying(0), 1, 8, 16],
  'where to lay a supplier': [() => laid(drawing().laying(0), 'tile people-1'), 8, 24, 166],
  'where to lay a party': [() => laid(drawing().laying(0), 'tile party-1'), 8, 48, 144],
  'how to turn a party': [() => laid(drawing().laying(0), 'tile party-1', 'cell 0,1'), 6, 18, 114],
  'a party among parties': [
    () => laid(built().drawn('party-2-gap', 'party').laying(0), 'tile party-2-gap'),
    15,
    84,
    168,
  ],
  'second tile': [() => built().drawn('people-1', 'beer-1').laying(0, 0, 1), 3, 43, 102],
  'second tile with an agent': [() => built().drawn('people-1', 'beer-1').laying(0, 1, 2), 4, 46, 149],
  'the first rod': [() => built().developing(0), 11, 70, 132],
  'a rod in a network': [() => built().rods(0, '2,0 3,0').developing(0), 3, 20, 34],
  'a rod among those of others': [
    () => built().rods(0, '2,0 3,0').rods(1, '1,0 1,-1').cigars(1, '0,0 0,1').developing(0),
    3,
    12,
    24,
  ],
  'the fifth rod, then a move': [
    () =>
      arrange()
        .tiles(...row, 'beer-2 -1,0')
        .rods(0, ...rods.slice(0, 4))
        .developing(0),
    2,
    4,
    11,
  ],
  'moving rods': [
    () =>
      arrange()
        .tiles(...row, 'beer-2 -1,0', 'people-2 0,1')
        .rods(0, ...rods)
        .developing(0),
    2,
    7,
    21,
  ],
  'a rod lifted': [
    () =>
      laid(
        arrange()
          .tiles(...row, 'beer-2 -1,0', 'people-2 0,1')
          .rods(0, ...rods)
          .developing(0),
        'lift 5,0 6,0',
      ),
    3,
    9,
    26,
  ],
  'production with suppliers': [
    () =>
      arrange()
        .tiles(...row)
        .rods(0, ...rods)
        .goods(0, { people: 1 })
        .producing(0),
    4,
    13,
    82,
  ],
  'placing a cigar': [
    () => laid(built().rods(0, '2,-1 1,0', '1,0 1,-1').goods(0, { people: 4 }).producing(0), 'golf'),
    5,
    17,
    51,
  ],
  'critic and Cannes': [
    () =>
      laid(
        arrange()
          .tiles('critic 2,0', 'action-studio 0,1')
          .rods(0, '1,0 2,0', '0,0 0,1')
          .goods(0, { star: 1, effect: 1, beer: 2, sf: 1 })
          .producing(0),
        'make action',
      ),
    6,
    31,
    143,
  ],
  'seven items for five places': [
    () => laid(arrange().goods(0, { people: 3, computer: 2, sf: 2 }).producing(0), 'done'),
    3,
    9,
    27,
  ],
  'nothing to produce': [() => arrange().producing(0), 1, 3, 24],
};

describe('move counts from named positions', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, ...counts]) => {
    const found = counts.map((_, i) => perft(game as unknown as AnyGame, make(), i + 1));
    expect(found).toEqual(counts);
  });
});
