import { describe, expect, it } from 'vitest';
import { PARAGRAPHS } from '../src/rulebook.ts';
import { en, words } from '../src/words/index.ts';
import { BROKEN } from './sentences.ts';

const PLAIN = /^[A-Z][^{}]*[.]$/;

describe('why a move is refused', () => {
  it('has a sentence of its own for these rules', () => {
    expect(Object.keys(en.refusals)).toEqual([
      'CAN-2.1',
      'CAN-2.2',
      'CAN-2.3',
      'CAN-2.5',
      'CAN-3.2',
      'CAN-R12',
      'CAN-3.3',
      'CAN-3.5',
      'CAN-3.6',
      'CAN-R14',
      'CAN-4.1',
      'CAN-4.2',
      'CAN-4.4',
      'CAN-R5',
      'CAN-4.5',
      'CAN-4.6',
      'CAN-R7',
    ]);
  });

  it('belongs to a paragraph that exists', () => {
    for (const rule of Object.keys(en.refusals)) expect(PARAGRAPHS).toContain(rule);
  });

  it.each(Object.keys(en.refusals))('reads well for %s without any values, and with wrong ones', rule => {
    const whys = ['rod', 'cigar', 'cannes', 'unconnected', 'inputs', 'people', 'none', 'movie', 'beer', '?'];
    for (const why of whys) {
      for (const values of [
        { why },
        { why, cell: 'x', cells: 'x y', good: 'x', product: 'toString', kind: 'x', movie: 1, most: 'x' },
        { why, product: 'star', good: 'people', have: 'x', need: 'x', cells: '', placed: 1, agents: 'x' },
      ]) {
        const text = words.refusal({ rule, values });
        expect(text).toMatch(PLAIN);
        expect(text).not.toMatch(BROKEN);
      }
    }
    expect(words.refusal({ rule })).toMatch(PLAIN);
  });

  it.each(['CAN-5.1', 'CAN-3.9', 'constructor', 'MEL-1.1'])(
    'names the rule where it has no sentence: %s',
    rule => {
      expect(words.refusal({ rule })).toBe(`The rules do not allow this now (${rule}).`);
    },
  );

  it.each([
    [
      'CAN-2.2',
      { placed: 2, agents: 0, most: 2 },
      'You have placed 2 tiles: without an agent there may be no more.',
    ],
    [
      'CAN-2.2',
      { placed: 2, agents: 0, most: 1 },
      'You have placed 2 tiles: without an agent the turn goes on after 1 tile at most.',
    ],
    [
      'CAN-2.2',
      { placed: 3, agents: 1, most: 2 },
      'You have placed 3 tiles: with 1 agent the turn goes on after 2 tiles at most.',
    ],
    [
      'CAN-2.5',
      { cell: '2,-1' },
      'However it is turned, an invitation would stand between two parties at 2,-1.',
    ],
    ['CAN-2.5', { turn: 3 }, 'Turned like this, an invitation would stand between two parties.'],
    ['CAN-R7', { kind: 'party-1' }, 'The table has no place for the party with one invitation.'],
    [
      'CAN-3.2',
      { from: '0,0', to: '0,1', why: 'rod', seat: 2 },
      'Between these two tiles lies a rod already: one link is the most, whoever owns it.',
    ],
    [
      'CAN-3.2',
      { from: '0,0', to: '0,1', why: 'cigar' },
      'Between these two tiles lies a cigar already: one link is the most, whoever owns it.',
    ],
    [
      'CAN-3.2',
      { from: '0,0', to: '1,0', why: 'cannes' },
      'All of Cannes is one place, so nothing lies between two of its cells.',
    ],
    [
      'CAN-3.5',
      { from: '0,0', to: '0,1', cell: '0,1' },
      'A party is reached only through an invitation, and the party at 0,1 shows none on that side.',
    ],
    [
      'CAN-3.6',
      { from: '0,0', to: '0,1', cells: '0,1 -1,2 0,2' },
      'Without this rod your network would fall apart: your rods at 0,1, -1,2 and 0,2 would be cut off.',
    ],
    [
      'CAN-4.1',
      { cell: '0,1', why: 'used' },
      'The supplier at 0,1 has already given you its goods in this turn.',
    ],
    ['CAN-4.1', { cell: '0,1', why: 'unconnected' }, 'The supplier at 0,1 is not connected to your network.'],
    [
      'CAN-4.2',
      { product: 'star', why: 'inputs', good: 'people', have: 1, need: 2 },
      'A star needs 2 people, and you have only 1.',
    ],
    [
      'CAN-4.2',
      { product: 'sf', why: 'inputs', good: 'script', have: 0, need: 1 },
      'An SF movie needs 1 script, and you have none.',
    ],
    [
      'CAN-4.2',
      { product: 'effect', why: 'unconnected' },
      'Your network reaches no tile that makes a special effect.',
    ],
    ['CAN-4.4', { why: 'people', have: 1, need: 2 }, 'A cigar takes 2 people, and you have only 1.'],
    ['CAN-4.4', { why: 'phone' }, 'A cigar never touches a tile with a phone.'],
    ['CAN-4.4', { why: 'unconnected' }, 'Your network reaches no golf club.'],
    ['CAN-4.4', { why: 'none' }, 'All ten cigars lie on the table.'],
    ['CAN-4.4', { why: 'place' }, 'There is no place where a cigar of yours could lie.'],
    ['CAN-4.5', { movie: 'sf', why: 'unconnected' }, 'Your network reaches no critic.'],
    ['CAN-4.5', { movie: 'sf', why: 'highest' }, 'SF is at 15, and no movie can be more popular.'],
    ['CAN-4.5', { movie: 'sf', why: 'beer' }, 'You have no beer for the critic.'],
    [
      'CAN-4.5',
      { movie: 'sf', why: 'movie' },
      'The critic listens only after you have produced a movie in this turn.',
    ],
    ['CAN-4.6', { movie: 'romance', why: 'none' }, 'You have no romance movie to present.'],
    ['CAN-4.6', { movie: 'romance', why: 'unconnected' }, 'Your network does not reach Cannes.'],
  ])('%s says what is missing: %j', (rule, values, text) => {
    expect(words.refusal({ rule, values })).toBe(text);
  });
});
