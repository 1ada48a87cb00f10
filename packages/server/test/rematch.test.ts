import { searchChance } from '@backlot/engine';
import type { TableInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { anyMove, BOT, Browser, INVITE, key, local, ME, start } from './stage.ts';

/** Two people, one of them with a third at her screen, and a bot; played to its end. */
async function ended(more: object = {}) {
  const server = await start();
  const [ann, bob, other] = [
    await Browser.arrive(server),
    await Browser.arrive(server),
    await Browser.arrive(server),
  ];
  const { id, seats } = await ann.open([ME, local('Cleo'), INVITE, BOT], more);
  await bob.post(`/api/tables/${id}/join`, { invite: seats[2]?.invite });
  const chance = searchChance(3);
  for (let tries = 0; tries < 5000; tries++) {
    const { turn, seq } = await ann.view(id);
    if (turn === undefined) return { server, ann, bob, other, id };
    const who = turn === 2 ? bob : ann;
    if (turn === 3) await new Promise(resolve => setTimeout(resolve, 2));
    else await who.move(id, turn, seq, anyMove(await who.view(id, turn), chance));
  }
  throw new Error('the game did not end');
}
const rematch = (browser: Browser, id: string) => browser.post(`/api/tables/${id}/rematch`, { key: key() });

describe('a rematch', () => {
  it('keeps everybody a seat, one up, at one table for all who ask, and begins when they come', async () => {
    const { ann, bob, other, id } = await ended({ visibility: 'private', variant: { length: 'short' } });
    const asked = await Promise.all([rematch(bob, id), rematch(bob, id), rematch(ann, id)]);
    expect(asked.map(answer => answer.status)).toEqual([201, 201, 201]);
    const [next] = new Set(asked.map(answer => answer.body.id as string));
    expect(new Set(asked.map(answer => answer.body.id)).size).toBe(1);
    const info = (await bob.get(`/api/tables/${next}`)).body as TableInfo;
    expect(info).toMatchObject({ visibility: 'private', variant: { length: 'short' } });
    const hostIsBob = info.made;
    const [host, invited] = hostIsBob ? [bob, ann] : [ann, bob];
    // Ann, Cleo, Bob, bot become Cleo, Bob, bot, Ann.
    expect(info.seats[2]?.kind).toBe('bot');
    const theirs = (await invited.get(`/api/tables/${next}`)).body as TableInfo;
    expect(theirs.seats.flatMap(({ seat, kept }) => (kept === 'me' ? [seat] : []))).toEqual(
      hostIsBob ? [0, 3] : [1],
    );
    expect(((await invited.get('/api/tables')).body as TableInfo[])[0]?.id).toBe(next);
    expect((await other.get(`/api/tables/${next}`)).status).toBe(404);
    const { body } = await invited.post(`/api/tables/${next}/sit`, {});
    expect(body.status).toBe('playing');
    expect(body.seats.map((seat: { kind: string }) => seat.kind)).toEqual([
      'local',
      'person',
      'bot',
      'person',
    ]);
    expect(body.seats[0].name).toBe('Cleo');
    expect((await host.view(next as string)).seq).toBeGreaterThanOrEqual(0);
    expect((await rematch(other, id)).status).toBe(404);
  }, 60_000);

  it('gives kept seats to nobody else; a bot may sit there, and a closed one can be asked for again', async () => {
    const { ann, bob, other, id } = await ended({ visibility: 'public' });
    expect((await rematch(other, id)).body.code).toBe('not-your-seat');
    const first = (await rematch(ann, id)).body as TableInfo;
    expect(first.seats.some(seat => seat.invite !== undefined)).toBe(false);
    expect((await other.post(`/api/tables/${first.id}/sit`, { seat: 1 })).body.code).toBe('seat-taken');
    expect((await other.get('/api/lobby')).body.tables[0]).toMatchObject({ id: first.id, free: 0 });
    expect((await rematch(ann, first.id)).body.code).toBe('running');
    // Who does not want to come gives the seat up, and who asked may give it away; then it is free for others.
    expect((await bob.post(`/api/tables/${first.id}/free`, {})).status).toBe(204);
    const freed = (await ann.get(`/api/tables/${first.id}`)).body as TableInfo;
    expect(freed.seats.filter(seat => seat.kept !== undefined)).toEqual([]);
    expect(freed.seats.filter(seat => seat.invite !== undefined)).toHaveLength(1);
    expect((await other.get('/api/lobby')).body.tables[0]).toMatchObject({ id: first.id, free: 1 });
    await ann.post(`/api/tables/${first.id}/close`, undefined);
    const second = (await rematch(bob, id)).body as TableInfo;
    expect(second.id).not.toBe(first.id);
    const { body } = await bob.post(`/api/tables/${second.id}/bots`, { level: 'random' });
    expect(body.status).toBe('playing');
    expect((await ann.post(`/api/tables/${second.id}/sit`, {})).body.code).toBe('seat-taken');
  }, 60_000);
});
