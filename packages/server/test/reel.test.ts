import { gunzipSync } from 'node:zlib';
import { searchChance } from '@backlot/engine';
import { playReel, type Reel } from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { anyMove, Browser, local, ME, start } from './stage.ts';

/** Plays the toy to its end at one screen: what both seats and anyone saw last, and every answer to "the reel?" before. */
async function played() {
  const server = await start();
  const browser = await Browser.arrive(server);
  const { id } = await browser.open([ME, local('Ann')]);
  const chance = searchChance(5);
  const refused: unknown[] = [];
  for (;;) {
    const { turn, seq } = await browser.view(id);
    if (turn === undefined) break;
    const { status, body } = await browser.get(`/api/tables/${id}/reel`);
    refused.push([status, body.code, Object.keys(body)]);
    await browser.move(id, turn, seq, anyMove(await browser.view(id, turn), chance));
  }
  return { server, browser, id, refused };
}

describe('the reel', () => {
  it('is refused as long as the game runs, and then shows what every seat and anyone saw', async () => {
    const { browser, id, refused } = await played();
    expect(refused.length).toBeGreaterThan(1);
    expect(new Set(refused.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([409, 'running', ['type', 'code', 'title', 'status', 'detail']])]),
    );
    const { status, body } = await browser.get(`/api/tables/${id}/reel`);
    expect([status, body.viewShape]).toEqual([200, 1]);
    const reel = body.reel as Reel;
    const last = reel.steps.length - 1;
    expect(last).toBe(refused.length);
    expect(reel.seats).toHaveLength(2);
    for (const seat of [undefined, 0, 1]) {
      expect(playReel(reel, seat, last)).toEqual((await browser.view(id, seat)).view);
    }
  });

  it('is the same for a stranger, may be kept for good, and comes packed where that is asked for', async () => {
    const { server, browser, id } = await played();
    const stranger = await Browser.arrive(server);
    const { body } = await browser.get(`/api/tables/${id}/reel`);
    expect((await stranger.get(`/api/tables/${id}/reel`)).body).toEqual(body);
    const packed = await server.app.inject({
      url: `/api/tables/${id}/reel`,
      headers: { cookie: stranger.cookie as string, 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(JSON.parse(String(gunzipSync(packed.rawPayload)))).toEqual(body);
  });

  it('needs a session', async () => {
    const { server, id } = await played();
    expect((await new Browser(server).get(`/api/tables/${id}/reel`)).body.code).toBe('no-session');
  });
});
