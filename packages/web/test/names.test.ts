import { type Game, searchChance, type Viewed, type Words } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import * as cannes from '../src/boards/cannes/edition.ts';
import * as melies from '../src/boards/melies/edition.ts';
import { printed, wordsCalling } from '../src/boards/movie-maker/edition.ts';

const NAMES = ['Asta', 'Buster', 'Clara'];
const called = (seat: number) => NAMES[seat] ?? '?';
type AnyGame = Game<unknown, unknown, Viewed, unknown>;
type AnyWords = Words<Viewed, unknown, unknown>;

/** All that is asked, offered and refused in a random game of three. */
function everythingSaid(game: AnyGame, words: AnyWords, seed: number): Set<string> {
  const said = new Set<string>();
  const chance = searchChance(seed);
  const state = game.setup({}, 3, { chance });
  for (let moves = 0; moves < 600; moves++) {
    const seat = game.turn(state);
    if (seat === undefined) break;
    const view = game.view(state, seat);
    said.add(words.question(view));
    for (const { move, refusal } of game.options(state)) {
      said.add(words.choice(move, view));
      if (refusal) said.add(words.refusal(refusal));
    }
    const legal = game.legal(state);
    game.apply(state, legal[chance(legal.length)], { chance });
  }
  return said;
}

const movieMaker = printed(undefined);
const TITLES: readonly [string, unknown, unknown][] = [
  ['melies', melies.gameOver(undefined), melies.wordsOver(undefined)],
  ['cannes', cannes.gameOver(undefined), cannes.wordsOver(undefined)],
  ['movie-maker', movieMaker.game, wordsCalling(movieMaker, called)],
];

describe('players are called by their names', () => {
  it.each(TITLES)('in every question, choice and refusal of %s', (id, game, words) => {
    const said = [1, 2].flatMap(seed => [...everythingSaid(game as AnyGame, words as AnyWords, seed)]);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(text => /\bplayer \d/i.test(text))).toEqual([]);
    // only there do sentences of plain text speak of other players at all
    expect(said.some(text => NAMES.some(name => text.includes(name)))).toBe(id === 'movie-maker');
  });
});
