import { describe, expect, it } from 'vitest';
import { BANK, type Frame, NONE, SHIPPED, type View } from '../src/index.ts';
import { en, exactMoney, faceOf, money, names, pieceKey, words, wordsFrom } from '../src/words/index.ts';
import { asking, BROKEN, components, EPIC, everyMove, itemOf, setUp, terms } from './words-sentences.ts';

const logan = itemOf('logan');
const lot = { item: logan, seller: BANK, host: 1, out: 0 };

describe('money', () => {
  it.each([
    [0, '0', '£0'],
    [500, '500', '£500'],
    [25_000, '25k', '£25,000'],
    [650_000, '650k', '£650,000'],
    [1_000_000, '1m', '£1,000,000'],
    [1_855_000, '1.855m', '£1,855,000'],
    [6_500_000, '6.5m', '£6,500,000'],
    [-50_000, '-50k', '-£50,000'],
  ])('%i pounds are %s in short and %s in full', (pounds, short, full) => {
    expect(money(pounds)).toBe(short);
    expect(exactMoney(pounds)).toBe(full);
  });
});

describe('questions', () => {
  const window = { offers: 3, auctions: 1 };
  it.each<[string, Frame, Partial<View>]>([
    [
      'Roll the dice; before that you may complete films, trade or see to loans',
      { kind: 'turn', seat: 0, ...window },
      {},
    ],
    [
      'Before your turn ends you may complete films, trade or see to loans',
      { kind: 'window', seat: 0, ...window },
      { mover: 0 },
    ],
    ['You may trade or complete films now', { kind: 'window', seat: 0, ...window }, { mover: 1 }],
    [
      'Say whether you want to trade before the turn of player 2 ends',
      { kind: 'raise', seat: 0 },
      { mover: 1 },
    ],
    [
      'Buy Turk Logan (male Epic star) for 200k, or leave it to an auction among the others',
      { kind: 'card', seat: 0 },
      { up: logan },
    ],
    ['You may buy up to 3 location cards at 50k each', { kind: 'locations', seat: 0, most: 3 }, {}],
    ['You may buy Rank Distribution for 300k', { kind: 'company', seat: 0, company: 2 }, {}],
    ['Choose the film that wins the Oscar', { kind: 'oscar', seat: 0 }, {}],
    ['Choose the star who leaves for the Production Box', { kind: 'lose', seat: 0, directors: 0 }, {}],
    ['Choose the director who leaves for the Production Box', { kind: 'lose', seat: 0, directors: 1 }, {}],
    ['Pay 100k for the retake, or miss 2 turns', { kind: 'retake', seat: 0 }, {}],
    [
      'Turk Logan (male Epic star), sold by the bank: there is no bid yet; you have 750k',
      { kind: 'bid', seat: 0, ...lot, high: 0, holder: NONE },
      {},
    ],
    [
      'Turk Logan (male Epic star), sold by player 2: there is no bid yet and 200k is the lowest price; you have 750k',
      { kind: 'bid', seat: 0, ...lot, seller: 1, high: 190_000, holder: NONE },
      {},
    ],
    [
      'Turk Logan (male Epic star), sold by player 2: the last bid is 250k by player 3; you have 750k',
      { kind: 'bid', seat: 0, ...lot, seller: 1, high: 250_000, holder: 2 },
      {},
    ],
    ['Set the lowest price for a location card', { kind: 'reserve', seat: 0, item: itemOf('location') }, {}],
    [
      'Your offer to player 3: you give Turk Logan, and want “Seven Spurs” and 50k',
      {
        kind: 'offer',
        seat: 0,
        partner: 2,
        give: terms(['logan']),
        want: terms(['western-2'], 0, 50_000),
        counter: 0,
      },
      {},
    ],
    [
      'Player 3 gives Turk Logan and 100k, and wants 2 location cards: accept, counter or decline',
      {
        kind: 'answer',
        seat: 0,
        from: 2,
        give: terms(['logan'], 0, 100_000),
        want: terms([], 2),
        counter: 0,
      },
      {},
    ],
    [
      'Player 3 gives 100k, and wants ABC Distribution: accept or decline',
      { kind: 'answer', seat: 0, from: 2, give: terms([], 0, 100_000), want: terms(['abc']), counter: 1 },
      {},
    ],
    ['You may complete a film now', { kind: 'finish', seat: 0 }, {}],
    [
      'Choose the director of “The Bronze Gates”',
      { kind: 'cast', seat: 0, story: EPIC.story, male: logan, female: EPIC.female, director: NONE },
      {},
    ],
    [
      'You owe player 2 950k and have 750k: raise 200k',
      { kind: 'debt', seat: 0, amount: 950_000, to: 1, rule: 'IMM-3.3', ...window },
      {},
    ],
  ])('ask: %s', (question, frame, over) => {
    expect(words.question(asking(frame, over))).toBe(question);
  });

  it('are there for every kind of decision, and say when nothing is asked', () => {
    expect(words.question({ ...setUp(), stack: [] })).toBe('The game is over');
  });

  it('name the seats as they are told to', () => {
    const named = wordsFrom(en, SHIPPED, seat => ['Anna', 'Ben', 'Cleo'][seat] ?? '?');
    const frame: Frame = { kind: 'bid', seat: 0, ...lot, seller: 1, high: 250_000, holder: 2 };
    expect(named.question(asking(frame))).toContain('sold by Ben: the last bid is 250k by Cleo');
    expect(named.choice({ type: 'offer', partner: 1 }, setUp())).toBe('Make an offer to Ben');
    expect(named.refusal({ rule: 'IMM-5.1', values: { why: 'nothing', partner: 2 } })).toContain('and Cleo');
  });
});

