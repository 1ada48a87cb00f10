import { estate } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, components, game, legal, names, play } from './position.ts';

const WESTERN = 'western-1 jago lovejoy spokes';
const HORROR = 'horror-1 stein hyde grant';

describe('6 End', () => {
  it('IMM-6.1 ends with the last production card bought', () => {
    const { state } = arrange(3).deck('logan').landing('production', 'logan');
    expect(game.result(state)).toBeUndefined();
    const events = play(state, 'buy');
    expect(events).toContainEqual({ type: 'lastCard' });
    expect(events.at(-1)).toEqual({ type: 'ended', points: [750_000, 750_000, 750_000] });
    expect(game.result(state)?.ranks).toEqual([1, 1, 1]);
  });

  it('IMM-6.1 ends with the last production card auctioned, or put in the Production Box', () => {
    const { state: sold } = arrange(2).deck('logan').landing('production', 'logan');
    play(sold, 'auction', 'bid 50');
    expect(game.result(sold)?.points).toEqual([750_000, 900_000]);
    const { state: boxed } = arrange(2).deck('logan').landing('production', 'logan');
    play(boxed, 'auction', 'pass');
    expect(game.result(boxed)?.points).toEqual([750_000, 750_000]);
  });

  it('IMM-R10 lets the buyer complete a film with the last card, then all others from the player at turn on', () => {
    const { state } = arrange(4)
      .cards(2, 'horror-1 stein hyde')
      .locations(2, 1)
      .cards(0, 'western-1 jago lovejoy spokes')
      .locations(0, 2)
      .cards(3, 'horror-2 vampire ffang oliver')
      .locations(3, 1)
      .missing(3, 2)
      .deck('galt')
      .landing('production', 'galt');
    play(state, 'auction', 'pass', 'bid 10', 'pass');
    const order: string[] = [];
    while (state.stack.length > 0) {
      order.push(asked(state));
      expect(legal(state)).toHaveLength(2);
      play(state, legal(state)[0] ?? '');
    }
    expect(order).toEqual(['finish 2', 'finish 0', 'finish 3']);
    expect(state.players.map(({ films }) => films.length)).toEqual([1, 0, 1, 1]);
  });

  it('IMM-6.1 plays the Production Box on in the long game, once', () => {
    const { state } = arrange(2, { game: 'long' }).deck('logan').landing('production', 'logan');
    const boxed = state.box.length;
    const events = play(state, 'buy');
    expect(events.at(0)?.type).toBe('bought');
    expect(events).toContainEqual(expect.objectContaining({ type: 'replayed' }));
    expect([state.deck.length, state.box, state.replayed]).toEqual([boxed, [], 1]);
    expect(game.result(state)).toBeUndefined();
    state.box.push(...state.deck.splice(1));
    while (state.stack.at(-1)?.kind !== 'turn') play(state, 'pass');
    const player = state.players[state.mover];
    if (player) player.space = 3;
    game.apply(state, game.find(state, 'roll')?.move as never, { chance: () => 0 });
    play(state, legal(state)[0] ?? '');
    expect(game.result(state)).toBeDefined();
  });

  it('IMM-6.1 ends the long game where the Production Box is empty', () => {
    const position = arrange(2, { game: 'long' }).deck('logan');
    position.player(1).cards.push(...position.state.box.splice(0));
    const { state } = position.landing('production', 'logan');
    play(state, 'buy');
    expect(asked(state)).not.toBe('turn 1');
    expect(state.ending).toBe(1);
  });

  it('IMM-6.1 IMM-R11 counts films with Oscars, companies, cards, all locations, and cash', () => {
    const { state } = arrange(2)
      .film(0, WESTERN, { oscar: 1, loan: 0 })
      .cards(0, 'logan horror-2')
      .locations(0, 3)
      .companies(0, 'abc', 'rank')
      .charity(0, 3)
      .cash(0, 123_000);
    expect(estate(components, state, 0)).toEqual({
      films: 3_100_000,
      companies: 600_000,
      cards: 250_000,
      locations: 5 * 50_000,
      cash: 123_000,
      total: 4_323_000,
    });
  });

  it('IMM-6.1 IMM-R7 counts nothing of a film in pawn, and companies at cost without another film', () => {
    const { state } = arrange(2)
      .film(0, WESTERN, { oscar: 1, loan: 1_550_000 })
      .companies(0, 'abc', 'rank', 'odeon', 'classic')
      .cash(0, 0);
    expect(estate(components, state, 0)).toMatchObject({ films: 0, locations: 0, companies: 1_200_000 });
    const { state: other } = arrange(2)
      .film(0, WESTERN, { oscar: 0, loan: 1_300_000 })
      .film(0, HORROR)
      .companies(0, 'abc', 'rank', 'odeon', 'classic');
    expect(estate(components, other, 0)).toMatchObject({ films: 2_200_000, companies: 1_250_000 });
  });

  it('IMM-6.2 IMM-R9 ranks by the totals; equal totals share', () => {
    const { state } = arrange(3)
      .cash(0, 500_000)
      .cash(2, 500_000)
      .deck('logan')
      .landing('production', 'logan');
    play(state, 'auction', 'pass', 'pass');
    expect(game.result(state)).toEqual({ points: [500_000, 750_000, 500_000], ranks: [2, 1, 2] });
    expect(cash(state)).toEqual([500_000, 750_000, 500_000]);
    expect(names(state.box)).toContain('logan');
  });
});
