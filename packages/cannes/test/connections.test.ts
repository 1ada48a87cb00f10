import { KINDS, network } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { type Arranged, arrange, legal, play, refusal } from './position.ts';

/** Kinds connected to seat 0, in the order they lie on the table, Cannes once. */
const connectedTo = (position: Arranged, seat = 0): string[] => [
  ...new Set(network(position.state, seat).tiles.map(tile => KINDS[tile.kind] as string)),
];

describe('CAN-3.4 the five ways in which rods are connected', () => {
  it('CAN-3.4 by a shared tile: a rod may go on from the end of another, and not from elsewhere', () => {
    const tiles = ['people-1 0,1', 'beer-1 0,2', 'chipset-1 0,3', 'beer-2 -1,0', 'chipset-2 -2,0'];
    const shared = arrange()
      .tiles(...tiles)
      .rods(0, '0,1 0,2');
    expect(refusal(shared.developing(0), 'rod 0,2 0,3')).toBeUndefined();
    const apart = arrange()
      .tiles(...tiles)
      .rods(0, '-2,0 -1,0');
    expect(refusal(apart.developing(0), 'rod 0,2 0,3')).toBe('CAN-3.3');
  });

  it('CAN-3.4 by Cannes: both rods touch it, at whichever cells', () => {
    const tiles = ['beer-2 -1,0', 'chipset-2 -2,0', 'people-1 2,0'];
    const both = arrange()
      .tiles(...tiles)
      .rods(0, '-1,0 0,0');
    expect(refusal(both.developing(0), 'rod 1,0 2,0')).toBeUndefined();
    const one = arrange()
      .tiles(...tiles)
      .rods(0, '-2,0 -1,0');
    expect(refusal(one.developing(0), 'rod 1,0 2,0')).toBe('CAN-3.3');
    const four = arrange(4).tiles('beer-2 -1,0', 'people-1 2,-1').rods(0, '-1,0 0,0');
    expect(refusal(four.developing(0), 'rod 1,-1 2,-1')).toBeUndefined();
  });

  it('CAN-3.4 by phones: one rod touches a phone tile, the other another', () => {
    const around = ['chipset-2 -2,0', 'agent -1,0', 'people-1 3,0'];
    const phones = arrange()
      .tiles(...around, 'critic 2,0')
      .rods(0, '-2,0 -1,0');
    expect(refusal(phones.developing(0), 'rod 2,0 3,0')).toBeUndefined();
    const plain = arrange()
      .tiles(...around, 'star-maker 2,0')
      .rods(0, '-2,0 -1,0');
    expect(refusal(plain.developing(0), 'rod 2,0 3,0')).toBe('CAN-3.3');
  });

  it('CAN-3.4 by a party: both rods enter the same one through invitations', () => {
    const guests = ['people-1 -2,0', 'beer-1 -2,1'];
    const same = arrange()
      .tiles('party-1 -1,0 3', 'party-1 -1,1 3', ...guests)
      .rods(0, '-2,0 -1,0');
    expect(refusal(same.developing(0), 'rod -2,1 -1,1')).toBeUndefined();
    const other = arrange()
      .tiles('party-1 -1,0 3', 'party-1 2,0', 'people-1 -2,0', 'beer-1 3,0', 'chipset-1 -3,0')
      .rods(0, '-2,0 -1,0');
    expect(refusal(other.developing(0), 'rod 2,0 3,0')).toBe('CAN-3.3');
  });

  it('CAN-3.4 by the old boys: cigars link the tiles that the rods touch', () => {
    const row = ['people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0', 'star-maker 5,0'];
    const linked = arrange()
      .tiles(...row)
      .rods(0, '2,0 3,0')
      .cigars(1, '3,0 4,0');
    expect(refusal(linked.developing(0), 'rod 4,0 5,0')).toBeUndefined();
    const plain = arrange()
      .tiles(...row)
      .rods(0, '2,0 3,0');
    expect(refusal(plain.developing(0), 'rod 4,0 5,0')).toBe('CAN-3.3');
    const rodOfAnother = arrange()
      .tiles(...row)
      .rods(0, '2,0 3,0')
      .rods(1, '3,0 4,0');
    expect(refusal(rodOfAnother.developing(0), 'rod 4,0 5,0')).toBe('CAN-3.3');
  });

  it('CAN-3.4 through a chain: tile, cigar, Cannes, and on by another cigar, a party and a phone', () => {
    const tiles = ['people-1 2,0', 'beer-1 3,0', 'chipset-1 -1,0'];
    const short = () =>
      arrange()
        .tiles(...tiles)
        .rods(0, '2,0 3,0');
    expect(refusal(short().cigars(1, '1,0 2,0').developing(0), 'rod -1,0 0,0')).toBeUndefined();
    expect(refusal(short().developing(0), 'rod -1,0 0,0')).toBe('CAN-3.3');
    // a cigar into the party from Cannes, which it leaves to the west for the agent; the critic is far off
    const long = (...cigars: string[]) =>
      short()
        .tiles('party-1 -1,1 3', 'agent -2,1', 'party-1 0,1 4', 'critic 0,2', 'people-2 0,3')
        .cigars(1, ...cigars)
        .rods(0, '1,0 2,0');
    expect(refusal(long('0,0 0,1').developing(0), 'rod -2,1 -1,1')).toBeUndefined();
    expect(refusal(long().developing(0), 'rod -2,1 -1,1')).toBe('CAN-3.3');
    const state = long('0,0 0,1').developing(0);
    expect(refusal(state, 'rod 0,2 0,3')).toBe('CAN-3.3');
    play(state, 'rod -2,1 -1,1');
    expect(refusal(state, 'rod 0,2 0,3')).toBeUndefined();
  });
});

