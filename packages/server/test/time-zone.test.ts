import { describe, expect, it } from 'vitest';
import type { SeatRow } from '../src/store/schema.ts';
import { DAYS, HOUR, TimedHouse } from './clock-stage.ts';
import { Browser, INVITE, key, ME, start } from './stage.ts';

const NINE_TO_NINE = { ...DAYS, bank: 12 * HOUR, window: { from: 540, to: 1260 } };

describe('the time zone somebody chose', () => {
  it('comes before what the browser says, at tables made, joined and found in the lobby', async () => {
    const server = await start();
    const [ann, ben, cleo] = [
      await Browser.arrive(server),
      await Browser.arrive(server),
      await Browser.arrive(server),
    ];
    const choose = (browser: Browser, zone: string | null) => browser.send('PATCH', '/api/me', { zone });
    expect((await choose(ann, 'Asia/Tokyo')).body).toEqual(ann.me);
    expect((await choose(ben, 'America/Lima')).status).toBe(200);
    expect((await ann.get('/api/me/profile')).body.zone).toBe('Asia/Tokyo');
    const more = { visibility: 'public', time: NINE_TO_NINE, zone: 'Europe/Berlin' };
    const { id, seats } = await ann.open([ME, INVITE, INVITE, INVITE], more);
    await ben.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite, zone: 'Europe/Paris' });
    await cleo.post(`/api/tables/${id}/sit`, { zone: 'Europe/Rome' });
    const zones = async () => {
      const stored = await server.services.store.tables.find(id);
      return stored?.seats.map((row: SeatRow) => row.zone);
    };
    expect(await zones()).toEqual(['Asia/Tokyo', 'America/Lima', 'Europe/Rome', null]);
    // Another one goes along with whoever sits already; none leaves it to browsers from now on.
    await choose(ann, 'Asia/Seoul');
    await choose(ben, null);
    expect(await zones()).toEqual(['Asia/Seoul', 'America/Lima', 'Europe/Rome', null]);
    expect((await ben.get('/api/me/profile')).body).not.toHaveProperty('zone');
    for (const bad of ['Atlantis/Sunken', '', 7]) {
      const { status, body } = await ann.send('PATCH', '/api/me', { zone: bad });
      expect([status, body.code]).toEqual([400, 'malformed']);
    }
    expect((await ann.send('PATCH', '/api/me', {})).body.detail).toContain('name, mark or zone is needed');
  });

  it('counts at running tables from the next turn on', async () => {
    // 10:00 by UTC: 12:00 in Berlin, where nine hours of the window are left, and 19:00 in Tokyo, where two are.
    const house = await TimedHouse.open();
    const party = await house.sit(2, NINE_TO_NINE, { zones: ['Europe/Berlin', 'Europe/Berlin'] });
    const first = (await party.see()).turn as number;
    const closesIn = async () => ((await party.clock()).running?.turns ?? 0) - house.now;
    expect(await closesIn()).toBe(9 * HOUR);
    await party.browser(first).send('PATCH', '/api/me', { zone: 'Asia/Tokyo' });
    expect(await closesIn()).toBe(9 * HOUR);
    await party.move('stop');
    expect(await closesIn()).toBe(9 * HOUR);
    await party.move('stop');
    expect((await party.see()).turn).toBe(first);
    expect(await closesIn()).toBe(2 * HOUR);
  });
});

describe('times of one’s own', () => {
  it('are taken within limits; beyond them the answer names the field and what it may be', async () => {
    const ann = await Browser.arrive(await start());
    const open = async (time: object) => {
      const wish = { key: key(), title: 'lanterns', seats: [ME, INVITE], time };
      return (await ann.post('/api/tables', wish)).body;
    };
    const live = { kind: 'live', bank: 90_000, increment: 5000, expiry: 'ask' };
    expect((await open(live)).time).toEqual(live);
    const days = { ...DAYS, bank: 36 * HOUR, increment: 5 * HOUR, window: { from: 1200, to: 120 } };
    expect((await open(days)).time).toEqual(days);
    for (const [time, detail] of [
      [{ ...live, bank: 59_999 }, '/time/bank: from 1 minute to 5 hours, in milliseconds'],
      [{ ...live, bank: 60_000.5 }, '/time/bank: from 1 minute'],
      [{ ...live, bank: '90000' }, '/time/bank: from 1 minute'],
      [{ ...live, increment: 0 }, '/time/increment: from 5 seconds to 10 minutes'],
      [{ ...days, bank: 61 * 24 * HOUR }, '/time/bank: from 1 hour to 60 days'],
      [{ ...days, increment: 15 * 24 * HOUR }, '/time/increment: from 1 hour to 14 days'],
      [{ ...days, window: { from: 600, to: 700 } }, '/time/window: a window of at least 6 hours'],
    ] as const) {
      const body = await open(time);
      expect([body.code, body.detail]).toEqual(['malformed', expect.stringContaining(detail)]);
    }
  });
});
