import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { BANK, type Frame, NONE, type State } from '../src/index.ts';
import { game } from './position.ts';

const orders = game.standing as NonNullable<typeof game.standing>;
type Orders = Parameters<typeof orders.answer>[1];

/** A table of three with this decision pending. */
function asking(frame: Frame, change: (state: State) => void = () => undefined): State {
  const state = game.setup({}, 3, { chance: searchChance(1) });
  change(state);
  state.stack.splice(0, state.stack.length, frame);
  return state;
}
const LOT = {
  kind: 'bid',
  seat: 0,
  item: 1,
  seller: BANK,
  host: 1,
  high: 100_000,
  holder: 2,
  out: 0,
} as const;
const answer = (frame: Frame, given: Orders, seat = frame.seat) =>
  orders.answer(game.view(asking(frame), seat), given);

describe('standing orders', () => {
  it('IMM-R5 pass the question for a window unless the hand is raised, and while always passing', () => {
    const raise = { kind: 'raise', seat: 2 } as const;
    expect(answer(raise, {})).toBe('pass');
    expect(answer(raise, { raised: true })).toBe('raise');
    expect(answer(raise, { raised: true, pass: 'turn' })).toBe('pass');
    expect(answer(raise, { raised: true }, 0)).toBeUndefined();
  });

  it('IMM-R3 bid the smallest step up to the secret limit, then drop out', () => {
    expect(answer(LOT, {})).toBeUndefined();
    expect(answer(LOT, { limit: 110_000 })).toBe('bid 10');
    expect(answer(LOT, { limit: 109_999 })).toBe('pass');
    expect(answer(LOT, { pass: 'always' })).toBe('pass');
    expect(answer(LOT, { pass: 'always', limit: 110_000 })).toBe('bid 10');
    expect(answer(LOT, { limit: 110_000 }, 2)).toBeUndefined();
  });

  it('IMM-R5 decline offers while always passing, and never act in an own turn', () => {
    const terms = { items: [], locations: 0, cash: 0 };
    const offered = { kind: 'answer', seat: 0, from: 1, give: terms, want: terms, counter: 0 } as const;
    expect(answer(offered, { pass: 'turn' })).toBe('decline');
    expect(answer(offered, { raised: true })).toBeUndefined();
    for (const kind of ['turn', 'window'] as const)
      expect(
        answer({ kind, seat: 0, offers: 3, auctions: 1 }, { raised: true, pass: 'always' }),
      ).toBeUndefined();
  });

  it('IMM-R3 refuse a limit beyond the cash, and one of a seat that does not bid', () => {
    const view = (frame: Frame, seat: number) => game.view(asking(frame), seat);
    expect(orders.refuse(view(LOT, 0), 'limit', 750_000)).toBeUndefined();
    expect(orders.refuse(view(LOT, 2), 'limit', 200_000)).toBeUndefined();
    expect(orders.refuse(view(LOT, 0), 'limit', 750_001)).toEqual({
      rule: 'IMM-R3',
      values: { cash: 750_000, bid: 750_001 },
    });
    const out = { rule: 'IMM-R3', values: { why: 'out' } };
    expect(orders.refuse(view(LOT, 1), 'limit', 200_000)).toEqual(out);
    expect(orders.refuse(view({ ...LOT, out: 1 }, 0), 'limit', 200_000)).toEqual(out);
    expect(orders.refuse(view({ kind: 'raise', seat: 0 }, 0), 'limit', 200_000)).toEqual(out);
    expect(orders.refuse(view(LOT, 1), 'raised', true)).toBeUndefined();
  });

  it('lapse: a limit with its auction or its seat, passing for a turn with the turn, all with a bankruptcy', () => {
    const all = { raised: true, limit: 200_000, pass: 'turn' } as const;
    const lasting = (after: State, before = asking(LOT)) =>
      orders.lasting(all, game.view(before, 0), game.view(after, 0));
    expect(lasting(asking({ ...LOT, seat: 2, high: 150_000, holder: 0 }))).toEqual(all);
    const without = { raised: true, pass: 'turn' };
    expect(lasting(asking({ ...LOT, seat: 2, out: 1 }))).toEqual(without);
    expect(lasting(asking({ ...LOT, item: 2, holder: NONE }))).toEqual(without);
    expect(lasting(asking({ kind: 'window', seat: 1, offers: 3, auctions: 1 }))).toEqual(without);
    expect(lasting(asking({ kind: 'turn', seat: 2, offers: 3, auctions: 1 }, state => state.turn++))).toEqual(
      {
        raised: true,
      },
    );
    const broke = asking({ kind: 'raise', seat: 2 }, state => {
      (state.players[0] as State['players'][number]).bankrupt = 1;
    });
    expect(lasting(broke)).toEqual({});
    const over = asking(LOT);
    over.stack.pop();
    expect(lasting(over)).toEqual({});
    const kept = orders.lasting({ pass: 'always' }, game.view(asking(LOT), 0), game.view(over, 1));
    expect(kept).toEqual({});
  });

  it.each([1, 2, 3])('give legal moves of what they say they answer, in a random game (seed %i)', seed => {
    const chance = searchChance(seed);
    const state = game.setup({ game: 'short' }, 4, { chance });
    const given = [
      {},
      { raised: true },
      { limit: 300_000 },
      { pass: 'turn' },
      { pass: 'always', limit: 50_000 },
    ] as const;
    const answered = new Set<string>();
    for (let moves = 0; moves < 1500; moves++) {
      const seat = game.turn(state);
      if (seat === undefined) break;
      const view = game.view(state, seat);
      for (const some of given) {
        const move = orders.answer(view, some);
        if (move === undefined) continue;
        expect(game.find(state, move)?.refusal).toBeUndefined();
        expect(game.find(state, move)).toBeDefined();
        const kind = state.stack.at(-1)?.kind ?? '';
        answered.add(kind);
        const says = [...Object.keys(some), 'raised'].flatMap(id => orders.kinds[id]?.answers ?? []);
        expect(says).toContain(kind);
      }
      const legal = game.legal(state);
      game.apply(state, legal[chance(legal.length)] as never, { chance });
    }
    expect([...answered].sort()).toEqual(expect.arrayContaining(['bid', 'raise']));
  });
});
