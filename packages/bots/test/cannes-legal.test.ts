import type { State } from '@backlot/cannes';
import { searchChance, type Viewed } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES.cannes as (typeof TITLES)[string])();
/** Every kind of decision in Cannes. */
const KINDS = ['tile', 'cell', 'turn', 'rod', 'lift', 'produce', 'cigar', 'discard'];
const kindOf = (state: unknown): string => (state as State).stack.at(-1)?.kind ?? 'over';
const texts = (state: unknown): string[] => game.legal(state).map(move => game.text(move));

describe('moves of bots in Cannes', () => {
  it.each(['random', 'greedy'])(
    'of level %s are legal at every kind of decision, from the view alone',
    level => {
      const met = new Set<string>();
      for (let seed = 1; seed <= 6; seed++) {
        // some random moves lead to positions that good play does not
        const table = Array.from(
          { length: 2 + (seed % 3) },
          (_, i) => bots[i === 1 ? 'random' : level] as Bot,
        );
        playBots(game, table, seed, ({ state, seat, move }) => {
          if (seat !== 1) met.add(kindOf(state));
          expect(texts(state)).toContain(game.text(move));
        });
      }
      // a golf club is rarely worth two people to the greedy player
      for (const kind of KINDS) if (kind !== 'cigar') expect(met, kind).toContain(kind);
    },
  );

  it('of levels greedy and search are legal at every kind of decision of a random game', () => {
    const random = bots.random as Bot;
    const met = new Set<string>();
    const chance = searchChance(3);
    for (let seed = 1; seed <= 4; seed++) {
      playBots(game, [random, random, random].slice(0, 2 + (seed % 2)), seed, ({ state, view }) => {
        const kind = kindOf(state);
        // a few of each kind are enough, and the rare ones all
        if (met.has(kind) && chance(kind === 'cigar' ? 2 : 30) > 0) return;
        met.add(kind);
        for (const level of ['greedy', 'search']) {
          const move = (bots[level] as Bot).choose({ game, view: view as Viewed, chance, rollouts: 12 });
          expect(texts(state)).toContain(game.text(move));
        }
      });
    }
    expect([...met].sort()).toEqual([...KINDS].sort());
  });

  it('do not depend on what the view hides', () => {
    const greedy = bots.greedy as Bot;
    playBots(game, [greedy, greedy, greedy], 5, ({ view, move }) => {
      // another world that looks the same: the choice is the same
      const again = greedy.choose({ game, view, chance: searchChance(77) });
      expect(game.text(again)).toBe(game.text(move));
    });
  });
});
