import { LOCATION, type Move, type State } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  mirrored,
  onTop,
  put,
  stepsOf,
  takeBack,
  tryOut,
  withCash,
} from '../../src/boards/movie-maker/draft.ts';
import { effectsOf } from '../../src/boards/movie-maker/effects.ts';
import { c, game, item, position } from './position.ts';

const NOTHING = { items: [], locations: 0, cash: 0 };

/** Two players with cards, the first putting an offer together. */
const trading = (): State =>
  position(now => {
    const [me, other] = now.players;
    if (!me || !other) throw new Error('no players');
    me.cards = ['epic-1', 'logan'].map(item);
    other.cards = ['galt', 'myers'].map(item);
    me.locations = 3;
    now.locations -= 3;
    now.deck = now.deck.filter(card => ![...me.cards, ...other.cards].includes(card));
    now.stack.push({ kind: 'offer', seat: 0, partner: 1, give: NOTHING, want: NOTHING, counter: 0 });
  });
const frameOf = (state: State) => {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'offer') throw new Error('no offer');
  return frame;
};

describe('an offer as one form', () => {
  it('IMM-5.1 becomes the steps the rules know, and those lay down exactly what was on the form', () => {
    const state = trading();
    let draft = put(put(EMPTY, 'give', item('logan')), 'want', item('galt'));
    draft = put(put(draft, 'give', LOCATION), 'give', LOCATION);
    draft = withCash(draft, 'give', 660_000);
    const steps = stepsOf(frameOf(state), draft);
    expect(steps.filter(move => move.type === 'giveCash')).toHaveLength(4);
    for (const move of steps) game.apply(state, move, { chance: () => 0 });
    expect(frameOf(state).give).toEqual({ items: [item('logan')], locations: 2, cash: 660_000 });
    expect(frameOf(state).want).toEqual({ items: [item('galt')], locations: 0, cash: 0 });
    expect(stepsOf(frameOf(state), draft)).toEqual([]);
  });
  it('takes back what was put, and puts no card twice', () => {
    const card = item('logan');
    const once = put(put(EMPTY, 'give', card), 'give', card);
    expect(once.give.items).toEqual([card]);
    expect(takeBack(once, 'give', card)).toEqual(EMPTY);
    expect(
      takeBack(put(put(EMPTY, 'give', LOCATION), 'give', LOCATION), 'give', LOCATION).give.locations,
    ).toBe(1);
    expect(takeBack(EMPTY, 'give', LOCATION)).toEqual(EMPTY);
  });
  it('keeps what steps of the call sheet have laid down for good', () => {
    const state = trading();
    game.apply(state, { type: 'give', item: item('epic-1') }, { chance: () => 0 });
    expect(onTop(frameOf(state), EMPTY).give.items).toEqual([item('epic-1')]);
  });
  it('IMM-R5 a counter-offer begins with the offer from the other side', () => {
    const draft = put(withCash(EMPTY, 'want', 50_000), 'give', item('logan'));
    expect(mirrored(draft)).toEqual({ give: draft.want, want: draft.give });
  });
  it('IMM-5.1 says what the rules refuse, and leaves the view as it is', () => {
    const state = trading();
    const view = game.view(state, 0);
    const before = JSON.stringify(view);
    const why = (draft: typeof EMPTY, ...more: Move[]) =>
      tryOut(game, view, [...stepsOf(frameOf(state), draft), ...more])?.refusal.values?.why;
    const cards = put(put(EMPTY, 'give', item('logan')), 'want', item('galt'));
    expect(why(EMPTY, { type: 'propose' })).toBe('empty');
    expect(why(cards, { type: 'propose' })).toBeUndefined();
    expect(why(withCash(cards, 'give', 760_000))).toBe('cash');
    expect(why(withCash(withCash(cards, 'give', 10_000), 'want', 10_000))).toBe('both');
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('what a trade would change', () => {
  it('tells of each film in the making and of the whole studio, for either side', () => {
    const view = game.view(trading(), 0);
    const out = { items: [item('logan')], locations: 0, cash: 100_000 };
    const back = { items: [item('galt'), item('myers')], locations: 0, cash: 0 };
    const mine = effectsOf(c, view, 0, 1, out, back);
    // epic 5m with Logan 500k, then with Galt 500k and Myers 500k
    expect(mine.films).toEqual([
      { title: 'The Bronze Gates', before: 5_500_000, after: 6_000_000, lacked: 3, lacks: 2 },
    ]);
    // given 200k of a card and 100k, got 200k and 200k
    expect(mine.total[1] - mine.total[0]).toBe(100_000);
    const theirs = effectsOf(c, view, 1, 0, back, out);
    expect(theirs.total[1] - theirs.total[0]).toBe(-100_000);
    expect(theirs.films).toEqual([]);
  });
  it('tells that a film goes with its story, and of a company that changes hands', () => {
    const state = trading();
    state.owners[2] = 0;
    const view = game.view(state, 0);
    const out = { items: [item('epic-1'), item('rank')], locations: 0, cash: 0 };
    const mine = effectsOf(c, view, 0, 1, out, NOTHING);
    expect(mine.films[0]).toMatchObject({ before: 5_500_000, after: undefined });
    expect(mine.total[0] - mine.total[1]).toBe(250_000 + 300_000);
  });
});
