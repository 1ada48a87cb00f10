import { describe, expect, it } from 'vitest';
import { gather } from '../../src/boards/melies/fresh.ts';

const step = (seq: number, seat: number, ...events: { type: string }[]) => ({ seq, seat, move: 'x', events });
const took = { type: 'took', seat: 1, effect: 4 };
const placed = { type: 'placed', seat: 1, space: 2, pawns: 1 };

describe('what changed since the viewer last moved', () => {
  it('piles up over the moves of others', () => {
    const first = gather(new Set(), [step(1, 1, placed)], 0);
    expect([...gather(first, [step(2, 1, took)], 0)]).toEqual(['space:2', 'held:1:4']);
  });
  it('is wiped by the own move and goes on after it', () => {
    const steps = [step(3, 0, { type: 'retrieved' }), step(4, 1, took)];
    expect([...gather(new Set(['space:2']), steps, 0)]).toEqual(['held:1:4']);
  });
  it('is only the newest for a spectator', () => {
    expect([...gather(new Set(['space:2']), [step(5, 1, took)], undefined)]).toEqual(['held:1:4']);
  });
});
