import { PersonPage, type TableInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { Browser, INVITE, key, local, ME, start } from './stage.ts';

/** Both leave an answer a game's length: the toy ends when everybody has stopped. */
async function playOut(browsers: readonly Browser[], id: string): Promise<void> {
  for (;;) {
    const { turn, seq } = await (browsers[0] as Browser).view(id);
    if (turn === undefined) return;
    await (browsers[turn] as Browser).move(id, turn, seq, 'stop');
  }
}
const what = ['record', 'reel'] as const;
const statuses = (browser: Browser, id: string) =>
  Promise.all(what.map(async name => (await browser.get(`/api/tables/${id}/${name}`)).status));
const share = (browser: Browser, id: string, shared: boolean) =>
  browser.post(`/api/tables/${id}/share`, { shared });

describe('the replay of a private table', () => {
  it('is for its own people, until one of them shares it, and again when that is taken back', async () => {
    const server = await start();
    const [host, friend, stranger] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const nobody = new Browser(server);
    const { id, seats } = await host.open([ME, INVITE], { visibility: 'private', rated: true });
    await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    expect((await share(host, id, true)).body.code).toBe('running');
    await playOut([host, friend], id);
    await server.services.jobs.runDue();
    const games = async (asks: Browser) =>
      PersonPage.parse((await asks.get(`/api/people/${host.me.id}`)).body).games.map(({ table }) => table);

    for (const own of [host, friend]) expect(await statuses(own, id)).toEqual([200, 200]);
    const nowhere = (await stranger.get('/api/tables/nosuchtable/record')).body;
    for (const other of [stranger, nobody]) {
      for (const name of what) {
        const { status, body } = await other.get(`/api/tables/${id}/${name}`);
        expect([status, body]).toEqual([404, nowhere]);
      }
    }
    expect((await share(stranger, id, true)).body).toEqual(nowhere);
    expect((await share(nobody, id, true)).body.code).toBe('no-session');
    expect((await host.post(`/api/tables/${id}/share`, { shared: 'yes' })).body.code).toBe('malformed');
    // What was rated is told to everybody, but the way to the game itself is not.
    expect([await games(stranger), await games(friend)]).toEqual([[undefined], [id]]);
    const infoOf = async (browser: Browser) => (await browser.get(`/api/tables/${id}`)).body as TableInfo;
    expect((await infoOf(host)).shared).toBe(false);

    const { status, body } = await share(friend, id, true);
    expect([status, (body as TableInfo).shared]).toEqual([200, true]);
    expect((await infoOf(host)).shared).toBe(true);
    for (const other of [host, friend, stranger, nobody])
      expect(await statuses(other, id)).toEqual([200, 200]);
    expect(await games(stranger)).toEqual([id]);
    // The table itself stays private: no seats with their owners, no talk, no rematch.
    expect((await stranger.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/tables/${id}/chat`)).status).toBe(404);
    expect((await stranger.post(`/api/tables/${id}/rematch`, { key: key() })).status).toBe(404);
    expect((await share(stranger, id, false)).body.code).toBe('not-your-seat');

    await share(host, id, false);
    expect(await statuses(stranger, id)).toEqual([404, 404]);
    expect(await statuses(friend, id)).toEqual([200, 200]);
  });

  it('of a table that others may see is for whoever has the link, whatever is shared', async () => {
    const server = await start();
    const [host, stranger] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id } = await host.open([ME, local('Ann')]);
    await playOut([host, host], id);
    expect(await statuses(stranger, id)).toEqual([200, 200]);
    expect((await host.get(`/api/tables/${id}`)).body).not.toHaveProperty('shared');
    expect((await share(host, id, false)).status).toBe(200);
    expect(await statuses(new Browser(server), id)).toEqual([200, 200]);
  });
});
