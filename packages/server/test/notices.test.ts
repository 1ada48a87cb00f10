import { describe, expect, it } from 'vitest';
import type { Letter, Post } from '../src/notices/post.ts';
import { Unsent } from '../src/notices/trouble.ts';
import type { Server } from '../src/server.ts';
import { Page } from './page.ts';
import { account, FakeMailer } from './people-stage.ts';
import { Browser, folder, INVITE, listen, local, ME, start } from './stage.ts';

const HOOK = 'https://chat.example.org/hooks/1';
const BROWSER = {
  endpoint: 'https://push.example.org/send/abc',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/** The internet in memory: `answers` gives the status of an address, or why it can't be reached. */
class FakePost implements Post {
  readonly sent: { address: string; letter: Letter }[] = [];
  answers: Record<string, number | Unsent> = {};

  async send(address: string, letter: Letter): Promise<number> {
    this.sent.push({ address, letter });
    const answer = this.answers[address] ?? 204;
    if (answer instanceof Unsent) throw answer;
    return answer;
  }

  get addresses(): string[] {
    return this.sent.map(({ address }) => address);
  }
}

async function stage(dir = folder(), stand: { now?: () => number; post?: FakePost } = {}) {
  const clock = { at: Date.now() };
  const [mailer, post] = [new FakeMailer(), stand.post ?? new FakePost()];
  const now = stand.now ?? (() => clock.at);
  const server = await start(dir, { PUBLIC_URL: 'https://games.example.org' }, { mailer, post, now });
  const wait = async (ms: number) => {
    clock.at += ms;
    await server.services.jobs.runDue();
  };
  return { server, clock, mailer, post, wait };
}

/** Two people at a table, both with a webhook of their own; `mover` is the one who begins. */
async function atTable(server: Server) {
  const people = [await Browser.arrive(server), await Browser.arrive(server)] as const;
  for (const [n, name] of ['Ann', 'Ben'].entries()) {
    await people[n as 0 | 1].send('PATCH', '/api/me', { name });
    const { status } = await people[n as 0 | 1].send('PATCH', '/api/me/notices', { webhook: `${HOOK}${n}` });
    expect(status).toBe(200);
  }
  const { id, seats } = await people[0].open([ME, INVITE]);
  await people[1].post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
  const { turn, seq } = await people[0].view(id);
  const first = turn as 0 | 1;
  return { people, id, first, second: (1 - first) as 0 | 1, seq };
}

const hook = (seat: number) => `${HOOK}${seat}`;
const settings = async (browser: Browser) => (await browser.get('/api/me/notices')).body;
const said = (letter: Letter | undefined) => JSON.parse(String(letter?.body)) as Record<string, string>;

describe('a rematch', () => {
  /** The game is given up, and whoever stays asks for a rematch; both at the same webhooks as before. */
  async function asked(server: Server) {
    const { people, id } = await atTable(server);
    await people[1].post(`/api/tables/${id}/time`, { do: 'concede', seat: 1 });
    await people[0].post(`/api/tables/${id}/time`, { do: 'choose', seat: 0, about: 1, choice: 'end' });
    const { body } = await people[0].post(`/api/tables/${id}/rematch`, { key: `rematch-key-${id}` });
    expect(body).toMatchObject({ status: 'open', rematchOf: id });
    return { people, id, next: body.id as string };
  }

  it('is told once to whom a seat is kept for, and not to whoever asked', async () => {
    const { server, post, wait } = await stage();
    const { people, id, next } = await asked(server);
    await wait(9_000);
    expect(post.sent).toEqual([]);
    await wait(2_000);
    expect(post.addresses).toEqual([hook(1)]);
    expect(said(post.sent[0]?.letter).text).toBe(
      `A rematch waits for you: lanterns\nAt the table with Ann.\nhttps://games.example.org/table/${next}`,
    );
    await people[0].post(`/api/tables/${id}/rematch`, { key: 'another-key-0001' });
    await server.services.store.writer.write(
      server.services.jobs.schedule(
        'rematch-notice',
        `${next} 0`,
        0,
        JSON.stringify({ table: next, seat: 0 }),
      ),
    );
    await wait(3_600_000);
    expect(post.sent).toHaveLength(1);
  });

  it('is not told where they came in time, said no, or it was taken away', async () => {
    for (const what of ['sit', 'free', 'close'] as const) {
      const { server, post, wait } = await stage();
      const { people, next } = await asked(server);
      const { status } = await people[what === 'close' ? 0 : 1].post(
        `/api/tables/${next}/${what}`,
        what === 'close' ? undefined : {},
      );
      expect(status).toBeLessThan(300);
      await wait(11_000);
      expect(
        post.sent.map(({ letter }) => said(letter).text).filter(text => /rematch/.test(text ?? '')),
      ).toEqual([]);
    }
  });

  it('waits a minute for somebody who still looks at the last game', async () => {
    const { server, post, wait } = await stage();
    const address = await listen(server);
    const { people, id } = await atTable(server);
    const page = await Page.open(address, people[1].cookie);
    page.say({ type: 'subscribe', table: id, seat: 1 });
    await page.hear('update');
    await people[1].post(`/api/tables/${id}/time`, { do: 'concede', seat: 1 });
    await people[0].post(`/api/tables/${id}/time`, { do: 'choose', seat: 0, about: 1, choice: 'end' });
    await people[0].post(`/api/tables/${id}/rematch`, { key: `rematch-key-${id}` });
    await wait(59_000);
    expect(post.sent).toEqual([]);
    await wait(2_000);
    expect(post.addresses).toEqual([hook(1)]);
  });
});

describe('a turn', () => {
  it('is told once, after ten seconds, with title and people and nothing of the game', async () => {
    const { server, post, wait } = await stage();
    const { people, id, first, second, seq } = await atTable(server);
    await people[first].move(id, first, seq, 'draw');
    await people[first].move(id, first, seq + 1, 'stop');
    await wait(9_000);
    expect(post.sent).toEqual([]);
    await wait(2_000);
    expect(post.addresses).toEqual([hook(second)]);
    const { content, text } = said(post.sent[0]?.letter);
    expect(text).toBe(
      `It is your turn: lanterns\nAt the table with ${['Ann', 'Ben'][first]}.\nhttps://games.example.org/table/${id}`,
    );
    expect(content?.startsWith('It is your turn: lanterns')).toBe(true);
    await wait(3_600_000);
    expect(post.sent).toHaveLength(1);
  });

  it('that was moved in time is not told, nor is one whose person goes on', async () => {
    const { server, post, wait } = await stage();
    const { people, id, first, second, seq } = await atTable(server);
    await wait(9_000);
    await people[first].move(id, first, seq, 'draw');
    await wait(20_000);
    expect(post.sent).toEqual([]);
    await people[first].move(id, first, seq + 1, 'stop');
    await wait(5_000);
    await people[second].move(id, second, seq + 2, 'stop');
    await wait(6_000);
    expect(post.sent).toEqual([]);
    await wait(5_000);
    expect(post.addresses).toEqual([hook(first)]);
  });

  it('waits a minute for somebody whose page shows the table', async () => {
    const { server, post, wait } = await stage();
    const address = await listen(server);
    const { people, id, first, seq } = await atTable(server);
    const page = await Page.open(address, people[first].cookie);
    page.say({ type: 'subscribe', table: id, seat: first });
    await page.at(seq);
    await expect.poll(() => dueIn(server, id), { timeout: 5_000 }).toBe(60_000);
    await wait(59_000);
    expect(post.sent).toEqual([]);
    await wait(2_000);
    expect(post.addresses).toEqual([hook(first)]);
  });

  it('taken back and given again is still one turn', async () => {
    const { server, post, wait } = await stage();
    const { people, id, first, second, seq } = await atTable(server);
    await people[first].move(id, first, seq, 'stop');
    await wait(11_000);
    expect(post.addresses).toEqual([hook(second)]);
    const undone = await people[first].post(`/api/tables/${id}/undo`, {
      seat: first,
      seq: seq + 1,
      key: 'undo-key-0001',
    });
    expect(undone.status).toBe(200);
    await people[first].move(id, first, seq + 2, 'stop');
    await wait(11_000);
    expect(post.addresses).toEqual([hook(second)]);
    // A turn later it is told again.
    await people[second].move(id, second, seq + 3, 'stop');
    await people[first].move(id, first, seq + 4, 'stop');
    await wait(11_000);
    expect(post.addresses).toEqual([hook(second), hook(second)]);
  });

  it('is told to nobody who plays alone, and to nobody who wants no notice', async () => {
    const { server, post, wait } = await stage();
    const alone = await Browser.arrive(server);
    await alone.send('PATCH', '/api/me/notices', { webhook: HOOK });
    await alone.open([ME, local('Ann')]);
    const { people } = await atTable(server);
    for (const person of people) await person.send('PATCH', '/api/me/notices', { webhook: null });
    await wait(60_000);
    expect(post.sent).toEqual([]);
  });

  it('is told after a restart, and once by two servers that do the same work twice', async () => {
    const dir = folder();
    const one = await stage(dir);
    const { id, first, seq } = await atTable(one.server);
    await one.server.close();
    const post = new FakePost();
    const { server } = await stage(dir, { now: () => one.clock.at + 11_000, post });
    await expect.poll(() => post.addresses, { timeout: 10_000 }).toEqual([hook(first)]);
    // As after a crash between the notice and the note that it is done.
    const again = {
      kind: 'turn-notice',
      key: id,
      due_at: 0,
      body: JSON.stringify({ seat: first, seq, at: 0 }),
    };
    await server.services.store.writer.write([server.services.store.jobs.put(again)]);
    await server.services.jobs.runDue();
    expect(post.sent).toHaveLength(1);
  });
});

describe('a way that fails', () => {
  it('gives way to the next, and the profile says what was wrong', async () => {
    const { server, post, mailer, wait } = await stage();
    const ann = await account(server, mailer, 'ann@example.org');
    const ben = await Browser.arrive(server);
    for (const change of [{ webhook: HOOK }, { mail: true }]) {
      expect((await ann.send('PATCH', '/api/me/notices', change)).status).toBe(200);
    }
    const subscribed = await ann.post('/api/me/notices/browsers', BROWSER);
    expect(subscribed.body.push.devices).toMatchObject([{ here: true }]);
    post.answers = { [BROWSER.endpoint]: 410, [HOOK]: 500 };
    const { id, seats } = await ann.open([ME, INVITE]);
    await ben.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
    const { turn, seq } = await ben.view(id);
    if (turn === 1) await ben.move(id, 1, seq, 'stop');
    await wait(11_000);
    expect(post.addresses).toEqual([BROWSER.endpoint, HOOK]);
    const mail = mailer.sent.at(-1);
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'It is your turn: lanterns' });
    expect(mail?.text).toContain(`https://games.example.org/table/${id}`);
    expect(await settings(ann)).toMatchObject({
      push: { devices: [] },
      webhook: { host: 'chat.example.org', trouble: { code: 'refused', status: 500 } },
      mail: { on: true, address: 'ann@example.org' },
    });
    // Working again takes the complaint away.
    post.answers = {};
    const tried = await ann.post('/api/me/notices/try', { channel: 'webhook' });
    expect(tried.body.webhook).toEqual({ host: 'chat.example.org' });
  });

  it('alone is tried again until the move, and then no more', async () => {
    const { server, post, wait } = await stage();
    const { people, id, first, seq } = await atTable(server);
    post.answers = { [hook(first)]: new Unsent('late') };
    await wait(11_000);
    await wait(2_000);
    await wait(4_000);
    expect(post.sent.length).toBeGreaterThan(2);
    post.answers = {};
    await wait(60_000);
    const tries = post.sent.length;
    await wait(3_600_000);
    expect(post.sent).toHaveLength(tries);
    expect((await settings(people[first])).webhook).toEqual({ host: 'chat.example.org' });
    await people[first].move(id, first, seq, 'stop');
    const other = (1 - first) as 0 | 1;
    post.answers = { [hook(other)]: 503 };
    await wait(11_000);
    expect(post.addresses.at(-1)).toBe(hook(other));
    const failed = post.sent.length;
    await people[other].move(id, other, seq + 1, 'draw');
    await wait(3_600_000);
    expect(post.sent).toHaveLength(failed);
  });
});

