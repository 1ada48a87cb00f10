import { bestProduction, type Move, type State, type View } from '@backlot/cannes';
import { words } from '@backlot/cannes/words';
import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../src/boards/cannes/outlook.ts';
import { planFor, planned } from '../../src/boards/cannes/plan.ts';
import { game, pair, producing, tile } from './position.ts';

/** Cannes with an action studio, a critic and a beer supplier, all connected; a star and an effect in stock. */
const studio = () =>
  producing(state => {
    state.tiles.push(tile('action-studio', 2, 0), tile('critic', 0, 1), tile('beer-1', 1, 1));
    const [me] = state.players;
    if (!me) throw new Error('no player');
    me.rods = [pair(1, 0, 2, 0), pair(0, 0, 0, 1), pair(0, 1, 1, 1)];
    me.goods = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0];
  });
const proposal = (view: View) =>
  planFor(bestProduction(view, 0), 0, game, view, (move, then) => words.choice(move, then));
const play = (state: State, move: Move) => game.apply(state, move, { chance: () => 0 });

describe('the best production as a plan', () => {
  it('CAN-4.5 CAN-4.6 is told step by step with the figures of its own moment', () => {
    const plan = proposal(game.view(studio(), 0));
    expect(plan.tickets).toBe(14);
    expect(plan.moves.map(move => move.type)).toEqual(['supply', 'make', 'raise', 'present', 'done']);
    expect(plan.lines.find(line => line.text.includes('14 tickets'))).toBeDefined();
    expect(plan.lines.some(line => line.text.includes('13 tickets'))).toBe(false);
  });

  it('is played to the end, one move after the other', () => {
    const state = studio();
    let plan = proposal(game.view(state, 0));
    for (const move of plan.moves.slice(0, -1)) {
      const next = planned(plan, game, game.view(state, 0), game.options(state));
      expect(next && game.text(next.move)).toBe(game.text(move));
      if (!next) return;
      plan = next.plan;
      play(state, next.move);
    }
    expect(state.players[0]?.tickets).toBe(14);
    expect(planned(plan, game, game.view(state, 0), game.options(state))?.move.type).toBe('done');
  });

  it('stops where the table is not as it said, even if its move were still possible', () => {
    const state = studio();
    const first = planned(proposal(game.view(state, 0)), game, game.view(state, 0), game.options(state));
    if (!first) throw new Error('no first move');
    // The move was taken back: the second one must not follow.
    expect(planned(first.plan, game, game.view(state, 0), game.options(state))).toBeUndefined();
    play(state, first.move);
    expect(planned(first.plan, game, game.view(state, 0), game.options(state))).toBeDefined();
    play(state, { type: 'make', recipe: 4 });
    expect(planned(first.plan, game, game.view(state, 0), game.options(state))).toBeUndefined();
  });
});

describe('what a network makes', () => {
  it('CAN-4.1 counts what suppliers still give in this turn', () => {
    const state = studio();
    expect(outlookOf(game.view(state, 0), 0).gives.slice(0, 3)).toEqual([0, 1, 0]);
    const supply = game.legal(state).find(move => move.type === 'supply');
    if (!supply) throw new Error('no supplier');
    play(state, supply);
    expect(outlookOf(game.view(state, 0), 0).gives.slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('CAN-3.8 knows what is connected, and nothing for who has no rod', () => {
    const view = game.view(studio(), 0);
    const mine = outlookOf(view, 0);
    expect(mine.connected.size).toBe(5);
    expect(mine.facts).toMatchObject({ cannes: true, critic: true, golfClub: false });
    expect(mine.shows).toEqual([1, 0, 0]);
    const theirs = outlookOf(view, 1);
    expect(theirs.connected.size).toBe(0);
    expect(theirs.best?.tickets).toBe(0);
  });
});
