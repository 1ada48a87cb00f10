import { type Game, searchChance } from '@backlot/engine';
import type { TimeControl } from '@backlot/protocol';
import type { Row } from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { LIVE } from './clock-stage.ts';
import { Page } from './page.ts';
import { BOT, Browser, INVITE, key, listen, ME, STAGE_TITLES, start, TOY } from './stage.ts';

const toy = TOY.shipped as Game<
  object,
  unknown,
  { seat: number | undefined },
  { type: string; seat: number }
>;
const DRAWN = 2 ** 31;

/** The toy with a token in everything that is secret: the state, each seat's view and events, and chance values. */
const marked: typeof toy = {
  ...toy,
  setup(variant, seats, driver) {
    driver.chance(DRAWN);
    return { ...toy.setup(variant, seats, driver as never), token: 'STATE-TOKEN' };
  },
  apply(state, move, driver) {
    const seat = toy.turn(state) as number;
    driver.chance(DRAWN);
    driver.emit?.({ type: 'secret', seat, token: `EVENT-TOKEN-${seat}` } as never);
    toy.apply(state, move, driver);
  },
  show: (event, seat) =>
    event.type !== 'secret' ? toy.show(event, seat) : event.seat === seat ? event : undefined,
  view: (state, seat) => ({ ...toy.view(state, seat), token: `VIEW-TOKEN-${seat}` }),
};

describe('what is hidden', () => {
  it.each<[string, TimeControl | undefined]>([
    ['untimed', undefined],
    ['timed', LIVE],
  ])(
    'reaches no other seat, no spectator, no answer and no log line while a game runs, %s',
    async (_, time) => {
      const lines: string[] = [];
      const titles = { ...STAGE_TITLES, lanterns: { ...TOY, shipped: marked as unknown as Game } };
      const log = { write: (line: string) => lines.push(line) };
      const server = await start(undefined, { LOG_LEVEL: 'debug' }, { titles, log });
      const address = await listen(server);
      const browsers = [
        await Browser.arrive(server),
        await Browser.arrive(server),
        await Browser.arrive(server),
      ] as const;
      const [host, friend, stranger] = browsers;
      const { id, seats } = await host.open([ME, INVITE, BOT], {
        variant: { length: 'long' },
        ...(time && { time }),
      });
      // Notes stand between the moves, and the clocks are told with each of them.
      if (time) {
        await host.post(`/api/tables/${id}/time`, { do: 'hand', seat: 0, level: 'random' });
        await host.post(`/api/tables/${id}/time`, { do: 'take-back', seat: 0 });
      }
      await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
      const pages = [
        await Page.open(address, host.cookie),
        await Page.open(address, friend.cookie),
        await Page.open(address, stranger.cookie),
      ] as const;
      pages[0].say({ type: 'subscribe', table: id, seat: 0 });
      pages[1].say({ type: 'subscribe', table: id, seat: 1 });
      pages[2].say({ type: 'subscribe', table: id });

      const chance = searchChance(2);
      const answers: string[][] = [[], [], []];
      let asked = -1;
      for (;;) {
        const update = await host.view(id);
        if (update.turn === undefined) break;
        if (update.seq === asked) {
          await new Promise(resolve => setTimeout(resolve, 1));
          continue;
        }
        asked = update.seq;
        const hear = async (who: number, answer: Promise<unknown>) =>
          answers[who]?.push(JSON.stringify(await answer));
        for (const [who, browser] of browsers.entries()) {
          await hear(who, browser.get(`/api/tables/${id}`));
          await hear(who, browser.get('/api/tables'));
          for (const part of ['record', 'reel']) {
            const answer = await browser.get(`/api/tables/${id}/${part}`);
            // The bot may have ended the game just now: then record and reel tell all, as they should.
            if (answer.status === 200) expect((await host.view(id)).status).toBe('ended');
            else await hear(who, Promise.resolve(answer));
          }
          await hear(who, browser.get(`/api/tables/${id}/view?seat=${2 - who}`));
          await hear(who, browser.get(`/api/tables/${id}/view${who < 2 ? `?seat=${who}` : ''}`));
          await hear(who, browser.move(id, who, update.seq - 1, 'hide 99'));
          const act = { do: 'choose', seat: who, about: 1 - who, choice: 'end' };
          await hear(who, browser.post(`/api/tables/${id}/time`, act));
        }
        if (update.turn < 2) {
          const options = [
            'draw',
            'roll',
            'stop',
            ...Array.from({ length: 12 }, (_, card) => `hide ${card}`),
          ];
          const seat = update.turn;
          // Most are refused: what a refusal says must not leak either.
          for (let played = false; !played; ) {
            const move = options[chance(options.length)] as string;
            const answer = await (browsers[seat] as Browser).move(id, seat, update.seq, move, key());
            answers[seat]?.push(JSON.stringify(answer));
            played = answer.status === 200;
          }
        }
      }

      const { rows } = await server.services.store.tables.log(id);
      const stored = await server.services.store.tables.find(id);
      const values = rows
        .flatMap(row => (JSON.parse(row.body) as Row).chance)
        .filter(value => value > 1_000_000);
      expect(values.length).toBeGreaterThan(20);
      const always = [
        'STATE-TOKEN',
        stored?.table.seed as string,
        ...values.map(String),
        'VIEW-TOKEN-2',
        'EVENT-TOKEN-2',
      ];
      const secrets = [
        [...always, 'VIEW-TOKEN-1', 'EVENT-TOKEN-1'],
        [...always, 'VIEW-TOKEN-0', 'EVENT-TOKEN-0'],
        [...always, 'VIEW-TOKEN-0', 'VIEW-TOKEN-1', 'EVENT-TOKEN-'],
      ];
      const found = (heard: string, tokens: readonly string[]) =>
        tokens.filter(token => heard.includes(token));
      for (const [who, page] of pages.entries()) {
        const heard = [...page.texts, ...(answers[who] as string[])].join('\n');
        expect(found(heard, secrets[who] as string[])).toEqual([]);
        // The search itself works: what a seat may see is there.
        expect(heard).toContain(who < 2 ? `EVENT-TOKEN-${who}` : 'VIEW-TOKEN-undefined');
      }
      const clock = await server.services.store.clocks.find(id);
      expect(clock !== undefined).toBe(time !== undefined);
      expect(found(clock?.body ?? '', [...always, 'TOKEN', 'hide'])).toEqual([]);
      const logged = lines.join('\n');
      expect(logged).toContain(id);
      expect(logged).toContain('row stored');
      expect(
        found(logged, [...always, 'TOKEN', 'hide ', 'roll', host.cookie?.split('=')[1] as string]),
      ).toEqual([]);
    },
  );
});
