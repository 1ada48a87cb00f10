import type { Event, State } from '@backlot/cannes';
import { cellAt } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../src/boards/cannes/moments.ts';
import { game, pair, producing, tile } from './position.ts';

const after = (change: (state: State) => void, ...events: Event[]) =>
  momentsOf([{ seq: 1, seat: 0, events }], game.view(producing(change), 1));
const agent = tile('agent', 2, 0);

describe('moments staged on the map of Cannes', () => {
  it('lets a telephone ring when the first rod of a player reaches it', () => {
    const rod = pair(1, 0, 2, 0);
    const laid = (...rods: number[]) =>
      after(
        state => {
          state.tiles.push(tile('people-1', 1, 0), agent, tile('beer-1', 3, 0));
          state.players[0]?.rods.push(...rods);
        },
        { type: 'rod', seat: 0, pair: rod },
      );
    expect(laid(rod)).toEqual([{ kind: 'call', cell: agent.cell }]);
    expect(laid(rod, pair(2, 0, 3, 0))).toEqual([]);
  });
  it('leaves a telephone quiet when a rod only turns about it', () => {
    const [from, to] = [pair(1, 0, 2, 0), pair(2, 0, 3, 0)];
    const moved = after(
      state => {
        state.tiles.push(tile('people-1', 1, 0), agent, tile('beer-1', 3, 0));
        state.players[0]?.rods.push(to);
      },
      { type: 'rodMoved', seat: 0, from, to },
    );
    expect(moved).toEqual([]);
  });
  it('opens the invitation through which a rod or cigar comes to a party', () => {
    const through = pair(2, 0, 3, 0);
    const party = (state: State) => {
      state.tiles.push(tile('party-1', 2, 0), tile('people-1', 3, 0));
      state.players[0]?.rods.push(through);
    };
    const opened = [{ kind: 'invitation', pair: through }];
    expect(after(party, { type: 'rod', seat: 0, pair: through })).toEqual(opened);
    expect(after(party, { type: 'cigar', seat: 0, pair: through, left: 3 })).toEqual(opened);
  });
  it('opens one on every side where parties merge, and none for a party alone', () => {
    const placed = (kind: 'party' | 'beer-1'): Event[] => [
      { type: 'placed', seat: 0, kind: tile(kind, 0, 0).kind, cell: cellAt(3, 0), turn: 0 },
    ];
    const between = (...cells: [number, number][]) =>
      after(
        state => {
          state.tiles.push(...cells.map(([q, r]) => tile('party', q, r)), tile('party', 3, 0));
        },
        ...placed('party'),
      );
    expect(between()).toEqual([]);
    expect(between([2, 0], [4, 0])).toEqual([
      { kind: 'invitation', pair: pair(3, 0, 4, 0) },
      { kind: 'invitation', pair: pair(2, 0, 3, 0) },
    ]);
  });
  it('shows of several premieres only the last', () => {
    const shown = after(
      () => {},
      { type: 'presented', seat: 0, movie: 1, tickets: 13 },
      { type: 'presented', seat: 0, movie: 2, tickets: 12 },
    );
    expect(shown).toEqual([{ kind: 'premiere', seat: 0, movie: 2, tickets: 12 }]);
  });
});
