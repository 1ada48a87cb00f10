import type { Reel } from '@backlot/table';
import { REEL_VERSION } from '@backlot/table';
import { describe, expect, test } from 'vitest';
import { hashOf, type Moment, momentIn } from '../src/app/replay/address.ts';
import { cutTo, drawable, stepAt, stepsBetween, stillAt, viewAt } from '../src/app/replay/film.ts';
import { showFor } from '../src/app/replay/pace.ts';
import { endBefore, movesAt, nextEnd, notesOf, runs, turnEnds, turnOf } from '../src/app/replay/turns.ts';

type Step = Reel['steps'][number];

/** A reel of so many moves by these seats: each view counts the moves; seat 1 alone is told its own secret. */
function reelOf(seats: readonly number[], tells: readonly number[] = []): Reel {
  const events = [[], ...seats.map((seat, i) => [{ type: tells.includes(i + 1) ? 'turn' : 'moved', seat }])];
  return {
    version: REEL_VERSION,
    game: { id: 'melies', version: 1 },
    shape: 1,
    steps: [
      { seq: 0, at: 0 },
      // Row 1 was taken back: rows that stood have numbers with gaps.
      ...seats.map((seat, i) => ({ seq: i + 2, at: i, seat, move: 'move' })),
    ],
    open: {
      first: { moves: 0 },
      changes: seats.map((_, i) => ({ keys: [['moves', { put: i + 1 }]] })),
      events,
    },
    seats: [0, 1].map(seat => ({
      first: { moves: 0, seat },
      changes: seats.map(() => 'same' as const),
      events: events.map((told, step) => (seat === 1 && step === 1 ? [{ type: 'secret' }, ...told] : 'same')),
    })),
  };
}

