import type { Update } from '@backlot/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openServerSession } from '../src/session/server-session.ts';
import type { Link } from '../src/session/session.ts';
import { Failed, type Trouble } from '../src/session/trouble.ts';
import { fakeNetwork, update } from './fake-wire.ts';

function open(probe: () => Promise<unknown> = async () => undefined) {
  const network = fakeNetwork();
  const updates: { update: Update; first: boolean }[] = [];
  const links: Link[] = [];
  const refused: Trouble[] = [];
  const woken: { wake?: () => void; drop?: () => void } = {};
  let changes = 0;
  const session = openServerSession(
    'tableA',
    {
      update: (news, first) => updates.push({ update: news, first }),
      changed: () => changes++,
      link: link => links.push(link),
      refused: trouble => refused.push(trouble),
    },
    {
      dial: network.dial,
      random: () => 0.5,
      probe,
      wakes: (wake, drop) => {
        Object.assign(woken, { wake, drop });
        return () => undefined;
      },
    },
  );
  return { ...network, session, updates, links, refused, woken, changes: () => changes };
}

const STALE = { type: '/problems/stale', code: 'stale', title: '', status: 409, detail: '', seq: 9 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('subscription', () => {
  test('asks for the whole log at first, and after a break only for what it missed', () => {
    const at = open();
    at.session.subscribe(1);
    at.latest().open();
    expect(at.latest().of('subscribe')).toEqual([{ type: 'subscribe', table: 'tableA', seat: 1 }]);
    at.latest().say(update(4, { after: -1, seat: 1 }));
    expect(at.updates.map(({ first }) => first)).toEqual([true]);

    at.latest().break();
    vi.advanceTimersByTime(1_000);
    at.latest().open();
    expect(at.wires.length).toBe(2);
    expect(at.latest().of('subscribe')).toEqual([{ type: 'subscribe', table: 'tableA', seat: 1, after: 4 }]);
    at.latest().say(update(6, { after: 4, seat: 1 }));
    expect(at.updates.map(({ update: { seq }, first }) => [seq, first])).toEqual([
      [4, true],
      [6, false],
    ]);
  });

  test('a gap is not shown but asked about', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.latest().say(update(2, { after: -1, seat: 0 }));
    at.latest().say(update(5, { after: 3, seat: 0 }));
    expect(at.updates.length).toBe(1);
    expect(at.latest().of('subscribe').at(-1)).toMatchObject({ after: 2 });
    at.latest().say(update(5, { after: 2, seat: 0 }));
    expect(at.updates.map(({ update: { seq } }) => seq)).toEqual([2, 5]);
  });

  test('an update that goes back further than needed is no gap', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.latest().say(update(2, { after: -1, seat: 0 }));
    at.latest().say(update(3, { after: -1, seat: 0 }));
    expect(at.updates.length).toBe(2);
  });

  test('late news for the eyes before never reaches the next ones', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.latest().say(update(2, { after: -1, seat: 0 }));
    at.session.subscribe(1);
    at.latest().say(update(3, { seat: 0 }));
    at.latest().say(update(3, { after: -1 }));
    expect(at.updates.length).toBe(1);
    at.latest().say(update(3, { after: -1, seat: 1 }));
    expect(at.updates.at(-1)).toMatchObject({ first: true, update: { seat: 1 } });
  });

  test('nothing arrives behind the curtain', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.session.unsubscribe();
    expect(at.latest().of('unsubscribe').length).toBe(1);
    at.latest().say(update(3, { after: -1, seat: 0 }));
    expect(at.updates).toEqual([]);
  });

  test('a refused subscription, a change of seats and what is no message', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.latest().garble('<html>');
    at.latest().say({ type: 'refused', table: 'tableA', problem: { ...STALE, code: 'not-your-seat' } });
    at.latest().say({ type: 'changed', table: 'tableA' });
    at.latest().say({ type: 'changed', table: 'tableB' });
    expect(at.refused.map(({ code }) => code)).toEqual(['not-your-seat']);
    expect(at.changes()).toBe(1);
  });
});

describe('moves', () => {
  test('a move is sent with its row and done when acknowledged', async () => {
    const at = open();
    at.latest().open();
    const done = at.session.move(0, 7, 'film 23');
    const [sent] = at.latest().of('move');
    expect(sent).toMatchObject({ table: 'tableA', seat: 0, seq: 7, move: 'film 23' });
    at.latest().say({ type: 'ack', key: sent?.key ?? '', seq: 8 });
    await expect(done).resolves.toBe(8);
  });

  test('a move in flight is sent again under the same key after a break, and no more once it is answered', async () => {
    const at = open();
    at.latest().open();
    const done = at.session.move(0, 7, 'film 23');
    const key = at.latest().of('move')[0]?.key ?? '';
    at.latest().break();
    vi.advanceTimersByTime(1_000);
    at.latest().open();
    expect(
      at
        .latest()
        .of('move')
        .map(move => move.key),
    ).toEqual([key]);
    at.latest().say({ type: 'ack', key, seq: 8 });
    await expect(done).resolves.toBe(8);
    at.latest().break();
    vi.advanceTimersByTime(1_000);
    at.latest().open();
    expect(at.latest().of('move')).toEqual([]);
  });

  test('a move made while the link is down waits for it', async () => {
    const at = open();
    const done = at.session.move(0, 0, 'lay 5');
    expect(at.latest().sent).toEqual([]);
    at.latest().open();
    const key = at.latest().of('move')[0]?.key ?? '';
    expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    at.latest().say({ type: 'ack', key, seq: 1 });
    await expect(done).resolves.toBe(1);
  });

  test('a stale move fails visibly and the news is asked for', async () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    at.latest().say(update(4, { after: -1, seat: 0 }));
    const failed = at.session.move(0, 4, 'film 23').catch((thrown: unknown) => thrown);
    const key = at.latest().of('move')[0]?.key ?? '';
    at.latest().say({ type: 'refused', key, table: 'tableA', problem: STALE });
    expect(await failed).toMatchObject({ trouble: { code: 'stale' } });
    expect(at.latest().of('subscribe').at(-1)).toMatchObject({ after: 4 });
  });

  test('two moves have two keys, and each answer finds its own', async () => {
    const at = open();
    at.latest().open();
    const first = at.session.move(0, 1, 'a');
    const second = at.session.undo(0, 2);
    const a = at.latest().of('move')[0]?.key ?? '';
    const b = at.latest().of('undo')[0]?.key ?? '';
    expect(a).not.toBe(b);
    at.latest().say({ type: 'ack', key: b, seq: 3 });
    at.latest().say({ type: 'ack', key: a, seq: 2 });
    await expect(first).resolves.toBe(2);
    await expect(second).resolves.toBe(3);
  });

  test('what is in flight fails when the table is left', async () => {
    const at = open();
    at.latest().open();
    const failed = at.session.move(0, 1, 'a').catch((thrown: unknown) => thrown);
    at.session.close();
    expect(await failed).toMatchObject({ trouble: { code: 'unreachable' } });
    vi.advanceTimersByTime(60_000);
    expect(at.wires.length).toBe(1);
  });
});

