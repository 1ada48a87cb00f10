import { canLift, network, whyNotLift } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { arrange, legal, pair, play, refusal, refused } from './position.ts';

const ROW = ['people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0', 'star-maker 5,0', 'golf-club 6,0'];
const RODS = ['1,0 2,0', '2,0 3,0', '3,0 4,0', '4,0 5,0', '5,0 6,0'];
/** Five rods in a row from Cannes to the golf club. */
const row = () =>
  arrange()
    .tiles(...ROW)
    .rods(0, ...RODS);

describe('3 Network: placing rods', () => {
  it('CAN-3.1 has a player who develops place two rods, without a way to decline', () => {
    const state = arrange().tiles('people-1 0,1', 'beer-1 0,2').developing(0);
    expect(legal(state).every(text => text.startsWith('rod'))).toBe(true);
    play(state, 'rod 0,0 0,1', 'rod 0,1 0,2');
    expect(state.stack.map(frame => frame.kind)).toEqual(['produce']);
    expect(state.players[0]?.rods).toEqual([pair('0,0 0,1'), pair('0,1 0,2')]);
  });

  it('CAN-3.1 places one, or none, where there is no more legal place', () => {
    const one = arrange().tiles('people-1 2,0').developing(0);
    play(one, 'rod 1,0 2,0');
    expect(one.stack.map(frame => frame.kind)).toEqual(['produce']);
    const none = arrange().tiles('party-beer 2,0').developing(0);
    expect(none.stack.map(frame => frame.kind)).toEqual(['produce']);
  });

  it('CAN-3.2 allows one rod or cigar for a pair of tiles, whoever owns it, and none inside Cannes', () => {
    const state = arrange(3)
      .tiles('people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0')
      .rods(1, '1,0 2,0')
      .cigars(2, '2,0 3,0')
      .developing(0);
    expect(refused(state, 'rod 1,0 2,0')).toMatchObject({ rule: 'CAN-3.2', why: 'rod', seat: 1 });
    expect(refused(state, 'rod 2,0 3,0')).toMatchObject({ rule: 'CAN-3.2', why: 'cigar' });
    expect(refused(state, 'rod 0,0 1,0')).toMatchObject({ rule: 'CAN-3.2', why: 'cannes' });
    expect(legal(state)).toEqual(['rod 3,0 4,0']);
  });

  it('CAN-R12 takes all of Cannes for one tile: one rod or cigar leads there from each other tile', () => {
    // 0,1 touches both cells of Cannes
    const state = arrange().tiles('people-1 0,1', 'beer-1 2,0').rods(1, '0,0 0,1').developing(0);
    expect(refused(state, 'rod 1,0 0,1')).toEqual({ rule: 'CAN-R12', from: '1,0', to: '0,1' });
    const cigar = arrange().tiles('people-1 0,1').cigars(1, '1,0 0,1').developing(0);
    expect(legal(cigar)).toEqual(['done']);
    expect(refusal(state, 'rod 1,0 2,0')).toBeUndefined();
  });

  it('CAN-3.3 lets the first rod go anywhere and keeps all others one network', () => {
    const position = arrange().tiles(...ROW, 'agent -1,0', 'critic -2,0');
    const state = position.developing(0);
    expect(legal(state)).toHaveLength(7);
    play(state, 'rod 3,0 4,0');
    expect(legal(state)).toEqual(['rod 2,0 3,0', 'rod 4,0 5,0']);
    expect(refused(state, 'rod -2,0 -1,0')).toEqual({ rule: 'CAN-3.3', from: '-2,0', to: '-1,0' });
  });

  it('CAN-3.5 enters a party only through an invitation, and never joins two parties', () => {
    const state = arrange()
      .tiles('party-1 2,0', 'people-1 3,0', 'beer-1 2,1', 'party 2,-1', 'party-chipset 3,-2')
      .developing(0);
    expect(refusal(state, 'rod 2,0 3,0')).toBeUndefined();
    expect(refused(state, 'rod 2,0 2,1')).toEqual({ rule: 'CAN-3.5', from: '2,0', to: '2,1', cell: '2,0' });
    expect(refusal(state, 'rod 1,0 2,0')).toBe('CAN-3.5');
    expect(refusal(state, 'rod 2,-1 2,0')).toBe('CAN-3.5');
    expect(legal(state).some(text => text.includes('3,-2') || text.includes('2,-1'))).toBe(false);
  });
});

