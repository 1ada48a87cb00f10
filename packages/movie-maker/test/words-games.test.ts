import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { createMovieMaker, type Event, type State } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { BROKEN, plain } from './words-sentences.ts';

const game = createMovieMaker();
/** Decisions of one kind whose every text is looked at; random players ask the same thousands of times. */
const LOOKED_AT = 250;

/** Texts of the decision that waits which are unsound; the reasons of refusals must be of their own. */
function unsound(state: State, seat: number): string[] {
  const view = game.view(state, seat);
  const options = game.options(state);
  const labels = options.map(({ move }) => `${words.group(move, view)}: ${words.choice(move, view)}`);
  const reasons = options.flatMap(({ refusal }) => (refusal ? [words.refusal(refusal)] : []));
  const questions = [words.question(view), words.question(game.view(state, undefined))];
  return [
    ...[...questions, ...labels, ...reasons].filter(text => BROKEN.test(text) || !/^[A-Z“]/.test(text)),
    ...questions.filter(question => /[.?]$/.test(question)),
    ...reasons.filter(reason => !reason.endsWith('.') || reason.includes('The rules do not allow this now')),
    ...labels.filter((label, i) => labels.indexOf(label) !== i),
  ];
}

describe('whole games in words', () => {
  it.each([
    [2, 'long', 'owner'],
    [3, 'standard', 'visitor'],
    [4, 'short', 'visitor'],
    [6, 'standard', 'owner'],
  ])(
    '%i players (%s, %s): every question, choice, refusal and event is a sound text',
    (seats, length, rent) => {
      const chance = searchChance(seats);
      const told: Event[] = [];
      const driver = { chance, emit: (event: Event) => told.push(event) };
      const state = game.setup({ game: length, rent }, seats, driver);
      const looked = new Map<string, number>();
      for (let i = 0; i < 40_000; i++) {
        const seat = game.turn(state);
        if (seat === undefined) break;
        const kind = state.stack.at(-1)?.kind ?? '';
        const seen = looked.get(kind) ?? 0;
        looked.set(kind, seen + 1);
        if (seen < LOOKED_AT) expect(unsound(state, seat), kind).toEqual([]);
        const legal = game.legal(state);
        const move = legal[chance(legal.length)];
        if (move === undefined) throw new Error('no legal move');
        game.apply(state, move, driver);
      }
      expect(game.turn(state)).toBeUndefined();
      for (const kind of [
        'turn',
        'window',
        'raise',
        'card',
        'bid',
        'reserve',
        'offer',
        'answer',
        'locations',
      ])
        expect([...looked.keys()]).toContain(kind);
      const over = game.view(state, undefined);
      const sentences = told.map(event => plain(words.event(event, over)));
      expect(sentences.filter(text => BROKEN.test(text) || !/^[A-Z0-9“].*[.]$/.test(text))).toEqual([]);
      expect(words.question(over)).toBe('The game is over');
    },
  );
});