describe('the link', () => {
  test('a dead link shows within 10 s though nobody closed it', () => {
    const at = open();
    at.latest().open();
    expect(at.links).toEqual(['connecting', 'up']);
    vi.advanceTimersByTime(10_000);
    expect(at.links[2]).toBe('lost');
  });

  test('a line that opens but stays dumb is no link', () => {
    const at = open();
    at.latest().openDumb();
    vi.advanceTimersByTime(9_000);
    expect(at.links).not.toContain('up');
    expect(at.wires.length).toBe(2);
  });

  test('signs of life keep it up', () => {
    const at = open();
    at.latest().open();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1_000);
      const ping = at.latest().of('ping').at(-1);
      if (ping) at.latest().say({ type: 'pong', at: ping.at });
    }
    expect(at.wires.length).toBe(1);
    expect(at.links).toEqual(['connecting', 'up']);
  });

  test('dials again with longer and longer pauses, five seconds at most', () => {
    const at = open();
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      const count = at.wires.length;
      at.latest().break();
      let waited = 0;
      while (at.wires.length === count) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000, 5000]);
  });

  test('a dial that nobody answers is given up and tried again', () => {
    const at = open();
    vi.advanceTimersByTime(9_000);
    expect(at.wires.length).toBe(2);
    expect(at.links.at(-1)).toBe('lost');
  });

  test('a stopping server is left at once and found again', () => {
    const at = open();
    at.latest().open();
    at.latest().say({ type: 'closing' });
    expect(at.links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    at.latest().open();
    expect(at.links.at(-1)).toBe('up');
  });

  test('a network that comes back is used without waiting', () => {
    const at = open();
    at.latest().open();
    at.woken.drop?.();
    expect(at.links.at(-1)).toBe('lost');
    at.woken.wake?.();
    expect(at.wires.length).toBe(2);
  });

  test('a page that wakes finds a dead link within three seconds', () => {
    const at = open();
    at.latest().open();
    at.woken.wake?.();
    vi.advanceTimersByTime(3_100);
    expect(at.links.at(-1)).toBe('lost');
  });

  test('what an old connection still says is not heard', () => {
    const at = open();
    at.session.subscribe(0);
    at.latest().open();
    const old = at.latest();
    old.break();
    old.say(update(3, { after: -1, seat: 0 }));
    expect(at.updates).toEqual([]);
  });
});

describe('a session that is over', () => {
  const OVER = { ...STALE, type: '/problems/no-session', code: 'no-session', status: 401 } as const;

  test('fails what is in flight, and is not dialled again', async () => {
    const at = open();
    at.latest().open();
    const moved = at.session.move(0, 4, 'roll');
    at.latest().say({ type: 'refused', problem: OVER });
    await expect(moved).rejects.toMatchObject({ trouble: { code: 'no-session' } });
    expect(at.refused.map(trouble => trouble.code)).toEqual(['no-session']);
    expect(at.links.at(-1)).toBe('ended');
    vi.advanceTimersByTime(60_000);
    expect(at.links.at(-1)).toBe('ended');
    expect(at.wires.length).toBe(1);
    await expect(at.session.move(0, 4, 'roll')).rejects.toMatchObject({ trouble: { code: 'no-session' } });
  });

  test('is found out where the link is turned away, since no browser says why', async () => {
    const at = open(async () => {
      throw new Failed({ code: 'no-session' });
    });
    const moved = at.session.move(0, 4, 'roll');
    at.latest().break();
    await expect(moved).rejects.toMatchObject({ trouble: { code: 'no-session' } });
    expect(at.refused.map(trouble => trouble.code)).toEqual(['no-session']);
    expect(at.links.at(-1)).toBe('ended');
  });

  test('is another thing than a network that is gone', async () => {
    const at = open(async () => {
      throw new Failed({ code: 'unreachable' });
    });
    const moved = at.session.move(0, 4, 'roll');
    at.latest().break();
    await vi.advanceTimersByTimeAsync(1_000);
    at.latest().open();
    const key = at.latest().of('move')[0]?.key ?? '';
    at.latest().say({ type: 'ack', key, seq: 5 });
    expect(await moved).toBe(5);
    expect(at.refused).toEqual([]);
  });
});
