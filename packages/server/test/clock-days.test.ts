import { describe, expect, it } from 'vitest';
import { DAY, DAYS, HOUR, LIVE, TimedHouse } from './clock-stage.ts';

const other = (seat: number): number => 1 - seat;

describe('a game over days', () => {
  const window = { from: 9 * 60, to: 21 * 60 };

  it('runs in the window of the day of each seat’s own time zone, over the change to summer time', async () => {
    // Saturday before the change, 20:00 in Berlin.
    const house = await TimedHouse.open(Date.UTC(2026, 2, 28, 19));
    const time = { ...DAYS, bank: 24 * HOUR, window };
    const party = await house.sit(2, time, { zones: ['Europe/Berlin', 'America/New_York'] });
    const { running } = await party.clock();
    const berlin = running?.seat === 0;
    // Berlin: 1 h today, 12 h on Sunday (of 23), 11 h on Monday. New York: 15:00, so 6 h today, 12 h, 6 h.
    expect(running?.deadline).toBe(berlin ? Date.UTC(2026, 2, 30, 18) : Date.UTC(2026, 2, 30, 19));
    await house.pass(4 * HOUR);
    const { left, running: now } = await party.clock();
    expect(left[berlin ? 0 : 1]).toBe((berlin ? 23 : 20) * HOUR);
    expect(now?.counts).toBe(!berlin);
    expect(now?.turns).toBe(berlin ? Date.UTC(2026, 2, 29, 7) : Date.UTC(2026, 2, 29, 1));
    await house.pass((running?.deadline as number) - house.now - 1);
    expect(await party.kinds()).toEqual(['setup']);
    await house.pass(1);
    expect(await party.kinds()).toEqual(['setup', 'timeout']);
  });

  it('takes another time zone for the next turn, never for the one that runs', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, { ...DAYS, window }, { zones: ['Europe/Berlin', 'Europe/Berlin'] });
    const { running } = await party.clock();
    const seat = running?.seat as number;
    expect((await party.act({ do: 'zone', seat, zone: 'Asia/Tokyo' })).status).toBe(200);
    expect((await party.clock()).running).toEqual(running);
    expect((await party.act({ do: 'zone', seat, zone: 'Mars/Olympus' })).body.code).toBe('malformed');
    await party.move('stop');
    await party.move('stop');
    // 12:00 in Berlin is 19:00 in Tokyo: two hours are left of the day there.
    expect((await party.clock()).running?.turns).toBe(house.now + 2 * HOUR);
  });

  it('pauses when all wish it, until anybody ends it or moves, and gives no time back', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, DAYS);
    const first = (await party.see()).turn as number;
    await house.pass(DAY);
    await party.act({ do: 'pause', seat: 0, wish: true });
    expect(await party.clock()).toMatchObject({ wishes: [0], running: { seat: first } });
    await party.act({ do: 'pause', seat: 1, wish: true });
    expect((await party.clock()).paused).toBe(house.now);
    await house.pass(20 * DAY);
    await house.restart();
    expect((await party.clock()).left[first]).toBe(2 * DAY);
    await party.act({ do: 'pause', seat: 1, wish: false });
    expect((await party.clock()).running).toMatchObject({ seat: first, deadline: house.now + 2 * DAY });

    for (const seat of [0, 1]) await party.act({ do: 'pause', seat, wish: true });
    await house.pass(DAY);
    await party.move('stop');
    expect(await party.clock()).toMatchObject({ wishes: [], running: { seat: other(first) } });
    expect((await party.clock()).paused).toBeUndefined();
    for (const seat of [0, 1]) await party.act({ do: 'pause', seat, wish: true });
    await house.pass(30 * DAY);
    expect((await party.clock()).running?.deadline).toBe(house.now + 3 * DAY);
  });

  it('has no pause where none was agreed', async () => {
    const house = await TimedHouse.open();
    for (const time of [LIVE, undefined, { ...DAYS, pause: false }]) {
      const party = await house.sit(2, time);
      expect((await party.act({ do: 'pause', seat: 0, wish: true })).body.code).toBe('not-asked');
    }
  });
});
