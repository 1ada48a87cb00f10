import { DIRECTIONS, KINDS, type Kind, neighbour, SHIPPED, type State } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { cell, game, kindOf } from './position.ts';

const fresh = (seats: number, seed = 1): State => game.setup({}, seats, { chance: searchChance(seed) });
const count = (state: State, kind: Kind): number =>
  [...state.pile, ...state.drawn].filter(found => found === kindOf(kind)).length;

describe('1 Components and set-up', () => {
  it('CAN-1.1 takes two to four players, starts with any of them, and goes clockwise', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) {
      const starts = new Set(Array.from({ length: 60 }, (_, seed) => fresh(seats, seed).start));
      expect([...starts].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
    }
    expect(() => fresh(5)).toThrow(/CAN-1.1/);
    const state = fresh(3);
    const { mover } = state;
    const driver = { chance: searchChance(3) };
    while (state.turn === 1) game.apply(state, game.fallback(state), driver);
    expect(state.mover).toBe((mover + 1) % 3);
  });

  it('CAN-1.2 has 41 single hexagons for four and a plane on which each has six sides', () => {
    const state = fresh(4);
    expect(state.pile.length + state.drawn.length).toBe(41);
    const around = DIRECTIONS.map((_, side) => neighbour(cell('0,0'), side));
    expect(around).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(cell));
  });

  it('CAN-1.3 lays one Cannes tile for two or three, two for four so that three sides touch', () => {
    for (const seats of [2, 3])
      expect(fresh(seats).tiles.map(tile => tile.cell)).toEqual(['0,0', '1,0'].map(cell));
    const { tiles } = fresh(4);
    expect(tiles.map(tile => tile.cell)).toEqual(['0,0', '1,0', '0,-1', '1,-1'].map(cell));
    expect(tiles.every(tile => KINDS[tile.kind] === 'cannes')).toBe(true);
    const [first, second] = [tiles.slice(0, 2), tiles.slice(2)];
    const touching = first.flatMap(a =>
      second.filter(b => DIRECTIONS.some((_, side) => neighbour(a.cell, side) === b.cell)),
    );
    expect(touching).toHaveLength(3);
  });

  it('CAN-1.4 uses 41 tiles with four players and 34 with two or three, kind by kind', () => {
    expect(SHIPPED.tiles.reduce((sum, tile) => sum + tile.four, 0)).toBe(41);
    expect(SHIPPED.tiles.reduce((sum, tile) => sum + tile.fewer, 0)).toBe(34);
    const fewer: Partial<Record<Kind, number>> = {
      'chipset-1': 3,
      agent: 1,
      'golf-club': 1,
      'computer-factory': 2,
      'star-maker': 1,
      'effect-studio': 1,
      'script-writer': 1,
    };
    for (const { kind, four } of SHIPPED.tiles) {
      expect(count(fresh(4), kind)).toBe(four);
      for (const seats of [2, 3]) expect(count(fresh(seats), kind)).toBe(fewer[kind] ?? four);
    }
    const parties = SHIPPED.tiles.filter(tile => tile.kind.startsWith('party'));
    expect(parties.map(tile => tile.four)).toEqual([2, 2, 2, 2, 2, 1, 1, 1]);
  });

  it('CAN-1.5 starts all three movie types at 13, with five rods, ten cigars and empty schedules', () => {
    const state = fresh(3);
    expect(state.popularity).toEqual([13, 13, 13]);
    expect(state.cigars).toEqual([]);
    for (const player of state.players) {
      expect(player.rods).toEqual([]);
      expect(player.goods).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
      expect(player.tickets).toBe(0);
    }
  });
});
