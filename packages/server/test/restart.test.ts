import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { anyMove, BOT, Browser, folder, key, local, ME, RandomBots, start } from './stage.ts';

describe('a restart in the middle of a game', () => {
  it.each(['lanterns', 'melies'])('loses nothing of %s, and the game goes on to its end', async title => {
    const dir = folder();
    let server = await start(dir);
    const browser = await Browser.arrive(server);
    let again = browser as Browser;
    const { id } = await browser.open([ME, local('Ann')], { title });
    const chance = searchChance(3);
    let last = { seat: 0, seq: 0, key: '', move: '' };
    for (let moves = 0; ; moves++) {
      const update = await again.view(id, last.seat);
      if (update.turn === undefined) break;
      const mine = await again.view(id, update.turn);
      last = { seat: update.turn, seq: update.seq, key: key(), move: anyMove(mine, chance) };
      expect((await again.move(id, last.seat, last.seq, last.move, last.key)).body).toEqual({
        key: last.key,
        seq: last.seq + 1,
      });
      if (moves % 60 !== 3) continue;
      const before = [await again.view(id, 0), await again.view(id, 1), await again.view(id)];
      const info = (await again.get(`/api/tables/${id}`)).body;
      await server.close();
      server = await start(dir);
      again = new Browser(server, browser.cookie);
      expect([await again.view(id, 0), await again.view(id, 1), await again.view(id)]).toEqual(before);
      expect((await again.get(`/api/tables/${id}`)).body).toEqual(info);
      // The same move sent again after the restart is acknowledged, and not played again.
      expect((await again.move(id, last.seat, last.seq, last.move, last.key)).body.seq).toBe(last.seq + 1);
      expect((await again.view(id)).seq).toBe(last.seq + 1);
    }
    expect((await again.get(`/api/tables/${id}`)).body.status).toBe('ended');
  });

  it('lets a bot go on whose turn it was', async () => {
    const dir = folder();
    const never = Object.assign(new RandomBots(), { choose: () => new Promise<string>(() => undefined) });
    const server = await start(dir, {}, { bots: never });
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, BOT]);
    const update = await browser.view(id);
    if (update.turn === 0) await browser.move(id, 0, update.seq, 'stop');
    const waiting = await browser.view(id);
    expect(waiting).toMatchObject({ turn: 1, thinking: true });
    await server.close();
    // Nobody asks for the table: it goes on by itself.
    const { services } = await start(dir);
    await expect
      .poll(() => services.store.tables.log(id).then(log => log.rows.length), { timeout: 30_000 })
      .toBeGreaterThan(waiting.seq + 1);
  });
});
