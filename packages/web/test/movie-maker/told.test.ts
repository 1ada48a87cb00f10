import { LOCATION, type Move } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { gather } from '../../src/boards/movie-maker/fresh.ts';
import { placed } from '../../src/boards/movie-maker/ranking.ts';
import { tell } from '../../src/boards/movie-maker/told.ts';
import { boardWords } from '../../src/boards/movie-maker/words/index.ts';
import { game, item, playedUntil, position } from './position.ts';

const told = (move: Move, change: Parameters<typeof position>[0]) => {
  const state = position(change);
  return tell(move, game.view(state, 0), undefined);
};

describe('what a move would bring', () => {
  it('IMM-3.1 tells the cash and the film that a card would complete', () => {
    const lines = told({ type: 'buy' }, now => {
      const [me] = now.players;
      if (!me) throw new Error('no player');
      me.cards = ['epic-1', 'logan', 'galt'].map(item);
      me.locations = 4;
      now.up = item('myers');
      now.deck = now.deck.filter(card => card !== now.up && !me.cards.includes(card));
      now.mover = 0;
      now.stack.length = 0;
      now.stack.push({ kind: 'card', seat: 0 });
    });
    expect(lines[0]).toBe(boardWords.brings.cash(750_000, 550_000));
    expect(lines.some(line => line.includes(boardWords.short(6_500_000)))).toBe(true);
  });
  it('IMM-5.2 tells what is still short after a sale', () => {
    const lines = told({ type: 'sell', item: LOCATION }, now => {
      const [me] = now.players;
      if (!me) throw new Error('no player');
      me.locations = 4;
      now.locations -= 4;
      now.mover = 0;
      now.stack.length = 0;
      now.stack.push({
        kind: 'debt',
        seat: 0,
        amount: 800_000,
        to: -1,
        rule: 'IMM-3.12',
        offers: 3,
        auctions: 1,
      });
    });
    expect(lines).toContain(boardWords.brings.short(25_000));
  });
  it('never tells what the dice would bring', () => {
    const state = playedUntil(4, 3, (_, legal) => legal.some(move => move.type === 'roll'));
    const view = game.view(state, game.turn(state));
    expect(tell({ type: 'roll' }, view, undefined)).toEqual([]);
  });
});

describe('marks of what changed', () => {
  const bought = { type: 'bought', seat: 1, item: 3, count: 1, price: 50_000 };
  it('pile up until the own move', () => {
    const step = { seq: 1, seat: 1, move: 'buy', events: [bought] };
    const marks = gather(new Set(['box']), [step], 0);
    expect([...marks].sort()).toEqual(['box', 'card:3', 'cash:1']);
    expect(gather(marks, [{ ...step, seat: 0 }], 0).size).toBe(0);
  });
});

describe('IMM-6.2 IMM-R9 the places at the end', () => {
  it('are shared by equals; the bankrupt come last', () => {
    const { players } = position(now => {
      const last = now.players[2];
      if (last) last.bankrupt = 1;
    }, 3);
    expect(placed({ players }, [5, 5, 0])).toEqual([
      { seat: 0, rank: 1 },
      { seat: 1, rank: 1 },
      { seat: 2, rank: 3 },
    ]);
  });
});
