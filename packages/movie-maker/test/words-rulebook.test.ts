import { describeRulebook } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../src/index.ts';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { en, words, wordsFrom } from '../src/words/index.ts';

const paragraphs = words.rulebook.flatMap(chapter => chapter.paragraphs);
const isRuling = (id: string): boolean => id.startsWith('IMM-R');
const textOf = (id: string): string => paragraphs.find(paragraph => paragraph.id === id)?.text ?? '';

describe('the ids of the rulebook', () => {
  it('are 49, each once: 30 paragraphs and 19 rulings', () => {
    expect(PARAGRAPHS).toHaveLength(49);
    expect(new Set(PARAGRAPHS).size).toBe(49);
    const rulings = PARAGRAPHS.filter(isRuling).map(id => Number(id.slice(5)));
    // there is no R16
    expect(rulings.toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20,
    ]);
  });
});

describeRulebook({
  prefix: 'IMM',
  ids: PARAGRAPHS,
  chapters: words.rulebook,
  titles: ['Components and setup', 'The turn', 'The spaces', 'Films', 'Trading and money', 'The end'],
  opening: /^[A-Z]/,
});

describe('the paragraphs in words', () => {
  it.each([
    ['IMM-1.1', ['Two to six', 'two dice', 'roll again']],
    ['IMM-1.2', ['£750,000', 'four production cards', 'Box Office']],
    ['IMM-1.3', ['12 stories', '12 male stars', '12 female stars', '12 directors']],
    [
      'IMM-1.4',
      ['36 location cards', 'six distribution companies', 'eight charity', 'six Oscars', 'Essoldo'],
    ],
    ['IMM-2.3', ['a tenth']],
    ['IMM-R3', ['£10,000', '£20,000', '£50,000', '£100,000', '£200,000 or £500,000', 'zero']],
    ['IMM-3.2', ['two, three or four']],
    ['IMM-R17', ['£50,000']],
    ['IMM-3.3', ['£300,000', '£50,000', '£100,000']],
    ['IMM-3.4', ['£500,000']],
    ['IMM-3.5', ['£600,000, £700,000 or £800,000']],
    ['IMM-3.7', ['£50,000', 'next turn']],
    ['IMM-3.9', ['£100,000', 'two turns']],
    ['IMM-3.10', ['£50,000', '£200,000']],
    ['IMM-3.12', ['£500,000', '£100,000']],
    ['IMM-4.1', ['Epic four', 'Historical three', 'Comedy two', 'Musical two', 'Western two', 'Horror one']],
    ['IMM-4.3', ['Epic £5,000,000', 'Horror £1,000,000', 'first-class £500,000', 'fourth-class £100,000']],
    [
      'IMM-4.4',
      ['Turk Logan', 'the men John Haines Jnr. and Dan Thacker', 'Meyer Wallenstein', 'Bila Bliss'],
    ],
    ['IMM-R5', ['three offers', 'one auction', '£10,000', 'counter-offer']],
    ['IMM-5.2', ['half its face value']],
    ['IMM-5.3', ['half the completion value', '£1,000,000']],
    ['IMM-5.4', ['£300,000', '£900,000', '£2,000,000', 'one company to six']],
    ['IMM-6.1', ['£300,000 each', '£50,000', 'face value', 'long game']],
  ])('%s keeps its figures', (id, facts) => {
    for (const fact of facts) expect(textOf(id)).toContain(fact);
  });

  it('IMM-4.3 and IMM-5.4 show the tables of another edition', () => {
    const genres = SHIPPED.genres.map(data => ({ ...data, worth: { ...data.worth, value: 7_000_000 } }));
    const companyValues = SHIPPED.companyValues.map(data => ({ ...data, value: 123_000 }));
    const other = wordsFrom(en, { ...SHIPPED, genres, companyValues }).rulebook.flatMap(
      chapter => chapter.paragraphs,
    );
    expect(other.find(({ id }) => id === 'IMM-4.3')?.text).toContain('Epic £7,000,000');
    expect(other.find(({ id }) => id === 'IMM-5.4')?.text).toContain('£123,000');
    expect(wordsFrom(en).rulebook).toEqual(words.rulebook);
  });
});

describe('about', () => {
  it('says what the game is, that this one is unofficial, and what is our reconstruction', () => {
    const about = words.about.join(' ');
    for (const part of ['1968', 'unofficial', 'our own', 'reconstruction', 'no public source'])
      expect(about).toContain(part);
  });
});
