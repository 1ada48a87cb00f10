import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openServerSession } from '../src/session/server-session.ts';
import type { Link } from '../src/session/session.ts';
import { fakeNetwork, update } from './fake-wire.ts';

/** A browser's page as far as it says that it sleeps and wakes. */
function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const say = (type: string, more: object = {}) => window.dispatchEvent(Object.assign(new Event(type), more));
  return {
    hides: (persisted: boolean) => say('pagehide', { persisted }),
    shows: (persisted: boolean) => say('pageshow', { persisted }),
    online: () => say('online'),
    offline: () => say('offline'),
    looked: (visibilityState: 'visible' | 'hidden') => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** A table's session that stands, at row 4. */
function stands() {
  const { hides, shows, online, offline, looked } = page();
  const { dial, wires, latest } = fakeNetwork();
  const links: Link[] = [];
  const session = openServerSession(
    'tableA',
    {
      update: () => undefined,
      changed: () => undefined,
      link: link => links.push(link),
      refused: () => undefined,
    },
    { dial, random: () => 0.5, probe: async () => undefined },
  );
  session.subscribe(1);
  latest().open();
  latest().say(update(4, { after: -1, seat: 1 }));
  return { session, wires, latest, links, hides, shows, online, offline, looked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that the browser keeps for Back', () => {
  test('sleeps without a link, and is linked at once when it is shown again, from where it was', () => {
    const at = stands();
    const first = at.latest();
    at.hides(true);
    expect([first.closed, at.links.at(-1)]).toEqual([true, 'lost']);
    // Kept pages are frozen: hours pass, and no timer of theirs runs.
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect(at.wires).toHaveLength(1);
    at.shows(true);
    expect(at.wires).toHaveLength(2);
    at.latest().open();
    expect(at.links.at(-1)).toBe('up');
    expect(at.latest().of('subscribe')).toEqual([{ type: 'subscribe', table: 'tableA', seat: 1, after: 4 }]);
    // Once is enough.
    at.looked('visible');
    vi.advanceTimersByTime(1_000);
    expect(at.wires).toHaveLength(2);
  });

  test('and one that is not kept, but left for good or hidden, keeps its link', () => {
    const at = stands();
    at.hides(false);
    at.looked('hidden');
    expect([at.latest().closed, at.links.at(-1), at.wires.length]).toEqual([false, 'up', 1]);
  });

  test('asks nothing any more when its table was left', () => {
    const at = stands();
    at.session.close();
    const dialled = at.wires.length;
    for (const event of [() => at.shows(true), at.online, () => at.looked('visible')]) event();
    vi.advanceTimersByTime(60_000);
    expect(at.wires).toHaveLength(dialled);
  });
});

describe('a page whose network comes and goes', () => {
  test('is told so by the browser, and dials at once', () => {
    const at = stands();
    at.offline();
    expect(at.links.at(-1)).toBe('lost');
    at.online();
    expect(at.wires).toHaveLength(2);
  });

  test('that is looked at again finds a link that died meanwhile', () => {
    const at = stands();
    const first = at.latest();
    vi.setSystemTime(Date.now() + 3_600_000);
    at.looked('visible');
    vi.advanceTimersByTime(3_000);
    expect([first.closed, at.links.at(-1)]).toEqual([true, 'lost']);
  });
});
