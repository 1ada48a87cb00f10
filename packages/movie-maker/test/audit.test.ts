import { saidOfDamaged } from '@backlot/engine/contract';
import type { Player, State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import { arrange, game } from './position.ts';

const player = (state: State, seat: number): Player => state.players[seat] as Player;

/** What an audit says of a position with a film, cards and an Oscar that is damaged. */
function said(damage: (state: State) => void): string {
  const state = arrange(3).film(0, 'epic-1 logan myers galt', { oscar: 1, loan: 0 }).turn(0);
  return saidOfDamaged(game.audit, state, damage);
}

describe('the audit', () => {
  it.each<[string, string, (state: State) => void]>([
    ['a lost pound', 'IMM-1.2', state => player(state, 1).cash--],
    ['half a pound', 'IMM-5.2', state => (player(state, 1).cash -= 0.5)],
    ['a lost card', 'IMM-1.3', state => state.deck.pop()],
    ['a doubled card', 'IMM-1.3', state => player(state, 1).cards.push(state.deck[0] as number)],
    ['a card in place of another', 'IMM-1.3', state => (state.deck[0] = state.deck[1] as number)],
    ['a card that there is not', 'IMM-1.3', state => (state.deck[0] = 999)],
    ['a card that is no number', 'IMM-1.3', state => (state.deck[0] = Number.NaN)],
    [
      'a card of a film in the box too',
      'IMM-1.3',
      state => state.box.push(player(state, 0).films[0]?.male ?? 0),
    ],
    ['a film with two stars of a kind', 'IMM-4.1', state => swapped(player(state, 0))],
    ['a lost location card', 'IMM-1.4', state => state.locations--],
    ['a lost Oscar', 'IMM-1.4', state => state.oscars--],
    ['a lost charity performance', 'IMM-1.4', state => player(state, 2).charity--],
  ])('notices %s', (_what, rule, damage) => {
    expect(said(damage)).toContain(`(${rule})`);
  });

  it('notices debts of location cards', () => {
    const owed = said(state => {
      state.locations++;
      player(state, 2).locations--;
    });
    expect(owed).toContain('nobody owes cards');
  });
});

/** Its film has its two stars in each other's places. */
function swapped(owner: Player): void {
  owner.films = owner.films.map(film => ({ ...film, male: film.female, female: film.male }));
}
