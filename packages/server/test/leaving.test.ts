import { describe, expect, it } from 'vitest';
import { LIVE, MINUTE, TimedHouse } from './clock-stage.ts';
import { BOT } from './stage.ts';

const other = (seat: number): number => 1 - seat;

describe('giving up', () => {
  it('asks the others, also at an untimed table, who play on against a bot; its seat comes behind', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, undefined);
    expect((await party.act({ do: 'concede', seat: 0 }, 1)).body.code).toBe('not-your-seat');
    expect((await party.act({ do: 'concede', seat: 0 })).status).toBe(200);
    expect((await party.act({ do: 'concede', seat: 0 })).status).toBe(200);
    expect((await party.clock()).questions).toMatchObject([
      { seat: 0, why: 'conceded', choices: ['bot', 'end'], voters: [1] },
    ]);
    const vote = { do: 'choose', seat: 1, about: 0 } as const;
    expect((await party.act({ ...vote, choice: 'wait' })).body.code).toBe('not-asked');
    await house.restart();
    await party.act({ ...vote, choice: 'bot', level: 'random' });
    expect((await party.act({ do: 'take-back', seat: 0 })).body.code).toBe('not-asked');
    for (;;) {
      const { turn, status } = await party.see();
      if (status === 'ended') break;
      if (turn === 1) await party.move('stop');
      else await new Promise(resolve => setTimeout(resolve, 1));
    }
    const end = await party.see();
    expect(end.result?.ranks).toEqual([2, 1]);
    expect(end.early).toBeUndefined();
  });

  it('of the last person ends the game', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(1, undefined, { more: [BOT] });
    await party.act({ do: 'concede', seat: 0 });
    expect(await party.see()).toMatchObject({
      status: 'ended',
      early: 'conceded',
      result: { ranks: [2, 1] },
    });
  });

  it('while two seats are asked about at once both can be settled, and the game goes on', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(3, LIVE);
    const late = (await party.see()).turn as number;
    const [quits, stays] = [0, 1, 2].filter(seat => seat !== late) as [number, number];
    house.now += 5 * MINUTE;
    await Promise.all([party.act({ do: 'concede', seat: quits }), house.server.services.jobs.runDue()]);
    const { questions } = await party.clock();
    expect(questions.map(({ seat }) => seat).sort()).toEqual([late, quits].sort());
    for (const { voters } of questions) expect(voters).toEqual([stays]);
    for (const about of [quits, late])
      await party.act({ do: 'choose', seat: stays, about, choice: 'bot', level: 'random' });
    await expect.poll(async () => (await party.see()).turn).toBe(stays);
    expect((await party.clock()).running?.seat).toBe(stays);
  });
});

describe('a seat of one’s own', () => {
  it('can be given to a bot and taken back at any time', async () => {
    const house = await TimedHouse.open();
    const party = await house.sit(2, LIVE);
    const first = (await party.see()).turn as number;
    await party.act({ do: 'hand', seat: first, level: 'random' });
    await expect.poll(async () => (await party.see()).turn).toBe(other(first));
    await party.browser(first).send('PATCH', '/api/me', { name: 'Georges' });
    await party.act({ do: 'take-back', seat: first });
    expect((await party.info()).seats[first]).toMatchObject({ kind: 'person', name: 'Georges' });
    expect((await party.act({ do: 'hand', seat: first, level: 'search' })).body.code).toBe('malformed');
  });
});
