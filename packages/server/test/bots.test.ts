import { searchChance } from '@backlot/engine';
import { createMelies } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { Workers } from '../src/bots/pool.ts';
import { atEnd, BOT, Browser, fileOf, ME, RandomBots, start } from './stage.ts';

const WAIT = { timeout: 30_000 };

const view = () => {
  const game = createMelies();
  const state = game.setup({}, 2, { chance: searchChance(1) });
  const seat = game.turn(state) as number;
  return { game, state, view: JSON.parse(JSON.stringify(game.view(state, seat))) as unknown };
};

describe('bots in worker threads', () => {
  it('of every level choose a legal move from a view alone, and the quick ones the same for the same seed', async () => {
    const bots = new Workers(1, 30_000, () => undefined);
    atEnd(() => bots.close());
    const { game, state, view: seen } = view();
    const request = { title: 'melies', view: seen, level: 'random', budgetMs: 50, seed: 5 } as const;
    for (const level of ['random', 'greedy', 'search'] as const) {
      const option = game.find(state, await bots.choose({ ...request, level }));
      expect(option).toMatchObject({ move: expect.anything() });
      expect(option?.refusal).toBeUndefined();
    }
    expect(await bots.choose(request)).toBe(await bots.choose(request));
    await expect(bots.choose({ ...request, title: 'chess' })).rejects.toThrow('chess');
  });

  it('that think longer than the limit are stopped, and the next one is answered', async () => {
    const bots = new Workers(1, 3000, () => undefined);
    atEnd(() => bots.close());
    const { view: seen } = view();
    const request = { title: 'melies', view: seen, level: 'search', budgetMs: 60_000, seed: 5 } as const;
    await expect(bots.choose(request)).rejects.toThrow();
    const patient = { ...request, level: 'random' } as const;
    await expect.poll(() => bots.choose(patient).catch(() => undefined), WAIT).toBeTypeOf('string');
  });
});

describe('a bot that fails', () => {
  const failing: [string, (request: unknown) => Promise<string>][] = [
    ['throws', () => Promise.reject(new Error('no idea'))],
    ['answers nonsense', async () => 'dance'],
    ['answers a move the rules forbid', async () => 'play 99'],
  ];
  it.each(failing)(
    'because it %s is stood in for by the game itself, and the game ends',
    async (_, choose) => {
      const server = await start(undefined, {}, { bots: Object.assign(new RandomBots(), { choose }) });
      const browser = await Browser.arrive(server);
      const { id } = await browser.open([ME, BOT]);
      await expect
        .poll(async () => {
          const update = await browser.view(id);
          if (update.turn === 0) await browser.move(id, 0, update.seq, 'stop');
          return update.status;
        }, WAIT)
        .toBe('ended');
      expect(await server.services.metrics.registry.metrics()).toMatch(/backlot_bot_failures_total [1-9]/);
    },
  );
});

describe('a bot', () => {
  it('is given the view of its seat and nothing else', async () => {
    const bots = new RandomBots();
    const server = await start(undefined, {}, { bots });
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, BOT, BOT]);
    await expect
      .poll(async () => {
        const update = await browser.view(id);
        if (update.turn === 0) await browser.move(id, 0, update.seq, 'stop');
        return update.status;
      }, WAIT)
      .toBe('ended');
    for (const { view } of bots.asked) {
      const { seat, hands, deck } = view as { seat: number; hands: unknown[]; deck: unknown };
      expect(hands.map(hand => Array.isArray(hand))).toEqual([0, 1, 2].map(i => i === seat));
      expect(deck).toBeTypeOf('number');
    }
  });

  it('tries again when its move could not be stored, and loses nothing', async () => {
    const bots = new RandomBots();
    const server = await start(undefined, {}, { bots });
    const { tables } = server.services.store;
    const file = fileOf(server.services.store);
    const choose = bots.choose.bind(bots);
    // The disk fills up while the bot thinks.
    bots.choose = request => {
      if (bots.asked.length === 0) file.pragma('query_only = 1');
      return choose(request);
    };
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, BOT]);
    const begun = await browser.view(id);
    if (begun.turn === 0) await browser.move(id, 0, begun.seq, 'stop');
    await expect.poll(() => bots.asked.length, WAIT).toBe(1);
    const rows = (await tables.log(id)).rows.length;
    await new Promise(resolve => setTimeout(resolve, 100));
    const stuck = await browser.view(id);
    expect([stuck.seq, stuck.turn, stuck.status]).toEqual([rows - 1, 1, 'playing']);
    const refused = await browser.send('PATCH', '/api/me', { name: 'Zoe' });
    expect([refused.status, refused.body.code]).toEqual([503, 'storage']);
    file.pragma('query_only = 0');
    await expect.poll(async () => (await browser.view(id)).seq, WAIT).toBeGreaterThan(stuck.seq);
  });
});
