import { searchChance } from '@backlot/engine';
import type { Update } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { anyMove, Browser, INVITE, key, listen, ME, start } from './stage.ts';

type Told = { type: string; seat?: number; kinds?: number[] };
type Seen = {
  mover: number;
  drawn: { count: number; known?: number[] };
  players: { discarded: { count: number; known?: number[] } }[];
  stack: { kind: string; seat: number }[];
};

/** Everything about tiles in one update that its reader may not know. */
function leaks(update: Update, reader: number | undefined): string[] {
  const found: string[] = [];
  const view = update.view as unknown as Seen;
  if (view.drawn.known !== undefined && view.drawn.count > 0 && view.mover !== reader)
    found.push('drawn tiles');
  view.players.forEach(({ discarded }, seat) => {
    if (discarded.known !== undefined && seat !== reader) found.push(`discards of ${seat}`);
  });
  for (const { kind, seat } of view.stack) {
    if (['cell', 'turn'].includes(kind) && seat !== reader) found.push(`the tile that ${seat} has chosen`);
  }
  for (const step of update.steps) {
    if (step.move !== undefined && step.seat !== reader) found.push(`the move of ${step.seat}`);
    for (const event of step.events as Told[]) {
      if (event.kinds !== undefined && event.seat !== reader) found.push(`${event.type} of ${event.seat}`);
    }
  }
  return found;
}

describe('tiles drawn and discarded in Cannes (CAN-2.1, CAN-2.6, CAN-R3)', () => {
  it('reach their own seat alone, no other, no spectator and no log line', async () => {
    const lines: string[] = [];
    const server = await start(
      undefined,
      { LOG_LEVEL: 'info' },
      { log: { write: line => lines.push(line) } },
    );
    const address = await listen(server);
    const browsers = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ] as const;
    const [host, friend] = browsers;
    const { id, seats } = await host.open([ME, INVITE], { title: 'cannes' });
    await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    const readers = [0, 1, undefined] as const;
    const pages = await Promise.all(browsers.map(({ cookie }) => Page.open(address, cookie)));
    pages.forEach((page, i) => {
      const seat = readers[i];
      page.say({ type: 'subscribe', table: id, ...(seat !== undefined && { seat }) });
    });

    const chance = searchChance(3);
    for (let seq = 0; ; seq++) {
      const updates = await Promise.all(pages.map(page => page.at(seq)));
      const turn = updates[0]?.turn;
      if (turn === undefined) break;
      const other = browsers[1 - turn] as Browser;
      // what a refusal says must not leak either
      const refused = await other.move(id, 1 - turn, seq, 'tile golf-club');
      expect(JSON.stringify(refused)).not.toMatch(/kinds|known|drawn/);
      const move = anyMove(updates[turn] as Update, chance);
      expect((await (browsers[turn] as Browser).move(id, turn, seq, move, key())).status).toBe(200);
    }
    pages.forEach((page, i) => {
      const running = page.messages
        .filter(message => message.type === 'update')
        .filter(update => update.status === 'playing');
      expect(running.length).toBeGreaterThan(20);
      expect(running.flatMap(update => leaks(update, readers[i]))).toEqual([]);
    });
    // the search itself works: through another's eyes the first page's updates would be full of secrets
    const own = pages[0]?.messages.filter(message => message.type === 'update') ?? [];
    expect(new Set(own.flatMap(update => leaks(update, 1))).size).toBeGreaterThan(3);
    expect(lines.join('\n')).not.toMatch(/kinds|golf|party|"move"/);
  });
});
