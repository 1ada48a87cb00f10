import { words as melies } from '@backlot/melies/words';
import { expect, test } from 'vitest';
import { route } from '../src/app/route.ts';
import { paragraphId, searchRules } from '../src/app/table/rules.ts';

const chapters = [
  {
    title: 'One',
    paragraphs: [
      { id: 'MEL-1.1', text: 'Two to four seats.' },
      { id: 'MEL-R1', text: 'In turn order.', reason: 'The text is silent.' },
    ],
  },
  { title: 'Two', paragraphs: [{ id: 'MEL-3.6', text: 'Film a scene of Méliès.' }] },
];

test('the part of a paragraph leads to the paragraph, an unknown rule nowhere', () => {
  expect(paragraphId(chapters, 'MEL-3.6a')).toBe('MEL-3.6');
  expect(paragraphId(chapters, 'MEL-R1')).toBe('MEL-R1');
  expect(paragraphId(chapters, 'MEL-9.9')).toBeUndefined();
});

test('all words of a search have to be there; case and accents do not matter', () => {
  const found = (query: string) =>
    searchRules(chapters, query).flatMap(chapter => chapter.paragraphs.map(({ id }) => id));
  expect(found('FILM melies')).toEqual(['MEL-3.6']);
  expect(found('silent')).toEqual(['MEL-R1']);
  expect(found('3.6')).toEqual(['MEL-3.6']);
  expect(found('film seats')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

test('the rulebook of Méliès can be searched by id', () => {
  expect(
    searchRules(melies.rulebook, 'MEL-3.6').flatMap(chapter => chapter.paragraphs).length,
  ).toBeGreaterThan(0);
});

test('each address is one screen, and a wrong one is none', () => {
  expect(route('/')).toEqual({ screen: 'foyer' });
  expect(route('/about/')).toEqual({ screen: 'about' });
  expect(route('/table/zkknGavDOBCF')).toEqual({ screen: 'table', table: 'zkknGavDOBCF' });
  expect(route('/join/zkknGavDOBCF/0123456789abcdef')).toEqual({
    screen: 'join',
    table: 'zkknGavDOBCF',
    invite: '0123456789abcdef',
  });
  for (const path of [
    '/table',
    '/table/a',
    '/table/zkknGavDOBCF/x',
    '/nowhere',
    '/join/zkknGavDOBCF',
    '/table/%3Cscript%3E',
  ]) {
    expect(route(path), path).toEqual({ screen: 'nowhere' });
  }
});
