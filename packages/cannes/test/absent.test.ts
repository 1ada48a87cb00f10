import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { createCannes, type Frame } from '../src/index.ts';
import { words } from '../src/words/index.ts';

/** What may be played for an absent player, by the kind of decision. */
const PLAYED: Readonly<Record<Frame['kind'], readonly string[]>> = {
  tile: ['stop', 'tile', 'develop'],
  cell: ['cell'],
  turn: ['turn'],
  rod: ['pass', 'rod'],
  lift: ['pass'],
  produce: ['done'],
  cigar: ['cigar'],
  discard: ['discard'],
};

const game = createCannes();

describe('an absent player', () => {
  it('is told of in words, for every kind of decision and no other', () => {
    expect(Object.keys(words.absent).sort()).toEqual(Object.keys(PLAYED).sort());
    for (const { asked, plays } of Object.values(words.absent)) {
      expect(asked).toMatch(/^[A-Z].*[^.]$/);
      expect(plays).toMatch(/^[a-z].*[^.]$/);
    }
  });

  it('is played for as the words say, at every decision of random games', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60 && seen.size < Object.keys(PLAYED).length; seed++) {
      const chance = searchChance(seed);
      const state = game.setup({}, 4, { chance });
      for (let moves = 0; moves < 3000; moves++) {
        const kind = state.stack.at(-1)?.kind;
        if (kind === undefined) break;
        seen.add(kind);
        expect(PLAYED[kind]).toContain(game.fallback(state).type);
        const legal = game.legal(state);
        game.apply(state, legal[chance(legal.length)] as (typeof legal)[number], { chance });
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(PLAYED).sort());
  });
});
