import { searchChance, type Viewed } from '@backlot/engine';
import type { State } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { type Bot, TITLES } from '../src/index.ts';
import { playBots } from './play.ts';

const { game, bots } = (TITLES.melies as (typeof TITLES)[string])();
/** Every kind of decision in 1902 Méliès. */
const KINDS = ['lay', 'stand', 'turn', 'act', 'restocked', 'exchange', 'pay', 'discard'];
const kindOf = (state: unknown): string => (state as State).stack.at(-1)?.kind ?? 'over';

describe('moves of bots', () => {
  it.each(['random', 'greedy'])(
    'of level %s are legal at every kind of decision, from the view alone',
    level => {
      const bot = bots[level] as Bot;
      const met = new Set<string>();
      for (let seed = 1; seed <= 8; seed++) {
        const seats = 2 + (seed % 3);
        const table = Array.from({ length: seats }, () => bot);
        playBots(game, table, seed, ({ state, move }) => {
          met.add(kindOf(state));
          expect(game.legal(state).map(legal => game.text(legal))).toContain(game.text(move));
        });
      }
      expect([...met].sort()).toEqual([...KINDS].sort());
    },
  );

  it('of level search are legal at every kind of decision, from the view alone', () => {
    const random = bots.random as Bot;
    const search = bots.search as Bot;
    const met = new Set<string>();
    const chance = searchChance(3);
    for (let seed = 1; seed <= 3; seed++) {
      playBots(game, [random, random, random].slice(0, 2 + (seed % 2)), seed, ({ state, view }) => {
        const kind = kindOf(state);
        // a few of each kind are enough, and the rare ones all
        if (met.has(kind) && chance(kind === 'turn' || kind === 'act' ? 40 : 4) > 0) return;
        met.add(kind);
        const move = search.choose({ game, view: view as Viewed, chance, rollouts: 12 });
        expect(game.legal(state).map(legal => game.text(legal))).toContain(game.text(move));
      });
    }
    for (const kind of KINDS) expect(met, kind).toContain(kind);
  });

  it('do not depend on what the view hides', () => {
    const greedy = bots.greedy as Bot;
    playBots(game, [bots.greedy as Bot, bots.greedy as Bot, bots.greedy as Bot], 5, ({ view, move }) => {
      // another world that looks the same: the choice is the same
      const again = greedy.choose({ game, view, chance: searchChance(77) });
      expect(game.text(again)).toBe(game.text(move));
    });
  });
});
