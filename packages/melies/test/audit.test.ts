import { saidOfDamaged } from '@backlot/engine/contract';
import type { Player, State } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { game, opening } from './position.ts';

type Loose = { -readonly [K in keyof State]: State[K] };

/** What an audit says of a position that is damaged. */
const said = (damage: (state: Loose) => void): string => saidOfDamaged(game.audit, opening(3), damage);

const player = (state: Loose, seat: number): Player => state.players[seat] as Player;

describe('the audit', () => {
  it.each<[string, string, (state: Loose) => void]>([
    ['a lost effect card', 'MEL-1.5', state => state.effectDeck.pop()],
    ['a doubled effect card', 'MEL-1.5', state => state.effectDiscard.push(state.effectRow[0] as number)],
    ['an exchanged effect card', 'MEL-1.5', state => (state.installed = (state.installed + 1) % 12)],
    ['a card of no kind', 'MEL-1.5', state => (state.effectRow[0] = -1)],
    ['a card that is no number', 'MEL-1.5', state => (state.effectRow[0] = Number.NaN)],
    ['a lost scene', 'MEL-1.4', state => state.sceneDeck.shift()],
    ['a doubled scene', 'MEL-1.4', state => player(state, 1).scenes.push(state.nextScene)],
    ['the next scene gone', 'MEL-1.4', state => (state.nextScene = -1)],
    ['a doubled title card', 'MEL-1.10', state => state.pieces.push([0])],
    [
      'a ticket off a scene',
      'MEL-3.6',
      state => (state.owners[state.owners.findIndex(owner => owner >= 0)] = -1),
    ],
    ['a ticket where none was filmed', 'MEL-3.6', state => (state.owners[state.nextScene] = 0)],
    ['an empty sequence', 'MEL-3.7c', state => state.pieces.push([])],
    ['a lost share', 'MEL-1.8', state => (state.shareDeck[1] = (state.shareDeck[1] as number) - 1)],
    ['a lost actor', 'MEL-1.9', state => (state.stage[state.stage.findIndex(face => face >= 0)] = -1)],
    ['a seventh actor', 'MEL-1.9', state => (state.spare = 3)],
    ['a doubled pawn', 'MEL-1.2', state => player(state, 0).pawns++],
    ['a pawn left on the board', 'MEL-1.2', state => (state.spaces[2] = 1)],
    ['a lost ticket', 'MEL-1.2', state => player(state, 2).tickets--],
    ['a disk beyond its page', 'MEL-5.3', state => player(state, 0).disks.fill(99)],
  ])('notices %s', (_what, rule, damage) => {
    expect(said(damage)).toContain(`(${rule})`);
  });

  it('notices cards put aside that nobody chooses from', () => {
    expect(said(state => state.aside.push(state.effectRow.pop() as number))).toContain('(MEL-R5)');
  });

  it('notices sequences whose numbers descend', () => {
    expect(said(({ pieces }) => pieces.splice(0, pieces.length, pieces.flat().reverse()))).toMatch(
      /MEL-3\.7c?\)/,
    );
  });

  it('notices a fourth share that nobody has to discard', () => {
    const four = said(state => {
      state.shareDeck[0] = (state.shareDeck[0] as number) - 4;
      player(state, 0).shares[0] = 4;
    });
    expect(four).toContain('(MEL-4.1)');
  });
});
