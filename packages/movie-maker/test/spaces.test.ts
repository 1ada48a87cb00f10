import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  cash,
  components,
  game,
  item,
  legal,
  names,
  owner,
  play,
  refused,
} from './position.ts';

const EPIC = 'epic-1 logan myers galt';
const WESTERN = 'western-1 jago lovejoy spokes';
const nothing = (rule: string) => ({ type: 'nothing', seat: 0, rule });

describe('3 Spaces', () => {
  it('IMM-3.1 turns the top card up, to be bought at face value', () => {
    const { state, events } = arrange(3).landing('production', 'epic-1');
    expect(events.at(-1)).toEqual({ type: 'turnedUp', seat: 0, card: item('epic-1') });
    expect(legal(state)).toEqual(['buy', 'auction']);
    play(state, 'buy');
    expect(names(state.players[0]?.cards ?? [])).toEqual(['epic-1']);
    expect(cash(state)).toEqual([500_000, 750_000, 750_000]);
  });

  it('IMM-3.1 IMM-R12 leaves a card to the others that the cash in hand does not buy', () => {
    const { state, events } = arrange(3).cards(0, 'logan').cash(0, 240_000).landing('production', 'epic-1');
    expect(asked(state)).toBe('bid 1');
    expect(events.at(-1)).toMatchObject({ type: 'auctioned', seller: -1, low: 0 });
  });

  it('IMM-3.1 puts a card without a bid into the Production Box', () => {
    const { state } = arrange(3).landing('production', 'logan');
    const events = play(state, 'auction', 'pass', 'pass');
    expect(events).toContainEqual({ type: 'boxed', card: item('logan'), rule: 'IMM-3.1' });
    expect(names(state.box)).toEqual(['logan']);
    expect(game.view(state, 2).box).toEqual(state.box);
  });

  it('IMM-3.1 does nothing with no card left', () => {
    const position = arrange();
    position.state.box.push(...position.state.deck.splice(0));
    const { events } = position.landing('production');
    expect(events).toContainEqual(nothing('IMM-3.1'));
  });

  it('IMM-3.2 IMM-R17 sells location cards up to the number shown, at 50 000', () => {
    const { state } = arrange().landing('location');
    expect(legal(state)).toEqual(['buy 1', 'buy 2', 'pass']);
    play(state, 'buy 2');
    expect([state.players[0]?.locations, state.locations, cash(state)[0]]).toEqual([2, 34, 650_000]);
  });

  it('IMM-3.2 IMM-R12 sells no more than there are, and no more than cash buys', () => {
    const { state: few } = arrange().locations(1, 35).landing('location');
    expect(refused(few, 'buy 2')).toEqual({ rule: 'IMM-3.2', count: 2, stock: 1 });
    const { state: poor } = arrange().cash(0, 60_000).landing('location');
    expect(refused(poor, 'buy 2')).toEqual({ rule: 'IMM-R12', price: 100_000, cash: 60_000 });
    expect(arrange().locations(1, 36).landing('location').events).toContainEqual(nothing('IMM-3.2'));
    expect(arrange().cash(0, 40_000).landing('location').events).toContainEqual(nothing('IMM-R12'));
  });

  it('IMM-3.3 sells an unowned company for 300 000; left alone, nothing happens', () => {
    const { state } = arrange().landing('rank');
    expect(legal(state)).toEqual(['buy', 'pass']);
    const left = game.clone(state);
    play(state, 'buy');
    expect([owner(state, 'rank'), cash(state)[0]]).toEqual([0, 450_000]);
    play(left, 'pass');
    expect([owner(left, 'rank'), asked(left)]).toEqual([-1, 'turn 1']);
    expect(arrange().cash(0, 299_000).landing('rank').events).toContainEqual(nothing('IMM-R12'));
  });

  it('IMM-R18 keeps a company bought in this turn from trade and auction until the next turn', () => {
    const { state } = arrange(3).cards(1, 'logan').landing('rank');
    play(state, 'buy');
    expect(refused(state, 'auction rank')).toEqual({ rule: 'IMM-R18', item: item('rank') });
    play(state, 'offer 1');
    expect(refused(state, 'give rank')).toEqual({ rule: 'IMM-R18', item: item('rank') });
    play(state, 'withdraw', 'pass', 'raise', 'offer 0');
    expect(refused(state, 'want rank')?.rule).toBe('IMM-R18');
    play(state, 'withdraw', 'pass', 'pass');
    expect(asked(state)).toBe('turn 1');
    play(state, 'offer 0', 'want rank', 'give logan', 'propose', 'accept');
    expect(owner(state, 'rank')).toBe(1);
  });

  it('IMM-3.3 IMM-R4 pays the owner 50 000, and 100 000 for each completed film of the visitor', () => {
    const position = () => arrange().companies(1, 'rank').film(0, WESTERN).film(1, EPIC);
    const { state, events } = position().film(0, 'horror-1 stein hyde grant').missing(1, 2).landing('rank');
    expect(events).toContainEqual({ type: 'paid', seat: 0, to: 1, amount: 250_000, rule: 'IMM-3.3' });
    expect(cash(state)).toEqual([500_000, 1_000_000]);
    expect(arrange().companies(0, 'rank').landing('rank').events).toContainEqual(nothing('IMM-3.3'));
  });

  it('IMM-R4 counts the films of the owner where that option is chosen, and IMM-R7 none in pawn', () => {
    const films = () =>
      arrange(2, { rent: 'owner' })
        .companies(1, 'rank')
        .film(1, EPIC)
        .film(1, WESTERN, { oscar: 0, loan: 1_300_000 });
    expect(cash(films().landing('rank').state)).toEqual([600_000, 900_000]);
  });

  it('IMM-3.4 adds an Oscar to a film without one; with a single such film there is no choice', () => {
    const { state, events } = arrange()
      .film(0, EPIC)
      .film(0, WESTERN, { oscar: 1, loan: 0 })
      .landing('oscar');
    expect(events.find(({ type }) => type === 'awarded')).toMatchObject({
      type: 'awarded',
      seat: 0,
      film: { story: item('epic-1'), oscar: 1 },
    });
    expect([state.oscars, state.players[0]?.films.map(film => film.oscar)]).toEqual([4, [1, 1]]);
    const { state: choosing } = arrange().film(0, EPIC).film(0, WESTERN).landing('oscar');
    expect(legal(choosing)).toEqual(['award 1', 'award 2']);
    play(choosing, 'award 2');
    expect(choosing.players[0]?.films.map(film => film.oscar)).toEqual([0, 1]);
  });

  it('IMM-3.4 IMM-5.3 gives no Oscar without a film, to a film in pawn, or with none left', () => {
    expect(arrange().landing('oscar').events).toContainEqual(nothing('IMM-3.4'));
    const pawned = arrange().film(0, EPIC, { oscar: 0, loan: 1000 }).landing('oscar');
    expect(pawned.events).toContainEqual(nothing('IMM-3.4'));
    const position = arrange().film(0, EPIC);
    const other = 'historical-1 jago yardley bailey';
    position.film(1, other, { oscar: 6, loan: 0 });
    expect(position.landing('oscar').events).toContainEqual(nothing('IMM-3.4'));
  });

  it('IMM-3.5 pays the bearer the amount shown', () => {
    expect(cash(arrange().landing('bearer').state)[0]).toBe(1_350_000);
  });

  it('IMM-3.6 IMM-R19 loses the film completed last, its locations for good, its Oscar to the bank', () => {
    const { state } = arrange().film(0, EPIC).film(0, WESTERN, { oscar: 1, loan: 0 }).landing('flop');
    expect(names(state.box)).toEqual(['western-1', 'jago', 'lovejoy', 'spokes']);
    expect([state.lostLocations, state.locations, state.oscars]).toEqual([2, 36 - 6, 6]);
    expect(state.players[0]?.films).toHaveLength(1);
    expect(arrange().landing('flop').events).toContainEqual(nothing('IMM-3.6'));
  });

  it('IMM-R7 flops the last film that is not in pawn', () => {
    const { state } = arrange().film(0, EPIC).film(0, WESTERN, { oscar: 0, loan: 5000 }).landing('flop');
    expect(state.players[0]?.films.map(film => film.story)).toEqual([item('western-1')]);
  });

  it('IMM-3.7 charges 50 000 and the next turn, star or not', () => {
    const { state } = arrange().landing('star-trouble');
    expect([cash(state)[0], state.players[0]?.missing]).toEqual([700_000, 1]);
  });

  it('IMM-3.8 IMM-R20 sends a star outside films to the Production Box, of the choice of its owner', () => {
    const { state } = arrange().film(0, EPIC).cards(0, 'foy hyde').landing('walkout');
    expect(legal(state)).toEqual(['lose foy', 'lose hyde']);
    play(state, 'lose hyde');
    expect([names(state.box), names(state.players[0]?.cards ?? [])]).toEqual([['hyde'], ['foy']]);
    const { state: single } = arrange().cards(0, 'foy bailey').landing('walkout');
    expect(names(single.box)).toEqual(['foy']);
    expect(arrange().film(0, EPIC).landing('walkout').events).toContainEqual(nothing('IMM-3.8'));
  });

  it('IMM-3.8 IMM-R20 sends a director likewise', () => {
    const { state } = arrange().cards(0, 'bailey spokes foy').landing('director-loss');
    expect(legal(state)).toEqual(['lose bailey', 'lose spokes']);
    play(state, 'lose bailey');
    expect(names(state.box)).toEqual(['bailey']);
    expect(arrange().cards(0, 'foy').landing('director-loss').events).toContainEqual(nothing('IMM-3.8'));
  });

  it('IMM-3.9 charges 100 000 or two turns; IMM-R12: from cash in hand', () => {
    const { state } = arrange().landing('retake');
    const missing = game.clone(state);
    play(state, 'pay');
    expect([cash(state)[0], state.players[0]?.missing]).toEqual([650_000, 0]);
    play(missing, 'miss');
    expect([cash(missing)[0], missing.players[0]?.missing]).toEqual([750_000, 2]);
    const { state: poor } = arrange().cash(0, 90_000).landing('retake');
    expect([asked(poor), poor.players[0]?.missing]).toEqual(['turn 1', 2]);
  });

  it('IMM-3.10 sells a charity performance card for 50 000, while there is one', () => {
    const { state } = arrange().landing('charity');
    expect([cash(state)[0], state.players[0]?.charity, state.charity]).toEqual([700_000, 1, 7]);
    const { state: none, events } = arrange().charity(1, 8).landing('charity');
    expect(events).toContainEqual(nothing('IMM-3.10'));
    expect(cash(none)[0]).toBe(750_000);
  });

  it('IMM-3.10 pays 200 000 for a charity performance card at a publicity break', () => {
    const { state } = arrange().charity(0, 2).landing('publicity');
    expect([cash(state)[0], state.players[0]?.charity, state.charity]).toEqual([950_000, 1, 7]);
    expect(arrange().landing('publicity').events).toContainEqual(nothing('IMM-3.10'));
  });

  it('IMM-3.11 IMM-R20 returns one location card that lies with no film', () => {
    const { state } = arrange().film(0, WESTERN).locations(0, 3).landing('licence-lost');
    expect([state.players[0]?.locations, state.locations]).toEqual([2, 36 - 2 - 2]);
    expect(arrange().film(0, WESTERN).landing('licence-lost').events).toContainEqual(nothing('IMM-3.11'));
  });

  it('IMM-3.12 charges 500 000 for each completed film, IMM-R7: not in pawn', () => {
    const { state } = arrange()
      .film(0, EPIC)
      .film(0, WESTERN, { oscar: 0, loan: 5000 })
      .landing('bad-publicity');
    expect(cash(state)[0]).toBe(250_000);
    expect(arrange().landing('bad-publicity').events).toContainEqual(nothing('IMM-3.12'));
  });

  it('IMM-3.12 charges 100 000 for each story outside films', () => {
    const { state } = arrange().film(0, EPIC).cards(0, 'epic-2 horror-1 foy').landing('bad-weather');
    expect(cash(state)[0]).toBe(550_000);
    expect(arrange().film(0, EPIC).landing('bad-weather').events).toContainEqual(nothing('IMM-3.12'));
  });

  it('has a space of each kind on its board', () => {
    expect(new Set(components.spaces.map(({ kind }) => kind)).size).toBe(16);
  });
});
