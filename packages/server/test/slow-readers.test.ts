import { createInterface } from 'node:readline';
import { searchChance } from '@backlot/engine';
import { StreamLine } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EventStream } from '../src/api-tokens/event-stream.ts';
import { Page } from './page.ts';
import { anyMove, Browser, INVITE, listen, local, ME, start } from './stage.ts';

const chance = searchChance(1902);

/** Plays a move of whoever is to move at a table of one screen; gives its row. */
async function move(browser: Browser, id: string): Promise<number> {
  const { turn = -1, seq } = await browser.view(id);
  const chosen = anyMove(await browser.view(id, turn), chance);
  expect((await browser.move(id, turn, seq, chosen)).status).toBe(200);
  return seq + 1;
}

/** The next lines of a stream, up to its end. */
async function read({ out }: EventStream, most = Number.POSITIVE_INFINITY): Promise<StreamLine[]> {
  const lines: StreamLine[] = [];
  for await (const line of createInterface({ input: out })) {
    lines.push(StreamLine.parse(JSON.parse(line)));
    if (lines.length >= most) break;
  }
  return lines;
}

describe('a stream of events that nobody reads', () => {
  it('keeps a few lines and no more, says why it ends, and is taken up again without a gap', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann'), local('Ben'), local('Eve')], { title: 'melies' });
    const live = await server.services.house.open(id);
    const open = (after: number) => {
      const wish = { person: browser.me, seat: 0, after, known: async () => true };
      const stream = new EventStream(live, wish);
      stream.start();
      return stream;
    };
    const kept = ({ out }: EventStream) => out.readableLength + out.writableLength;
    const stream = open(-1);
    let told = 0;
    const send = (text: string) => {
      told += text.length;
    };
    live.watch(browser.me, { person: browser.me.id, seat: 0, after: -1, send, gone: () => undefined });
    let seq = 0;
    while (told < 200_000) seq = await move(browser, id);
    expect(kept(stream)).toBeLessThan(50_000);

    for (let beats = 0; beats < 3; beats++) await stream.beat();
    expect(stream.out.writableEnded).toBe(true);
    const lines = await read(stream);
    const last = lines.at(-1) as Extract<StreamLine, { type: 'problem' }>;
    expect(last.problem).toMatchObject({ code: 'too-many', status: 429 });
    const after = Number(/after=(\d+)/.exec(last.problem.detail)?.[1]);
    expect(after).toBeLessThan(seq);
    const again = open(after);
    const [update] = await read(again, 1);
    const { steps } = update as Extract<StreamLine, { type: 'update' }>;
    expect(steps.map(step => step.seq)).toEqual(Array.from({ length: seq - after }, (_, i) => after + 1 + i));
  });

  it('is cut where not even that is read', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, INVITE]);
    const live = await server.services.house.open(id);
    const wish = { person: browser.me, seat: 0, after: -1, known: async () => true };
    const stream = new EventStream(live, wish);
    await server.services.streams.add(browser.me.id, stream);
    stream.out.write('x'.repeat(40_000));
    for (let beats = 0; beats < 6; beats++) {
      expect(stream.out.destroyed).toBe(false);
      await stream.beat();
    }
    expect(stream.out.destroyed).toBe(true);
  });
});

describe('a page that does not read', () => {
  it('is closed with a reason behind what it had not read, and comes back without a gap', async () => {
    const server = await start();
    const address = await listen(server);
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann'), local('Ben'), local('Eve')], { title: 'melies' });
    for (let moves = 0; moves < 40; moves++) await move(browser, id);
    const page = await Page.open(address, browser.cookie);
    const text = JSON.stringify({ type: 'subscribe', table: id, seat: 0 });
    page.say({ type: 'subscribe', table: id, seat: 0 });
    const known = (await page.at(40)).seq;
    page.socket.pause();
    let reason = '';
    page.socket.on('close', (_code, said) => {
      reason = String(said);
    });
    const open = () => Array.from(server.app.websocketServer.clients)[0] as WebSocket | undefined;
    let most = 0;
    while (open()?.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 20; i++) page.socket.send(text);
      most = Math.max(most, open()?.bufferedAmount ?? 0);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    expect(most).toBeLessThan(6_000_000);
    // Who was closed is no watcher any more: what goes on at the table adds nothing to it.
    const held = open()?.bufferedAmount ?? 0;
    const seq = await move(browser, id);
    expect(open()?.bufferedAmount ?? 0).toBeLessThanOrEqual(held);

    page.socket.resume();
    expect([await page.closed(), reason]).toEqual([
      1013,
      'read too slowly: connect again, and subscribe with "after"',
    ]);
    const again = await Page.open(address, browser.cookie);
    again.say({ type: 'subscribe', table: id, seat: 0, after: known });
    const update = await again.at(seq);
    expect(update.steps.map(step => step.seq)).toEqual([seq]);
  });
});
