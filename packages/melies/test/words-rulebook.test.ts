import { describeRulebook } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { words } from '../src/words/index.ts';

const paragraphs = words.rulebook.flatMap(chapter => chapter.paragraphs);
const isRuling = (id: string): boolean => id.startsWith('MEL-R');
const textOf = (id: string): string => paragraphs.find(paragraph => paragraph.id === id)?.text ?? '';

describe('the ids of the rulebook', () => {
  it('are 68, each once: 39 paragraphs and 29 rulings', () => {
    expect(PARAGRAPHS).toHaveLength(68);
    expect(new Set(PARAGRAPHS).size).toBe(68);
    const rulings = PARAGRAPHS.filter(isRuling);
    expect(rulings.map(id => Number(id.slice(5))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 29 }, (_, index) => index + 1),
    );
    expect(PARAGRAPHS.length - rulings.length).toBe(39);
  });

  it('count up without a gap within each chapter', () => {
    const numbered = PARAGRAPHS.filter(id => !isRuling(id)).map(id => id.slice(4).split('.').map(Number));
    const last = [10, 7, 9, 2, 7, 4];
    const expected = last.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, index) => [chapter + 1, index + 1]),
    );
    expect(numbered).toEqual(expected);
  });
});

describeRulebook({
  prefix: 'MEL',
  ids: PARAGRAPHS,
  chapters: words.rulebook,
  titles: [
    'Components and setup',
    'The turn',
    'The actions',
    'Star Film shares',
    'Production journals',
    'End and scoring',
  ],
  opening: /^[“A-Z]/,
});

describe('the paragraphs in words', () => {
  it.each([
    ['MEL-1.2', ['seven tickets', 'three pawns', 'each has two', 'one disk', 'no prestige']],
    ['MEL-1.3', ['Club', 'Foundry', 'Craters', 'Cave', 'Town Square', 'dot']],
    ['MEL-1.7', ['one effect card', 'two scenes', 'sixth ticket', 'fifth scene']],
    ['MEL-3.6', ['(a)', '(b)', '(c)', '(d)']],
    ['MEL-3.7', ['(a)', '(b)', '(c)', 'five cards']],
    ['MEL-3.9', ['3 prestige', 'share', 'Title cards']],
    ['MEL-4.2', ['9', '5', '2']],
    ['MEL-R11', ['0', '43']],
    ['MEL-R27', ['twelve']],
  ])('%s keeps its figures', (id, facts) => {
    for (const fact of facts) expect(textOf(id)).toContain(fact);
  });
});

describe('about', () => {
  it('says whose game it is and that the edition is a reconstruction', () => {
    const about = words.about.join(' ');
    expect(about).toContain('Looping Games');
    expect(about).toContain('reconstruction');
    expect(about).toContain('independent');
  });
});
