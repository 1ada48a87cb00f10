import { createConnection } from 'node:net';
import { SHIPPED } from '@backlot/melies';
import { Problem } from '@backlot/protocol';
import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { type Answer, BOT, Browser, INVITE, key, listen, local, ME, start } from './stage.ts';

function expectProblem(answer: Answer, status: number, code: string): Problem {
  expect(answer.type).toMatch(/^application\/problem\+json/);
  const problem = Problem.parse(answer.body);
  expect([answer.status, problem.status, problem.code]).toEqual([status, status, code]);
  expect(problem.type).toBe(`/problems/${code}`);
  expect(problem.detail.length).toBeGreaterThan(15);
  return problem;
}

/** A running table of two local seats, and the browser they sit at. */
async function table() {
  const server = await start();
  const browser = await Browser.arrive(server);
  const { id } = await browser.open([ME, local('Ann')]);
  const update = await browser.view(id);
  return { server, browser, id, seat: update.turn as number, seq: update.seq };
}

describe('a malformed message', () => {
  it('is refused with the paths to mend', async () => {
    const { browser, id } = await table();
    const problem = expectProblem(
      await browser.post(`/api/tables/${id}/moves`, { seat: 'x', seq: -1 }),
      400,
      'malformed',
    );
    for (const path of ['/seat', '/seq', '/key', '/move']) expect(problem.detail).toContain(path);
  });

  it('is refused where it is no JSON, empty, of another type or too large', async () => {
    const { browser, id } = await table();
    const url = `/api/tables/${id}/moves`;
    const json = { 'content-type': 'application/json' };
    expectProblem(await browser.post(url, '{"seat":', json), 400, 'malformed');
    expectProblem(await browser.post(url, '', json), 400, 'malformed');
    expectProblem(await browser.post(url, 'seat=1', { 'content-type': 'text/plain' }), 415, 'wrong-type');
    expectProblem(await browser.post(url, `"${'x'.repeat(300_000)}"`, json), 413, 'too-large');
  });

  it('is refused with unknown fields, a prototype among them, and with a NUL in a name', async () => {
    const { browser, id, seat, seq } = await table();
    const move = { seat, seq, key: key(), move: 'stop' };
    expectProblem(await browser.post(`/api/tables/${id}/moves`, { ...move, more: 1 }), 400, 'malformed');
    const poison = `{"__proto__":{"x":1},"seat":${seat}}`;
    const json = { 'content-type': 'application/json' };
    expectProblem(await browser.post(`/api/tables/${id}/moves`, poison, json), 400, 'malformed');
    expectProblem(await browser.send('PATCH', '/api/me', { name: 'a\0b' }), 400, 'malformed');
  });

  it("is refused for addresses that can't be read, and for routes that are not there", async () => {
    const { browser } = await table();
    expectProblem(await browser.get('/api/tables/%zz'), 400, 'malformed');
    expectProblem(await browser.get('/api/tables/a'), 400, 'malformed');
    expectProblem(await browser.get('/api/nothing'), 404, 'not-found');
    expectProblem(await browser.post('/api/tables/abcdefgh/nothing', {}), 404, 'not-found');
    expectProblem(await browser.get('/no-such-file.js'), 404, 'not-found');
    expectProblem(await browser.get('/api/socket'), 400, 'malformed');
  });
});

