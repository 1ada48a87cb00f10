import { gunzipSync } from 'node:zlib';
import { searchChance } from '@backlot/engine';
import { playReel, type Reel } from '@backlot/table';
import { describe, expect, it, vi } from 'vitest';
import { type Films, film } from '../src/films/film.ts';
import type { Stand } from '../src/server.ts';
import { anyMove, Browser, local, ME, STAGE_TITLES, start } from './stage.ts';

/** Plays the toy to its end at one screen: what both seats and anyone saw last, and every answer to "the reel?" before. */
async function played(stand: Stand = {}) {
  const server = await start(undefined, {}, stand);
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

  it('is made by itself soon after the end, and only once for all who ask meanwhile', async () => {
    const asked: string[] = [];
    let release: (() => void) | undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const { server, browser, id } = await played({
      films: {
        async film(request) {
          asked.push(request.title);
          await held;
          return film(request, STAGE_TITLES);
        },
      },
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 20_000 });
    expect(await server.services.store.tables.reel(id)).toBeUndefined();
    const answers = [1, 2, 3].map(() => browser.get(`/api/tables/${id}/reel`));
    release?.();
    const bodies = (await Promise.all(answers)).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
    expect(await server.services.store.tables.reel(id)).toBeDefined();
    expect(asked).toEqual(['lanterns']);
  });

  it('is missed where it could not be made, and the game has ended nevertheless', async () => {
    const made = vi.fn<Films['film']>(async () => {
      throw new Error('the rules throw');
    });
    const { browser, id } = await played({ films: { film: made } });
    for (let times = 0; times < 2; times++) {
      const { status, body } = await browser.get(`/api/tables/${id}/reel`);
      expect([status, body.code, body.detail]).toEqual([404, 'not-found', expect.stringContaining('record')]);
    }
    expect(made).toHaveBeenCalledTimes(1);
    expect((await browser.get(`/api/tables/${id}/record`)).status).toBe(200);
  });

  it('and the record are for whoever has the link, also without a session', async () => {
    const { server, browser, id } = await played();
    const nobody = new Browser(server);
    for (const what of ['reel', 'record']) {
      const { status, body } = await nobody.get(`/api/tables/${id}/${what}`);
      expect(status).toBe(200);
      expect(body).toEqual((await browser.get(`/api/tables/${id}/${what}`)).body);
    }
    expect(nobody.cookie).toBeUndefined();
    expect((await nobody.get(`/api/tables/${id}/film`)).body.code).toBe('no-session');
    expect((await nobody.get('/api/tables/nosuchtable/reel')).body.code).toBe('not-found');
  });
});

describe('the film of a running game', () => {
  it('is what the seat saw at each step, as it was sent then, and for nobody else', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const stranger = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann')]);
    const seen: unknown[][] = [];
    const chance = searchChance(7);
    for (let moves = 0; moves < 6; moves++) {
      const eyes = await Promise.all([0, 1, undefined].map(seat => browser.view(id, seat)));
      seen.push(eyes.map(({ view }) => view));
      const { turn, seq } = eyes[2] as (typeof eyes)[0];
      if (turn === undefined) break;
      if (moves < 5) await browser.move(id, turn, seq, anyMove(await browser.view(id, turn), chance));
    }
    for (const [i, seat] of [0, 1, undefined].entries()) {
      const { status, body } = await browser.get(
        `/api/tables/${id}/film${seat === undefined ? '' : `?seat=${seat}`}`,
      );
      expect([status, body.viewShape, body.reel.seats]).toEqual([200, 1, []]);
      expect(body.reel.steps).toHaveLength(seen.length);
      for (const [step, views] of seen.entries())
        expect(playReel(body.reel, undefined, step)).toEqual(views[i]);
    }
    expect((await stranger.get(`/api/tables/${id}/film?seat=0`)).body.code).toBe('not-your-seat');
    expect((await stranger.get(`/api/tables/${id}/film`)).status).toBe(200);
    expect((await browser.get(`/api/tables/${id}/film?seat=0&after=3`)).body.code).toBe('malformed');
  });
});
