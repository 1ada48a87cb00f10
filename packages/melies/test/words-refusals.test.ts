import { describe, expect, it } from 'vitest';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { en, words } from '../src/words/index.ts';

const PLAIN = /^[A-Z][^{}]*[.]$/;
const BROKEN = /undefined|NaN|null|\[object|\s\s/;

describe('why a move is refused', () => {
  it('has a sentence of its own for these rules', () => {
    expect(Object.keys(en.refusals)).toEqual([
      'MEL-1.7',
      'MEL-1.9',
      'MEL-2.1',
      'MEL-2.2',
      'MEL-2.4',
      'MEL-2.5',
      'MEL-2.6',
      'MEL-R3',
      'MEL-2.7',
      'MEL-R5',
      'MEL-3.1',
      'MEL-3.2',
      'MEL-3.3',
      'MEL-3.4',
      'MEL-3.5',
      'MEL-3.6',
      'MEL-3.6a',
      'MEL-3.6b',
      'MEL-3.6c',
      'MEL-R19',
      'MEL-3.7',
      'MEL-3.7a',
      'MEL-3.7b',
      'MEL-3.7c',
      'MEL-3.8',
      'MEL-R9',
      'MEL-3.8d',
      'MEL-3.9',
      'MEL-4.1',
      'MEL-5.2',
      'MEL-5.7',
    ]);
  });

  it('belongs to a paragraph that exists', () => {
    for (const rule of Object.keys(en.refusals)) expect(PARAGRAPHS).toContain(rule.replace(/[a-d]$/, ''));
  });

  it.each(Object.keys(en.refusals))('reads well for %s without any values, and with wrong ones', rule => {
    for (const values of [
      {},
      { scene: 'x', left: 'x', right: 'x', effect: 'x', set: 'toString', first: 1, share: '?' },
    ]) {
      const text = words.refusal({ rule, values });
      expect(text).toMatch(PLAIN);
      expect(text).not.toMatch(BROKEN);
    }
    expect(words.refusal({ rule })).toMatch(PLAIN);
  });

  it.each(['MEL-6.1', 'MEL-3.7z', 'constructor', 'CAN-1.1'])(
    'names the rule where it has no sentence: %s',
    rule => {
      expect(words.refusal({ rule })).toBe(`The rules do not allow this now (${rule}).`);
    },
  );

  it.each([
    ['MEL-2.5', {}, 'You have no pawn left to place: take all your pawns back.'],
    ['MEL-2.6', { space: 'post3', pawns: 1, needed: 2 }, 'This space takes 2 pawns at once, and you have 1.'],
    [
      'MEL-R3',
      { pawns: 1 },
      'You still have 1 pawn and a space to choose: pawns cannot be taken back early.',
    ],
    [
      'MEL-R5',
      { others: 1 },
      'Renewing the row takes three other effect cards in deck and discards, and there is only 1.',
    ],
    [
      'MEL-3.6a',
      { scene: 5, set: 'club' },
      'Scene 5 needs the Astronomers’ Club, and the set token is not next to it.',
    ],
    [
      'MEL-3.6b',
      { scene: 5, effect: 'trapdoor' },
      'Scene 5 needs a trapdoor, which is neither installed nor among your cards.',
    ],
    [
      'MEL-3.7a',
      { left: 22, right: 12 },
      'Numbers rise from left to right, so scene 22 cannot stand to the left of scene 12.',
    ],
    [
      'MEL-3.7a',
      { left: 43, right: 0 },
      'Numbers rise from left to right, so the final title cannot stand to the left of the initial title.',
    ],
    [
      'MEL-3.7b',
      { left: 12, right: 22, leftTape: 'white', rightTape: 'dark' },
      'The half tapes differ: the right edge of scene 12 is white, the left edge of scene 22 is dark.',
    ],
    ['MEL-3.7c', { cards: 6 }, 'That would be a sequence of 6 cards, and five is the most.'],
    [
      'MEL-3.8d',
      { left: 12, right: 26, at: 12, before: 22 },
      'Scene 26 is not closer to scene 12 than scene 22 is, so the cut would improve nothing.',
    ],
    [
      'MEL-3.8d',
      { left: 8, right: 22, at: 12, before: 22 },
      'Scene 8 is not closer to scene 22 than scene 12 is, so the cut would improve nothing.',
    ],
    [
      'MEL-3.9',
      { scene: 31, first: 'red', second: 'red' },
      'Scene 31 needs red twice, and these cards do not give both.',
    ],
    ['MEL-3.9', { scene: 31, first: 'red', second: 'blue', coloured: 1 }, 'Scene 31 is in color already.'],
    ['MEL-4.1', { share: 1 }, 'You do not hold a shell share.'],
  ])('%s says what is missing: %j', (rule, values, text) => {
    expect(words.refusal({ rule, values })).toBe(text);
  });
});
