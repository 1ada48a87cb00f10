import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, game, legal, names, play, roll } from './position.ts';

const EPIC = 'epic-1 logan myers galt';
const WESTERN = 'western-1 jago lovejoy spokes';

describe('Options', () => {
  it('offers three lengths and two rents, the plain game first', () => {
    expect(game.variants).toEqual({ game: ['standard', 'short', 'long'], rent: ['visitor', 'owner'] });
    const [plain, named] = [{}, { game: 'standard', rent: 'visitor' }].map(
      variant => arrange(2, variant).state,
    );
    expect([plain?.length, plain?.rent]).toEqual([named?.length, named?.rent]);
  });

  it('IMM-R4 takes the films of one side alone for the rent, by the option', () => {
    const rents = (['visitor', 'owner'] as const).map(rent => {
      const position = arrange(2, { rent }).companies(1, 'rank').film(0, EPIC).film(0, WESTERN);
      return 750_000 - (cash(position.film(1, 'horror-1 stein hyde grant').landing('rank').state)[0] ?? 0);
    });
    expect(rents).toEqual([250_000, 150_000]);
  });

  it('IMM-1.2 deals cards in the short game only, and ends it as any other (IMM-6.1)', () => {
    for (const length of ['standard', 'long'])
      expect(arrange(3, { game: length }).state.players.every(({ cards }) => cards.length === 0)).toBe(true);
    const { state } = arrange(2, { game: 'short' });
    state.box.push(...state.deck.splice(1));
    const player = state.players[0];
    if (player) player.space = 3;
    state.stack.push({ kind: 'turn', seat: 0, offers: 3, auctions: 1 });
    state.mover = 0;
    roll(state, 1, 1, 0);
    play(state, 'auction', 'pass');
    while (state.stack.length > 0) play(state, 'pass');
    expect([state.ending, state.replayed]).toEqual([1, 0]);
  });

  it('IMM-6.1 plays on in the long game with the last card itself, if nobody wanted it', () => {
    const position = arrange(2, { game: 'long' }).deck('logan');
    position.player(1).cards.push(...position.state.box.splice(0));
    const { state } = position.landing('production', 'logan');
    const events = play(state, 'auction', 'pass');
    expect(events.map(({ type }) => type)).toContain('replayed');
    expect([names(state.deck), state.box]).toEqual([['logan'], []]);
  });

  it('IMM-6.1 IMM-R19 leaves what comes to the Production Box afterwards out, and a flop’s locations too', () => {
    const position = arrange(2, { game: 'long' }).film(0, EPIC).deck('foy').at(0, 27);
    const state = position.turn(0);
    roll(state, 1, 1);
    expect([state.lostLocations, state.locations]).toEqual([4, 32]);
    state.box.push(...state.deck.splice(0));
    state.deck.push(...state.box.splice(0, 1));
    const boxed = state.box.length;
    expect(asked(state)).toBe('turn 1');
    const player = state.players[1];
    if (player) player.space = 3;
    roll(state, 1, 1, 0);
    play(state, 'auction', 'pass');
    expect([state.replayed, state.deck.length, state.lostLocations]).toEqual([1, boxed + 1, 4]);
    state.box.push(...state.deck.splice(1));
    while (state.stack.at(-1)?.kind !== 'turn') play(state, 'pass');
    const mover = state.players[state.mover];
    if (mover) mover.space = 3;
    roll(state, 1, 1, 0);
    play(state, 'auction', 'pass');
    expect([asked(state), legal(state), state.ending]).toEqual(['', [], 1]);
  });
});
