import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, game, legal, names, owner, play, refused, roll } from './position.ts';

const WESTERN = 'western-1 jago lovejoy spokes';
/** Seat 0 has 20 000 and owes 50 000 for star trouble. */
const short = (seats = 3) => arrange(seats).cash(0, 20_000);

describe('5.2 Debts', () => {
  it('IMM-5.2 IMM-R6 sells to the bank at half face value, one step at a time, until the debt can be paid', () => {
    const { state, events } = short().cards(0, 'horror-1 spokes logan').landing('star-trouble');
    expect(events).toContainEqual({ type: 'owes', seat: 0, to: -1, amount: 50_000, rule: 'IMM-3.7' });
    expect(legal(state, 'sell')).toEqual(['sell horror-1', 'sell spokes', 'sell logan']);
    play(state, 'sell horror-1');
    expect([asked(state), cash(state)[0]]).toEqual(['debt 0', 45_000]);
    play(state, 'sell spokes');
    expect([asked(state), cash(state)[0], names(state.box)]).toEqual([
      'window 0',
      20_000,
      ['horror-1', 'spokes'],
    ]);
  });

  it('IMM-5.2 returns a location card to the stock, and IMM-R14 a company to its space', () => {
    const { state } = short().cash(0, 0).locations(0, 1).companies(0, 'abc').landing('star-trouble');
    play(state, 'sell location');
    expect([state.locations, cash(state)[0]]).toEqual([36, 25_000]);
    play(state, 'sell abc');
    expect([owner(state, 'abc'), cash(state)[0]]).toEqual([-1, 125_000]);
  });

  it('IMM-5.2 IMM-R8 pawns a film', () => {
    const { state } = short().film(0, WESTERN).landing('star-trouble');
    expect(legal(state)).toEqual(['pawn 1']);
    play(state, 'pawn 1');
    // half of 2 000 000 + 300 000 + 200 000 + 100 000
    expect(cash(state)[0]).toBe(20_000 + 1_300_000 - 50_000);
  });

  it('IMM-5.2 offers cards to players: three offers and one auction, as in a window (IMM-R5)', () => {
    const { state } = short().cards(0, 'logan foy').landing('star-trouble');
    play(state, 'offer 1', 'give logan', 'want cash 10', 'propose', 'accept');
    expect([asked(state), cash(state)]).toEqual(['debt 0', [30_000, 740_000, 750_000]]);
    play(state, 'auction foy', 'low 0', 'bid 100', 'pass');
    expect([asked(state), cash(state)]).toEqual(['window 0', [80_000, 640_000, 750_000]]);
  });

  it('IMM-R18 always lets a company go to pay a debt', () => {
    const position = short().companies(0, 'abc');
    position.state.since[4] = position.state.turn + 1;
    const { state } = position.landing('star-trouble');
    expect(legal(state)).toEqual(['sell abc', 'offer 1', 'offer 2', 'auction abc']);
    play(state, 'auction abc', 'low 0', 'bid 500', 'pass');
    expect(owner(state, 'abc')).toBe(1);
  });

  it('IMM-R13 lets a debtor complete a film with the part it traded for, and pawn it', () => {
    const { state } = short()
      .cash(0, 0)
      .cards(0, 'horror-1 logan myers foy')
      .locations(0, 1)
      .cards(1, 'galt')
      .landing('star-trouble');
    play(state, 'offer 1', 'give foy', 'want galt', 'propose', 'accept');
    expect(asked(state)).toBe('finish 0');
    play(state, 'complete horror-1', 'pawn 1');
    expect(asked(state)).toBe('window 0');
  });

  it('IMM-5.2 has no sale to the bank without a debt (IMM-R6)', () => {
    expect(legal(arrange().cards(0, 'logan').turn(0), 'sell')).toEqual([]);
  });

  it('IMM-5.2 pays a rent as soon as it can, to the owner', () => {
    const { state } = short().companies(1, 'rank').cards(0, 'horror-1 hyde').landing('rank');
    play(state, 'sell horror-1', 'sell hyde');
    expect(cash(state)).toEqual([20_000, 800_000, 750_000]);
  });

  it('IMM-3.10 gives the charity performance card when its debt is paid', () => {
    const { state } = short().cards(0, 'logan').landing('charity');
    expect(state.players[0]?.charity).toBe(0);
    play(state, 'sell logan');
    expect([state.players[0]?.charity, cash(state)[0]]).toEqual([1, 70_000]);
  });
});

