import {
  CELLS,
  cellAt,
  cellFrom,
  cellText,
  createCannes,
  DIRECTIONS,
  FACTS,
  firstOf,
  invitations,
  KINDS,
  neighbour,
  pairAt,
  pairOf,
  pairText,
  qOf,
  rOf,
  secondOf,
} from '@backlot/cannes';
import { describe, expect, it } from 'vitest';

describe('cells and pairs', () => {
  it('CAN-1.2 keeps cell keys apart as far out as a line of all tiles reaches', () => {
    const keys = new Set<number>();
    for (let q = -62; q <= 62; q++) {
      for (let r = -62; r <= 62; r++) {
        const cell = cellAt(q, r);
        expect([qOf(cell), rOf(cell)]).toEqual([q, r]);
        keys.add(cell);
        for (let side = 0; side < 6; side++) {
          const beside = neighbour(cell, side);
          expect(beside >= 0 && beside < CELLS).toBe(true);
        }
      }
    }
    expect(keys.size).toBe(125 ** 2);
  });

  it('CAN-3.2 gives each pair of neighbours one key, in either order', () => {
    const pairs = new Set<number>();
    for (const cell of [cellAt(0, 0), cellAt(-7, 3), cellAt(40, -41)]) {
      DIRECTIONS.forEach((_, side) => {
        const beside = neighbour(cell, side);
        const pair = pairAt(cell, side);
        expect(pairOf(cell, beside)).toBe(pair);
        expect(pairOf(beside, cell)).toBe(pair);
        expect([firstOf(pair), secondOf(pair)].sort()).toEqual([cell, beside].sort());
        pairs.add(pair);
      });
      expect(pairOf(cell, cell)).toBe(-1);
    }
    expect(pairs.size).toBe(18);
  });

  it('writes cells and pairs, and reads no other text', () => {
    for (const text of ['0,0', '2,-1', '-42,41']) expect(cellText(cellFrom(text) as number)).toBe(text);
    for (const text of ['', '1', '1,', '01,2', '1,2 ', '-0,1', '99,0', '1,2,3', 'a,b']) {
      expect(cellFrom(text)).toBeUndefined();
    }
    expect(pairText(pairOf(cellAt(1, 0), cellAt(0, 0)))).toBe('0,0 1,0');
  });

  it('CAN-1.4 turns the invitations of a party clockwise, side by side', () => {
    const sides = (name: string, turn: number): number[] =>
      [0, 1, 2, 3, 4, 5].filter(side => (invitations(KINDS.indexOf(name as 'party'), turn) >> side) & 1);
    expect(sides('party', 3)).toEqual([]);
    expect(sides('party-1', 5)).toEqual([5]);
    expect(sides('party-2-adjacent', 0)).toEqual([0, 1]);
    expect(sides('party-2-adjacent', 5)).toEqual([0, 5]);
    expect(sides('party-2-gap', 4)).toEqual([0, 4]);
    expect(sides('party-2-opposite', 2)).toEqual([2, 5]);
    for (const facts of FACTS) expect(facts.invitations > 0).toBe(facts.turns > 1);
  });

  it('writes every move in words of its own', () => {
    const game = createCannes();
    const pair = pairOf(cellAt(0, 0), cellAt(0, 1));
    const texts = [
      game.text({ type: 'tile', kind: KINDS.indexOf('golf-club') }),
      game.text({ type: 'cell', cell: cellAt(2, -1) }),
      game.text({ type: 'turn', turn: 3 }),
      game.text({ type: 'rod', pair }),
      game.text({ type: 'lift', pair }),
      game.text({ type: 'cigar', pair }),
      game.text({ type: 'supply', cell: cellAt(0, 1) }),
      game.text({ type: 'make', recipe: 6 }),
      game.text({ type: 'raise', movie: 1 }),
      game.text({ type: 'present', movie: 0 }),
      game.text({ type: 'discard', good: 3 }),
    ];
    expect(texts).toEqual([
      'tile golf-club',
      'cell 2,-1',
      'turn 3',
      'rod 0,0 0,1',
      'lift 0,0 0,1',
      'cigar 0,0 0,1',
      'supply 0,1',
      'make sf',
      'raise romance',
      'present action',
      'discard computer',
    ]);
  });
});
