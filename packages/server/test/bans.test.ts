import { Arrival, Problem, type StreamLine } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { ban, unban } from '../src/admin/bans.ts';
import type { Server } from '../src/server.ts';
import { openBeside } from '../src/store/open-beside.ts';
import { Lines } from './lines.ts';
import { Page } from './page.ts';
import { account, enterByMail, startWithMail } from './people-stage.ts';
import { type Answer, atEnd, Browser, INVITE, key, listen, ME, start } from './stage.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const WISH = { days: '7', reason: 'Eggs for sale' };

/** The operator, who is another process: what is done there is seen in the store alone. */
async function operator({ services }: Server) {
  const db = await openBeside(services.config);
  atEnd(() => db.destroy());
  return {
    ban: (id: string, wish: { days?: string; reason?: string } = WISH, at = NOW) =>
      ban(db, id, { days: undefined, reason: undefined, ...wish }, at),
    unban: (id: string) => unban(db, id, NOW),
  };
}

/** A host, and a pest who plays at a running table, sits at one that waits, and may have been at one that is over. */
async function house() {
  const server = await start(undefined, {}, { now: () => NOW });
  const [host, pest] = [await Browser.arrive(server), await Browser.arrive(server)];
  const { id: running } = await host.open([ME, INVITE], { visibility: 'public' });
  await pest.post(`/api/tables/${running}/sit`, {});
  const { id: waiting } = await host.open([ME, INVITE, INVITE], { visibility: 'public' });
  await pest.post(`/api/tables/${waiting}/sit`, {});
  const { id: open, seats } = await host.open([ME, INVITE], { visibility: 'public' });
  const invite = seats[1]?.invite as string;
  const say = (browser: Browser, table = running) =>
    browser.post(`/api/tables/${table}/chat`, { key: key(), text: 'Eggs!' });
  return { server, operator: await operator(server), host, pest, running, waiting, open, invite, say };
}

function expectBanned({ status, body, type }: Answer, until: number | 'for good' = NOW + 7 * DAY): Problem {
  expect([status, body.code, type.split(';')[0]]).toEqual([403, 'banned', 'application/problem+json']);
  const problem = Problem.strict().parse(body);
  expect(problem.ban?.until ?? 'for good').toBe(until);
  return problem;
}

