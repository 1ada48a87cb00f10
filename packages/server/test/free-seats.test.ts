import type { TableInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import type { Server } from '../src/server.ts';
import { Page } from './page.ts';
import { BOT, Browser, INVITE, key, listen, local, ME, start } from './stage.ts';

const PUBLIC = { visibility: 'public' };
const PRIVATE = { visibility: 'private' };
const free = (browser: Browser, id: string, seat?: number) =>
  browser.post(`/api/tables/${id}/free`, seat === undefined ? {} : { seat });
const infoOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/tables/${id}`)).body as TableInfo;
const kinds = (info: TableInfo) => info.seats.map(seat => seat.kind);
const crowd = (server: Server) =>
  Promise.all([Browser.arrive(server), Browser.arrive(server), Browser.arrive(server)]);

describe('a seat of a table that has not begun', () => {
  it('is given back by whoever took it, who may come again by the same link, and others by it too', async () => {
    const [host, friend, other] = await crowd(await start());
    const { id, seats } = await host.open([ME, INVITE, INVITE], PRIVATE);
    const { invite } = seats[1] ?? {};
    await friend.post(`/api/tables/${id}/join`, { invite });
    expect(kinds(await infoOf(host, id))).toEqual(['person', 'person', 'invite']);
    expect((await free(friend, id)).status).toBe(204);
    expect((await infoOf(host, id)).seats[1]).toEqual({
      seat: 1,
      kind: 'invite',
      name: '',
      mine: false,
      invite,
    });
    // A private table is not there for whoever left it.
    expect((await friend.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await free(friend, id)).status).toBe(404);
    expect((await other.post(`/api/tables/${id}/join`, { invite })).status).toBe(200);
    expect((await friend.post(`/api/tables/${id}/join`, { invite })).body.code).toBe('seat-taken');
  });

  it('is taken back by the maker from a person, a bot or whom it is kept for; the old link is void', async () => {
    const [host, friend, other] = await crowd(await start());
    const { id, seats } = await host.open([ME, INVITE, INVITE, BOT], PUBLIC);
    const { invite } = seats[1] ?? {};
    await friend.post(`/api/tables/${id}/join`, { invite });
    expect((await free(other, id, 1)).body.code).toBe('not-your-seat');
    expect((await free(other, id)).status).toBe(204);
    for (const seat of [1, 3]) expect((await free(host, id, seat)).status).toBe(204);
    // Once more changes nothing.
    expect((await free(host, id, 3)).status).toBe(204);
    const info = await infoOf(host, id);
    expect(kinds(info)).toEqual(['person', 'invite', 'invite', 'invite']);
    expect(new Set(info.seats.map(seat => seat.invite)).size).toBe(4);
    expect((await friend.post(`/api/tables/${id}/join`, { invite })).body.code).toBe('not-found');
    // At a public table a block keeps off who was sent away.
    await friend.post(`/api/tables/${id}/sit`, { seat: 2 });
    await host.post('/api/me/blocks', { table: id, seat: 2 });
    await free(host, id, 2);
    expect((await friend.post(`/api/tables/${id}/sit`, {})).body.code).toBe('blocked');
    expect((await other.post(`/api/tables/${id}/sit`, {})).status).toBe(200);
  });

  it('of one’s own can be left with those at one’s screen; the table still waits', async () => {
    const [host, friend] = await crowd(await start());
    const { id } = await host.open([ME, local('Cleo'), INVITE], PUBLIC);
    expect((await free(host, id, 1)).status).toBe(204);
    expect(kinds(await infoOf(host, id))).toEqual(['person', 'invite', 'invite']);
    expect((await free(host, id)).status).toBe(204);
    const info = await infoOf(host, id);
    expect([info.status, info.made, ...kinds(info)]).toEqual(['open', true, 'invite', 'invite', 'invite']);
    await friend.post(`/api/tables/${id}/sit`, { seat: 0 });
    const { body } = await host.post(`/api/tables/${id}/bots`, { level: 'random' });
    expect([body.status, ...kinds(body)]).toEqual(['playing', 'person', 'bot', 'bot']);
  });

  it('is no more to be left when the game has begun or the table is gone', async () => {
    const [host, friend] = await crowd(await start());
    const { id, seats } = await host.open([ME, INVITE], PRIVATE);
    await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    expect((await free(friend, id)).body.code).toBe('running');
    expect((await free(host, id, 1)).body.code).toBe('running');
    const closed = await host.open([ME, INVITE], PUBLIC);
    await host.post(`/api/tables/${closed.id}/close`, undefined);
    expect((await free(host, closed.id)).body.code).toBe('table-closed');
    for (const seat of [-1, 7, 'x']) {
      const { body } = await host.post(`/api/tables/${id}/free`, { seat });
      expect(body.code).toBe('malformed');
    }
  });

  it('is left or the last one taken, never both: whoever is second is told', async () => {
    const [host, friend, other] = await crowd(await start());
    for (let round = 0; round < 4; round++) {
      const { id } = await host.open([ME, INVITE, INVITE], PUBLIC);
      await friend.post(`/api/tables/${id}/sit`, { seat: 1 });
      const sit = () => other.post(`/api/tables/${id}/sit`, { seat: 2 });
      const both = round % 2 === 0 ? [free(friend, id), sit()] : [sit(), free(friend, id)];
      const [first, second] = await Promise.all(both);
      const left = round % 2 === 0 ? first : second;
      const { status, seats } = await infoOf(host, id);
      expect(status).toBe(left?.status === 204 ? 'open' : 'playing');
      expect(seats.filter(seat => seat.kind === 'invite')).toHaveLength(left?.status === 204 ? 1 : 0);
    }
  });
});

it('whoever was sent away watches a private table no more, at any of its pages', async () => {
  const server = await start();
  const address = await listen(server);
  const [host, friend, other] = await crowd(server);
  const { id, seats } = await host.open([ME, INVITE, INVITE], PRIVATE);
  await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
  const pages = [await Page.open(address, friend.cookie), await Page.open(address, friend.cookie)] as const;
  pages[0].say({ type: 'subscribe', table: id, seat: 1 });
  pages[1].say({ type: 'subscribe', table: id });
  for (const page of pages) await page.hear('changed');
  const before = pages.map(page => page.messages.length);
  await free(host, id, 1);
  for (const [i, page] of pages.entries()) await page.hear('changed', () => true, before[i]);
  const info = await infoOf(host, id);
  for (const seat of [1, 2]) {
    const guest = seat === 1 ? other : await Browser.arrive(server);
    await guest.post(`/api/tables/${id}/join`, { invite: info.seats[seat]?.invite });
  }
  await host.post(`/api/tables/${id}/chat`, { key: key(), text: 'Now we begin' });
  for (const page of pages) {
    page.say({ type: 'subscribe', table: id });
    await page.hear('refused');
    expect(page.messages.filter(({ type }) => type === 'update' || type === 'chat')).toEqual([]);
  }
});

it('a bot that is sent away has its stream of events ended', async () => {
  const server = await start();
  const address = await listen(server);
  const [host, friend] = await crowd(server);
  const { id, seats } = await host.open([ME, INVITE, INVITE]);
  await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
  const stream = await fetch(`${address}/api/tables/${id}/events`, {
    headers: { cookie: friend.cookie ?? '' },
  });
  await free(host, id, 1);
  const lines = (await stream.text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    type: 'problem',
    problem: { code: 'not-your-seat' },
  });
});
