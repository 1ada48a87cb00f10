import { scripted, searchChance } from '@backlot/engine';
import { type Event, PARAGRAPHS, SHIPPED } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, asked, cash, components, game } from './position.ts';

function begin(seats: number, dice: number[], variant = {}) {
  const events: Event[] = [];
  const chance = dice.length > 0 ? scripted(dice.map(value => value - 1)) : searchChance(seats);
  const state = game.setup(variant, seats, { chance, emit: event => events.push(event) });
  return { state, events };
}

describe('1 Components and setup', () => {
  it('IMM-1.1 lets the highest total of two dice begin', () => {
    const { state, events } = begin(3, [1, 2, 6, 5, 4, 4]);
    expect([state.start, state.mover, asked(state)]).toEqual([1, 1, 'turn 1']);
    expect(events.filter(({ type }) => type === 'startRolled')).toHaveLength(3);
    expect(game.seats).toEqual({ min: 2, max: 6 });
  });

  it('IMM-1.1 lets only those roll again who tie, and a lot decide where dice never would', () => {
    expect(begin(3, [6, 5, 1, 1, 5, 6, 2, 2, 3, 1, 1, 1, 4, 4]).state.start).toBe(2);
    const endless = game.setup({}, 2, { chance: () => 0 });
    expect(endless.start).toBe(0);
  });

  it('IMM-1.2 gives each player 750 000 and a piece on Box Office', () => {
    for (const seats of [2, 6]) {
      const { state } = begin(seats, []);
      expect(cash(state)).toEqual(new Array(seats).fill(750_000));
      expect(state.players.every(({ space, cards }) => space === 0 && cards.length === 0)).toBe(true);
      expect(state.bank).toBe(-750_000 * seats);
    }
  });

  it('IMM-1.2 deals four free cards each in the short game', () => {
    const { state, events } = begin(6, [], { game: 'short' });
    expect(state.players.map(({ cards }) => cards.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(cash(state)).toEqual(new Array(6).fill(750_000));
    expect(state.deck).toHaveLength(48 - 24);
    expect(events.filter(({ type }) => type === 'dealt')).toHaveLength(6);
  });

  it('IMM-1.3 shows all cards held to everyone, and the deck as a set', () => {
    const state = arrange().cards(1, 'logan epic-1').turn(0);
    state.deck.reverse();
    for (const seat of [0, 1, undefined]) {
      const view = game.view(state, seat);
      expect(view.players[1]?.cards).toEqual(state.players[1]?.cards);
      expect(view.deck).toEqual([...state.deck].sort((a, b) => a - b));
    }
  });

  it('IMM-1.4 has 36 location cards, six companies, 6 Oscars and 8 charity performance cards', () => {
    const { state } = begin(2, []);
    expect([state.locations, state.owners.length, state.oscars, state.charity]).toEqual([36, 6, 6, 8]);
    expect(components.cards).toBe(48);
  });

  it('IMM-4.4 has stars of five kinds, half men and half women, and directors of four classes', () => {
    const count = (kind: string, sex: string) =>
      SHIPPED.stars.filter(star => star.kind === kind && star.sex === sex).length;
    for (const kind of ['western', 'horror', 'epic', 'historical']) {
      expect([count(kind, 'male'), count(kind, 'female')]).toEqual([2, 2]);
    }
    expect([count('musical-comedy', 'male'), count('musical-comedy', 'female')]).toEqual([4, 4]);
    const men = SHIPPED.stars.filter(star => star.sex === 'male').map(star => star.id);
    expect(men.sort()).toEqual(
      'cumins foy haines jago logan redford rombach scott stein thacker vampire wolfe'.split(' '),
    );
    for (const name of ['first', 'second', 'third', 'fourth'])
      expect(SHIPPED.directors.filter(director => director.class === name)).toHaveLength(3);
  });

  it('has 49 paragraphs, none twice', () => {
    expect(new Set(PARAGRAPHS).size).toBe(49);
  });
});