describe('3 Network: which tiles are connected', () => {
  it('CAN-3.7 lets a phone start a rod at another phone tile, which is connected only when a rod touches it', () => {
    const position = arrange()
      .tiles('chipset-2 -2,0', 'agent -1,0', 'critic 2,0', 'people-1 3,0')
      .rods(0, '-2,0 -1,0');
    expect(connectedTo(position)).toEqual(['chipset-2', 'agent']);
    expect(network(position.state, 0).reach).toHaveLength(3); // the critic's cell as well
    position.developing(0);
    play(position.state, 'rod 2,0 3,0');
    expect(connectedTo(position)).toEqual(['chipset-2', 'agent', 'critic', 'people-1']);
  });

  it('CAN-3.8 connects tiles with an own rod, tiles of connected cigars, and all of Cannes', () => {
    const position = arrange()
      .tiles('people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0', 'star-maker 5,0', 'golf-club 6,0')
      .rods(0, '1,0 2,0')
      .rods(1, '4,0 5,0')
      .cigars(1, '2,0 3,0');
    expect(connectedTo(position)).toEqual(['cannes', 'people-1', 'beer-1']);
    expect(network(position.state, 0).tiles).toHaveLength(4); // both cells of Cannes
    expect(network(position.state, 0).cigars).toEqual([0]);
    expect(connectedTo(position, 1)).toEqual(['chipset-1', 'star-maker']);
    expect(network(position.state, 1).cigars).toEqual([]);
    position.cigars(0, '5,0 6,0');
    expect(connectedTo(position, 1)).toEqual(['chipset-1', 'star-maker', 'golf-club']);
  });

  it('CAN-3.8 follows chains of cigars, by a tile, Cannes or a party', () => {
    const position = arrange()
      .tiles('people-1 2,0', 'beer-1 3,0', 'chipset-1 4,0', 'star-maker -1,0', 'golf-club 2,-1')
      .rods(0, '2,0 3,0')
      .cigars(1, '3,0 4,0', '1,0 2,0', '-1,0 0,0');
    expect(connectedTo(position)).toEqual(['cannes', 'people-1', 'beer-1', 'chipset-1', 'star-maker']);
    const party = arrange()
      .tiles('party-2-opposite 2,0', 'people-1 3,0', 'party-1 2,1', 'beer-1 3,1')
      .rods(0, '2,0 3,0')
      .cigars(1, '2,1 3,1');
    expect(connectedTo(party)).toEqual(['party-2-opposite', 'people-1', 'party-1', 'beer-1']);
  });

  it('CAN-3.8 connects a player without a rod to nothing, not even to cigars', () => {
    const position = arrange().tiles('people-1 2,0').cigars(0, '1,0 2,0');
    expect(network(position.state, 0)).toMatchObject({ tiles: [], reach: [], cigars: [] });
    expect(legal(position.producing(0))).toEqual(['done']);
  });

  it('CAN-R11 connects every tile of a party of which one is connected, suppliers without invitation too', () => {
    const party = ['party-1 2,0', 'party-beer 2,-1', 'party-people 3,-2'];
    const byRod = arrange()
      .tiles(...party, 'people-1 3,0')
      .rods(0, '2,0 3,0');
    expect(connectedTo(byRod)).toEqual(['party-1', 'party-beer', 'party-people', 'people-1']);
    expect(network(byRod.state, 0).parties).toHaveLength(1);
    expect(legal(byRod.producing(0), 'supply')).toHaveLength(3);
    const byCigar = arrange()
      .tiles(...party, 'people-1 3,0', 'critic 4,0')
      .rods(0, '3,0 4,0')
      .cigars(1, '2,0 3,0');
    expect(connectedTo(byCigar)).toEqual(['party-1', 'party-beer', 'party-people', 'people-1', 'critic']);
  });
});
