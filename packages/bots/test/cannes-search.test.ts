import { FACTS, type State } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { arrange, cell, game, legal, play } from '../../cannes/test/position.ts';
import { type Bot, TITLES } from '../src/index.ts';

const { bots } = (TITLES.cannes as (typeof TITLES)[string])();

function ask(level: string, state: State, rollouts = 60, seed = 1): string {
  const view = JSON.parse(JSON.stringify(game.view(state, game.turn(state))));
  const asked = { game, view, chance: searchChance(seed), rollouts };
  return game.text((bots[level] as Bot).choose(asked as never) as never);
}

/** Plays the whole turn of whoever is to move; gives its texts. */
function turnOf(level: string, state: State): string[] {
  const { turn } = state;
  const texts: string[] = [];
  while (state.turn === turn && state.stack.length > 0) {
    texts.push(ask(level, state));
    play(state, texts.at(-1) as string);
  }
  return texts;
}

/** Seat 0 is one rod from Cannes with movies in stock, and lays the last tile of the game. */
const lastTurn = (): State => {
  const arranged = arrange()
    .tiles('star-maker 0,1', 'people-2 0,2', 'critic -1,2', 'beer-1 -1,3', 'script-writer 1,1')
    .rods(0, '0,1 0,2', '0,2 -1,2', '-1,2 -1,3')
    .goods(0, { action: 1, romance: 1, beer: 1, star: 1, script: 1 })
    .drawn('golf-club');
  arranged.state.pile.splice(0);
  return asLast(arranged);
};

/** Lays what is left of the set far from the action, so that only the drawn tile is still to come. */
function asLast(arranged: ReturnType<typeof arrange>): State {
  const { state } = arranged;
  const fresh = arrange().state.pile;
  for (const { kind } of state.tiles) if (fresh.includes(kind)) fresh.splice(fresh.indexOf(kind), 1);
  for (const kind of state.drawn) fresh.splice(fresh.indexOf(kind), 1);
  // a long row to the east in which no two parties touch
  const parties = fresh.filter(kind => FACTS[kind]?.party);
  const others = fresh.filter(kind => !FACTS[kind]?.party);
  const row = others.flatMap((kind, i) => (i < parties.length ? [parties[i] as number, kind] : [kind]));
  row.forEach((kind, i) => {
    state.tiles.push({ cell: cell('2,0') + i, kind, turn: 0 });
  });
  return arranged.laying(0);
}

describe('search in Cannes', () => {
  it('with a number of rollouts repeats itself for a seed', () => {
    const state = arrange()
      .tiles('people-2 0,1', 'star-maker 0,2')
      .drawn('beer-1', 'critic', 'party')
      .laying(0);
    const first = ask('search', state, 60, 9);
    expect(ask('search', state, 60, 9)).toBe(first);
    expect(legal(state)).toContain(first);
  });

  it.each(['greedy', 'search'])(
    'and the last turn: level %s leaves no movie unpresented that can be presented (CAN-4.6, CAN-5.1)',
    level => {
      const state = lastTurn();
      const texts = turnOf(level, state);
      expect(game.turn(state)).toBeUndefined();
      expect(texts).toContain('present action');
      expect(texts).toContain('present romance');
      expect(state.players[0]?.goods.slice(7)).toEqual([0, 0, 0]);
      expect(state.players[0]?.tickets).toBeGreaterThanOrEqual(26);
    },
  );

  it('makes and presents what the goods allow in the last turn, not only what was stored', () => {
    const arranged = arrange()
      .tiles('romance-studio 0,1', 'star-maker 0,2', 'people-2 1,1')
      .rods(0, '0,0 0,1', '0,1 0,2', '0,2 1,1')
      .goods(0, { script: 1 })
      .drawn('golf-club');
    arranged.state.pile.splice(0);
    const state = asLast(arranged);
    expect(turnOf('search', state)).toEqual(
      expect.arrayContaining(['make star', 'make romance', 'present romance']),
    );
    expect(state.players[0]?.tickets).toBe(13);
  });
});
