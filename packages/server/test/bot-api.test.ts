import { MadeToken, StreamLine, TokenInfo } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Server } from '../src/server.ts';
import { Lines } from './lines.ts';
import { Browser, folder, INVITE, key, listen, ME, start } from './stage.ts';

const token = async (browser: Browser, as: object = { kind: 'me' }) => {
  const { status, body } = await browser.post('/api/me/tokens', { name: 'my program', as });
  expect(status).toBe(201);
  return MadeToken.strict().parse(body);
};
const program = (server: Server, secret: string) => {
  const robot = new Browser(server);
  const send = robot.send.bind(robot);
  robot.send = (method, url, body, headers) =>
    send(method, url, body, { authorization: `Bearer ${secret}`, ...headers });
  return robot;
};
const revoke = (server: Server, browser: Browser, id: string) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/me/tokens/${id}`,
    headers: { cookie: browser.cookie ?? '' },
  });

describe('a token', () => {
  it('plays as whoever made it; only its hash is stored, and it is shown once', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { secret, token: made } = await token(browser);
    expect(made.as).toEqual({ ...browser.me, bot: false });
    const robot = program(server, secret);
    expect((await robot.get('/api/me')).body).toEqual(browser.me);
    expect(robot.cookie).toBeUndefined();
    const { id } = await robot.open([ME, INVITE]);
    expect((await browser.get('/api/tables')).body).toMatchObject([{ id }]);
    const stored = await server.services.store.db.selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(8));
    const listed = await browser.get('/api/me/tokens');
    expect(z.array(TokenInfo.strict()).parse(listed.body)[0]?.usedAt).toBeGreaterThan(0);
    expect(JSON.stringify(listed.body)).not.toContain(secret.slice(8));
  });

  it('plays as a bot with a name of its own, which several tokens may share', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const first = await token(browser, { kind: 'new-bot', name: 'Gaffer' });
    expect(first.token.as).toMatchObject({ name: 'Gaffer', bot: true });
    const [bot] = (await browser.get('/api/me/bots')).body;
    const second = await token(browser, { kind: 'bot', id: bot.id });
    expect(second.token.as).toEqual(first.token.as);
    const { id, seats } = await program(server, first.secret).open([ME, INVITE]);
    expect(seats[0]).toMatchObject({ name: 'Gaffer', mine: true });
    expect((await program(server, second.secret).get('/api/tables')).body).toMatchObject([{ id }]);
    expect((await browser.get('/api/tables')).body).toEqual([]);
    const stranger = await Browser.arrive(server);
    const stolen = await stranger.post('/api/me/tokens', { name: 'x', as: { kind: 'bot', id: bot.id } });
    expect([stolen.status, stolen.body.code]).toEqual([404, 'not-found']);
  });

  it('is good for playing and nothing else', async () => {
    const server = await start();
    const { secret } = await token(await Browser.arrive(server));
    const robot = program(server, secret);
    const answers = [
      await robot.send('PATCH', '/api/me', { name: 'Other' }),
      await robot.get('/api/me/tokens'),
      await robot.post('/api/me/tokens', { name: 'more', as: { kind: 'me' } }),
    ];
    expect(answers.map(answer => [answer.status, answer.body.code])).toEqual(
      answers.map(() => [403, 'not-for-tokens']),
    );
  });

  it('is refused when forged or revoked, also beside a good cookie; nobody revokes another one’s', async () => {
    const dir = folder();
    const server = await start(dir);
    const browser = await Browser.arrive(server);
    const { secret, token: made } = await token(browser);
    const tries = ['', 'x', 'backlot_', `${secret}x`, `backlot_${'A'.repeat(43)}`, "' or 1=1 --"];
    for (const forged of tries) {
      const { status, body } = await browser.get('/api/tables', { authorization: `Bearer ${forged}` });
      expect([status, body.code]).toEqual([401, 'bad-token']);
    }
    // A proxy's own password is none of ours.
    expect((await browser.get('/api/me', { authorization: 'Basic eDp5' })).body).toEqual(browser.me);
    const stranger = await Browser.arrive(server);
    expect((await revoke(server, stranger, made.id)).statusCode).toBe(404);
    expect((await program(server, secret).get('/api/tables')).status).toBe(200);
    expect((await revoke(server, browser, made.id)).statusCode).toBe(204);
    expect((await program(server, secret).get('/api/tables')).status).toBe(401);
    expect((await browser.get('/api/me/tokens')).body).toEqual([]);
  });

  it('has limits: how many there are, and how fast one sends', async () => {
    const server = await start(undefined, { RATE_LIMIT: '100' }, { now: () => 1_800_000_000_000 });
    const browser = await Browser.arrive(server);
    const { secret } = await token(browser);
    for (let i = 1; i < 20; i++) await token(browser);
    const more = await browser.post('/api/me/tokens', { name: 'x', as: { kind: 'me' } });
    expect([more.status, more.body.code]).toEqual([400, 'malformed']);
    const robot = program(server, secret);
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) codes.push((await robot.get('/api/titles-of-none')).status);
    expect(codes).toEqual(codes.map(() => 404));
    codes.length = 0;
    for (let i = 0; i < 12; i++) codes.push((await robot.get('/api/tables')).status);
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

describe('a stream of events', () => {
  it('lets a program without rules play a whole game, and ends with it', async () => {
    const server = await start();
    const url = await listen(server);
    const robots = [];
    for (const name of ['Gaffer', 'Grip']) {
      const { secret } = await token(await Browser.arrive(server), { kind: 'new-bot', name });
      robots.push({ robot: program(server, secret), secret });
    }
    const [one, two] = robots as [(typeof robots)[0], (typeof robots)[0]];
    const { id, seats } = await one.robot.open([ME, INVITE]);
    const waiting = await Lines.open(`${url}/api/tables/${id}/events`, one.secret);
    expect(await waiting.next()).toEqual({ type: 'changed', table: id });
    await two.robot.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    const played = async (reader: Lines, robot: Browser) => {
      const lines: StreamLine[] = [];
      for (;;) {
        const line = StreamLine.parse(await reader.next());
        lines.push(line);
        if (line.type === 'end') return lines;
        if (line.type !== 'update' || line.legal === undefined) continue;
        expect(line.turn).toBe(line.seat);
        const { status } = await robot.move(id, line.seat ?? -1, line.seq, line.legal.at(-1) ?? '', key());
        expect(status).toBe(200);
      }
    };
    const [first, second] = await Promise.all([
      played(waiting, one.robot),
      Lines.open(`${url}/api/tables/${id}/events`, two.secret).then(reader => played(reader, two.robot)),
    ]);
    for (const lines of [first, second]) {
      expect(lines.at(-1)).toMatchObject({
        type: 'end',
        status: 'ended',
        result: { ranks: [expect.any(Number), expect.any(Number)] },
      });
      const steps = lines.flatMap(line => (line.type === 'update' ? line.steps.map(({ seq }) => seq) : []));
      expect(steps).toEqual(steps.map((_, i) => i));
    }
    const again = await Lines.open(`${url}/api/tables/${id}/events?after=${steps(first) - 1}`, one.secret);
    expect(await again.next()).toMatchObject({ type: 'update', after: steps(first) - 1, steps: [{}] });
    expect(await again.next()).toMatchObject({ type: 'end' });
    expect(await again.next()).toBeUndefined();
  });

  it('beats, and ends within a beat when its token is revoked', async () => {
    const server = await start(undefined, {}, { streamBeatMs: 50 });
    const url = await listen(server);
    const browser = await Browser.arrive(server);
    const { secret, token: made } = await token(browser);
    const { id } = await program(server, secret).open([ME, INVITE]);
    const reader = await Lines.open(`${url}/api/tables/${id}/events`, secret);
    expect(await reader.next()).toMatchObject({ type: 'changed' });
    expect(await reader.next()).toEqual({ type: 'heartbeat', seq: -1 });
    await revoke(server, browser, made.id);
    let line = await reader.next();
    while ((line as StreamLine).type === 'heartbeat') line = await reader.next();
    expect(line).toMatchObject({ type: 'problem', problem: { code: 'no-session' } });
    expect(await reader.next()).toBeUndefined();
  });

  it('says when the server stops; shows no seat of another; is no more than twenty a person', async () => {
    const server = await start();
    const url = await listen(server);
    const [browser, other] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { secret } = await token(browser);
    const { id } = await browser.open([ME, INVITE]);
    const refused = await other.get(`/api/tables/${id}/events?seat=0`);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-your-seat']);
    const readers: Lines[] = [];
    for (let i = 0; i < 20; i++) readers.push(await Lines.open(`${url}/api/tables/${id}/events`, secret));
    const more = await fetch(`${url}/api/tables/${id}/events`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([more.status, (await more.json()).code]).toEqual([429, 'too-many']);
    for (const reader of readers.slice(1)) reader.close();
    await server.close();
    expect(await readers[0]?.next()).toMatchObject({ type: 'changed' });
    expect(await readers[0]?.next()).toEqual({ type: 'closing' });
  });
});

/** The newest row that lines told of. */
function steps(lines: readonly StreamLine[]): number {
  return Math.max(...lines.map(line => (line.type === 'update' ? line.seq : -1)));
}

it('the description of the API says which routes a token may call', async () => {
  const browser = await Browser.arrive(await start());
  const { body } = await browser.get('/api');
  expect(body).toEqual((await browser.get('/api/openapi.json')).body);
  expect(body.paths['/api/tables/{id}/moves'].post.security).toEqual([{ cookie: [] }, { token: [] }]);
  expect(body.paths['/api/me/tokens'].get.security).toEqual([{ cookie: [] }]);
  expect(body.paths['/api/tables/{id}/events'].get.responses['200'].content).toHaveProperty([
    'application/x-ndjson',
  ]);
});