describe('choices', () => {
  const players = setUp().players.map(player => ({ ...player, films: [EPIC, { ...EPIC, loan: 3_250_000 }] }));
  const turn: Frame = { kind: 'turn', seat: 0, offers: 3, auctions: 1 };
  const offer: Frame = {
    kind: 'offer',
    seat: 0,
    partner: 1,
    give: terms([], 1, 150_000),
    want: terms([]),
    counter: 1,
  };
  const bidding: Frame = { kind: 'bid', seat: 0, ...lot, high: 200_000, holder: 2 };
  const casting: Frame = {
    kind: 'cast',
    seat: 0,
    story: EPIC.story,
    male: NONE,
    female: NONE,
    director: NONE,
  };

  it.each<[string, Parameters<typeof words.choice>[0], Frame, Partial<View>]>([
    ['Roll the dice', { type: 'roll' }, turn, {}],
    ['Complete “The Bronze Gates” (Epic, 4 location cards)', { type: 'complete', story: 0 }, turn, {}],
    ['Auction Solomon Galt (first-class director)', { type: 'auction', item: itemOf('galt') }, turn, {}],
    ['Borrow 3.25m on “The Bronze Gates”', { type: 'pawn', film: 0 }, turn, { players }],
    ['Redeem “The Bronze Gates” for 4.25m', { type: 'redeem', film: 1 }, turn, { players }],
    ['Buy Turk Logan for 200k', { type: 'buy' }, { kind: 'card', seat: 0 }, { up: logan }],
    ['Buy ABC Distribution for 300k', { type: 'buy' }, { kind: 'company', seat: 0, company: 4 }, {}],
    ['Buy 2 location cards for 100k', { type: 'buyLocations', count: 2 }, turn, {}],
    ['Bid 250k', { type: 'bid', by: 50_000 }, bidding, {}],
    ['Bid no more', { type: 'out' }, bidding, {}],
    ['At least 1.5m', { type: 'reserve', price: 1_500_000 }, turn, {}],
    ['Give another location card', { type: 'give', item: itemOf('location') }, offer, {}],
    ['Want a location card', { type: 'want', item: itemOf('location') }, offer, {}],
    ['Give 50k more: 200k', { type: 'giveCash', by: 50_000 }, offer, {}],
    ['Want 50k', { type: 'wantCash', by: 50_000 }, offer, {}],
    ['Make player 2 this counter-offer', { type: 'propose' }, offer, {}],
    ['Turk Logan (male Epic star), adding 500k', { type: 'cast', card: logan }, casting, {}],
    ['Sell Turk Logan for 100k', { type: 'sell', item: logan }, turn, {}],
    ['Sell a location card for 25k', { type: 'sell', item: itemOf('location') }, turn, {}],
    ['End the turn', { type: 'pass' }, { ...turn, kind: 'window' }, { mover: 0 }],
    ['Trade no more', { type: 'pass' }, { ...turn, kind: 'window' }, { mover: 1 }],
    ['No trade', { type: 'pass' }, { kind: 'raise', seat: 0 }, {}],
    ['Complete no film', { type: 'pass' }, { kind: 'finish', seat: 0 }, {}],
  ])('are named shortly and actively: %s', (label, move, frame, over) => {
    expect(words.choice(move, asking(frame, over))).toBe(label);
  });

  it('have a label and a heading for every move, whatever waits', () => {
    const view = setUp();
    for (const move of everyMove()) {
      for (const over of [view, { ...view, stack: [] }]) {
        for (const text of [words.choice(move, over), words.group(move, over)]) {
          expect(text).toMatch(/^[A-Z“].*[A-Za-z0-9.)”]$/);
          expect(text).not.toMatch(BROKEN);
        }
      }
    }
  });
});

describe('names', () => {
  it('differ from each other within each list', () => {
    for (const [list, table] of Object.entries(names)) {
      const values = Object.values(table);
      expect(new Set(values).size, list).toBe(values.length);
    }
  });

  it('IMM-4.4 come with what a card is', () => {
    expect(faceOf(components, itemOf('wild'))).toMatchObject({
      part: 'female',
      kind: 'western',
      price: 100_000,
    });
    expect(en.phrases.cardWithRole(components, itemOf('wild'))).toBe('Sheila Wild (female Western star)');
    expect(faceOf(components, itemOf('bailey'))).toMatchObject({ part: 'director', kind: 'second' });
    expect(faceOf(components, NONE)).toBeUndefined();
  });

  it('have keys that the board can use', () => {
    expect(pieceKey.card('logan')).toBe('card:logan');
    expect(pieceKey.company(2)).toBe('company:rank');
    expect(pieceKey.location).toBe('location');
    expect(pieceKey.space(12)).toBe('space:12');
    expect(pieceKey.seat(1)).toBe('seat:1');
    expect(pieceKey.film(1, 0)).toBe('film:1-0');
  });
});
