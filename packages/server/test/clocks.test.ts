import { parseRecord, verifyRecord } from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { tick } from '../src/clocks/tick.ts';
import { TITLES } from '../src/titles.ts';
import { DAY, HOUR, LIVE, LIVE_DEFAULT, MINUTE, SECOND, TimedHouse } from './clock-stage.ts';
import { BOT, TOY } from './stage.ts';

const other = (seat: number): number => 1 - seat;

describe('a live clock', () => {
  it('counts for whoever decides, gives the increment when another seat is asked, and never above the bank', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const first = (await party.see()).turn as number;
    await house.pass(20 * SECOND);
    expect((await party.clock()).left[first]).toBe(5 * MINUTE - 20 * SECOND);
    expect((await party.clock()).left[other(first)]).toBe(5 * MINUTE);
    // Within a turn nothing is given back.
    await party.move('draw');
    await house.pass(5 * SECOND);
    expect((await party.clock()).left[first]).toBe(5 * MINUTE - 25 * SECOND);
    await party.move('stop');
    expect((await party.clock()).left[first]).toBe(5 * MINUTE - 15 * SECOND);
    expect((await party.clock()).running).toMatchObject({ seat: other(first), counts: true });
    await house.pass(3 * SECOND);
    await party.move('stop');
    expect((await party.clock()).left[other(first)]).toBe(5 * MINUTE);
    expect((await party.info()).time).toEqual(LIVE);
  });

  it('shows nothing at an untimed table and stores nothing there', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, undefined);
    await house.pass(100 * DAY);
    await party.move('stop');
    expect((await party.see()).clock).toBeUndefined();
    expect(await house.server.services.store.clocks.find(party.id)).toBeUndefined();
    expect(await house.server.services.store.jobs.next(['clock'])).toBeUndefined();
  });

  it('gives no time back for an undo, and takes the increment away again', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const first = (await party.see()).turn as number;
    await house.pass(30 * SECOND);
    await party.move('stop');
    await house.pass(4 * SECOND);
    for (let i = 0; i < 3; i++) {
      const { seq } = await party.see();
      const key = `undo-key-${i}-${first}`;
      expect(
        (await party.browser(first).post(`/api/tables/${party.id}/undo`, { seat: first, seq, key })).status,
      ).toBe(200);
      const { left, running } = await party.clock();
      expect(running?.seat).toBe(first);
      // What the other seat thought meanwhile is its own time.
      expect(left[first]).toBe(5 * MINUTE - 30 * SECOND);
      expect(left[other(first)]).toBe(5 * MINUTE - 4 * SECOND);
      await party.move('stop');
      expect((await party.clock()).left[first]).toBe(5 * MINUTE - 20 * SECOND);
    }
  });

  it('stands while a bot thinks', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(1, LIVE, { more: [BOT] });
    await expect.poll(async () => (await party.see()).turn).toBe(0);
    await house.pass(7 * SECOND);
    await party.move('stop');
    await expect.poll(async () => (await party.see()).turn).toBe(0);
    expect((await party.clock()).left).toEqual([5 * MINUTE, 5 * MINUTE]);
  });

  it('goes on over a restart as if nothing had been', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    await house.pass(20 * SECOND);
    const before = await party.clock();
    await house.restart();
    expect(await party.clock()).toEqual(before);
    await house.pass(SECOND);
    const seat = before.running?.seat as number;
    expect((await party.clock()).left[seat]).toBe((before.left[seat] as number) - SECOND);
  });
});

describe('a reminder', () => {
  it('comes once before the time is up, again where it failed, and not after the move', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const first = (await party.see()).turn as number;
    const { deadline } = (await party.clock()).running ?? { deadline: 0 };
    await house.pass(5 * MINUTE - 31 * SECOND);
    expect(house.notices.said).toEqual([]);
    house.notices.broken = true;
    await house.pass(SECOND);
    house.notices.broken = false;
    await house.pass(5 * SECOND);
    const { id: person } = (await party.browser(first).get('/api/me')).body;
    expect(house.notices.said).toEqual([{ table: party.id, seat: first, person, deadline }]);
    await house.pass(5 * SECOND);
    await party.move('stop');
    await house.pass(60 * SECOND);
    expect(house.notices.said).toHaveLength(1);
  });
});

