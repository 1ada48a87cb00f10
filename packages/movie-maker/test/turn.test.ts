import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, legal, play, roll, toNextTurn } from './position.ts';

const EPIC = 'epic-1 logan myers galt';

describe('2 The turn', () => {
  it('IMM-2.1 rolls two dice and moves clockwise; doubles give no second turn', () => {
    const state = arrange(3).turn(0);
    const events = roll(state, 3, 3);
    expect(events[0]).toEqual({ type: 'rolled', seat: 0, dice: [3, 3], from: 0, to: 6 });
    expect(asked(state)).toBe('turn 1');
  });

  it('IMM-2.2 IMM-R1 misses turns, which add up, one at a time', () => {
    const state = arrange(2).missing(1, 2).turn(0);
    const movers: number[] = [];
    for (let i = 0; i < 4; i++) {
      movers.push(state.mover);
      for (const player of state.players) player.space = 38;
      roll(state, 1, 1);
      toNextTurn(state);
    }
    expect(movers).toEqual([0, 0, 0, 1]);
  });

  it('IMM-2.2 IMM-R1 adds a second miss to the first', () => {
    const { state } = arrange(2).missing(0, 1).landing('star-trouble');
    expect(state.players[0]?.missing).toBe(2);
  });

  it('IMM-2.2 lets who misses turns trade and bid', () => {
    const state = arrange(2).missing(1, 2).cards(1, 'logan').cards(0, 'galt').turn(0);
    play(state, 'offer 1', 'give galt', 'want logan', 'propose', 'accept');
    expect(asked(state)).toBe('turn 0');
    const { state: auction } = arrange(2).missing(1, 2).landing('production', 'horror-1');
    play(auction, 'auction');
    expect(asked(auction)).toBe('bid 1');
  });

  it('IMM-2.3 pays a tenth of the completion value of each film at each pass, before the space is done', () => {
    const state = arrange().film(0, EPIC).film(0, 'western-1 jago lovejoy spokes').at(0, 37).turn(0);
    // 39 is passed, and space 4 (a retake) done after the pay
    const events = roll(state, 3, 4);
    expect(events.slice(0, 2)).toEqual([
      { type: 'rolled', seat: 0, dice: [3, 4], from: 37, to: 4 },
      { type: 'boxOffice', seat: 0, amount: 650_000 + 260_000, films: 2 },
    ]);
    expect(legal(state)).toEqual(['pay', 'miss']);
  });

  it('IMM-R2 counts landing exactly on Box Office as passing, once', () => {
    const state = arrange().film(0, EPIC).at(0, 36).turn(0);
    roll(state, 2, 2);
    expect(cash(state)[0]).toBe(750_000 + 650_000);
    toNextTurn(state);
    for (const player of state.players) player.missing = 0;
    roll(state, 1, 5);
    toNextTurn(state);
    roll(state, 1, 5);
    expect(cash(state)[0]).toBe(750_000 + 650_000 + 600_000);
  });

  it('IMM-R15 pays nothing at Box Office for companies, and IMM-5.3 nothing for films in pawn', () => {
    const state = arrange()
      .film(0, EPIC, { oscar: 0, loan: 3_250_000 })
      .film(0, 'horror-1 stein hyde spokes', { oscar: 1, loan: 0 })
      .companies(0, 'rank', 'abc')
      .at(0, 36)
      .turn(0);
    roll(state, 2, 2);
    // 1 000 000 + 500 000 + 500 000 + 100 000 and an Oscar
    expect(cash(state)[0]).toBe(750_000 + 260_000);
  });

  it('IMM-R5 gives the mover a window before rolling and one after, then asks every other seat once', () => {
    const state = arrange(4).cards(0, 'logan').at(0, 38).turn(0);
    expect(legal(state)).toEqual(['roll', 'offer 1', 'offer 2', 'offer 3', 'auction logan']);
    roll(state, 1, 1);
    const order: string[] = [];
    while (asked(state) !== 'turn 1') {
      order.push(asked(state));
      play(state, 'pass');
    }
    expect(order).toEqual(['window 0', 'raise 1', 'raise 2', 'raise 3']);
  });

  it('IMM-R5 asks nobody where there is nothing to trade', () => {
    const state = arrange(4).at(0, 38).turn(0);
    roll(state, 1, 1);
    expect(asked(state)).toBe('turn 1');
  });

  it('IMM-R5 opens a window for a raised hand, without loans (IMM-R8)', () => {
    const state = arrange(3).film(1, EPIC).cards(0, 'jago').at(0, 38).turn(0);
    roll(state, 1, 1);
    play(state, 'pass', 'raise');
    expect(asked(state)).toBe('window 1');
    expect(legal(state)).toEqual(['offer 0', 'pass']);
    play(state, 'pass');
    expect(asked(state)).toBe('raise 2');
  });

  it('IMM-R5 holds no window in a missed turn', () => {
    const state = arrange(2).cards(0, 'logan').missing(1, 1).at(0, 38).turn(0);
    roll(state, 1, 1);
    play(state, 'pass', 'pass');
    expect(asked(state)).toBe('turn 0');
  });
});
