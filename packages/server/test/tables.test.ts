import { SHIPPED } from '@backlot/melies';
import { TableInfo, Title } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BOT, Browser, folder, key, local, ME, start } from './stage.ts';

describe('opening a table', () => {
  it('twice under one key makes one table, also at the same time', async () => {
    const browser = await Browser.arrive(await start());
    const wanted = { key: key(), title: 'lanterns', seats: [ME, local('Ann')] };
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/tables', wanted)));
    answers.push(await browser.post('/api/tables', wanted));
    expect(answers.map(answer => answer.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(answer => (answer.body as TableInfo).id)).size).toBe(1);
    expect((await browser.get('/api/tables')).body).toHaveLength(1);
    const other = await browser.post('/api/tables', { ...wanted, seats: [ME, BOT] });
    expect([other.status, other.body.code]).toEqual([400, 'malformed']);
  });

  it('publishes the commitment and never the seed', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const info = await browser.open([ME, local('Ann')], { title: 'melies' });
    expect(TableInfo.strict().parse(info).commitment).toMatch(/^[0-9a-f]{64}$/);
    const stored = await server.services.store.tables.find(info.id);
    expect(JSON.stringify(info)).not.toContain(stored?.table.seed);
  });

  it("with an edition of one's own plays that one, also after a restart; its record holds it", async () => {
    const dir = folder();
    const server = await start(dir);
    const browser = await Browser.arrive(server);
    const edition = { ...structuredClone(SHIPPED), id: 'my-own' };
    const { id, edition: shown } = await browser.open([ME, local('Ann')], { title: 'melies', edition });
    expect(shown).toMatchObject({ id: 'my-own', data: { id: 'my-own' } });
    const view = await browser.view(id, 0);
    await server.close();
    const again = new Browser(await start(dir), browser.cookie);
    expect(await again.view(id, 0)).toEqual(view);
    // The shipped edition given as one's own is the shipped one.
    expect((await again.open([ME, BOT], { title: 'melies', edition: SHIPPED })).edition.data).toBeUndefined();
  });
});

describe('lists', () => {
  it('show what can be played', async () => {
    const browser = await Browser.arrive(await start());
    const titles = z.array(Title.strict()).parse((await browser.get('/api/titles')).body);
    expect(titles.find(title => title.id === 'melies')).toMatchObject({
      seats: { min: 2, max: 4 },
      levels: expect.arrayContaining(['random']),
    });
  });

  it('show my tables, those that wait for me first, and no others', async () => {
    let now = 1_800_000_000_000;
    const server = await start(undefined, {}, { now: () => now++ });
    const [browser, other] = [await Browser.arrive(server), await Browser.arrive(server)];
    const invite = { kind: 'invite' } as const;
    const waiting = await browser.open([ME, local('Ann')]);
    const open = await browser.open([invite, invite]);
    const newest = await browser.open([ME, invite]);
    await other.open([ME, local('Bob')]);
    const ids = ((await browser.get('/api/tables')).body as TableInfo[]).map(table => table.id);
    expect(ids).toEqual([waiting.id, newest.id, open.id]);
  });
});
