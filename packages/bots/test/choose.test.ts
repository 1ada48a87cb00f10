import { searchChance } from '@backlot/engine';
import { SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { choose, TITLES } from '../src/index.ts';

const { game } = (TITLES.melies as (typeof TITLES)[string])();
const state = game.setup({}, 3, { chance: searchChance(8) });
const view = JSON.parse(JSON.stringify(game.view(state, game.turn(state)))) as unknown;
const request = { title: 'melies', view, level: 'greedy', budgetMs: 5, seed: 3 };
const now = () => 0;

describe('a request to the bots', () => {
  it('is answered by the text of a legal move', () => {
    const legal = game.legal(state).map(move => game.text(move));
    for (const level of ['random', 'greedy', 'search']) {
      expect(legal).toContain(choose({ ...request, level }, () => performance.now()).move);
    }
  });

  it('is answered alike for the shipped edition and its JSON', () => {
    const edition = JSON.parse(JSON.stringify(SHIPPED)) as unknown;
    expect(choose({ ...request, edition }, now)).toEqual(choose(request, now));
  });

  it('for an unknown title, an unknown level or a broken edition fails by name', () => {
    expect(() => choose({ ...request, title: 'chess' }, now)).toThrow(/chess/);
    expect(() => choose({ ...request, title: 'toString' }, now)).toThrow(/toString/);
    expect(() => choose({ ...request, level: 'genius' }, now)).toThrow(/genius/);
    expect(() => choose({ ...request, edition: {} }, now)).toThrow();
  });
});