describe('when a time is up', () => {
  it('the game waits for the others, and who comes late still plays on', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const late = (await party.see()).turn as number;
    await house.pass(5 * MINUTE - 1);
    expect(await party.kinds()).toEqual(['setup']);
    await house.pass(1);
    expect(await party.kinds()).toEqual(['setup', 'timeout']);
    const { questions, running, left } = await party.clock();
    expect({ running, left: left[late] }).toEqual({ running: undefined, left: 0 });
    expect(questions).toEqual([
      {
        seat: late,
        why: 'time',
        choices: ['wait', 'bot', 'end'],
        voters: [other(late)],
        votes: [],
        closes: house.now + 7 * DAY,
      },
    ]);
    await house.pass(DAY);
    expect((await party.see()).status).toBe('playing');
    expect((await party.move('draw')).status).toBe(200);
    expect((await party.clock()).questions).toEqual([]);
    expect((await party.clock()).running).toMatchObject({ seat: late, deadline: house.now + 10 * SECOND });
  });

  it('the others wait, and are asked again', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const late = (await party.see()).turn as number;
    await house.pass(5 * MINUTE);
    expect((await party.act({ do: 'choose', seat: other(late), about: late, choice: 'wait' })).status).toBe(
      200,
    );
    expect((await party.clock()).running).toMatchObject({ seat: late, deadline: house.now + MINUTE });
    await house.pass(MINUTE);
    expect((await party.clock()).questions).toHaveLength(1);
    expect(await party.kinds()).toEqual(['setup', 'timeout', 'timeout']);
  });

  it('the others hand the seat to a bot; its player may look on, not move, and take it back', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const late = (await party.see()).turn as number;
    await house.pass(5 * MINUTE);
    const choice = { do: 'choose', seat: other(late), about: late, choice: 'bot' } as const;
    expect((await party.act(choice)).body.code).toBe('malformed');
    expect((await party.act({ ...choice, level: 'search' })).body.code).toBe('malformed');
    expect((await party.act({ ...choice, level: 'random' })).body.seats[late]).toMatchObject({
      kind: 'bot',
      level: 'random',
      handed: true,
    });
    await expect.poll(async () => (await party.see()).turn).toBe(other(late));
    const kinds = await party.kinds();
    expect(kinds.slice(0, 4)).toEqual(['setup', 'timeout', 'bot', 'move']);
    const seen = await party.see(late);
    expect(seen).toMatchObject({ seat: late });
    expect((await party.browser(late).move(party.id, late, seen.seq, 'draw')).body.code).toBe('seat-handed');
    expect((await party.act({ do: 'take-back', seat: late })).status).toBe(200);
    expect((await party.act({ do: 'take-back', seat: late })).status).toBe(200);
    expect((await party.kinds()).filter(kind => kind === 'back')).toHaveLength(1);
    expect((await party.info()).seats[late]).toMatchObject({ kind: 'person' });
    await party.move('stop');
    expect((await party.clock()).running?.seat).toBe(late);
    expect((await party.move('stop')).status).toBe(200);
    await house.restart();
    expect((await party.info()).seats[late]).toMatchObject({ kind: 'person' });
  });

  it('the others end the game: no points count, who was late comes behind; the record is verified', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const late = (await party.see()).turn as number;
    await house.pass(5 * MINUTE);
    await party.act({ do: 'choose', seat: other(late), about: late, choice: 'end' });
    const end = await party.see();
    expect(end).toMatchObject({ status: 'ended', early: 'agreed' });
    expect(end.result).toEqual({ points: [0, 0], ranks: late === 0 ? [2, 1] : [1, 2] });
    expect(end.turn).toBeUndefined();
    const record = parseRecord((await party.browser(0).get(`/api/tables/${party.id}/record`)).body);
    expect(verifyRecord(record, () => TOY.shipped)).toMatchObject({ ok: true });
    expect((await party.browser(0).get(`/api/tables/${party.id}/reel`)).status).toBe(200);
    expect(await house.server.services.store.jobs.next(['clock'])).toBeUndefined();
    await house.restart();
    expect(await party.see()).toEqual({ ...end, clock: { ...end.clock, now: house.now } });
    expect((await party.act({ do: 'choose', seat: other(late), about: late, choice: 'end' })).body.code).toBe(
      'table-ended',
    );
  });

  it('more than half of those asked decide, or the mildest wish where all have spoken', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(4, LIVE);
    const late = (await party.see()).turn as number;
    const [a, b, c] = [0, 1, 2, 3].filter(seat => seat !== late) as [number, number, number];
    await house.pass(5 * MINUTE);
    const vote = (seat: number, choice: 'wait' | 'bot' | 'end') =>
      party.act({ do: 'choose', seat, about: late, choice, ...(choice === 'bot' && { level: 'random' }) });
    expect((await vote(late, 'wait')).body.code).toBe('not-asked');
    expect((await party.act({ do: 'choose', seat: a, about: b, choice: 'end' })).body.code).toBe('not-asked');
    expect((await party.act({ do: 'choose', seat: a, about: late, choice: 'end' }, b)).body.code).toBe(
      'not-your-seat',
    );
    await vote(a, 'end');
    await vote(a, 'end');
    await vote(b, 'bot');
    expect((await party.clock()).questions[0]?.votes).toHaveLength(2);
    expect((await party.see()).status).toBe('playing');
    await vote(c, 'wait');
    expect((await party.clock()).running?.seat).toBe(late);
    await house.pass(MINUTE);
    await vote(a, 'end');
    await vote(c, 'end');
    expect((await party.see()).status).toBe('ended');
  });

  it('nobody answers: the table is closed after seven days, with all kept', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    await house.pass(5 * MINUTE);
    await house.pass(7 * DAY - 1);
    expect((await party.see()).status).toBe('playing');
    await house.pass(1);
    expect(await party.see()).toMatchObject({ status: 'ended', early: 'abandoned' });
    expect(await party.kinds()).toEqual(['setup', 'timeout', 'end']);
    expect((await party.browser(0).get(`/api/tables/${party.id}/record`)).status).toBe(200);
  });

  it('is done by the server that starts after it, once', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    await house.server.close();
    house.now += HOUR;
    await house.restart();
    await house.pass(0);
    expect(await party.kinds()).toEqual(['setup', 'timeout']);
    // The process died before it could say that the job was done.
    const { jobs, store } = house.server.services;
    await store.writer.write(jobs.schedule('clock', party.id, house.now));
    await house.pass(0);
    await house.restart();
    await house.pass(0);
    expect(await party.kinds()).toEqual(['setup', 'timeout']);
    expect(await house.server.services.store.clocks.find(party.id)).toBeDefined();
  });

  it('at two tables in one tick, both are served; at one table asked twice at once, once', async () => {
    const house = await TimedHouse.open();
    const one = await house.sit(2, LIVE);
    const two = await house.sit(2, LIVE_DEFAULT);
    await house.pass(5 * MINUTE);
    expect(await one.kinds()).toEqual(['setup', 'timeout']);
    expect((await two.kinds()).slice(0, 3)).toEqual(['setup', 'timeout', 'move']);

    const three = await house.sit(2, LIVE);
    house.now += 5 * MINUTE;
    const live = await house.server.services.house.open(three.id);
    expect(await Promise.all([live.change(tick), live.change(tick)])).toEqual([true, false]);
    expect(await three.kinds()).toEqual(['setup', 'timeout']);
  });
});

