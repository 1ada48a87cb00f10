import { cellAt, type State } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { cellsIn, cutOff } from '../../src/boards/cannes/outlook.ts';
import { ranking } from '../../src/boards/cannes/ranking.ts';
import { spotsOf } from '../../src/boards/cannes/spots.ts';
import { tell } from '../../src/boards/cannes/told.ts';
import { boardWords } from '../../src/boards/cannes/words/index.ts';
import { game, pair, playedUntil, producing, tile } from './position.ts';

describe('what a move would bring', () => {
  it('CAN-3.8 names the tiles that a rod connects', () => {
    const state = producing(now => {
      now.tiles.push(tile('star-maker', 2, 0));
      now.stack.push({ kind: 'rod', seat: 0, left: 1, lifted: -1 });
    });
    const lines = tell({ type: 'rod', pair: pair(1, 0, 2, 0) }, game.view(state, 0), undefined);
    expect(lines.join(' ')).toContain('star maker');
    expect(lines.join(' ')).toContain('Cannes');
  });

  it('CAN-4.6 CAN-R6 tells the tickets of a movie, and the drop at the end of the turn', () => {
    const state = producing(now => {
      const [me] = now.players;
      if (!me) throw new Error('no player');
      now.tiles.push(tile('star-maker', 2, 0));
      me.rods = [pair(1, 0, 2, 0)];
      me.goods = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0];
    });
    expect(tell({ type: 'present', movie: 1 }, game.view(state, 0), undefined)).toEqual([
      boardWords.brings.tickets(13),
    ]);
    game.apply(state, { type: 'present', movie: 1 }, { chance: () => 0 });
    expect(tell({ type: 'done' }, game.view(state, 0), undefined)).toContain(
      boardWords.brings.falls('Romance', 13, 12),
    );
  });

  it('is silent about what the view can not play, and never names tiles that chance would draw', () => {
    const start = playedUntil(3, 2, (_, legal) => legal.some(move => move.type === 'stop'));
    const view = game.view(start, game.turn(start));
    expect(tell({ type: 'done' }, view, undefined)).toEqual([]);
    expect(tell({ type: 'stop' }, view, undefined)).toEqual([]);
  });
});

describe('places that can be pressed', () => {
  it('differ for all moves of a decision', () => {
    const seen = new Set<string>();
    playedUntil(5, 4, (state: State) => {
      const view = game.view(state, game.turn(state));
      const first = game.options(state).map(({ move }) => spotsOf(move, view)[0]);
      expect(new Set(first).size).toBe(first.length);
      seen.add(view.stack.at(-1)?.kind ?? '');
      return false;
    });
    expect([...seen]).toEqual(expect.arrayContaining(['tile', 'cell', 'turn', 'rod', 'lift', 'produce']));
  });
});

describe('CAN-3.6 what a lifted rod would cut off', () => {
  it('is the rods whose both ends are named', () => {
    const rods = [pair(0, 0, 0, 1), pair(0, 1, 0, 2), pair(4, 4, 5, 4)];
    const cells = cellsIn('0,0 0,1 4,4');
    expect(cells).toEqual([cellAt(0, 0), cellAt(0, 1), cellAt(4, 4)]);
    expect(cutOff(rods, cells)).toEqual([rods[0]]);
    expect(cellsIn('')).toEqual([]);
  });
});

describe('CAN-5.2 the ranking', () => {
  it('puts the one whose turn came next before its equals', () => {
    const state = producing(now => {
      now.stack.length = 0;
      now.mover = 0;
    });
    const view = game.view(state, undefined);
    const [a, b] = view.players;
    if (!a || !b) throw new Error('no players');
    const with3 = (tickets: readonly number[], mover: number) =>
      ranking({ ...view, mover, players: tickets.map(count => ({ ...a, tickets: count })) });
    expect(with3([10, 30, 20], 0)).toEqual([1, 2, 0]);
    expect(with3([20, 20, 20], 0)).toEqual([1, 2, 0]);
    expect(with3([20, 20, 20], 2)).toEqual([0, 1, 2]);
  });
});