describe('3 Network: moving rods', () => {
  it('CAN-R4 asks whether to move a rod when all five are out, and takes no for an answer', () => {
    const state = row().tiles('party-people 0,1', 'beer-2 -1,0').developing(0);
    expect(state.stack.at(-1)).toEqual({ kind: 'lift', seat: 0, left: 2 });
    expect(legal(state)).toContain('pass');
    play(state, 'pass');
    expect(state.stack.map(frame => frame.kind)).toEqual(['produce']);
  });

  it('CAN-3.6 moves a rod by lifting it and putting it elsewhere, up to two moves, also of one rod', () => {
    const state = row().tiles('beer-2 -1,0', 'chipset-2 -2,0').developing(0);
    play(state, 'lift 5,0 6,0', 'rod -1,0 0,0');
    expect(state.stack.at(-1)).toEqual({ kind: 'lift', seat: 0, left: 1 });
    play(state, 'lift -1,0 0,0', 'rod 5,0 6,0');
    expect(state.stack.map(frame => frame.kind)).toEqual(['produce']);
    expect(state.players[0]?.rods).toHaveLength(5);
  });

  it('CAN-3.6 places the fifth rod, then moves one where the player likes', () => {
    const position = arrange()
      .tiles(...ROW, 'beer-2 -1,0')
      .rods(0, ...RODS.slice(0, 4));
    const state = position.developing(0);
    expect(refusal(state, 'rod 5,0 6,0')).toBeUndefined();
    play(state, 'rod 5,0 6,0');
    expect(state.stack.at(-1)).toEqual({ kind: 'lift', seat: 0, left: 1 });
    play(state, 'lift 5,0 6,0', 'rod -1,0 0,0');
    expect(state.stack.map(frame => frame.kind)).toEqual(['produce']);
  });

  it('CAN-3.6 refuses to lift a rod without which the others fall apart, and names what would be cut off', () => {
    const state = row().tiles('beer-2 -1,0').developing(0);
    expect(legal(state)).toEqual(['lift 5,0 6,0', 'pass']);
    expect(refusal(state, 'lift 1,0 2,0')).toBe('CAN-R14'); // without it Cannes is out of reach
    expect(refused(state, 'lift 3,0 4,0')).toEqual({
      rule: 'CAN-3.6',
      from: '3,0',
      to: '4,0',
      cells: '4,0 5,0 6,0',
    });
    expect(refused(state, 'lift 4,0 5,0')).toMatchObject({ cells: '5,0 6,0' });
    expect(refused(state, 'lift 2,0 3,0')).toMatchObject({ cells: '1,0 2,0' });
  });

  it('CAN-3.6 lets cigars hold a network together while a rod is lifted', () => {
    const tiles = ['beer-2 -1,0', 'chipset-2 3,-1'];
    const plain = row()
      .tiles(...tiles)
      .developing(0);
    expect(refusal(plain, 'lift 2,0 3,0')).toBe('CAN-3.6');
    const held = row()
      .tiles(...tiles)
      .cigars(1, '2,0 3,-1', '3,-1 3,0')
      .developing(0);
    expect(refusal(held, 'lift 2,0 3,0')).toBeUndefined();
  });

  it('CAN-R14 wants another pair of tiles to put it on, all cells of Cannes being one', () => {
    const bare = row();
    for (const rod of RODS) expect(canLift(bare.state, 0, pair(rod))).toBe(false);
    expect(whyNotLift(bare.state, 0, pair('5,0 6,0'))?.rule).toBe('CAN-R14');
    expect(bare.developing(0).stack.map(frame => frame.kind)).toEqual(['produce']);
    const state = arrange()
      .tiles('people-1 0,1', ...ROW)
      .rods(0, '0,0 0,1', ...RODS.slice(0, 4))
      .developing(0);
    play(state, 'lift 0,0 0,1');
    expect(refused(state, 'rod 0,0 0,1')).toMatchObject({ rule: 'CAN-R14' });
    expect(refused(state, 'rod 1,0 0,1')).toMatchObject({ rule: 'CAN-R14' });
    expect(legal(state)).toEqual(['rod 5,0 6,0']);
  });

  it('CAN-R8 may leave the old boys network by moving rods in any turn', () => {
    const position = row().tiles('beer-2 7,0', 'chipset-2 -1,0').cigars(1, '6,0 7,0');
    const state = position.developing(0);
    expect(network(state, 0).cigars).toEqual([0]);
    play(state, 'lift 5,0 6,0', 'rod -1,0 0,0');
    expect(network(state, 0).cigars).toEqual([]);
  });
});
