import { describe, expect, it } from 'vitest';
import { cellAt, type Frame, GOODS, PRODUCTS, type View } from '../src/index.ts';
import { names, pieceKey, words } from '../src/words/index.ts';
import { BROKEN, everyMove, kindOf, pair, setUp, TABLE, tile } from './sentences.ts';

const view: View = { ...setUp(), tiles: TABLE };
const asking = (frame: Frame, over: Partial<View> = {}): View => ({ ...view, ...over, stack: [frame] });
const drawn = (...kinds: number[]) => ({ drawn: { count: kinds.length, known: kinds } });
const golf = kindOf('golf-club');
const placing = (placed: number): Frame => ({ kind: 'tile', seat: 0, placed });
const holding = (goods: Partial<Record<(typeof GOODS)[number], number>>): Partial<View> => ({
  players: view.players.map(player => ({ ...player, goods: GOODS.map(good => goods[good] ?? 0) })),
});

describe('questions', () => {
  it.each<[string, number, number, number]>([
    ['Choose the tile that you place first', 0, 0, 3],
    ['Place another tile and stop, or go on with your network', 1, 0, 2],
    ['Place another tile, or go on with your network', 1, 1, 2],
    ['Place another tile and stop, go on with your network, or stop here', 2, 1, 1],
    ['Place another tile, go on with your network, or stop here', 2, 2, 1],
    ['Go on with your network, or stop here', 3, 2, 0],
    ['Go on with your network', 1, 0, 0],
    ['Stop here', 2, 0, 1],
    ['Stop here', 3, 1, 0],
  ])('CAN-2.1 and CAN-2.2 ask: %s (%i placed, %i agents, %i in hand)', (question, placed, agents, count) => {
    const known = Array.from({ length: count }, () => golf);
    expect(words.question(asking(placing(placed), { agents, ...drawn(...known) }))).toBe(question);
    expect(words.question(asking(placing(placed), { agents, drawn: { count, known: undefined } }))).toBe(
      question,
    );
  });

  it('CAN-R7 says so where no tile has a place', () => {
    // an empty table has no place at all, just as one whose edges are all faced by invitations
    const party = drawn(kindOf('party'));
    expect(words.question(asking(placing(0), party))).toBe('Choose the tile that you place first');
    expect(words.question(asking(placing(0), { ...party, tiles: [] }))).toBe(
      'None of your tiles can be placed: discard them and go on with your network',
    );
  });

  it.each<[string, Frame, Partial<View>]>([
    ['Choose where the golf club goes', { kind: 'cell', seat: 0, placed: 0, tile: golf }, {}],
    [
      'Choose how the party with one invitation is turned',
      { kind: 'turn', seat: 0, placed: 0, tile: kindOf('party-1'), cell: cellAt(3, 0) },
      {},
    ],
    ['Place the first of two rods', { kind: 'rod', seat: 0, left: 1, lifted: -1 }, {}],
    ['Place another rod', { kind: 'rod', seat: 0, left: 0, lifted: -1 }, {}],
    [
      'Put the lifted rod down in another place',
      { kind: 'rod', seat: 0, left: 1, lifted: pair(0, 0, 0, 1) },
      {},
    ],
    ['You may move up to two rods: choose one to lift', { kind: 'lift', seat: 0, left: 2 }, {}],
    ['You may move a rod: choose the one to lift', { kind: 'lift', seat: 0, left: 1 }, {}],
    ['Produce in any order you like, then end your turn', { kind: 'produce', seat: 0 }, {}],
    ['Place the cigar so that it touches your network', { kind: 'cigar', seat: 0 }, {}],
    [
      'You hold 7 items and may keep 5: choose one to give up',
      { kind: 'discard', seat: 0 },
      holding({ beer: 4, star: 2, sf: 1 }),
    ],
  ])('asks: %s', (question, frame, over) => {
    expect(words.question(asking(frame, over))).toBe(question);
  });

  it('CAN-R14 tells of the move after the fifth rod', () => {
    const players = view.players.map(player => ({ ...player, rods: [0, 3, 6, 9] }));
    expect(words.question(asking({ kind: 'rod', seat: 0, left: 1, lifted: -1 }, { players }))).toBe(
      'Place your last rod; then you may move one',
    );
  });

  it('asks nothing of a finished game', () => {
    expect(words.question({ ...view, stack: [] })).toBe('The game is over');
  });
});

