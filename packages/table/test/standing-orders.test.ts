import type { Orders, Seat, StandingOrders } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { follow, lasting, open, play, type SeatOrders, seqOf, statusOf, undo } from '../src/index.ts';
import { lanterns, type View } from './lanterns.ts';
import { type LanternTable, setting } from './store.ts';

/** Orders for the toy: a move to make again and again, until only so many turns are left. */
const standing: StandingOrders<View> = {
  kinds: {
    always: { value: 'choice', of: ['stop', 'draw', 'play 99'], answers: ['act'] },
    until: { value: 'amount', least: 1, answers: [] },
  },
  refuse: () => undefined,
  answer: (view, { always }) => {
    if (view.seat !== view.stack.at(-1)?.seat) throw new Error('asked through the wrong eyes');
    return typeof always === 'string' ? always : undefined;
  },
  lasting: (orders, before, after) =>
    orders.until !== undefined && after.turns !== before.turns && after.turns <= Number(orders.until)
      ? {}
      : orders,
};
const game = { ...lanterns, standing };
const opened = (): LanternTable => open(game, { ...setting(), at: 0 }).table;
const all = (): boolean => true;
const given = (...orders: [Seat, Orders][]): SeatOrders => new Map(orders);

describe('standing orders', () => {
  it('answer one seat after the other by ordinary moves, each with a row and a chance of its own', () => {
    const table = opened();
    const orders = given([0, { always: 'stop' }], [1, { always: 'stop' }]);
    const { steps, table: after, orders: left } = follow(table, orders, { obeys: all, at: 7 });
    expect(steps.map(({ row }) => [row.seq, row.at])).toEqual(steps.map((_, i) => [i + 1, 7]));
    expect(new Set(steps.map(({ row }) => row.seat))).toEqual(new Set([0, 1]));
    expect([statusOf(after), seqOf(after), left.size]).toEqual(['ended', steps.length, 0]);
    expect(statusOf(table)).toBe('playing');
  });

  it('stop where a seat has none, or is not one that is played for', () => {
    const table = opened();
    const first = table.turn as Seat;
    const both = given([0, { always: 'stop' }], [1, { always: 'stop' }]);
    const alone = follow(table, given([first, { always: 'stop' }]), { obeys: all, at: 0 });
    expect([alone.steps.length, alone.table.turn]).toEqual([1, 1 - first]);
    const obeyed = follow(table, both, { obeys: seat => seat === first, at: 0 });
    expect(obeyed.steps).toHaveLength(1);
    expect(follow(table, given([1 - first, { always: 'stop' }]), { obeys: all, at: 0 }).steps).toEqual([]);
    expect(follow({ ...table, game: lanterns }, both, { obeys: all, at: 0 }).steps).toEqual([]);
  });

  it('never play what the rules refuse: the seat is asked', () => {
    const table = opened();
    const orders = given([table.turn as Seat, { always: 'play 99' }]);
    const followed = follow(table, orders, { obeys: all, at: 0 });
    expect([followed.steps, followed.table, followed.orders]).toEqual([[], table, orders]);
  });

  it('are silent right after an undo, until the seat has moved or orders anew', () => {
    const table = opened();
    const seat = table.turn as Seat;
    const orders = given([seat, { always: 'stop' }]);
    const ask = { obeys: all, at: 0 };
    const { table: stopped } = follow(table, orders, ask);
    const back = undo(stopped, { seat, seq: seqOf(stopped), at: 0 });
    if (!back.ok) throw new Error(back.code);
    expect(follow(back.table, orders, ask).steps).toEqual([]);
    expect(follow(back.table, orders, { ...ask, anew: true }).steps).toHaveLength(1);
    const moved = play(back.table, { seat, seq: seqOf(back.table), move: 'draw', at: 0 });
    if (!moved.ok) throw new Error(moved.code);
    expect(follow(moved.table, orders, ask).steps).toHaveLength(1);
  });

  it('are dropped by the rule of the game, seat by seat, and all at the end', () => {
    const table = opened();
    const orders = given([0, { always: 'stop', until: 2 }], [1, { always: 'stop' }]);
    const { table: after, orders: left } = follow(table, orders, { obeys: all, at: 0 });
    expect([statusOf(after), after.turn, left]).toEqual(['playing', 0, given([1, { always: 'stop' }])]);
    expect(lasting(given([0, { until: 9 }], [1, {}]), table, table)).toEqual(given([0, { until: 9 }]));
    expect(lasting(orders, table, { ...table, game: lanterns }).size).toBe(0);
  });
});
