import { describe, expect, it } from 'vitest';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { en, words } from '../src/words/index.ts';
import { BROKEN, itemOf } from './words-sentences.ts';

const PLAIN = /^[A-Z“][^{}]*[.]$/;

describe('why a move is refused', () => {
  it('has a sentence of its own for these rules', () => {
    expect(Object.keys(en.refusals)).toEqual([
      'IMM-R3',
      'IMM-R12',
      'IMM-3.2',
      'IMM-R18',
      'IMM-4.1',
      'IMM-5.1',
      'IMM-R5',
      'IMM-5.1a',
      'IMM-5.3',
      'IMM-R8',
    ]);
  });

  it('belongs to a paragraph that exists', () => {
    for (const rule of Object.keys(en.refusals)) expect(PARAGRAPHS).toContain(rule);
  });

  it.each(Object.keys(en.refusals))('reads well for %s without any values, and with wrong ones', rule => {
    const whys = ['nothing', 'both', 'cash', 'empty', 'cash only', 'again', 'counter', 'gone', '?'];
    for (const why of whys) {
      for (const values of [
        { why },
        { why, cash: 'x', price: 'x', bid: 'x', stock: 'x', item: 'x', story: 'x', missing: 'x', needs: 'x' },
        { why, cash: 0, price: 1, bid: 1, stock: 0, item: 98, story: 98, missing: 'locations', partner: 9 },
        { why, story: itemOf('logan'), missing: 'toString', amount: 1, left: 0 },
      ]) {
        const text = words.refusal({ rule, values });
        expect(text).toMatch(PLAIN);
        expect(text).not.toMatch(BROKEN);
      }
    }
    expect(words.refusal({ rule })).toMatch(PLAIN);
  });

  it.each(['IMM-6.1', 'IMM-2.1', 'constructor', 'CAN-1.1'])(
    'names the rule where it has no sentence: %s',
    rule => {
      expect(words.refusal({ rule })).toBe(`The rules do not allow this now (${rule}).`);
    },
  );

  it.each<[string, Record<string, string | number>, string]>([
    ['IMM-R3', { cash: 620_000, bid: 890_000 }, 'You cannot bid 890k with 620k in cash.'],
    ['IMM-R3', { cash: 0, bid: 10_000 }, 'You cannot bid 10k with no cash.'],
    ['IMM-R12', { price: 150_000, cash: 80_000 }, 'This costs 150k, and you have only 80k.'],
    ['IMM-R12', { price: 100_000, cash: 0 }, 'This costs 100k, and you have no cash.'],
    ['IMM-3.2', { count: 3, stock: 1 }, 'Only 1 location card is left.'],
    [
      'IMM-R18',
      { item: itemOf('abc') },
      'ABC Distribution was bought in this turn: it can be traded from the next turn on.',
    ],
    [
      'IMM-4.1',
      { story: itemOf('horror-2'), missing: 'female' },
      '“Moth Over Marsh House” lacks a female star.',
    ],
    [
      'IMM-4.1',
      { story: itemOf('epic-1'), missing: 'locations', needs: 4 },
      '“The Bronze Gates” needs 4 location cards, and you do not have as many.',
    ],
    ['IMM-5.1', { why: 'nothing', partner: 2 }, 'Between you and player 3 there is nothing to trade.'],
    [
      'IMM-5.1',
      { why: 'cash', cash: 500_000, amount: 520_000 },
      'An offer cannot hold 520k: there is only 500k to give.',
    ],
    ['IMM-5.1', { why: 'empty' }, 'Both sides of an offer have to give something.'],
    ['IMM-5.1', { why: 'cash only' }, 'Cash for cash is no trade: an offer needs a card or a company.'],
    ['IMM-R5', { left: 0 }, 'A window holds at most 3 offers, and you have made them.'],
    ['IMM-R5', { why: 'again' }, 'This offer has been made in this turn already.'],
    ['IMM-R5', { why: 'counter' }, 'A counter-offer can only be accepted or declined.'],
    ['IMM-R5', { why: 'gone' }, 'One of you no longer has what the offer names.'],
    ['IMM-5.1a', { left: 0 }, 'A window holds 1 auction, and you have held it.'],
    [
      'IMM-5.3',
      { price: 2_300_000, cash: 1_630_000 },
      'To redeem the film costs 2.3m, and you have only 1.63m.',
    ],
    ['IMM-R8', {}, 'Loans are taken and paid back only in your own turn.'],
  ])('%s says what is missing: %j', (rule, values, text) => {
    expect(words.refusal({ rule, values })).toBe(text);
  });
});