describe('somebody who is banned', () => {
  it('is told until when and why, at once, and begins nothing new', async () => {
    const { operator, pest, running, open, invite, say } = await house();
    const mine = await pest.open([ME, INVITE], { visibility: 'public' });
    expect((await pest.get('/api/me')).body).toEqual(pest.me);
    expect(await operator.ban(pest.me.id)).toBe(
      `${pest.me.name} (${pest.me.id}) is banned until 2027-01-22 08:00 UTC: Eggs for sale.`,
    );
    expect(Arrival.strict().parse((await pest.get('/api/me')).body)).toEqual({
      ...pest.me,
      ban: { until: NOW + 7 * DAY, reason: 'Eggs for sale' },
    });
    const { detail } = expectBanned(await say(pest));
    expect(detail).toMatch(/until 2027-01-22 08:00 UTC\. The reason: Eggs for sale\./);
    const table = { key: key(), title: 'lanterns', seats: [ME, INVITE] };
    const record = { key: key(), record: {}, seq: 0 };
    const token = { name: 'a', as: { kind: 'me' } };
    for (const [method, url, body] of [
      ['POST', '/api/tables', table],
      ['POST', `/api/tables/${open}/sit`, {}],
      ['POST', `/api/tables/${open}/join`, { invite }],
      ['POST', `/api/tables/${mine.id}/bots`, { level: 'random', seat: 1 }],
      ['POST', `/api/tables/${running}/rematch`, { key: key() }],
      ['POST', `/api/tables/${running}/share`, { shared: true }],
      ['POST', '/api/records/continue', record],
      ['POST', '/api/reports', { table: running, seat: 0, reason: 'other' }],
      ['POST', '/api/me/tokens', token],
      ['PATCH', '/api/me', { name: 'Egg man' }],
    ] as const) {
      expectBanned(await pest.send(method, url, body));
    }
    expect((await pest.get(`/api/tables/${open}`)).body.seats[1].name).toBe('');
    expect((await pest.get('/api/me')).body.name).toBe(pest.me.name);
  });

  it('may still move in games that run, so that nobody else’s is spoilt, leave, and look on', async () => {
    const { server, operator, host, pest, running, waiting } = await house();
    const mine = await pest.open([ME, INVITE], { visibility: 'public' });
    const page = await Page.open(await listen(server), pest.cookie);
    await operator.ban(pest.me.id);
    page.say({ type: 'subscribe', table: running, seat: 1 });
    let update = await page.at(0);
    if (update.turn === 0) {
      await host.move(running, 0, update.seq, 'stop');
      update = await page.at(update.seq + 1);
    }
    page.say({ type: 'move', table: running, seat: 1, seq: update.seq, key: key(), move: 'roll' });
    const { seq } = await page.at(update.seq + 1);
    expect(seq).toBe(update.seq + 1);
    expect((await pest.view(running, 1)).seq).toBe(seq);
    expect((await pest.post(`/api/tables/${waiting}/free`, {})).status).toBe(204);
    expect((await pest.post(`/api/tables/${mine.id}/close`, {})).status).toBe(200);
    expect((await pest.get('/api/lobby?show=open')).status).toBe(200);
    expect((await pest.post('/api/me/recovery', {})).status).toBe(200);
    expect((await pest.post('/api/me/sign-out', {})).status).toBe(204);
  });

  it('has no table that waits in the lobby', async () => {
    const { operator, host, pest } = await house();
    const { id } = await pest.open([ME, INVITE], { visibility: 'public' });
    const shown = async () =>
      ((await host.get('/api/lobby?show=open')).body.tables as { id: string }[]).some(
        table => table.id === id,
      );
    expect(await shown()).toBe(true);
    await operator.ban(pest.me.id, {});
    expect(await shown()).toBe(false);
    await operator.unban(pest.me.id);
    expect(await shown()).toBe(true);
  });

  it('is let in again when the time is over, or the operator says so', async () => {
    const { operator, pest, say } = await house();
    // The seventh day ends just now.
    await operator.ban(pest.me.id, WISH, NOW - 7 * DAY);
    expect((await say(pest)).status).toBe(201);
    expect((await pest.get('/api/me')).body).toEqual(pest.me);
    await expect(operator.unban(pest.me.id)).rejects.toThrow(/is not banned/);
    await operator.ban(pest.me.id, WISH, NOW - 7 * DAY + 1);
    expectBanned(await say(pest), NOW + 1);
    await operator.ban(pest.me.id, {});
    const { detail, ban: told } = expectBanned(await say(pest), 'for good');
    expect([told, detail]).toEqual([{}, expect.stringContaining('for good.')]);
    await operator.unban(pest.me.id);
    expect((await say(pest)).status).toBe(201);
  });

  it('has no tokens that are taken, nor have its bots; streams that are open end', async () => {
    const server = await start(undefined, {}, { now: () => NOW, streamBeatMs: 50 });
    const url = await listen(server);
    const { ban: keepAway, unban: letIn } = await operator(server);
    const owner = await Browser.arrive(server);
    const made = async (as: object) => (await owner.post('/api/me/tokens', { name: 'a', as })).body;
    const [own, bot] = [await made({ kind: 'me' }), await made({ kind: 'new-bot', name: 'Gaffer' })];
    const program = (secret: string, path: string) =>
      new Browser(server).get(path, { authorization: `Bearer ${secret}` });
    const { id } = await owner.open([ME, INVITE]);
    const lines = await Lines.open(`${url}/api/tables/${id}/events`, own.secret);
    expect(await lines.next()).toMatchObject({ type: 'changed' });

    await keepAway(owner.me.id);
    for (const { secret } of [own, bot]) {
      for (const path of ['/api/me', '/api/tables', `/api/tables/${id}/events`])
        expectBanned(await program(secret, path));
    }
    let line = await lines.next();
    while ((line as StreamLine).type === 'heartbeat') line = await lines.next();
    expect(line).toMatchObject({ type: 'problem', problem: { code: 'banned' } });
    expect(await lines.next()).toBeUndefined();
    await letIn(owner.me.id);

    // A bot alone, whose owner may stay.
    expect(await keepAway(bot.token.as.id)).toMatch(
      `It is a bot of ${owner.me.name} (${owner.me.id}), who is not.`,
    );
    expectBanned(await program(bot.secret, '/api/me'));
    expect((await program(own.secret, '/api/me')).status).toBe(200);
    expect((await owner.post('/api/me/tokens', { name: 'b', as: { kind: 'me' } })).status).toBe(201);
  });

  it('stays so as an account, on another device, and when a guest goes up in an account', async () => {
    const { server, mailer } = await startWithMail();
    const { ban: keepAway } = await operator(server);
    const tables = (browser: Browser) =>
      browser.post('/api/tables', { key: key(), title: 'lanterns', seats: [ME, INVITE] });
    const at = Date.now();
    const [guest, phone] = [await Browser.arrive(server), await Browser.arrive(server)];
    await keepAway(guest.me.id, WISH, at);
    expect((await enterByMail(mailer, guest, guest, 'pest@example.org')).status).toBe(200);
    expect((await guest.get('/api/me/profile')).body).toMatchObject({ id: guest.me.id, account: true });
    expectBanned(await tables(guest), at + 7 * DAY);
    await enterByMail(mailer, phone, phone, 'pest@example.org');
    expectBanned(await tables(phone), at + 7 * DAY);

    const good = await account(server, mailer, 'good@example.org');
    expect((await tables(good)).status).toBe(201);
    const other = await Browser.arrive(server);
    await keepAway(other.me.id, {}, at);
    expect((await enterByMail(mailer, other, other, 'good@example.org')).status).toBe(200);
    expectBanned(await tables(other), 'for good');
    expectBanned(await tables(good), 'for good');
  });
});
