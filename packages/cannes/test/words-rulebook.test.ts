import { describeRulebook } from '@backlot/engine/contract';
import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../src/index.ts';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { en, words, wordsFrom } from '../src/words/index.ts';

const paragraphs = words.rulebook.flatMap(chapter => chapter.paragraphs);
const isRuling = (id: string): boolean => id.startsWith('CAN-R');
const textOf = (id: string): string => paragraphs.find(paragraph => paragraph.id === id)?.text ?? '';

describe('the ids of the rulebook', () => {
  it('are 44, each once: 28 paragraphs and 16 rulings', () => {
    expect(PARAGRAPHS).toHaveLength(44);
    expect(new Set(PARAGRAPHS).size).toBe(44);
    const rulings = PARAGRAPHS.filter(isRuling);
    expect(rulings.map(id => Number(id.slice(5))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    expect(PARAGRAPHS.length - rulings.length).toBe(28);
  });

  it('count up without a gap within each chapter', () => {
    const numbered = PARAGRAPHS.filter(id => !isRuling(id)).map(id => id.slice(4).split('.').map(Number));
    const last = [5, 7, 8, 6, 2];
    const expected = last.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, index) => [chapter + 1, index + 1]),
    );
    expect(numbered).toEqual(expected);
  });
});

describeRulebook({
  prefix: 'CAN',
  ids: PARAGRAPHS,
  chapters: words.rulebook,
  titles: ['Components and setup', 'The turn', 'The network', 'Production', 'The end'],
  opening: /^[“A-Z]/,
});

describe('the paragraphs in words', () => {
  it.each([
    ['CAN-1.2', ['41 single hexagons', 'two Cannes tiles', 'no limits']],
    ['CAN-1.3', ['0,0 and 1,0', '0,-1 and 1,-1', 'three sides', 'one place']],
    ['CAN-1.5', ['13', '6 to 15', 'five rods', 'five places', 'ten old-boy markers', 'never run out']],
    ['CAN-2.1', ['three tiles', 'two of them', 'one']],
    ['CAN-2.2', ['three tiles and stop', 'two or three tiles', 'no agent has to be used']],
    ['CAN-2.7', ['fewer than three', 'one or two']],
    ['CAN-3.1', ['two rods', 'five', 'two a turn at most']],
    ['CAN-3.4', ['share a tile', 'Cannes', 'phone', 'party', 'old boys network', 'chain']],
    ['CAN-4.3', ['five items']],
    ['CAN-4.4', ['two people', 'phone', 'at once']],
    ['CAN-4.5', ['15', 'beer']],
    ['CAN-R6', ['below 6']],
    ['CAN-5.1', ['tenth cigar']],
  ])('%s keeps its figures', (id, facts) => {
    for (const fact of facts) expect(textOf(id)).toContain(fact);
  });

  it('CAN-1.4 counts every kind of tile, and what it gives or makes', () => {
    const text = textOf('CAN-1.4');
    for (const fact of [
      'all 41 tiles',
      '34 are left',
      'party with two invitations and one side between them: 2;',
      'party with beer, giving 1 beer and without invitation: 1;',
      'double people supplier, giving 2 people: 1;',
      'chip factory, giving 1 chipset: 4 (3);',
      'agent (“for sale”, +1), with a phone: 2 (1);',
      'critic (a magazine), with a phone: 1;',
      'golf club: 2 (1);',
      'computer factory, making a computer from 1 chipset: 3 (2);',
      'star maker, making a star from 2 people: 2 (1);',
      'special-effects studio, making a special effect from 2 computers: 2 (1);',
      'script writer, making a script from 1 beer and 1 computer: 2 (1);',
      'action studio, making an action movie from 1 star and 1 special effect: 1;',
      'romance studio, making a romance movie from 1 star and 1 script: 1;',
      'science-fiction studio, making an SF movie from 1 special effect and 1 script: 1.',
    ]) {
      expect(text).toContain(fact);
    }
    // one more for the two halves of its first sentence
    expect(text.split('; ')).toHaveLength(SHIPPED.tiles.length + 1);
  });

  it('CAN-1.4 counts the tiles of another edition', () => {
    const tiles = SHIPPED.tiles.map(tile => (tile.kind === 'golf-club' ? { ...tile, four: 5 } : tile));
    const other = wordsFrom(en, { ...SHIPPED, tiles }).rulebook.flatMap(chapter => chapter.paragraphs);
    expect(other.find(({ id }) => id === 'CAN-1.4')?.text).toContain('golf club: 5 (1);');
    expect(other.find(({ id }) => id === 'CAN-1.2')?.text).toContain('44 single hexagons');
    expect(wordsFrom(en).rulebook).toEqual(words.rulebook);
  });
});

describe('about', () => {
  it('says whose game it is, that this one is unofficial, and where the counts come from', () => {
    const about = words.about.join(' ');
    for (const part of ['Splotter Spellen', 'unofficial', 'our own', 'public descriptions'])
      expect(about).toContain(part);
  });
});