describe('a clock that runs out', () => {
  it('is told once for a deadline, and not when the seat has moved', async () => {
    const { server, post, clock, wait } = await stage();
    const { people, id, first, seq } = await atTable(server);
    const person = people[first].me.id;
    const reminder = { table: id, seat: first, person, deadline: clock.at + 3 * 3_600_000 };
    post.answers = { [hook(first)]: 503 };
    // Resolves although nobody takes it: a clock waits for no chat service.
    await server.services.turns.remind(reminder);
    await wait(0);
    post.answers = {};
    post.sent.splice(0);
    await server.services.turns.remind(reminder);
    await wait(0);
    await server.services.turns.remind(reminder);
    await wait(0);
    expect(post.addresses).toEqual([hook(first)]);
    expect(said(post.sent[0]?.letter).text).toContain('Your time is nearly up: lanterns\n3 hours left.');
    await people[first].move(id, first, seq, 'stop');
    await server.services.turns.remind({ ...reminder, deadline: reminder.deadline + 1 });
    await wait(0);
    expect(post.sent).toHaveLength(1);
  });
});

describe('a pushed notice', () => {
  it('is encrypted, signed with the key of the store, and ends with the session', async () => {
    const dir = folder();
    const first = await stage(dir);
    const { key } = (await settings(await Browser.arrive(first.server))).push;
    await first.server.close();
    const { server, post } = await stage(dir);
    const ann = await Browser.arrive(server);
    const mine = (await ann.post('/api/me/notices/browsers', BROWSER)).body;
    expect(mine.push.key).toBe(key);
    await ann.post('/api/me/notices/try', { channel: 'push' });
    const letter = post.sent[0]?.letter as Letter;
    expect(letter.headers).toMatchObject({ TTL: 86400, 'Content-Encoding': 'aes128gcm' });
    expect(letter.headers.Authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`));
    expect(Buffer.from(letter.body).includes('notice')).toBe(false);
    // The same browser, given to somebody else: it is theirs alone.
    const ben = await Browser.arrive(server);
    await ben.post('/api/me/notices/browsers', BROWSER);
    expect((await settings(ann)).push.devices).toEqual([]);
    await ben.post('/api/me/sign-out', {});
    const rows = await server.services.store.notices.subscriptions((ben as typeof ann).me.id);
    expect(rows).toEqual([]);
  });
});

describe('what nobody may ask for', () => {
  it('is refused with a reason', async () => {
    const { server } = await stage();
    const ann = await Browser.arrive(server);
    for (const webhook of ['http://chat.example.org/', 'ftp://x', 'x', 'https://user:pw@chat.example.org/']) {
      const { status, body } = await ann.send('PATCH', '/api/me/notices', { webhook });
      expect([webhook, status, body.code]).toEqual([webhook, 400, 'malformed']);
    }
    expect((await ann.send('PATCH', '/api/me/notices', { mail: true })).body.detail).toContain(
      'no mail address',
    );
    const bad = { ...BROWSER, endpoint: 'http://push.example.org/' };
    expect((await ann.post('/api/me/notices/browsers', bad)).status).toBe(400);
    expect((await new Browser(server).get('/api/me/notices')).status).toBe(401);
  });
});

async function dueIn(server: Server, table: string): Promise<number | undefined> {
  const row = await server.services.store.db
    .selectFrom('job')
    .select(['due_at', 'body'])
    .where('key', '=', table)
    .executeTakeFirst();
  return row && row.due_at - (JSON.parse(row.body) as { at: number }).at;
}
