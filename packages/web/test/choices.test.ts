import { type Game, searchChance, type Viewed, type Words } from '@backlot/engine';
import { createMelies } from '@backlot/melies';
import { words as meliesWords } from '@backlot/melies/words';
import { expect, test } from 'vitest';
import { drawsChance, groupChoices, optionsOf } from '../src/app/table/choices.ts';

const game = createMelies() as unknown as Game<unknown, unknown, Viewed, unknown>;
const words = meliesWords as unknown as Words<Viewed, unknown, unknown>;

/** The state after `moves` random moves of a game of two. */
function played(seed: number, moves: number) {
  const chance = searchChance(seed);
  const state = game.setup({}, 2, { chance });
  for (let i = 0; i < moves && game.turn(state) !== undefined; i++) {
    const legal = game.legal(state);
    game.apply(state, legal[chance(legal.length)], { chance });
  }
  return state;
}

test('the answers worked out from the view are those of the table, refusals and all', () => {
  for (let moves = 0; moves < 60; moves += 3) {
    const state = played(moves + 1, moves);
    const seat = game.turn(state);
    if (seat === undefined) continue;
    const told = optionsOf(game, game.view(state, seat), seat, searchChance(99));
    const line = (option: { move: unknown; refusal?: { rule: string } }) =>
      `${game.text(option.move)} ${option.refusal?.rule ?? ''}`;
    expect(told.map(line)).toEqual(game.options(state).map(line));
  }
});

test('who is not asked has no answers, and a spectator never has', () => {
  const state = played(1, 12);
  const seat = game.turn(state);
  const other = seat === 0 ? 1 : 0;
  expect(optionsOf(game, game.view(state, other), seat, searchChance(1))).toEqual([]);
  expect(optionsOf(game, game.view(state, undefined), seat, searchChance(1))).toEqual([]);
});

test('every answer stands in the list exactly once, what can be done before what cannot', () => {
  for (let moves = 0; moves < 60; moves += 4) {
    const state = played(moves + 7, moves);
    const seat = game.turn(state);
    if (seat === undefined) continue;
    const view = game.view(state, seat);
    const options = optionsOf(game, view, seat, searchChance(1));
    const groups = groupChoices(game, words, view, options);
    const listed = groups.flatMap(group =>
      [...group.allowed, ...group.refused, ...group.folded].map(choice => choice.text),
    );
    expect(listed.toSorted()).toEqual(options.map(option => game.text(option.move)).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const group of groups) expect(group.refused.length === 0 || group.folded.length === 0).toBe(true);
    const empty = groups.map(group => group.allowed.length === 0);
    expect(empty.toSorted((a, b) => Number(a) - Number(b))).toEqual(empty);
  }
});

test('a step that draws a card is known beforehand, and one that only moves a pawn is not taken for one', () => {
  const drawn = new Map<string, boolean>();
  for (let moves = 2; moves < 90; moves++) {
    const state = played(moves, moves);
    const seat = game.turn(state);
    if (seat === undefined) continue;
    const view = game.view(state, seat);
    for (const move of game.legal(state)) {
      const [kind = ''] = game.text(move).split(' ');
      drawn.set(kind, (drawn.get(kind) ?? false) || drawsChance(game, view, move, searchChance(5)));
    }
  }
  expect(drawn.get('place')).toBe(false);
  expect(drawn.get('take')).toBe(true);
});
