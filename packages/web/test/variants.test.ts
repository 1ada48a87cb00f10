import { createCannes } from '@backlot/cannes';
import { words as cannes } from '@backlot/cannes/words';
import { createMelies } from '@backlot/melies';
import { words as melies } from '@backlot/melies/words';
import { createMovieMaker } from '@backlot/movie-maker';
import { words as movieMaker } from '@backlot/movie-maker/words';
import { NewTable } from '@backlot/protocol';
import { expect, it } from 'vitest';
import { firstPlan, requestOf } from '../src/app/foyer/new-table.ts';
import { fitVariant, unusual, variantLines } from '../src/app/variants.ts';

const { variants } = createMovieMaker();
const title = { variants };

it.each([
  ['melies', createMelies(), melies],
  ['cannes', createCannes(), cannes],
  ['movie-maker', createMovieMaker(), movieMaker],
])(
  'every variant of %s and each of its values has words, and there are words for no other',
  (_, game, words) => {
    expect(Object.keys(words.variants)).toEqual(Object.keys(game.variants));
    for (const [id, values] of Object.entries(game.variants)) {
      expect(Object.keys(words.variants[id]?.values ?? {})).toEqual(values);
      for (const { name, text } of Object.values(words.variants[id]?.values ?? {}))
        expect([name, text].every(said => said.length > 3)).toBe(true);
    }
  },
);

it('what was chosen last is chosen again where the title still has it; else the default, which comes first', () => {
  expect(fitVariant(undefined, title)).toEqual({ game: 'standard', rent: 'visitor' });
  expect(fitVariant({ game: 'long', rent: 'bank', speed: 'high' }, title)).toEqual({
    game: 'long',
    rent: 'visitor',
  });
  expect(fitVariant('nonsense', title)).toEqual({ game: 'standard', rent: 'visitor' });
  expect(fitVariant({ game: 'long' }, { variants: {} })).toEqual({});
});

it('the request of the foyer carries what was chosen', () => {
  const variant = { game: 'short', rent: 'owner' };
  const wish = { key: 'abcdefgh12345678', title: 'movie-maker', variant, localDefault: String };
  expect(NewTable.parse(requestOf(firstPlan(), wish)).variant).toEqual(variant);
});

it('a table says what it is played with, and what of it is unusual', () => {
  const variant = { game: 'short', rent: 'visitor' };
  expect(variantLines(variant, movieMaker.variants).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Game: Short',
    'Rent: By the visitor’s films',
  ]);
  expect(unusual(variant, variants)).toEqual({ game: 'short' });
  expect(variantLines({ odd: 'thing' }, {})).toEqual([{ id: 'odd', name: 'odd', value: 'thing', text: '' }]);
});
