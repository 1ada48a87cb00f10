import { describe, expect, it } from 'vitest';
import { BANK, type Event, LOCATION, type View } from '../src/index.ts';
import { en, words } from '../src/words/index.ts';
import { BROKEN, EPIC, itemOf, plain, setUp, terms } from './words-sentences.ts';

const players = setUp().players.map((player, i) => (i === 1 ? { ...player, films: [EPIC] } : player));
const view: View = { ...setUp(), players };
const seat = 1;
const film = EPIC;
const logan = itemOf('logan');
const rank = itemOf('rank');

const SENTENCES: [string, Event][] = [
  ['S1 rolls 3 and 4 for the start.', { type: 'startRolled', seat, dice: [3, 4] }],
  ['S1 has the first turn.', { type: 'began', seat }],
  ['S1 is dealt Turk Logan and “Seven Spurs”.', { type: 'dealt', seat, cards: [logan, itemOf('western-2')] }],
  ['S1 is dealt John Haines Jnr.', { type: 'dealt', seat, cards: [itemOf('haines')] }],
  ['Turn 5 goes to S1.', { type: 'turn', seat, turn: 5 }],
  ['S1 misses this turn.', { type: 'missed', seat, left: 0 }],
  ['S1 misses this turn and 1 turn more.', { type: 'missed', seat, left: 1 }],
  ['S1 will miss a turn.', { type: 'missing', seat, turns: 1, rule: 'IMM-3.7' }],
  ['S1 will miss 2 turns.', { type: 'missing', seat, turns: 2, rule: 'IMM-3.9' }],
  [
    'S1 rolls 6 and 4 and comes to Rank Distribution.',
    { type: 'rolled', seat, dice: [6, 4], from: 6, to: 16 },
  ],
  [
    'S1 rolls 1 and 1 and comes to Bank to pay bearer 600k.',
    { type: 'rolled', seat, dice: [1, 1], from: 4, to: 6 },
  ],
  [
    'S1 rolls 1 and 1 and comes to Location cards available: 2.',
    { type: 'rolled', seat, dice: [1, 1], from: 0, to: 2 },
  ],
  [
    'S1 passes Box Office and receives 650k for 1 film.',
    { type: 'boxOffice', seat, amount: 650_000, films: 1 },
  ],
  [
    'S1 passes Box Office and receives 910k for 2 films.',
    { type: 'boxOffice', seat, amount: 910_000, films: 2 },
  ],
  ['S1 turns up Turk Logan (male Epic star).', { type: 'turnedUp', seat, card: logan }],
  ['S1 buys Turk Logan for 200k.', { type: 'bought', seat, item: logan, count: 1, price: 200_000 }],
  ['S1 buys 3 location cards for 150k.', { type: 'bought', seat, item: LOCATION, count: 3, price: 150_000 }],
  ['S1 buys 1 location card for 50k.', { type: 'bought', seat, item: LOCATION, count: 1, price: 50_000 }],
  ['S1 buys Rank Distribution for 300k.', { type: 'bought', seat, item: rank, count: 1, price: 300_000 }],
  [
    'S1 leaves Turk Logan to an auction among the others.',
    { type: 'auctioned', seat, item: logan, seller: BANK, low: 0 },
  ],
  [
    'S1 auctions Turk Logan (male Epic star) for 400k at least.',
    { type: 'auctioned', seat, item: logan, seller: seat, low: 400_000 },
  ],
  [
    'S1 auctions a location card without a lowest price.',
    { type: 'auctioned', seat, item: LOCATION, seller: seat, low: 0 },
  ],
  ['S1 bids 250k for Rank Distribution.', { type: 'bid', seat, item: rank, amount: 250_000 }],
  ['S1 bids no more for John Haines Jnr.', { type: 'out', seat, item: itemOf('haines') }],
  [
    'S1 wins the auction and pays the bank 250k for Turk Logan.',
    { type: 'sold', seat, item: logan, seller: BANK, price: 250_000 },
  ],
  [
    'S1 wins the auction and pays S2 1.25m for Turk Logan.',
    { type: 'sold', seat, item: logan, seller: 2, price: 1_250_000 },
  ],
  ['Nobody buys Turk Logan.', { type: 'unsold', seat, item: logan }],
  [
    'Solomon Galt (first-class director) goes to the Production Box.',
    { type: 'boxed', card: itemOf('galt'), rule: 'IMM-3.1' },
  ],
  ['Nothing happens for S1: there is nobody to lose.', { type: 'nothing', seat, rule: 'IMM-3.8' }],
  ['S1 pays S2 150k in rent.', { type: 'paid', seat, to: 2, amount: 150_000, rule: 'IMM-3.3' }],
  ['S1 pays the bank 500k.', { type: 'paid', seat, to: BANK, amount: 500_000, rule: 'IMM-3.12' }],
  [
    'S1 receives 300k from the bank as the bearer.',
    { type: 'received', seat, amount: 300_000, rule: 'IMM-3.5' },
  ],
  ['S1 wins an Oscar for “The Bronze Gates”.', { type: 'awarded', seat, film: { ...film, oscar: 1 } }],
  [
    '“The Bronze Gates” is a flop: S1 loses it with 4 location cards.',
    { type: 'flopped', seat, film, locations: 4 },
  ],
  [
    '“The Bronze Gates” is a flop: S1 loses it with 4 location cards, and the Oscar goes back to the bank.',
    { type: 'flopped', seat, film: { ...film, oscar: 1 }, locations: 4 },
  ],
  [
    'S1 loses Turk Logan (male Epic star) to the Production Box.',
    { type: 'lost', seat, card: logan, rule: 'IMM-3.8' },
  ],
  ['S1 returns a location card.', { type: 'licenceLost', seat }],
  ['S1 receives a charity performance card.', { type: 'charityCard', seat }],
  ['S1 wants to trade.', { type: 'raised', seat }],
  [
    'S1 makes an offer to S2: gives Turk Logan, Rank Distribution and 2 location cards, and wants 200k.',
    {
      type: 'offered',
      seat,
      partner: 2,
      give: terms(['logan', 'rank'], 2),
      want: terms([], 0, 200_000),
      counter: false,
    },
  ],
  [
    'S1 makes a counter-offer to S2: gives nothing, and wants 1 location card.',
    { type: 'offered', seat, partner: 2, give: terms([]), want: terms([], 1), counter: true },
  ],
  ['S1 makes no offer to S2 after all.', { type: 'withdrew', seat, partner: 2 }],
  ['S1 declines the offer of S2.', { type: 'declined', seat, partner: 2 }],
  [
    'S2 accepts: S1 gives Turk Logan and 100k, and S2 gives “Seven Spurs”.',
    { type: 'traded', seat, partner: 2, give: terms(['logan'], 0, 100_000), want: terms(['western-2']) },
  ],
  [
    'S1 completes “The Bronze Gates” with Turk Logan and Caron Myers, directed by Solomon Galt: it is worth 6.5m.',
    { type: 'completed', seat, film, value: 6_500_000 },
  ],
  [
    'S1 borrows 3.25m from the bank on “The Bronze Gates”.',
    { type: 'pawned', seat, film: { ...film, loan: 3_250_000 }, loan: 3_250_000 },
  ],
  ['S1 redeems “The Bronze Gates” for 4.25m.', { type: 'redeemed', seat, film, price: 4_250_000 }],
  [
    'S1 owes S2 250k in rent and has to raise money.',
    { type: 'owes', seat, to: 2, amount: 250_000, rule: 'IMM-3.3' },
  ],
  [
    'S1 sells a location card to the bank for 25k.',
    { type: 'soldToBank', seat, item: LOCATION, price: 25_000 },
  ],
  ['S1 is bankrupt and leaves the last 120k to S2.', { type: 'bankrupt', seat, to: 2, cash: 120_000 }],
  ['S1 is bankrupt, with no cash left for the bank.', { type: 'bankrupt', seat, to: BANK, cash: 0 }],
  [
    'The Production Box is shuffled: its 2 cards will be played once more.',
    { type: 'replayed', cards: [1, 2] },
  ],
  ['The last production card has been dealt with: now films may still be completed.', { type: 'lastCard' }],
  [
    'The game is over: S0 1.96m, S1 12.5m and S2 750k. S1 wins.',
    { type: 'ended', points: [1_960_000, 12_500_000, 750_000] },
  ],
  [
    'The game is over: S0 2m, S1 2m and S2 0. S0 and S1 share the victory.',
    { type: 'ended', points: [2_000_000, 2_000_000, 0] },
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

  it('IMM-6.2 never lets a bankrupt player win', () => {
    const broke = {
      ...view,
      players: players.map((player, i) => (i === 0 ? { ...player, bankrupt: 1 } : player)),
    };
    const event: Event = { type: 'ended', points: [9_000_000, 100_000, 0] };
    expect(plain(words.event(event, broke))).toBe(
      'The game is over: S0 bankrupt, S1 100k and S2 0. S1 wins.',
    );
  });

  it('reads well for cards and spaces that no edition has', () => {
    const none = 98;
    for (const event of [
      { type: 'turnedUp', seat, card: none },
      { type: 'bought', seat, item: 250, count: 1, price: 1 },
      { type: 'rolled', seat, dice: [1, 1], from: 0, to: 999 },
      { type: 'nothing', seat, rule: 'IMM-9.9' },
    ] satisfies Event[]) {
      const sentence = plain(words.event(event, view));
      expect(sentence).toMatch(/^[A-Z0-9].*[.]$/);
      expect(sentence).not.toMatch(BROKEN);
    }
  });

  it('points at the components by the keys of the board', () => {
    const pieces = (event: Event, over = view) =>
      words
        .event(event, over)
        .flatMap(part => (typeof part === 'object' && 'piece' in part ? [part.piece] : []));
    expect(pieces({ type: 'turnedUp', seat, card: logan })).toEqual(['card:logan']);
    expect(pieces({ type: 'bought', seat, item: rank, count: 1, price: 300_000 })).toEqual(['company:rank']);
    expect(pieces({ type: 'bought', seat, item: LOCATION, count: 1, price: 50_000 })).toEqual(['location']);
    expect(pieces({ type: 'rolled', seat, dice: [1, 1], from: 0, to: 2 })).toEqual(['space:2']);
    expect(pieces({ type: 'awarded', seat, film })).toEqual(['film:1-0']);
    expect(pieces({ type: 'completed', seat, film, value: 1 })).toEqual([
      'film:1-0',
      'card:logan',
      'card:myers',
      'card:galt',
    ]);
    const gone = { ...view, players: setUp().players };
    expect(pieces({ type: 'flopped', seat, film, locations: 4 }, gone)).toEqual(['card:epic-1', 'location']);
  });
});
