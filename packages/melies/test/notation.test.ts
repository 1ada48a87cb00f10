import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation } from '../src/notation.ts';
import type { Move } from '../src/types.ts';
import { everyMove, SPACE_IDS } from './moves.ts';

const { text, parse } = notation(SPACE_IDS);

describe('the written form of moves', () => {
  it.each<[string, Move]>([
    ['place pre1', { type: 'place', space: 0 }],
    ['place post3', { type: 'place', space: 8 }],
    ['retrieve', { type: 'retrieve' }],
    ['set clockwise', { type: 'set', steps: 1 }],
    ['set clockwise 2', { type: 'set', steps: 2 }],
    ['set anticlockwise', { type: 'set', steps: -1 }],
    ['set anticlockwise 2', { type: 'set', steps: -2 }],
    ['refresh', { type: 'refresh' }],
    ['take mirror-red', { type: 'take', effect: 11 }],
    ['write 17', { type: 'write', scene: 17 }],
    ['turn b2', { type: 'turn', cell: 4 }],
    ['move a1 b2', { type: 'move', from: 0, to: 4 }],
    ['film 23', { type: 'film', scene: 23 }],
    ['exchange mirror-red', { type: 'exchange', effect: 11 }],
    ['join 12 22', { type: 'join', left: 12, right: 22 }],
    ['join start 12', { type: 'join', left: 0, right: 12 }],
    ['join 38 end', { type: 'join', left: 38, right: 43 }],
    ['cut 12 12 14', { type: 'cut', at: 12, left: 12, right: 14 }],
    ['color 31', { type: 'color', scene: 31 }],
    ['pay mirror-red trapdoor-blue', { type: 'pay', first: 11, second: 1 }],
    ['advance filming', { type: 'advance', journal: 1 }],
    ['discard moon', { type: 'discard', share: 0 }],
    ['lay 17', { type: 'lay', scene: 17 }],
    ['stand lady-selenite b1', { type: 'stand', face: 8, cell: 1 }],
    ['stand selenite-lady b1', { type: 'stand', face: 9, cell: 1 }],
    ['pass', { type: 'pass' }],
  ])('writes and reads %s', (written, move) => {
    expect(text(move)).toBe(written);
    expect(parse(written)).toEqual(move);
  });

  it('writes every move differently and reads each back', () => {
    const moves = everyMove();
    expect(moves.length).toBeGreaterThan(1000);
    expect(new Set(moves.map(text)).size).toBe(moves.length);
    for (const move of moves) expect(parse(text(move))).toEqual(move);
  });

  it('writes nothing that a text of plain words could not carry', () => {
    for (const move of everyMove()) expect(text(move)).toMatch(/^[a-z]+( [a-z0-9-]+){0,3}$/);
  });

  it.each([
    '',
    ' ',
    'film',
    'film 44',
    'film 07',
    'film 7 ',
    'Film 7',
    'film 7 8',
    'place pre4',
    'set',
    'set clockwise 3',
    'set  clockwise',
    'turn d1',
    'take mirror',
    'stand lady-lady b1',
    'constructor',
    'pass now',
  ])('does not read %j as a move', written => {
    expect(parse(written)).toBeUndefined();
  });

  it('reads any text without throwing, and only what it would write itself', () => {
    const word = fc.constantFrom(
      'film',
      'set',
      'join',
      'cut',
      'clockwise',
      '2',
      'start',
      'b2',
      '__proto__',
      'toString',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 5 }).map(words => words.join(' ')),
        ),
        written => {
          const move = parse(written);
          if (move !== undefined) expect(text(move)).toBe(written);
        },
      ),
    );
  });
});
