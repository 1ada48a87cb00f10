import { describe, expect, it } from 'vitest';
import { cellAt, type Event, GOODS, PRODUCTS } from '../src/index.ts';
import { en, words } from '../src/words/index.ts';
import { BROKEN, kindOf, pair, plain, setUp, TABLE } from './sentences.ts';

const view = { ...setUp(), tiles: TABLE };
const seat = 1;
const toCannes = pair(2, 0, 1, 0);
const kinds = [kindOf('golf-club'), kindOf('agent'), kindOf('party-beer')];

const SENTENCES: [string, Event][] = [
  ['S1 has the first turn.', { type: 'began', seat }],
  ['Turn 5 goes to S1.', { type: 'turn', seat, turn: 5, agents: 0 }],
  ['Turn 5 goes to S1, with 1 agent.', { type: 'turn', seat, turn: 5, agents: 1 }],
  ['S1 draws 3 tiles.', { type: 'drew', seat, count: 3 }],
  ['S1 draws 3 tiles: a golf club, an agent and a party with beer.', { type: 'drew', seat, count: 3, kinds }],
  ['S1 discards face down 1 tile.', { type: 'discarded', seat, count: 1 }],
  [
    'S1 discards face down 2 tiles: a golf club and an agent.',
    { type: 'discarded', seat, count: 2, kinds: kinds.slice(0, 2) },
  ],
  ['12 discarded tiles become the new draw pile.', { type: 'reshuffled', count: 12 }],
  ['1 discarded tile becomes the new draw pile.', { type: 'reshuffled', count: 1 }],
  [
    'S1 places an agent at 2,-1.',
    { type: 'placed', seat, kind: kindOf('agent'), cell: cellAt(2, -1), turn: 0 },
  ],
  [
    'S1 places a party with two opposite invitations at 3,0, inviting to the southeast and northwest.',
    { type: 'placed', seat, kind: kindOf('party-2-opposite'), cell: cellAt(3, 0), turn: 1 },
  ],
  ['No tile drawn by S1 has a place on the table.', { type: 'stuck', seat }],
  ['S1 stops after the tiles.', { type: 'stopped', seat }],
  ['S1 goes on with the network.', { type: 'developed', seat }],
  ['S1 places a rod between the agent and Cannes.', { type: 'rod', seat, pair: toCannes }],
  ['S1 lifts the rod between the agent and Cannes.', { type: 'lifted', seat, pair: toCannes }],
  [
    'S1 puts the lifted rod down between the star maker and the beer supplier at 1,1.',
    { type: 'rodMoved', seat, from: toCannes, to: pair(0, 1, 1, 1) },
  ],
  [
    'S1 takes 2 beers from the double beer supplier.',
    { type: 'supplied', seat, cell: cellAt(-1, 0), good: GOODS.indexOf('beer'), amount: 2 },
  ],
  [
    'S1 takes 1 beer from the beer supplier at -1,1.',
    { type: 'supplied', seat, cell: cellAt(-1, 1), good: GOODS.indexOf('beer'), amount: 1 },
  ],
  ['S1 makes a star from 2 people.', { type: 'made', seat, recipe: PRODUCTS.indexOf('star') }],
  [
    'S1 makes an SF movie from 1 special effect and 1 script.',
    { type: 'made', seat, recipe: PRODUCTS.indexOf('sf') },
  ],
  ['S1 takes 2 people to the golf club for a cigar.', { type: 'golfed', seat }],
  [
    'S1 places a cigar between the star maker and the west of Cannes: 1 is left.',
    { type: 'cigar', seat, pair: pair(0, 1, 0, 0), left: 1 },
  ],
  [
    'S1 places a cigar between the star maker and the east of Cannes: it was the last.',
    { type: 'cigar', seat, pair: pair(0, 1, 1, 0), left: 0 },
  ],
  ['S1 gives the critic a beer: romance rises to 14.', { type: 'raised', seat, movie: 1, popularity: 14 }],
  [
    'S1 presents an action movie at Cannes for 13 tickets.',
    { type: 'presented', seat, movie: 0, tickets: 13 },
  ],
  ['S1 gives up a person.', { type: 'dropped', seat, good: GOODS.indexOf('people') }],
  ['SF falls from 13 to 10.', { type: 'fell', movie: 2, from: 13, to: 10 }],
  [
    'The game is over, because the tenth cigar was placed: S0 54, S1 48 and S2 40. S0 wins.',
    { type: 'ended', ending: 'cigars', points: [54, 48, 40], winner: 0 },
  ],
  [
    'The game is over, because all tiles lie on the table: S0 36 and S1 36. S1 wins the tie, being next in turn.',
    { type: 'ended', ending: 'tiles', points: [36, 36], winner: 1 },
  ],
];

describe('the log', () => {
  it.each(SENTENCES)('tells: %s', (sentence, event) => {
    expect(plain(words.event(event, view))).toBe(sentence);
  });

  it('is tried above with every type of event', () => {
    const tried = new Set<string>(SENTENCES.map(([, event]) => event.type));
    expect([...tried].toSorted()).toEqual(Object.keys(en.events).toSorted());
  });

  it.each(SENTENCES)('needs no tile on the table for: %s', (_sentence, event) => {
    const sentence = plain(words.event(event, { ...view, tiles: [] }));
    expect(sentence).toMatch(/^[A-Z0-9].*[.]$/);
    expect(sentence).not.toMatch(BROKEN);
  });

  it('points at the components by the keys of the board', () => {
    const pieces = (event: Event) =>
      words
        .event(event, view)
        .flatMap(part => (typeof part === 'object' && 'piece' in part ? [part.piece] : []));
    expect(pieces({ type: 'rod', seat, pair: toCannes })).toEqual(['pair:1,0 2,0']);
    expect(pieces({ type: 'supplied', seat, cell: cellAt(-1, 0), good: 1, amount: 2 })).toEqual([
      'good:beer',
      'cell:-1,0',
    ]);
    expect(pieces({ type: 'made', seat, recipe: 1 })).toEqual(['recipe:star']);
    expect(pieces({ type: 'raised', seat, movie: 1, popularity: 14 })).toEqual(['movie:romance']);
    expect(pieces({ type: 'presented', seat, movie: 1, tickets: 9 })).toEqual(['good:romance']);
    expect(pieces({ type: 'placed', seat, kind: 16, cell: cellAt(2, -1), turn: 0 })).toEqual(['cell:2,-1']);
  });
});
