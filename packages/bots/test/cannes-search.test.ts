import { FACTS, FIRST_MOVIE, type Kind, type State } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { arrange, cell, game, kindOf, legal, play } from '../../cannes/test/position.ts';
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

/**
 * Lays what is left of the set far from the action, so that only the drawn tiles and those of the pile named here are
 * still to come.
 */
function asLast(arranged: ReturnType<typeof arrange>, ...pile: Kind[]): State {
  const { state } = arranged;
  state.pile.splice(0);
  state.pile.push(...pile.map(kindOf));
  const fresh = arrange().state.pile;
  for (const { kind } of state.tiles) if (fresh.includes(kind)) fresh.splice(fresh.indexOf(kind), 1);
  for (const kind of [...state.drawn, ...state.pile]) fresh.splice(fresh.indexOf(kind), 1);
  // a long row to the east in which no two parties touch
  const parties = fresh.filter(kind => FACTS[kind]?.party);
  const others = fresh.filter(kind => !FACTS[kind]?.party);
  const row = others.flatMap((kind, i) => (i < parties.length ? [parties[i] as number, kind] : [kind]));
  row.forEach((kind, i) => {
    state.tiles.push({ cell: cell('2,0') + i, kind, turn: 0 });
  });
  return arranged.laying(0);
}

/** Rods of seat 0 from the star maker beside Cannes, which none of them touches, to a critic and a beer. */
const nearCannes = () =>
  arrange()
    .tiles('star-maker 0,1', 'people-2 0,2', 'critic -1,2', 'beer-1 -1,3', 'romance-studio 0,3')
    .rods(0, '0,1 0,2', '0,2 -1,2', '-1,2 -1,3');

/** Turns that are the last of seat 0, or that it could make the last, and the most tickets they allow. */
const LAST_TURNS: readonly (readonly [name: string, state: () => State, tickets: number])[] = [
  [
    'one movie of each type, Cannes a rod away',
    () => asLast(nearCannes().goods(0, { action: 1, romance: 1, sf: 1 }).drawn('golf-club')),
    39,
  ],
  [
    'five movies, two of them of one type, all rods out: one has to be moved',
    () =>
      asLast(
        nearCannes()
          .rods(0, '0,2 0,3', '-1,3 0,3')
          .goods(0, { action: 2, romance: 2, sf: 1 })
          .popularity(15, 6, 8)
          .drawn('golf-club'),
      ),
    50,
  ],
  [
    'two movies in stock and a third to be made: one rod to Cannes and one to the studio, and the critic paid',
    () => asLast(nearCannes().goods(0, { action: 1, sf: 1, star: 1, script: 1 }).drawn('golf-club')),
    40,
  ],
  [
    'the other player lays the last tile',
    () => asLast(nearCannes().goods(0, { action: 2, sf: 1 }).drawn('golf-club'), 'party-1'),
    39,
  ],
  [
    'laying both tiles would end the game with nothing presented',
    () => asLast(nearCannes().goods(0, { romance: 3 }).drawn('golf-club', 'agent')),
    39,
  ],
];

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

  describe.each(['greedy', 'search'])('level %s in the last turn', level => {
    it.each(LAST_TURNS)('presents every movie that can be (CAN-4.6, CAN-5.1): %s', (_, arranged, tickets) => {
      const state = arranged();
      turnOf(level, state);
      expect(state.players[0]?.goods.slice(FIRST_MOVIE)).toEqual([0, 0, 0]);
      expect(state.players[0]?.tickets).toBe(tickets);
    });
  });

  it('makes and presents what the goods allow in the last turn, not only what was stored', () => {
    const arranged = arrange()
      .tiles('romance-studio 0,1', 'star-maker 0,2', 'people-2 1,1')
      .rods(0, '0,0 0,1', '0,1 0,2', '0,2 1,1')
      .goods(0, { script: 1 })
      .drawn('golf-club');
    const state = asLast(arranged);
    expect(turnOf('search', state)).toEqual(
      expect.arrayContaining(['make star', 'make romance', 'present romance']),
    );
    expect(state.players[0]?.tickets).toBe(13);
  });
});
