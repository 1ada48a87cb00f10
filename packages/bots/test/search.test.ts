import { searchChance } from '@backlot/engine';
import type { State } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { arrange, game, kind } from '../../melies/test/position.ts';
import { meliesPolicy, searchBot } from '../src/index.ts';

const policy = meliesPolicy();
const search = searchBot<State, ReturnType<typeof game.legal>[number], ReturnType<typeof game.view>>(policy);

const ask = (state: State, limits: { rollouts?: number; budgetMs?: number; now?: () => number }, seed = 1) =>
  game.text(
    search.choose({
      game,
      view: game.view(state, game.turn(state)),
      chance: searchChance(seed),
      ...limits,
    }),
  );

/** The favourite of the policy alone. */
function favourite(state: State): string {
  const legal = game.legal(state);
  const worths: number[] = [];
  policy.rank(state, legal, worths);
  const most = Math.max(...worths.slice(0, legal.length));
  return game.text(legal[worths.indexOf(most)] as (typeof legal)[number]);
}

/** A clock that goes on by `step` milliseconds each time it is read. */
function clock(step: number): { now: () => number; reads: () => number } {
  let reads = 0;
  return { now: () => step * reads++, reads: () => reads };
}

describe('search', () => {
  it('with a number of rollouts repeats itself for a seed', () => {
    const state = arrange(2, 4).turn(0);
    const first = ask(state, { rollouts: 60 }, 9);
    expect(ask(state, { rollouts: 60 }, 9)).toBe(first);
    expect(game.legal(state).map(move => game.text(move))).toContain(first);
  });

  it('leaves the position it was asked about alone', () => {
    const state = arrange(3, 4).turn(0);
    const before = JSON.stringify(state);
    ask(state, { rollouts: 30 });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('films the scene that all actors match, not the one that none does (MEL-3.6)', () => {
    const arranged = arrange(2, 6)
      .onlyHolds(0, 5, 3)
      .effects(0, kind('trapdoor', 'red'), kind('mirror', 'blue'))
      .installed(kind('smoke', 'yellow'))
      .set(4);
    const { state } = arranged;
    // scene 5 asks for astronomers on a1 and a3 and selenites on a2, b3 and c1
    const faces = [0, -1, 9, 5, -1, -1, 2, 11, 6];
    state.stage.splice(0, 9, ...faces);
    const frame = arranged.acting(0, ['film']);
    expect(ask(frame, { rollouts: 120 })).toBe('film 5');
  });

  it('films in its last turn rather than prepare what never comes (MEL-6.1)', () => {
    const arranged = arrange(2, 6)
      .onlyHolds(0, 5)
      .effects(0, kind('trapdoor', 'red'))
      .installed(kind('smoke', 'yellow'))
      .set(4);
    arranged.state.round = 9;
    arranged.state.filmedRound = 8;
    arranged.state.finalRound = 9;
    arranged.state.players[0]!.prestige = arranged.state.players[1]!.prestige;
    const turn = arranged.turn(0);
    expect(['place filming2', 'place filming3']).toContain(ask(turn, { rollouts: 150 }));
  });

  it('without time plays as its policy does', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const state = arrange(2, seed).turn(0);
      const { now } = clock(1000);
      expect(ask(state, { budgetMs: 5, now })).toBe(favourite(state));
      expect(ask(state, { rollouts: 0 })).toBe(favourite(state));
    }
  });

  it('stops when its time is over, by the clock it is given', () => {
    const state = arrange(2, 4).turn(0);
    const { now, reads } = clock(1);
    ask(state, { budgetMs: 20, now });
    expect(reads()).toBeGreaterThan(15);
    expect(reads()).toBeLessThan(30);
  });

  it('stops when told to', () => {
    const state = arrange(2, 4).turn(0);
    let asked = 0;
    const stopped = () => ++asked > 3;
    const move = game.text(
      search.choose({ game, view: game.view(state, 0), chance: searchChance(1), rollouts: 1e6, stopped }),
    );
    expect(game.legal(state).map(legal => game.text(legal))).toContain(move);
    expect(asked).toBeLessThan(10);
  });
});
