import { CHAT_LENGTH, ChatPage } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import type { Server } from '../src/server.ts';
import { Page } from './page.ts';
import { Browser, INVITE, key, listen, ME, start } from './stage.ts';

const PUBLIC = { visibility: 'public' };
const say = (browser: Browser, id: string, text: string, as = key()) =>
  browser.post(`/api/tables/${id}/chat`, { key: as, text });
const read = async (browser: Browser, id: string, query = '') =>
  ChatPage.parse((await browser.get(`/api/tables/${id}/chat?${query}`)).body);
const textsOf = ({ lines }: ChatPage) => lines.map(line => line.text);
const crowd = (server: Server) =>
  Promise.all([
    Browser.arrive(server),
    Browser.arrive(server),
    Browser.arrive(server),
    Browser.arrive(server),
  ]);

describe('chat', () => {
  it('keeps players and watchers apart on every way, and tells no ids', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const server = await start(undefined, { LOG_LEVEL: 'debug' }, { log });
    const address = await listen(server);
    const [host, friend, watcher, second] = await crowd(server);
    const { id, seats } = await host.open([ME, INVITE], PUBLIC);
    await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    const players = [await Page.open(address, host.cookie), await Page.open(address, friend.cookie)] as const;
    const watchers = [
      await Page.open(address, watcher.cookie),
      await Page.open(address, second.cookie),
    ] as const;
    players[0].say({ type: 'subscribe', table: id, seat: 0 });
    // A player who looks through nobody's eyes is a player still.
    players[1].say({ type: 'subscribe', table: id });
    for (const page of watchers) page.say({ type: 'subscribe', table: id });
    for (const page of [...players, ...watchers]) await page.hear('update');

    expect((await say(host, id, 'PLAYERS-CANARY')).status).toBe(201);
    for (const page of players) expect((await page.hear('chat')).n).toBe(1);
    expect(watchers.flatMap(page => page.messages).filter(message => message.type === 'chat')).toEqual([]);
    await say(friend, id, 'PLAYERS-CANARY too');
    await players[0].hear('chat', message => message.n === 2);
    expect((await say(watcher, id, 'WATCHERS-CANARY')).status).toBe(201);
    for (const page of watchers) expect((await page.hear('chat')).n).toBe(1);
    expect(
      players.flatMap(page => page.messages).filter(message => message.type === 'chat' && message.n === 1),
    ).toHaveLength(2);

    expect(textsOf(await read(host, id))).toEqual(['PLAYERS-CANARY', 'PLAYERS-CANARY too']);
    expect((await read(watcher, id)).room).toBe('watchers');
    const heardBy = async (browser: Browser) =>
      JSON.stringify([
        await browser.get(`/api/tables/${id}/chat`),
        await browser.get(`/api/tables/${id}`),
        await browser.get(`/api/tables/${id}/view`),
        await browser.get('/api/lobby?show=playing'),
      ]);
    const outside = (await heardBy(watcher)) + watchers.flatMap(page => page.texts).join('');
    expect(outside).toContain('WATCHERS-CANARY');
    expect(outside).not.toContain('PLAYERS-CANARY');
    const inside = (await heardBy(host)) + players.flatMap(page => page.texts).join('');
    expect(inside).toContain('PLAYERS-CANARY');
    expect(inside).not.toContain('WATCHERS-CANARY');
    // Sockets carry no words at all, nothing names a person but by name, and the log holds no talk.
    expect([...players, ...watchers].flatMap(page => page.texts).join('')).not.toContain('CANARY');
    expect(inside).not.toContain(friend.me.id);
    expect(outside).not.toContain(second.me.id);
    expect(inside + outside).not.toMatch(/guest_id|"key"/);
    expect(lines.join('')).not.toContain('CANARY');
    // Line 1 of the watchers is no line of the players: nobody reaches into the other room by its number.
    expect((await host.post(`/api/tables/${id}/chat/hear`, { n: 3, hear: true })).status).toBe(404);
  });

  it('mutes strangers until they are asked for, and nobody one has played with or invited', async () => {
    const server = await start();
    const [host, friend, stranger] = await crowd(server);
    const first = await host.open([ME, INVITE, INVITE], PUBLIC);
    await friend.post(`/api/tables/${first.id}/join`, { invite: first.seats[1]?.invite });
    await stranger.post(`/api/tables/${first.id}/sit`, {});
    await say(host, first.id, 'Welcome');
    await say(friend, first.id, 'Thanks');
    await say(stranger, first.id, 'Buy this');
    expect(textsOf(await read(host, first.id))).toEqual(['Welcome', 'Thanks', undefined]);
    expect(textsOf(await read(friend, first.id))).toEqual(['Welcome', 'Thanks', undefined]);
    const seen = await read(stranger, first.id);
    expect(seen.lines.map(({ muted, mine }) => [muted, mine])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(new Set(seen.lines.map(line => line.voice)).size).toBe(3);
    const hear = (browser: Browser, n: number, wanted: boolean) =>
      browser.post(`/api/tables/${first.id}/chat/hear`, { n, hear: wanted });
    expect((await hear(host, 3, true)).status).toBe(204);
    expect(textsOf(await read(host, first.id))).toEqual(['Welcome', 'Thanks', 'Buy this']);
    expect((await hear(host, 2, false)).status).toBe(204);
    expect(textsOf(await read(host, first.id))).toEqual(['Welcome', undefined, 'Buy this']);
    expect((await hear(host, 1, true)).body.code).toBe('not-found');
    // Who is blocked says nothing any more, and gets no seat.
    await host.post('/api/me/blocks', { table: first.id, seat: 2 });
    expect(textsOf(await read(host, first.id))).toEqual(['Welcome', undefined]);
    expect(textsOf(await read(friend, first.id))).toHaveLength(3);
    const kept = await host.open([ME, INVITE], PUBLIC);
    expect((await stranger.post(`/api/tables/${kept.id}/sit`, {})).body.code).toBe('blocked');
    // At the next table they have met.
    const next = await friend.open([ME, INVITE], PUBLIC);
    await stranger.post(`/api/tables/${next.id}/sit`, {});
    await say(stranger, next.id, 'Again');
    expect(textsOf(await read(friend, next.id))).toEqual(['Again']);
  });

  it('takes what fits, once for each key, and not too much at a time', async () => {
    let now = 1_800_000_000_000;
    const server = await start(undefined, {}, { now: () => now });
    const [host] = await crowd(server);
    const { id } = await host.open([ME, INVITE], PUBLIC);
    for (const bad of [
      '',
      '   ',
      'x'.repeat(CHAT_LENGTH + 1),
      'two\nlines',
      'bell\u0007',
      'turned \u202e round',
    ]) {
      expect((await say(host, id, bad)).body.code).toBe('malformed');
    }
    expect(
      (await host.post(`/api/tables/${id}/chat`, { key: key(), text: 'x'.repeat(300_000) })).status,
    ).toBe(413);
    const as = key();
    const twice = await Promise.all([say(host, id, ' Once ', as), say(host, id, 'Once', as)]);
    expect(twice.map(answer => answer.body.n)).toEqual([1, 1]);
    expect((await say(host, id, 'x'.repeat(CHAT_LENGTH))).status).toBe(201);
    const many = await Promise.all(['a', 'b', 'c'].map(text => say(host, id, text)));
    expect(many.map(answer => answer.status)).toEqual([201, 201, 201]);
    const { status, body } = await say(host, id, 'one more');
    expect([status, body.code, body.detail]).toEqual([
      429,
      'too-many',
      expect.stringContaining('10 seconds'),
    ]);
    now += 10_000;
    expect((await say(host, id, 'one more')).status).toBe(201);
    const { lines } = await read(host, id);
    expect(lines.map(line => line.n)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lines[0]?.text).toBe('Once');
    expect((await read(host, id, 'after=4')).lines.map(line => line.n)).toEqual([5, 6]);
    expect((await read(host, id, 'before=3')).lines.map(line => line.n)).toEqual([1, 2]);
  });
});
