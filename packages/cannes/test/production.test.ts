import { describe, expect, it } from 'vitest';
import { arrange, game, goodOf, legal, play, refusal, refused, schedule } from './position.ts';

/** A critic and two suppliers at hand, with all industries of one movie type in a row from Cannes. */
const studio = () =>
  arrange()
    .tiles('critic 2,0', 'action-studio 0,1', 'beer-2 -1,1', 'golf-club 0,-1')
    .rods(0, '1,0 2,0', '0,0 0,1', '0,1 -1,1');

describe('4 Production', () => {
  it('CAN-4.1 lets each connected supplier give its goods once a turn, to each player in their own', () => {
    const position = arrange().tiles('people-2 2,0', 'beer-1 3,0').rods(0, '1,0 2,0').rods(1, '2,0 3,0');
    const state = position.producing(0);
    const [event] = play(state, 'supply 2,0');
    expect(event).toMatchObject({ type: 'supplied', good: goodOf('people'), amount: 2 });
    expect(schedule(state, 0)).toEqual({ people: 2 });
    expect(refused(state, 'supply 2,0')).toEqual({ rule: 'CAN-4.1', cell: '2,0', why: 'used' });
    expect(refused(state, 'supply 3,0')).toEqual({ rule: 'CAN-4.1', cell: '3,0', why: 'unconnected' });
    play(state, 'done');
    const other = position.producing(1);
    expect(legal(other, 'supply')).toEqual(['supply 2,0', 'supply 3,0']);
  });

  it('CAN-4.2 turns goods into products in a connected industry as often as the inputs allow', () => {
    const state = arrange()
      .tiles('computer-factory 2,0', 'star-maker 3,0', 'script-writer 4,0')
      .rods(0, '1,0 2,0', '2,0 3,0')
      .goods(0, { chipset: 3, people: 1, beer: 1 })
      .producing(0);
    expect(refused(state, 'make star')).toEqual({
      rule: 'CAN-4.2',
      product: 'star',
      why: 'inputs',
      good: 'people',
      have: 1,
      need: 2,
    });
    expect(refused(state, 'make script')).toEqual({ rule: 'CAN-4.2', product: 'script', why: 'unconnected' });
    play(state, 'make computer', 'make computer', 'make computer');
    expect(schedule(state, 0)).toEqual({ computer: 3, people: 1, beer: 1 });
    expect(refusal(state, 'make computer')).toBe('CAN-4.2');
  });

  it('CAN-4.2 makes every product by its recipe', () => {
    const recipes = [
      ['computer-factory', 'computer', { chipset: 1 }],
      ['star-maker', 'star', { people: 2 }],
      ['effect-studio', 'effect', { computer: 2 }],
      ['script-writer', 'script', { beer: 1, computer: 1 }],
      ['action-studio', 'action', { star: 1, effect: 1 }],
      ['romance-studio', 'romance', { star: 1, script: 1 }],
      ['sf-studio', 'sf', { script: 1, effect: 1 }],
    ] as const;
    for (const [tile, product, from] of recipes) {
      const state = arrange().tiles(`${tile} 2,0`).rods(0, '1,0 2,0').goods(0, from).producing(0);
      expect(legal(state, 'make')).toEqual([`make ${product}`]);
      play(state, `make ${product}`);
      expect(schedule(state, 0)).toEqual({ [product]: 1 });
    }
  });

  it('CAN-4.3 keeps five items, movies among them; the player chooses what goes', () => {
    const state = studio().goods(0, { people: 3, beer: 2, romance: 2 }).producing(0);
    play(state, 'done');
    expect(legal(state)).toEqual(['discard people', 'discard beer', 'discard romance']);
    play(state, 'discard people', 'discard romance');
    expect(schedule(state, 0)).toEqual({ people: 2, beer: 2, romance: 1 });
    expect(state.mover).toBe(1);
  });

  it('CAN-R15 ends a turn in order: discards, then popularity, then the end of the game', () => {
    const position = studio().goods(0, { people: 6, action: 1 });
    position.discards(1, 'party');
    const state = position.producing(0);
    play(state, 'present action', 'done');
    expect(state.popularity[0]).toBe(13);
    const events = play(state, 'discard people').map(event => event.type);
    expect(events.slice(0, 3)).toEqual(['dropped', 'fell', 'turn']);
    expect(state.popularity[0]).toBe(12);
  });

  it('CAN-4.4 turns two people into a cigar, placed at once in the network, never at a phone', () => {
    const position = studio().rods(0, '0,0 0,-1').tiles('people-1 1,-1', 'people-2 -2,1', 'agent 1,1');
    const state = position.goods(0, { people: 3 }).producing(0);
    play(state, 'golf');
    expect(schedule(state, 0)).toEqual({ people: 1 });
    expect(refused(state, 'cigar 1,0 1,1')).toMatchObject({ rule: 'CAN-4.4', why: 'phone' });
    expect(refused(state, 'cigar 0,-1 0,0')).toMatchObject({ rule: 'CAN-3.2', why: 'rod' });
    const [event] = play(state, 'cigar 0,-1 1,-1');
    expect(event).toMatchObject({ type: 'cigar', seat: 0, left: 9 });
    expect(refused(state, 'golf')).toEqual({ rule: 'CAN-4.4', why: 'people', have: 1, need: 2 });
    // what it connects can be used at once
    play(state, 'supply 1,-1', 'golf', 'cigar -2,1 -1,1');
    expect(refused(state, 'supply 1,-1')).toMatchObject({ why: 'used' });
    expect(schedule(state, 0)).toEqual({});
  });

  it('CAN-4.4 refuses a cigar outside the network, and at a party without invitation', () => {
    const position = studio().rods(0, '0,0 0,-1').tiles('people-1 -3,0', 'people-2 -2,0', 'party -1,0');
    const state = position.goods(0, { people: 2 }).producing(0);
    play(state, 'golf');
    expect(refusal(state, 'cigar -3,0 -2,0')).toBe('CAN-3.3');
    expect(refusal(state, 'cigar -1,0 0,0')).toBe('CAN-3.5');
    expect(refusal(state, 'cigar 0,0 1,0')).toBe('CAN-3.2');
  });

  it('CAN-4.4 spends no people without a legal place, nor after the tenth cigar, and goes on to the end of the turn', () => {
    const alone = arrange().tiles('golf-club 2,0').rods(0, '1,0 2,0').goods(0, { people: 2 }).producing(0);
    expect(refused(alone, 'golf')).toEqual({ rule: 'CAN-4.4', why: 'place' });
    const far = arrange().tiles('golf-club 2,0').goods(0, { people: 2 }).rods(1, '1,0 2,0').producing(0);
    expect(refusal(far, 'golf')).toBe('CAN-R5');
    const row = ['people-1', 'people-2', 'beer-1', 'beer-2', 'chipset-1', 'chipset-2', 'star-maker'];
    const more = ['computer-factory', 'effect-studio', 'script-writer', 'sf-studio', 'romance-studio'];
    const names = ['golf-club', ...row, ...more];
    const cells = names.map((_, i) => `${i + 2},0`);
    const state = arrange()
      .tiles(...names.map((name, i) => `${name} ${cells[i]}`))
      .rods(0, '1,0 2,0')
      .cigars(1, ...cells.slice(1, 10).map((at, i) => `${cells[i]} ${at}`))
      .goods(0, { people: 4 })
      .producing(0);
    play(state, 'golf', `cigar ${cells[9]} ${cells[10]}`);
    expect(refused(state, 'golf')).toEqual({ rule: 'CAN-4.4', why: 'none' });
    expect(legal(state)).toContain('supply 3,0');
    play(state, 'supply 3,0');
    expect(game.result(state)).toBeUndefined();
    play(state, 'done');
    expect(game.result(state)?.points).toEqual([0, 0]);
  });

  it('CAN-R5 asks for a rod on the table before a cigar', () => {
    const state = arrange().tiles('golf-club 2,0').cigars(1, '1,0 2,0').goods(0, { people: 2 }).producing(0);
    expect(refused(state, 'golf')).toEqual({ rule: 'CAN-R5' });
  });

  it('CAN-4.5 raises a movie type by a beer each, once a movie was produced in the turn, up to fifteen', () => {
    const state = studio().goods(0, { star: 1, effect: 1, beer: 4, romance: 1 }).producing(0);
    expect(refused(state, 'raise romance')).toMatchObject({ rule: 'CAN-4.5', why: 'movie' });
    play(state, 'make action', 'raise romance', 'raise romance');
    expect(state.popularity).toEqual([13, 15, 13]);
    expect(refused(state, 'raise romance')).toMatchObject({ rule: 'CAN-4.5', why: 'highest' });
    play(state, 'raise sf', 'raise action');
    expect(refused(state, 'raise sf')).toMatchObject({ rule: 'CAN-4.5', why: 'beer' });
    const apart = arrange().tiles('critic 2,0', 'action-studio 0,1').rods(0, '0,0 0,1');
    const without = apart.goods(0, { star: 1, effect: 1, beer: 1 }).producing(0);
    play(without, 'make action');
    expect(refused(without, 'raise action')).toMatchObject({ rule: 'CAN-4.5', why: 'unconnected' });
  });

  it('CAN-R9 raises first and presents after; the movie produced need be neither raised nor presented', () => {
    const state = studio().goods(0, { star: 1, effect: 1, beer: 1, romance: 1 }).producing(0);
    play(state, 'make action', 'raise romance', 'present romance');
    expect(state.players[0]?.tickets).toBe(14);
    expect(schedule(state, 0)).toEqual({ action: 1 });
  });

  it('CAN-4.6 presents movies in Cannes for their present popularity', () => {
    const state = studio().popularity(13, 9, 6).goods(0, { action: 1, sf: 1 }).producing(0);
    play(state, 'present action', 'present sf');
    expect(state.players[0]?.tickets).toBe(19);
    expect(refused(state, 'present romance')).toEqual({ rule: 'CAN-4.6', movie: 'romance', why: 'none' });
    const away = arrange().tiles('people-1 2,0', 'beer-1 3,0').rods(0, '2,0 3,0').goods(0, { action: 1 });
    expect(refused(away.producing(0), 'present action')).toMatchObject({ why: 'unconnected' });
  });

  it('CAN-R10 presents stored movies without one produced in this turn', () => {
    const state = studio().goods(0, { sf: 2 }).producing(0);
    expect(state.produced).toBe(0);
    play(state, 'present sf', 'present sf');
    expect(state.players[0]?.tickets).toBe(26);
  });

  it('CAN-R6 lets popularity fall at the end of the turn, one for each movie shown, never below six', () => {
    const state = studio().popularity(7, 13, 6).goods(0, { action: 3, sf: 1, romance: 1 }).producing(0);
    play(state, 'present action', 'present action', 'present action', 'present sf');
    expect(state.popularity).toEqual([7, 13, 6]);
    expect(state.players[0]?.tickets).toBe(27);
    const events = play(state, 'done');
    expect(events.filter(event => event.type === 'fell')).toEqual([
      { type: 'fell', movie: 0, from: 7, to: 6 },
    ]);
    expect(state.popularity).toEqual([6, 13, 6]);
  });
});
