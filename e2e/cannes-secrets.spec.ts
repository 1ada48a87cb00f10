import { expect, type Page, test } from '@playwright/test';
import { arrive, choices, nextQuestion } from './table.ts';

type Hidden = { count: number; known?: readonly number[] };
type Update = {
  type: string;
  status: string;
  view: {
    mover: number;
    drawn: Hidden;
    players: readonly { discarded: Hidden }[];
    stack: readonly { kind: string; seat: number }[];
  };
  steps: readonly {
    seat?: number;
    move?: string;
    events: readonly { type: string; seat?: number; kinds?: unknown }[];
  }[];
};

/** Every frame the page's sockets receive from now on. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
  );
  return frames;
}

/** What of these frames tells `reader` of tiles it may not know (CAN-2.1, CAN-2.6, CAN-R3). */
function leaks(frames: readonly string[], reader: number): string[] {
  const updates = frames.map(frame => JSON.parse(frame) as Update).filter(({ type }) => type === 'update');
  return updates.flatMap(({ view, steps }) => [
    ...(view.drawn.known !== undefined && view.drawn.count > 0 && view.mover !== reader
      ? ['drawn tiles']
      : []),
    ...view.players.flatMap(({ discarded }, seat) =>
      discarded.known !== undefined && seat !== reader ? [`discards of ${seat}`] : [],
    ),
    ...view.stack.flatMap(({ kind, seat }) =>
      ['cell', 'turn'].includes(kind) && seat !== reader ? ['the tile chosen'] : [],
    ),
    ...steps.flatMap(step => [
      ...(step.move !== undefined && step.seat !== reader ? [`a move of ${step.seat}`] : []),
      ...step.events.flatMap(event =>
        event.kinds !== undefined && event.seat !== reader ? [`${event.type} of ${event.seat}`] : [],
      ),
    ]),
  ]);
}

/** Sentences of the log on tiles drawn or discarded by somebody. */
const told = (page: Page): Promise<string[]> =>
  page
    .locator('.log .entry p')
    .evaluateAll(lines =>
      lines.map(line => line.textContent ?? '').filter(line => /draws|discards face down/.test(line)),
    );
const hand = (page: Page) => page.locator('.cannes [data-spot^="hand:"]');

test('tiles drawn and discarded in Cannes stand in no other page: not in its text, not in its frames', async ({
  browser,
  page: host,
}) => {
  test.slow();
  const friend = await (await browser.newContext()).newPage();
  const pages = [host, friend] as const;
  for (const page of pages) await arrive(page);
  const made = await host.request.post('/api/tables', {
    data: { key: `secrets-${Date.now()}`, title: 'cannes', seats: [{ kind: 'me' }, { kind: 'invite' }] },
  });
  const { id, seats } = await made.json();
  await friend.request.post(`/api/tables/${id}/join`, { data: { invite: seats[1].invite } });
  const frames = pages.map(listen);
  for (const page of pages) await page.goto(`/table/${id}`);

  // turn by turn: one tile is laid, the rest is discarded, the turn ends
  const wanted = [/^tile /, /^cell /, /^turn /, /^done/, /^pass/, /^develop/, /^discard /];
  let laid = 0;
  for (let answers = 0; answers < 40; answers++) {
    await expect
      .poll(async () => (await choices(host).count()) + (await choices(friend).count()))
      .toBeGreaterThan(0);
    const mover = (await choices(host).count()) > 0 ? 0 : 1;
    const [page, other] = mover === 0 ? [host, friend] : [friend, host];
    // whoever waits sees no hand, and hears of no kind of tile
    await expect(hand(other)).toHaveCount(0);
    const moves = await nextQuestion(page);
    if (moves.some(move => move.startsWith('tile '))) expect(await hand(page).count()).toBeGreaterThan(0);
    const order = laid % 2 === 1 && moves.includes('develop') ? [/^develop/, ...wanted] : wanted;
    const move = order.flatMap(pattern => moves.find(one => pattern.test(one)) ?? [])[0] ?? moves[0];
    if (move?.startsWith('tile ')) laid++;
    await page.locator(`button.choice[data-move="${move}"]`).click();
  }
  const names = await Promise.all(
    [host, friend].map(page => page.locator('.mine h3 span').last().textContent()),
  );
  for (const [reader, page] of pages.entries()) {
    const lines = await told(page);
    const own = lines.filter(line => line.includes(names[reader] as string));
    const others = lines.filter(line => !line.includes(names[reader] as string));
    expect(own.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(own.filter(line => !line.includes(': '))).toEqual([]);
    for (const line of others) expect(line).toMatch(/(draws|discards face down) \d tiles?\.$/);
    expect(leaks(frames[reader] as string[], reader)).toEqual([]);
    // the search itself works: read by the other seat the same frames would be full of secrets
    expect(leaks(frames[reader] as string[], 1 - reader).length).toBeGreaterThan(3);
  }
});
