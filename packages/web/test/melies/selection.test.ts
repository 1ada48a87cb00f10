import { describe, expect, it } from 'vitest';
import { type Entry, only, press, said, sole, standing } from '../../src/boards/melies/selection.ts';
import { paths } from '../../src/boards/melies/spots.ts';
import { game, playedUntil } from './position.ts';

type Named = { readonly name: string };
const entry = (name: string, routes: string[][], rule?: string): Entry<Named> => ({
  option: rule === undefined ? { move: { name } } : { move: { name }, refusal: { rule } },
  paths: routes,
});
const turn = entry('turn a', [['a'], ['a', 'turn']]);
const there = entry('a to b', [['a', 'b']]);
const refused = entry('a to c', [['a', 'c']], 'MEL-3.5');
const swap = entry('swap d e', [
  ['d', 'e'],
  ['e', 'd'],
]);

describe('pressing spots of the board', () => {
  it('plays a thing with exactly one legal move, said in full', () => {
    expect(press([turn], [], ['a'])).toEqual({ type: 'play', move: turn.option.move });
    expect(sole([turn], [], ['a'])).toEqual({ name: 'turn a' });
  });

  it('does not play a move of two steps at the first press, but lets it be looked at', () => {
    expect(press([there], [], ['a'])).toEqual({ type: 'choose', presses: [['a']] });
    expect(only([there], [], ['a'])).toEqual({ name: 'a to b' });
    expect(sole([there], [], ['a'])).toBeUndefined();
  });

  it('chooses first where several moves begin at a spot, and lights the targets', () => {
    const all = [turn, there, refused];
    expect(press(all, [], ['a'])).toEqual({ type: 'choose', presses: [['a']] });
    expect(standing(all, [['a']], ['a'])).toBe('chosen');
    expect(standing(all, [['a']], ['b'])).toBe('lit');
    expect(standing(all, [['a']], ['turn'])).toBe('lit');
    expect(standing(all, [['a']], ['c'])).toBe('refused');
    expect(standing(all, [['a']], ['z'])).toBe('quiet');
    expect(said(all, [['a']]).map(({ option }) => option.move.name)).toEqual(['turn a']);
    expect(press(all, [['a']], ['b'])).toEqual({ type: 'play', move: there.option.move });
  });

  it('takes the two spots of a free order either way', () => {
    expect(press([swap, there], [['e']], ['d'])).toEqual({ type: 'play', move: swap.option.move });
  });

  it('says why a refused spot is refused', () => {
    expect(press([there, refused], [['a']], ['c'])).toEqual({ type: 'refused', option: refused.option });
  });

  it('puts back what is pressed twice and starts anew elsewhere', () => {
    const all = [there, swap];
    expect(press(all, [['a']], ['a'])).toEqual({ type: 'choose', presses: [] });
    expect(press(all, [['a']], ['e'])).toEqual({ type: 'choose', presses: [['e']] });
    expect(press(all, [], ['z'])).toEqual({ type: 'nothing' });
  });

  it('goes on choosing where an element stands for two spots', () => {
    const color = entry('color', [['frame']]);
    const join = entry('join', [['piece', 'other']]);
    const outcome = press([color, join], [], ['frame', 'piece']);
    expect(outcome).toEqual({ type: 'choose', presses: [['frame', 'piece']] });
    expect(said([color, join], [['frame', 'piece']]).map(({ option }) => option.move.name)).toEqual([
      'color',
    ]);
    expect(press([color, join], [['frame', 'piece']], ['other'])).toEqual({
      type: 'play',
      move: join.option.move,
    });
  });
});

describe('ways to say a move on the board', () => {
  it('every legal move but a pass can be said, and the longest way of saying it means few others', () => {
    for (const seed of [1, 2, 3, 4]) {
      let met = 0;
      playedUntil(seed, 2 + (seed % 3), (state, legal) => {
        const view = game.view(state, game.turn(state));
        const entries = game.options(state).map(option => ({ option, paths: paths(option.move, view) }));
        for (const { option, paths: ways } of entries) {
          if (option.refusal !== undefined || option.move.type === 'pass') continue;
          const way = ways.at(-1) ?? [];
          const meant = said(
            entries,
            way.map(spot => [spot]),
          ).map(other => other.option.move);
          expect(meant).toContain(option.move);
          // A cut may be mended at either end; all else is told apart by where it is pressed.
          expect(meant.length).toBeLessThanOrEqual(option.move.type === 'cut' ? 2 : 1);
        }
        return legal.length === 0 || ++met > 150;
      });
    }
  });
});
