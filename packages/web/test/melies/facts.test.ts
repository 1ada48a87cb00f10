import { SETS, type View } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { fitFrames, heldFacts, joint, meets, stepsTo } from '../../src/boards/melies/facts.ts';
import { components, game, playedUntil, viewWith } from './position.ts';

describe('how near a scene is to being filmed', () => {
  it('MEL-3.6a counts the steps of the set token the short way round', () => {
    expect(SETS.map((_, wanted) => stepsTo(0, wanted))).toEqual([0, 0, 1, 2, -1]);
    expect(SETS.map((_, wanted) => stepsTo(4, wanted))).toEqual([0, 1, 2, -1, 0]);
  });

  it('MEL-5.7 lets lasting rewards stand in for actors', () => {
    const asked = { lady: 1, gentleman: 2, selenite: 3 };
    expect(meets(asked.lady, asked.gentleman, 0)).toBe(false);
    const view = viewWith({});
    const card = components.pages[1]?.findIndex(page => page.includes('ladyGentleman')) ?? -1;
    const space = (components.pages[1]?.[card]?.indexOf('ladyGentleman') ?? -1) + 1;
    const lasting = components.lasting[1]?.[card]?.[space] ?? 0;
    expect(meets(asked.lady, asked.gentleman, lasting)).toBe(true);
    expect(meets(asked.lady, asked.selenite, lasting)).toBe(false);
    expect(view.players).toHaveLength(2);
  });

  it('MEL-3.6 agrees with the rules on what can be filmed, and on its points', () => {
    let compared = 0;
    playedUntil(11, 3, (state, legal) => {
      const seat = game.turn(state);
      if (seat === undefined) return true;
      const view: View = game.view(state, seat);
      for (const { move, refusal } of game.options(state)) {
        if (move.type !== 'film') continue;
        const facts = heldFacts(view, components, seat, move.scene);
        expect(facts.ready, `${game.text(move)} ${refusal?.rule}`).toBe(refusal === undefined);
        if (refusal !== undefined) continue;
        const after = game.clone(state);
        let matched = -1;
        const emit = (event: { readonly type: string }) => {
          if ('cells' in event) matched = (event.cells as readonly number[]).length;
        };
        game.apply(after, move, { chance: () => 0, emit });
        expect(facts.matched).toHaveLength(matched);
        compared++;
      }
      return legal.length === 0 || compared > 40;
    });
    expect(compared).toBeGreaterThan(3);
  });
});

describe('joints', () => {
  it('MEL-3.7 asks for ascending numbers and equal tapes', () => {
    // 12-22 and 14-19 are joints of the rulebook's examples.
    expect(joint(components, 12, 22)).toMatchObject({ ascends: true, fits: true });
    expect(joint(components, 22, 12)).toMatchObject({ ascends: false, fits: false });
    expect(joint(components, 0, 43)).toMatchObject({ ascends: true, fits: false });
    for (let left = 0; left < 44; left++) {
      for (let right = 0; right < 44; right++) {
        expect(joint(components, left, right).fits).toBe(components.joins[left * 44 + right] === 1);
      }
    }
  });
});

describe('the size of film frames', () => {
  const size = { min: 40, max: 96, gap: 10, extra: 20, edge: 4 };
  it('is the largest at which all strips wrap into the bench', () => {
    expect(fitFrames([1, 1], { width: 1000, height: 120 }, size)).toBe(96);
    expect(fitFrames([3, 4, 3], { width: 600, height: 116 }, size)).toBeLessThan(60);
    const frame = fitFrames([5, 5, 5, 2, 1], { width: 1000, height: 180 }, size);
    expect(frame).toBeGreaterThan(50);
    expect(2 * (frame + size.extra) + size.gap).toBeLessThanOrEqual(180);
  });
  it('never falls below what can be pressed', () => {
    expect(fitFrames([5, 5, 5, 5, 5, 5], { width: 200, height: 60 }, size)).toBe(40);
  });
});