describe('choices', () => {
  it('are named shortly and actively', () => {
    const named = (move: Parameters<typeof words.choice>[0]) => words.choice(move, view);
    expect(named({ type: 'tile', kind: golf })).toBe('Place the golf club');
    expect(named({ type: 'develop' })).toBe('Discard the tiles and go on with your network');
    expect(named({ type: 'stop' })).toBe('Stop and end the turn');
    expect(named({ type: 'cell', cell: cellAt(1, -1) })).toBe('At 1,-1, beside the party at 2,-1 and Cannes');
    expect(named({ type: 'cell', cell: cellAt(-1, 2) })).toBe(
      'At -1,2, beside the beer supplier at -1,1 and the star maker',
    );
    expect(named({ type: 'make', recipe: PRODUCTS.indexOf('action') })).toBe(
      'Make an action movie from 1 star and 1 special effect',
    );
    expect(named({ type: 'supply', cell: cellAt(-1, 0) })).toBe('Take 2 beers from the double beer supplier');
    expect(named({ type: 'golf' })).toBe('Turn 2 people into a cigar');
    expect(named({ type: 'raise', movie: 1 })).toBe('Give the critic a beer for romance, up to 14');
    expect(named({ type: 'present', movie: 2 })).toBe('Present an SF movie for 13 tickets');
    expect(named({ type: 'discard', good: GOODS.indexOf('script') })).toBe('Give up a script');
    expect(named({ type: 'pass' })).toBe('Leave the rods as they are');
  });

  it('CAN-R12 tells the cells of Cannes apart where a tile touches more than one', () => {
    const rod = (q: number, r: number, q2: number, r2: number, over = view) =>
      words.choice({ type: 'rod', pair: pair(q, r, q2, r2) }, over);
    expect(rod(2, 0, 1, 0)).toBe('Between the agent and Cannes');
    expect(rod(0, 1, 0, 0)).toBe('Between the star maker and the west of Cannes');
    expect(rod(0, 1, 1, 0)).toBe('Between the star maker and the east of Cannes');
    expect(rod(0, 0, 1, 0)).toBe('Between the west of Cannes and the east of Cannes');
    expect(rod(2, -1, 3, -1)).toBe('Between the party at 2,-1 and the party at 3,-1');
    const four = { ...view, tiles: [...TABLE, tile('cannes', 0, -1), tile('cannes', 1, -1)] };
    expect(rod(-1, 0, 0, -1, four)).toBe('Between the double beer supplier and the northwest of Cannes');
    expect(rod(-1, 0, 0, 0, four)).toBe('Between the double beer supplier and the southwest of Cannes');
    expect(rod(1, -1, 2, -1, four)).toBe('Between the party at 2,-1 and the northeast of Cannes');
    expect(words.choice({ type: 'lift', pair: pair(0, 1, 1, 1) }, view)).toBe(
      'Lift the rod between the star maker and the beer supplier at 1,1',
    );
  });

  it('CAN-R2 names the sides where a turned tile shows invitations, and what lies there', () => {
    const turning = (kind: Parameters<typeof kindOf>[0]) =>
      asking({ kind: 'turn', seat: 0, placed: 0, tile: kindOf(kind), cell: cellAt(0, -1) });
    expect(words.choice({ type: 'turn', turn: 1 }, turning('party-1'))).toBe(
      'Invitation to the southeast (Cannes)',
    );
    expect(words.choice({ type: 'turn', turn: 0 }, turning('party-2-opposite'))).toBe(
      'Invitations to the east and to the west',
    );
  });

  it('CAN-4.3 warns of items above five before the turn ends', () => {
    const produce: Frame = { kind: 'produce', seat: 0 };
    const done = (goods: Parameters<typeof holding>[0]) =>
      words.choice({ type: 'done' }, asking(produce, holding(goods)));
    expect(done({ beer: 5 })).toBe('End the turn');
    expect(done({ beer: 5, sf: 1 })).toBe('End the turn and give up 1 item');
  });

  it('CAN-4.5 promises no rise above fifteen', () => {
    const popularity = [15, 13, 13];
    expect(words.choice({ type: 'raise', movie: 0 }, { ...view, popularity })).toBe(
      'Give the critic a beer for action',
    );
  });

  it('have a label and a heading for every move, whatever is on the table', () => {
    for (const move of everyMove()) {
      for (const over of [view, { ...view, tiles: [], stack: [] }]) {
        for (const text of [words.choice(move, over), words.group(move, over)]) {
          expect(text).toMatch(/^[A-Z0-9].*[a-z0-9)]$/);
          expect(text).not.toMatch(BROKEN);
        }
      }
    }
  });
});

describe('names', () => {
  it('differ from each other within each list; only parties share a short name', () => {
    for (const [list, table] of Object.entries(names)) {
      const values = Object.values(table);
      expect(new Set(values).size, list).toBe(values.length - (list === 'kindsInShort' ? 4 : 0));
    }
  });

  it('have keys that the board can use', () => {
    expect(pieceKey.cell(cellAt(2, -1))).toBe('cell:2,-1');
    expect(pieceKey.pair(pair(1, 0, 0, 0))).toBe('pair:0,0 1,0');
    expect(pieceKey.movie(1)).toBe('movie:romance');
    expect(pieceKey.seat(1)).toBe('seat:1');
    expect(pieceKey.good(4)).toBe('good:star');
    expect(pieceKey.recipe(1)).toBe('recipe:star');
  });
});
