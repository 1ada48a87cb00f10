import { cellAt } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { gather } from '../../src/boards/cannes/fresh.ts';
import { pair } from './position.ts';

const step = (seq: number, seat: number, ...events: { type: string }[]) => ({ seq, seat, move: 'x', events });
const placed = { type: 'placed', seat: 1, kind: 3, cell: cellAt(2, -1), turn: 0 };
const rod = { type: 'rod', seat: 1, pair: pair(0, 0, 0, 1) };

describe('what changed since the viewer last moved', () => {
  it('piles up over the moves of others', () => {
    const first = gather(new Set(), [step(1, 1, placed)], 0);
    expect([...gather(first, [step(2, 1, rod)], 0)]).toEqual(['cell:2,-1', 'pair:0,0 0,1']);
  });
  it('is wiped by the own move', () => {
    expect([...gather(new Set(['cell:2,-1']), [step(3, 0, rod)], 0)]).toEqual([]);
  });
  it('is only the newest for a spectator', () => {
    expect([...gather(new Set(['cell:2,-1']), [step(4, 1, rod)], undefined)]).toEqual(['pair:0,0 0,1']);
  });
});
