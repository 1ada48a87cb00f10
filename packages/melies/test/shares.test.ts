import { describe, expect, it } from 'vitest';
import { shareValue } from '../src/shares.ts';
import { arrange, game, kind, legal, play } from './position.ts';

describe('4 Shares', () => {
  it('MEL-4.1 asks which of four shares goes', () => {
    const state = arrange().shares(0, 2, 1, 0).acting(0, ['set']);
    play(state, 'set clockwise');
    expect(state.stack.at(-1)?.kind).toBe('discard');
    expect(legal(state)).toContain('discard shell');
    play(state, 'discard shell');
    expect(state.players[0]?.shares.reduce((a, b) => a + b)).toBe(3);
    expect(state.players[0]?.discarded).toEqual([0, 1, 0]);
  });

  it("MEL-R25 asks at once, also in another player's turn, and shows the card to nobody else", () => {
    const state = arrange()
      .cleared()
      .filmed([5], 1)
      .shares(1, 1, 1, 1)
      .effects(0, kind('mirror', 'red'), kind('smoke', 'red'))
      .acting(0, ['color', 'write']);
    play(state, 'color 5');
    expect(game.turn(state)).toBe(1);
    const events = play(state, 'discard star');
    const discarded = events.find(event => event.type === 'shareDiscarded');
    expect(discarded && game.show(discarded, 0)).toEqual({ type: 'shareDiscarded', seat: 1 });
    expect(discarded && game.show(discarded, undefined)).toEqual({ type: 'shareDiscarded', seat: 1 });
    expect(discarded && game.show(discarded, 1)).toEqual({ type: 'shareDiscarded', seat: 1, share: 2 });
    expect(game.turn(state)).toBe(0); // then goes on with the second action
    expect(game.view(state, 0).players[1]?.discarded).toEqual({ count: 1, known: undefined });
  });

  it('MEL-4.2 values 9 for three identical, 5 for three different, 2 for two identical, else 0', () => {
    const worth: [number[], number][] = [
      [[3, 0, 0], 9],
      [[1, 1, 1], 5],
      [[2, 1, 0], 2],
      [[0, 0, 2], 2],
      [[1, 1, 0], 0],
      [[1, 0, 0], 0],
      [[0, 0, 0], 0],
    ];
    for (const [held, points] of worth) expect(shareValue(held)).toBe(points);
  });

  it('MEL-R10 makes an empty share deck anew from the discards; with none left nobody takes a share', () => {
    const position = arrange();
    const [first, second] = position.state.players;
    if (first && second) {
      first.discarded = [6, 0, 0];
      second.discarded = [1, 7, 7];
    }
    position.state.shareDeck = [0, 0, 0];
    const state = position.acting(0, ['set']);
    const events = play(state, 'set clockwise');
    expect(events.map(event => event.type)).toEqual(['setMoved', 'sharesRemade', 'shareTaken']);

    // four players can't hold 21 shares; an edition with fewer could run out
    const none = arrange();
    none.state.shareDeck = [0, 0, 0];
    none.state.stack.splice(0, 9, {
      kind: 'act',
      seat: 0,
      actions: 1,
      journal: -1,
      must: 1,
      pawn: 1,
      again: 0,
    });
    const told: string[] = [];
    const move = game.find(none.state, 'set clockwise')?.move;
    if (move) game.apply(none.state, move, { chance: () => 0, emit: event => told.push(event.type) });
    expect(told).toEqual(['setMoved', 'sharesGone']);
  });

  it('MEL-R29 lets a seat remember what it discarded until the deck is made anew', () => {
    const position = arrange();
    const [first, second] = position.state.players;
    if (first && second) {
      first.discarded = [2, 0, 0];
      second.discarded = [0, 1, 0];
    }
    position.state.shareDeck = [5, 6, 7];
    const state = position.turn(0);
    expect(game.view(state, 0).players.map(player => player.discarded.known)).toEqual([[2, 0, 0], undefined]);
    position.state.shareDeck = [0, 0, 0];
    if (first) first.discarded = [7, 6, 7];
    play(position.acting(0, ['set']), 'set clockwise');
    expect(game.view(state, 0).players.map(player => player.discarded)).toEqual([
      { count: 0, known: [0, 0, 0] },
      { count: 0, known: undefined },
    ]);
  });
});