describe('a table that plays on for who is absent', () => {
  it('plays what the rules play, in one write, and gives the increment for the next turn', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE_DEFAULT);
    const late = (await party.see()).turn as number;
    await house.pass(5 * MINUTE);
    expect((await party.see()).turn).toBe(other(late));
    expect((await party.clock()).left[late]).toBe(10 * SECOND);
    expect((await party.clock()).questions).toEqual([]);
    await party.move('stop');
    expect((await party.clock()).running).toMatchObject({ seat: late, deadline: house.now + 10 * SECOND });
  });

  it('refuses a move that comes after the time, though nobody has looked at the clock yet', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE_DEFAULT);
    house.now += 5 * MINUTE;
    expect((await party.move('draw')).body.code).toBe('stale');
    expect((await party.kinds())[1]).toBe('timeout');
  });

  it('asks the others when a seat was late three times in a row', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE_DEFAULT, { title: 'melies' });
    const late = (await party.see()).turn as number;
    for (let i = 0; i < 200 && (await party.clock()).questions.length === 0; i++) {
      const { turn, view } = await party.see();
      if (turn === late) await house.pass(5 * MINUTE);
      else {
        const { shipped } = TITLES.melies;
        const state = shipped.imagine(view as never, () => 0);
        expect((await party.move(shipped.text(shipped.fallback(state)))).status).toBe(200);
      }
    }
    expect((await party.clock()).questions).toMatchObject([{ seat: late, why: 'time' }]);
    expect((await party.kinds()).filter(kind => kind === 'timeout')).toHaveLength(4);
  });
});