describe('what is no HTTP', () => {
  /** Sends bytes and gives all that is answered until the server hangs up. */
  const raw = (port: number, text: string) =>
    new Promise<string>((done, failed) => {
      let heard = '';
      const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', data => {
        heard += String(data);
      });
      socket.on('close', () => done(heard));
      socket.on('error', failed);
    });
  const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

  it.each([
    ['a line of nonsense', 'NONSENSE\r\n\r\n', 400, 'malformed'],
    ['a piece whose length is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed'],
    ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `, 400, 'malformed'],
    ['too many headers', `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too-large'],
  ])('is refused as a problem and cut: %s', async (_, text, status, code) => {
    const server = await start();
    const address = await listen(server);
    const answer = await raw(Number(new URL(address).port), text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\r\\ncontent-type: application/problem\\+json`));
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, code });
    expect((await new Browser(server).get('/healthz')).status).toBe(200);
  });
});

describe('a move', () => {
  it('of another seat is refused', async () => {
    const { server, browser, id, seat, seq } = await table();
    const stranger = await Browser.arrive(server);
    expectProblem(await stranger.move(id, seat, seq, 'stop'), 403, 'not-your-seat');
    expectProblem(await stranger.get(`/api/tables/${id}/view?seat=${seat}`), 403, 'not-your-seat');
    expectProblem(await browser.move(id, 5, seq, 'stop'), 403, 'not-your-seat');
    expectProblem(await browser.move(id, 1 - seat, seq, 'stop'), 409, 'not-your-turn');
    expect((await browser.view(id)).seq).toBe(seq);
  });

  it('that answers an older row is refused with the newest', async () => {
    const { browser, id, seat, seq } = await table();
    expect((await browser.move(id, seat, seq, 'roll')).status).toBe(200);
    const problem = expectProblem(await browser.move(id, seat, seq, 'draw'), 409, 'stale');
    expect(problem.seq).toBe(seq + 1);
    expect((await browser.view(id)).seq).toBe(seq + 1);
  });

  it('that no rule knows, or that a rule forbids, is refused with the rule', async () => {
    const { browser, id, seat, seq } = await table();
    expectProblem(await browser.move(id, seat, seq, 'dance'), 422, 'unknown-move');
    const { view } = await browser.view(id, seat);
    const hand = (view as { hands: number[][] }).hands[seat] as number[];
    const foreign = [0, 1, 2, 3].find(card => !hand.includes(card)) as number;
    const problem = expectProblem(await browser.move(id, seat, seq, `play ${foreign}`), 422, 'illegal-move');
    expect(problem).toMatchObject({ rule: 'TOY-3', values: { card: foreign } });
  });

  it('sent twice under one key is played once, also at the same time', async () => {
    const { browser, id, seat, seq } = await table();
    const same = key();
    const answers = await Promise.all([1, 2, 3].map(() => browser.move(id, seat, seq, 'roll', same)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { key: same, seq: seq + 1 }]);
    expect((await browser.move(id, seat, seq, 'roll', same)).body).toEqual({ key: same, seq: seq + 1 });
    expect((await browser.view(id)).seq).toBe(seq + 1);
    expectProblem(await browser.move(id, seat, seq, 'stop', same), 400, 'malformed');
    // A key tells apart what answers one row; of the next row nothing has been asked under it.
    expect((await browser.move(id, seat, seq + 1, 'stop', same)).body).toEqual({ key: same, seq: seq + 2 });
  });

  it('after the end is refused, but its repetition still acknowledged', async () => {
    const { browser, id } = await table();
    let last = { seat: 0, seq: 0, key: '' };
    for (let update = await browser.view(id); update.turn !== undefined; update = await browser.view(id)) {
      last = { seat: update.turn, seq: update.seq, key: key() };
      expect((await browser.move(id, last.seat, last.seq, 'stop', last.key)).status).toBe(200);
    }
    expectProblem(await browser.move(id, 0, last.seq + 1, 'stop'), 409, 'table-ended');
    expect((await browser.move(id, last.seat, last.seq, 'stop', last.key)).body.seq).toBe(last.seq + 1);
  });
});

describe('undo', () => {
  it('takes an open move back, and never one that drew', async () => {
    const { browser, id, seat, seq } = await table();
    const undo = (at: number) => browser.post(`/api/tables/${id}/undo`, { seat, seq: at, key: key() });
    expectProblem(await undo(seq), 409, 'cannot-undo');
    const hand = ((await browser.view(id, seat)).view as { hands: number[][] }).hands[seat] as number[];
    await browser.move(id, seat, seq, `hide ${hand[0]}`);
    expect((await undo(seq + 1)).body.seq).toBe(seq + 2);
    const update = await browser.view(id, seat, seq + 1);
    expect([update.gone, update.steps, update.after]).toEqual([[seq + 1], [], seq + 1]);
    await browser.move(id, seat, seq + 2, 'draw');
    expectProblem(await undo(seq + 3), 409, 'cannot-undo');
  });
});

describe('a table', () => {
  it('that is not there is said so', async () => {
    const { browser } = await table();
    for (const path of ['', '/view', '/record', '/reel']) {
      expectProblem(await browser.get(`/api/tables/nowhere-at-all${path}`), 404, 'not-found');
    }
    expectProblem(await browser.move('nowhere-at-all', 0, 0, 'stop'), 404, 'not-found');
  });

  it('with free seats has no view and takes no move', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, INVITE]);
    expectProblem(await browser.get(`/api/tables/${id}/view`), 409, 'table-open');
    expectProblem(await browser.move(id, 0, 0, 'stop'), 409, 'table-open');
  });

  it('that was closed says so to whatever is asked of it, and nothing comes of that', async () => {
    const server = await start();
    const address = await listen(server);
    const [host, friend] = [await Browser.arrive(server), await Browser.arrive(server)];
    const { id, seats } = await host.open([ME, INVITE, INVITE], { visibility: 'public' });
    await friend.post(`/api/tables/${id}/sit`, {});
    const page = await Page.open(address, host.cookie);
    page.say({ type: 'subscribe', table: id, seat: 0 });
    await page.hear('changed');
    expect((await host.post(`/api/tables/${id}/close`, {})).body.status).toBe('closed');
    const before = await server.services.store.tables.find(id);
    const move = { seat: 0, seq: 0, key: key() };
    for (const [method, path, body] of [
      ['GET', 'view'],
      ['GET', 'orders?seat=0'],
      ['GET', 'film'],
      ['GET', 'record'],
      ['GET', 'reel'],
      ['GET', 'events'],
      ['POST', 'moves', { ...move, move: 'stop' }],
      ['POST', 'undo', move],
      ['PATCH', 'orders', { seat: 0, orders: { pass: true } }],
      ['POST', 'time', { do: 'concede', seat: 0 }],
      ['POST', 'sit', {}],
      ['POST', 'join', { invite: seats[2]?.invite }],
      ['POST', 'bots', { level: 'random' }],
      ['POST', 'free', {}],
      ['POST', 'close', {}],
      ['POST', 'rematch', { key: key() }],
      ['POST', 'share', { shared: true }],
    ] as const) {
      expectProblem(await host.send(method, `/api/tables/${id}/${path}`, body), 410, 'table-closed');
    }
    page.say({ type: 'move', table: id, move: 'stop', ...move });
    expect((await page.hear('refused')).problem.code).toBe('table-closed');
    expect(await server.services.store.tables.find(id)).toEqual(before);
    expect((await friend.get(`/api/tables/${id}`)).body.status).toBe('closed');
  });

  it('that runs has no record and no reel yet', async () => {
    const { browser, id } = await table();
    expectProblem(await browser.get(`/api/tables/${id}/record`), 409, 'running');
    expectProblem(await browser.get(`/api/tables/${id}/reel`), 409, 'running');
  });

  it("that can't be played is not opened", async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const open = (more: object) =>
      browser.post('/api/tables', { key: key(), title: 'lanterns', seats: [ME, BOT], ...more });
    const said = async (more: object) => expectProblem(await open(more), 400, 'malformed').detail;
    expect(await said({ title: 'chess' })).toContain('melies');
    expect(await said({ title: '__proto__' })).toContain('melies');
    expect(await said({ seats: [ME, BOT, BOT, BOT, BOT] })).toContain('2 to 4');
    expect(await said({ seats: [BOT, BOT] })).toContain('person');
    expect(await said({ seats: [ME, ME] })).toContain('one seat');
    expect(await said({ seats: [ME, { kind: 'bot', level: 'search' }] })).toContain('random');
    expect(await said({ variant: { length: 'endless' } })).toContain('short, long');
    expect((await browser.get('/api/tables')).body).toEqual([]);
  });

  it('with an edition that has a hole is not opened: the hole is named with its path', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const edition = structuredClone(SHIPPED) as unknown as { scenes: unknown[] };
    edition.scenes.pop();
    const answer = await browser.post('/api/tables', {
      key: key(),
      title: 'melies',
      seats: [ME, BOT],
      edition,
    });
    expect(expectProblem(answer, 422, 'edition').detail).toContain('scenes');
    expect((await browser.get('/api/tables')).body).toEqual([]);
  });

  it('whose rules throw is frozen, and no other', async () => {
    const server = await start();
    const browser = await Browser.arrive(server);
    const { id } = await browser.open([ME, local('Ann')], { variant: { fault: 'throws', length: 'long' } });
    const other = await browser.open([ME, local('Ann')]);
    for (;;) {
      const update = await browser.view(id);
      const seat = update.turn as number;
      const { hands, deck } = (await browser.view(id, seat)).view as { hands: number[][]; deck: number };
      const move = hands[seat]?.includes(0) ? 'play 0' : deck > 0 ? 'draw' : 'stop';
      const answer = await browser.move(id, seat, update.seq, move);
      if (answer.status === 200) continue;
      const { detail } = expectProblem(answer, 409, 'table-frozen');
      expect(detail).not.toContain('explodes');
      expect(await browser.view(id)).toMatchObject({ status: 'frozen', seq: update.seq });
      break;
    }
    expect((await browser.get(`/api/tables/${id}`)).body.status).toBe('frozen');
    const update = await browser.view(other.id);
    expect((await browser.move(other.id, update.turn as number, update.seq, 'stop')).status).toBe(200);
  });
});

describe('a call by a page of another site', () => {
  it('is refused unless it is allowed', async () => {
    const server = await start(undefined, { ALLOWED_ORIGINS: 'https://friend.example' });
    const browser = await Browser.arrive(server);
    const rename = (origin: string) =>
      browser.send('PATCH', '/api/me', { name: 'Zoe' }, { origin, host: 'a.example' });
    expectProblem(await rename('https://evil.example'), 403, 'wrong-origin');
    expectProblem(await rename('null'), 403, 'wrong-origin');
    expect((await rename('http://a.example')).status).toBe(200);
    expect((await rename('https://friend.example')).status).toBe(200);
  });
});

describe('too many requests', () => {
  it('are refused until a minute has passed', async () => {
    const server = await start(undefined, { RATE_LIMIT: '3' });
    const browser = await Browser.arrive(server);
    await browser.get('/api/titles');
    await browser.get('/api/titles');
    expectProblem(await browser.get('/api/titles'), 429, 'too-many');
    expect((await browser.get('/healthz')).status).toBe(200);
  });
});
