import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, game, legal, names, owner, play, roll, toNextTurn } from './position.ts';

const broke = (seats = 3) => arrange(seats).cash(0, 0);
const bankrupt = (to: number, left: number) => ({ type: 'bankrupt', seat: 0, to, cash: left });

describe('5.2 Bankruptcy, path by path', () => {
  it('IMM-5.2 IMM-3.7 by star trouble: its missed turn is missed by nobody', () => {
    const { state, events } = broke().cash(0, 49_000).landing('star-trouble');
    expect(events).toContainEqual(bankrupt(-1, 49_000));
    expect(state.players[0]).toMatchObject({ bankrupt: 1, missing: 0, cash: 0 });
  });

  it('IMM-5.2 IMM-3.10 by a charity performance: the card stays with the bank', () => {
    const { state, events } = broke().cash(0, 40_000).landing('charity');
    expect(events).toContainEqual(bankrupt(-1, 40_000));
    expect([state.charity, state.players[0]?.charity]).toEqual([8, 0]);
  });

  it('IMM-5.2 IMM-3.12 by bad weather, after the last story is sold', () => {
    const { state } = broke().cards(0, 'horror-1 horror-2').landing('bad-weather');
    play(state, 'sell horror-2');
    expect(play(state, 'sell horror-1')).toContainEqual(bankrupt(-1, 50_000));
    expect(names(state.box)).toEqual(['horror-2', 'horror-1']);
  });

  it('IMM-5.2 IMM-3.3 by a rent, after the last company is sold to the bank (IMM-R14)', () => {
    const { state } = broke()
      .companies(0, 'abc')
      .companies(1, 'rank')
      .film(0, 'epic-1 logan myers galt', { oscar: 0, loan: 3_250_000 })
      .landing('rank');
    expect(asked(state)).toBe('debt 0');
    play(state, 'sell abc');
    expect([owner(state, 'abc'), cash(state)]).toEqual([-1, [100_000, 800_000, 750_000]]);
    const poorer = arrange(3, { rent: 'owner' }).cash(0, 0).companies(0, 'abc').companies(1, 'rank');
    poorer.film(1, 'epic-1 logan myers galt').film(1, 'horror-1 stein hyde grant');
    const { state: lost } = poorer.landing('rank');
    expect(play(lost, 'sell abc')).toContainEqual(bankrupt(1, 150_000));
    expect([owner(lost, 'abc'), cash(lost)]).toEqual([-1, [0, 900_000, 750_000]]);
  });

  it('IMM-5.2 IMM-5.3 by a rent greater than the loan on the last film, which stays with the bank', () => {
    const position = arrange(3, { rent: 'owner' }).cash(0, 0).companies(1, 'rank');
    position.film(0, 'horror-1 redford rhodes ponsonby');
    const films = [
      'epic-1 logan myers galt',
      'epic-2 jago yardley bailey',
      'western-1 wolfe orde spokes',
      'western-2 rombach munro goopher',
      'comedy-1 scott lovejoy grant',
      'comedy-2 foy bliss oliver',
      'horror-2 stein hyde barrington',
    ];
    for (const parts of films) position.film(1, parts);
    const { state } = position.landing('rank');
    // 50 000 and seven films, against half of 1 300 000
    expect(legal(state)).toEqual(['pawn 1']);
    expect(play(state, 'pawn 1')).toContainEqual(bankrupt(1, 650_000));
    expect(state.players[0]?.films).toMatchObject([{ loan: 650_000 }]);
    expect(cash(state)).toEqual([0, 1_400_000, 750_000]);
  });

  it('IMM-5.2 IMM-5.1 by a debt that a trade for another card does not cover', () => {
    const { state } = broke().cards(0, 'horror-1').cards(1, 'hyde').landing('star-trouble');
    play(state, 'offer 1', 'give horror-1', 'want hyde', 'propose', 'accept');
    expect(asked(state)).toBe('debt 0');
    expect(play(state, 'sell hyde')).toContainEqual(bankrupt(-1, 25_000));
  });

  it('IMM-5.2 takes the piece out: no turn, no bid, no offer, no window any more', () => {
    const { state } = broke(4).landing('star-trouble');
    expect(asked(state)).toBe('turn 1');
    state.players[1]?.cards.push(...state.deck.splice(0, 1));
    expect(legal(state, 'offer')).toEqual(['offer 2', 'offer 3']);
    for (const player of state.players) player.space = 38;
    roll(state, 1, 1);
    const order: string[] = [];
    while (state.stack.at(-1)?.kind !== 'turn') {
      order.push(asked(state));
      play(state, 'pass');
    }
    expect(order).toEqual(['window 1', 'raise 2', 'raise 3']);
    const movers: number[] = [];
    for (let i = 0; i < 3; i++) {
      movers.push(state.mover);
      for (const player of state.players) player.space = 38;
      roll(state, 1, 1);
      toNextTurn(state);
    }
    expect(movers).toEqual([2, 3, 1]);
    const player = state.players[2];
    if (player) player.space = 3;
    roll(state, 1, 1, 0);
    play(state, 'auction');
    expect([asked(state), play(state, 'pass'), asked(state)].filter(it => typeof it === 'string')).toEqual([
      'bid 3',
      'bid 1',
    ]);
  });

  it('IMM-6.2 goes on with two solvent players, and ends with one, who needs no more points', () => {
    const { state } = broke(3).film(1, 'epic-1 logan myers galt').landing('star-trouble');
    expect(game.result(state)).toBeUndefined();
    const player = state.players[1];
    if (player) {
      state.bank += player.cash;
      player.cash = 0;
      player.films = player.films.map(film => ({ ...film, loan: 1000 }));
      player.space = 7;
    }
    roll(state, 1, 1);
    expect(game.result(state)).toEqual({ points: [0, 0, 750_000], ranks: [2, 2, 1] });
    expect(game.turn(state)).toBeUndefined();
  });

  it('IMM-6.1 IMM-R10 asks no bankrupt player for films at the end', () => {
    const position = arrange(3).deck('logan');
    const set = 'horror-1 stein hyde spokes';
    position.cash(0, 0).at(0, 7);
    const state = position.turn(0);
    roll(state, 1, 1);
    expect(state.players[0]?.bankrupt).toBe(1);
    const [, , two] = state.players;
    for (const name of set.split(' ')) {
      const card = state.box.find(it => names([it])[0] === name) ?? -1;
      state.box.splice(state.box.indexOf(card), 1);
      two?.cards.push(card);
    }
    if (two) two.locations = 1;
    state.locations--;
    const one = state.players[1];
    if (one) one.space = 3;
    roll(state, 1, 1, 0);
    play(state, 'buy');
    expect(asked(state)).toBe('finish 2');
    play(state, 'complete horror-1');
    expect(game.result(state)?.ranks).toEqual([3, 2, 1]);
  });
});