describe('5.2 Bankruptcy', () => {
  it('IMM-5.2 gives the creditor the cash there is; the piece leaves, charity cards return', () => {
    const { state, events } = short().charity(0, 2).companies(2, 'rank').landing('rank');
    expect(events).toContainEqual({ type: 'bankrupt', seat: 0, to: 2, cash: 20_000 });
    expect([cash(state), state.charity, state.players[0]?.bankrupt]).toEqual([[0, 750_000, 770_000], 8, 1]);
    expect(asked(state)).toBe('raise 1');
    play(state, 'pass', 'pass');
    expect(asked(state)).toBe('turn 1');
    expect(legal(state)).toEqual(['roll', 'offer 2']);
  });

  it('IMM-5.2 is bankrupt to the bank after the last sale that does not suffice', () => {
    const { state } = arrange(3).cash(0, 1_000).cards(0, 'horror-1').landing('star-trouble');
    const events = play(state, 'sell horror-1');
    expect(events).toContainEqual({ type: 'bankrupt', seat: 0, to: -1, cash: 26_000 });
    expect(asked(state)).toBe('turn 1');
  });

  it('IMM-5.2 is bankrupt after a trade that leaves nothing', () => {
    const { state } = arrange(3).cash(0, 0).cards(0, 'horror-1').landing('star-trouble');
    const events = play(state, 'offer 1', 'give horror-1', 'want cash 10', 'propose', 'accept');
    expect(events).toContainEqual({ type: 'bankrupt', seat: 0, to: -1, cash: 10_000 });
    expect(names(state.players[1]?.cards ?? [])).toEqual(['horror-1']);
  });

  it('IMM-5.2 is bankrupt after an auction that leaves nothing', () => {
    const { state } = arrange(3).cash(0, 0).cards(0, 'horror-1').landing('star-trouble');
    const events = play(state, 'auction horror-1', 'low 0', 'bid 10', 'pass');
    expect(events).toContainEqual({ type: 'bankrupt', seat: 0, to: -1, cash: 10_000 });
  });

  it('IMM-5.2 leaves films in pawn with the bank, with their Oscars', () => {
    const { state } = arrange(3)
      .cash(0, 0)
      .film(0, WESTERN, { oscar: 1, loan: 1_550_000 })
      .landing('star-trouble');
    expect([state.players[0]?.bankrupt, state.oscars, state.players[0]?.films]).toMatchObject([
      1,
      5,
      [{ oscar: 1 }],
    ]);
    expect(state.box).toEqual([]);
    expect(asked(state)).toBe('turn 1');
  });

  it('IMM-6.2 ends the game with one solvent player left', () => {
    const { state, events } = arrange(2).cash(0, 0).cards(1, 'logan').landing('star-trouble');
    expect(events.at(-1)).toEqual({ type: 'ended', points: [0, 950_000] });
    expect(game.result(state)).toEqual({ points: [0, 950_000], ranks: [2, 1] });
    expect(game.turn(state)).toBeUndefined();
  });
});

describe('5.3 Loans', () => {
  const rich = (loan = 0) => arrange(2).film(0, WESTERN, { oscar: 1, loan }).cash(0, 2_600_000);

  it('IMM-5.3 lends half the completion value, Oscar included', () => {
    const state = rich().turn(0);
    const [event] = play(state, 'pawn 1');
    expect(event).toMatchObject({ type: 'pawned', loan: 1_550_000 });
    expect(cash(state)[0]).toBe(2_600_000 + 1_550_000);
  });

  it('IMM-5.3 IMM-R8 gives the film back for the loan plus 1 000 000, in a window of one’s own turn', () => {
    const state = rich(1_550_000).turn(0);
    play(state, 'redeem 1');
    expect([cash(state)[0], state.players[0]?.films[0]?.loan]).toEqual([50_000, 0]);
    const poor = rich(1_550_000).cash(0, 2_549_000).turn(0);
    expect(refused(poor, 'redeem 1')).toEqual({ rule: 'IMM-5.3', price: 2_550_000, cash: 2_549_000 });
  });

  it('IMM-R8 neither takes nor redeems a loan in a window of another’s turn', () => {
    const state = rich(1_550_000).film(0, 'horror-1 stein hyde grant').cards(1, 'logan').at(1, 38).turn(1);
    roll(state, 1, 1);
    play(state, 'pass', 'raise');
    expect(refused(state, 'pawn 2')).toEqual({ rule: 'IMM-R8' });
    expect(refused(state, 'redeem 1')).toEqual({ rule: 'IMM-R8' });
  });
});