describe('turns', () => {
  test('last as long as one seat moves, where the game tells nothing of turns', () => {
    const ends = turnEnds(reelOf([0, 0, 1, 0, 0, 0]));
    expect(ends).toEqual([0, 2, 3, 6]);
    expect([0, 1, 2, 3, 4, 6].map(step => turnOf(ends, step))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  test('end with the event that begins the next, whoever answers in between', () => {
    expect(turnEnds(reelOf([0, 1, 0, 1, 1], [3]))).toEqual([0, 3, 5]);
  });

  test('on and back go from end to end and stay at the outermost', () => {
    const ends = turnEnds(reelOf([0, 0, 1, 0, 0, 0]));
    expect([0, 1, 2, 4, 6].map(step => nextEnd(ends, step))).toEqual([2, 2, 3, 6, 6]);
    expect([0, 1, 2, 4, 6].map(step => endBefore(ends, step))).toEqual([0, 0, 0, 3, 3]);
  });

  test('take no notice of what happens beside the game, nor is that a move', () => {
    const plain = reelOf([0, 0, 1, 1]);
    const [setup, one, two, three, four] = plain.steps as [Step, Step, Step, Step, Step];
    const note = (seat: number | undefined, said: Step['note']): Step =>
      ({ seq: 99, at: 0, ...(seat !== undefined && { seat }), note: said }) as Step;
    const steps = [
      setup,
      note(0, { kind: 'timeout' }),
      one,
      note(1, { kind: 'bot', level: 'random' }),
      two,
      three,
      four,
      note(undefined, { kind: 'end', why: 'agreed' }),
    ];
    const { open } = plain;
    const reel: Reel = { ...plain, steps, open: { ...open, events: steps.map(() => []) } };
    expect(turnEnds(reel)).toEqual([0, 4, 7]);
    expect(notesOf(reel)).toEqual([1, 3, 7]);
    expect(steps.map((_, step) => movesAt(reel, step))).toEqual([0, 0, 1, 1, 2, 3, 4, 4]);
    expect(runs(reel)).toEqual([
      { seat: 0, steps: 4 },
      { seat: 1, steps: 3 },
    ]);
    expect(stepAt(reel, undefined, 3)).toEqual({
      seq: 99,
      seat: 1,
      note: { kind: 'bot', level: 'random' },
      events: [],
    });
  });

  test('a game without a move has its set-up only', () => {
    const reel = reelOf([]);
    expect(turnEnds(reel)).toEqual([0]);
    expect(runs(reel)).toEqual([]);
  });

  test('the strip has one run for each stretch of a seat, without the set-up', () => {
    expect(runs(reelOf([0, 0, 1, 0]))).toEqual([
      { seat: 0, steps: 2 },
      { seat: 1, steps: 1 },
      { seat: 0, steps: 1 },
    ]);
  });
});

describe('the film', () => {
  const reel = reelOf([0, 1, 0]);

  test('shows each pair of eyes its own view and its own events', () => {
    expect(viewAt(reel, 1, 2)).toEqual({ moves: 2, seat: 1 });
    expect(viewAt(reel, undefined, 3)).toEqual({ moves: 3 });
    expect(stepAt(reel, 1, 1)).toEqual({
      seq: 2,
      seat: 0,
      events: [{ type: 'secret' }, { type: 'moved', seat: 0 }],
    });
    expect(JSON.stringify(stepsBetween(reel, 0, -1, 3))).not.toContain('secret');
    expect(JSON.stringify(stepsBetween(reel, undefined, -1, 3))).not.toContain('secret');
  });

  test('running on, what is new is every step passed', () => {
    expect(stepsBetween(reel, 0, 0, 2).map(step => step.seq)).toEqual([2, 3]);
    expect(stepsBetween(reel, 0, 2, 2)).toEqual([]);
    expect(stepAt(reel, 0, 0)).toEqual({ seq: 0, events: [] });
  });

  test('cut to a step, the board forgets its marks and shows that step; under a hand it stands still', () => {
    expect(cutTo(reel, 1, 3)).toEqual([{ seq: 4, seat: 1, events: [] }, stepAt(reel, 1, 3)]);
    expect(cutTo(reel, undefined, 3)).toEqual([stepAt(reel, undefined, 3)]);
    expect(stillAt(reel, 1, 3)).toEqual([{ seq: 4, seat: 1, events: [] }]);
    expect(stillAt(reel, undefined, 3)).toEqual([]);
  });

  test('is shown only where the boards draw its shape', () => {
    expect(drawable(reel, 1)).toBe(true);
    expect(drawable(reel, 2)).toBe(false);
    expect(drawable({ ...reel, game: { id: 'chess', version: 1 } }, 1)).toBe(false);
  });
});

describe('the address of a moment', () => {
  test('reads what it wrote', () => {
    const moments: Moment[] = [
      { step: 0 },
      { step: 42, eyes: 0 },
      { step: 999, eyes: 5 },
      { step: 7, eyes: 'all' },
    ];
    expect(moments.map(hashOf)).toEqual([
      '#step=0',
      '#step=42&seat=1',
      '#step=999&seat=6',
      '#step=7&seat=all',
    ]);
    expect(moments.map(hashOf).map(momentIn)).toEqual(moments);
  });

  test('is no other address', () => {
    for (const hash of [
      '',
      '#',
      '#MEL-3.6',
      '#step=',
      '#step=-1',
      '#step=2x',
      '#step=2&seat=0',
      '#step=2&seat=7',
    ]) {
      expect(momentIn(hash), hash).toBeUndefined();
    }
  });
});

test('a running film holds longer at a turn than at a move, and hardly where nothing is told', () => {
  for (const speed of [0, 1, 2, 3] as const) {
    expect(showFor(speed, true, 3)).toBeGreaterThan(showFor(speed, false, 1));
    expect(showFor(speed, false, 0)).toBeLessThan(showFor(speed, false, 1) / 2);
    expect(showFor(speed, false, 0)).toBeGreaterThan(0);
  }
  expect(showFor(1, false, 1)).toBeGreaterThan(showFor(3, false, 1));
});
