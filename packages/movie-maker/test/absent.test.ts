import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { arrange, game } from './position.ts';

/** What may be played for an absent player, by the kind of decision. */
const PLAYED: Readonly<Record<Frame['kind'], readonly string[]>> = {
  turn: ['roll'],
  window: ['pass'],
  raise: ['pass'],
  card: ['leave'],
  locations: ['pass'],
  company: ['pass'],
  oscar: ['award'],
  lose: ['lose'],
  retake: ['miss'],
  bid: ['out'],
  reserve: ['reserve'],
  offer: ['withdraw'],
  answer: ['decline'],
  finish: ['pass'],
  cast: ['cast'],
  debt: ['sell', 'pawn'],
};

describe('an absent player', () => {
  it('is told of in words, for every kind of decision and no other', () => {
    expect(Object.keys(words.absent).sort()).toEqual(Object.keys(PLAYED).sort());
    for (const { asked, plays } of Object.values(words.absent)) {
      expect(asked).toMatch(/^[A-Z].*[^.]$/);
      expect(plays).toMatch(/^[a-z].*[^.]$/);
    }
  });

  it('is played for as the words say, at every decision of random games', () => {
    // An Oscar to choose for is too rare for chance.
    const { state: oscars } = arrange()
      .film(0, 'epic-1 logan myers galt')
      .film(0, 'western-1 jago lovejoy spokes')
      .landing('oscar');
    expect([oscars.stack.at(-1)?.kind, game.fallback(oscars)]).toEqual(['oscar', { type: 'award', film: 0 }]);
    const seen = new Set<string>(['oscar']);
    for (let seed = 1; seed <= 12 && seen.size < Object.keys(PLAYED).length; seed++) {
      const chance = searchChance(seed);
      const state = game.setup({ game: 'short' }, 4, { chance });
      for (let moves = 0; moves < 3000; moves++) {
        const kind = state.stack.at(-1)?.kind;
        if (kind === undefined) break;
        seen.add(kind);
        expect(PLAYED[kind]).toContain(game.fallback(state).type);
        const legal = game.legal(state);
        // films are what a random game has too few of
        const film = legal.find(move => move.type === 'complete');
        const any = legal[chance(legal.length)] as (typeof legal)[number];
        game.apply(state, film ?? any, { chance });
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(PLAYED).sort());
  });
});
