import { createServer as createHttpServer, type RequestListener } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as Listener,
  type Socket,
} from 'node:net';
import { describe, expect, it } from 'vitest';
import { smtpMailer } from '../src/mail/mailer.ts';
import { guardedPost } from '../src/notices/post.ts';
import { atEnd, Browser, ME, start } from './stage.ts';

/** Milliseconds for what never answers; whatever does may take its time. */
const PATIENCE = 300;

/** One in the place of another, which can be changed. */
function impatient<T extends { send(...sent: never[]): Promise<unknown> }>(hasty: T, patient: T) {
  const state = { hasty: true };
  const one = { send: (...sent: never[]) => (state.hasty ? hasty : patient).send(...sent) } as unknown as T;
  return { one, state };
}
const posts = (inside: boolean) =>
  impatient(guardedPost({ inside, patience: PATIENCE }), guardedPost({ inside }));

async function portOf(server: Listener): Promise<number> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A mail server that does what it is told to when somebody connects. */
async function mailServer(first: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const state = { serve: first };
  const server = createTcpServer(socket => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    state.serve(socket);
  });
  const port = await portOf(server);
  atEnd(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port, open, state };
}

/** Talks SMTP; `says` gives the answer to a line, or undefined for none. */
const talks =
  (says: (line: string) => string | undefined, taken: string[] = []) =>
  (socket: Socket) => {
    let mail: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', chunk => {
      const text = String(chunk);
      if (mail !== undefined) {
        mail += text;
        if (!mail.includes('\r\n.\r\n')) return;
        taken.push(mail);
        mail = undefined;
      } else if (text.startsWith('DATA')) mail = '';
      const answer = says(mail === undefined ? text : 'DATA');
      if (answer !== undefined) socket.write(`${answer}\r\n`);
    });
  };
const good = (line: string) => (line.startsWith('DATA') ? '354 go on' : '250 ok');

describe('a mail server', () => {
  const drip = (socket: Socket) => {
    socket.write('220 test\r\n');
    const timer = setInterval(() => socket.write('250-wait\r\n'), PATIENCE / 8);
    socket.on('close', () => clearInterval(timer));
  };
  it.each<[string, (socket: Socket) => void]>([
    ['that accepts and says nothing', () => undefined],
    [
      'that hangs when it has the whole mail',
      talks(line => (/^(EHLO|MAIL|RCPT|DATA)/.test(line) ? good(line) : undefined)),
    ],
    ['that says a little now and then', drip],
    ['that hangs up', socket => socket.end()],
    ['that takes no mail', talks(line => (line.startsWith('RCPT') ? '550 no such box' : good(line)))],
    ['that talks nonsense', socket => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ])(
    '%s is a clear failure in time, nothing is half-done, and a good one is used again',
    async (_, serve) => {
      const { port, open, state } = await mailServer(serve);
      const patience = { connecting: PATIENCE, answering: PATIENCE, whole: 2 * PATIENCE };
      const [url, from] = [`smtp://127.0.0.1:${port}`, 'Backlot <b@example.org>'];
      const mailer = impatient(smtpMailer(url, from, patience), smtpMailer(url, from));
      const stand = { mailer: mailer.one };
      const server = await start(undefined, { PUBLIC_URL: 'https://games.example.org' }, stand);
      const [ann, other] = [await Browser.arrive(server), await Browser.arrive(server)];
      const asked = ann.post('/api/mail-links', { mail: 'ann@example.org' });
      // Nobody else waits for it.
      expect((await other.open([ME, { kind: 'local', name: 'Ben' }])).status).toBe('playing');
      const { status, body } = await asked;
      expect([status, body.code]).toEqual([503, 'mail-failed']);
      expect(body.detail).toMatch(/nothing was changed: try again/);
      expect(await server.services.store.db.selectFrom('verification').selectAll().execute()).toEqual([]);
      expect((await ann.get('/api/me/profile')).body).toMatchObject({ id: ann.me.id, account: false });

      const taken: string[] = [];
      for (const socket of open) socket.destroy();
      state.serve = talks(good, taken);
      mailer.state.hasty = false;
      expect((await ann.post('/api/mail-links', { mail: 'ann@example.org' })).status).toBe(202);
      const token = /\/enter#(\S+)/.exec(taken.join('').replaceAll('=\r\n', ''))?.[1];
      expect((await ann.post('/api/mail-links/use', { token })).body).toMatchObject({ me: ann.me });
    },
  );

  it('that is not there is one too', async () => {
    const gone = createTcpServer();
    const port = await portOf(gone);
    await new Promise(done => gone.close(done));
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://games.example.org' };
    const server = await start(undefined, env);
    const ann = await Browser.arrive(server);
    const { status, body } = await ann.post('/api/mail-links', { mail: 'ann@example.org' });
    expect([status, body.code]).toEqual([503, 'mail-failed']);
    expect(await server.services.store.db.selectFrom('verification').selectAll().execute()).toEqual([]);
  });
});

/** A service of notices on this machine, and how often it was asked. */
async function service(first: RequestListener) {
  const state = { answer: first, asked: 0 };
  const server = createHttpServer((request, response) => {
    state.asked++;
    request.resume();
    state.answer(request, response);
  });
  const port = await portOf(server);
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, { url: `http://127.0.0.1:${port}/hook` });
}

const answers =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end();
  };

describe('a webhook', () => {
  const stage = async (inside: boolean) => {
    const { one: post, state } = posts(inside);
    const server = await start(undefined, inside ? { WEBHOOK_INSIDE: '1' } : {}, { post });
    const ann = await Browser.arrive(server);
    return {
      ann,
      state,
      takes: async (webhook: string) => (await ann.send('PATCH', '/api/me/notices', { webhook })).status,
      tried: async () => (await ann.post('/api/me/notices/try', { channel: 'webhook' })).body.webhook.trouble,
    };
  };

  it('that hangs, breaks off or leads elsewhere is given up with a reason, and used again when it works', async () => {
    const secret = await service(answers(204));
    const hook = await service(() => undefined);
    const { takes, tried, state } = await stage(true);
    expect(await takes(hook.url)).toBe(200);
    expect(await tried()).toMatchObject({ code: 'late' });
    state.hasty = false;
    hook.answer = request => request.socket.destroy();
    expect(await tried()).toMatchObject({ code: 'unreachable' });
    hook.answer = answers(307, { location: secret.url });
    expect(await tried()).toMatchObject({ code: 'redirect', status: 307 });
    expect([hook.asked, secret.asked]).toEqual([3, 0]);
    // Whatever it goes on to say is not read.
    hook.answer = (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(timer));
    };
    expect(await tried()).toBeUndefined();
  });

  it('of this machine or network is refused with a reason and never asked', async () => {
    const hook = await service(answers(204));
    const { ann, takes, tried } = await stage(false);
    expect(await takes(hook.url)).toBe(400);
    const secure = hook.url.replace('http:', 'https:');
    for (const url of [secure, secure.replace('127.0.0.1', 'localhost')]) {
      expect(await takes(url)).toBe(200);
      expect(await tried()).toMatchObject({ code: 'inside' });
    }
    expect(hook.asked).toBe(0);
    expect((await ann.get('/api/titles')).status).toBe(200);
  });
});

describe('a browser that takes no notices any more', () => {
  it.each([404, 410])('is forgotten when its service says %i, and others are kept', async status => {
    const push = await service(answers(status));
    const { one: post, state } = posts(true);
    const server = await start(undefined, { WEBHOOK_INSIDE: '1' }, { post });
    const ann = await Browser.arrive(server);
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    const devices = async () =>
      ((await ann.get('/api/me/notices')).body.push.devices as { trouble?: { code: string } }[]).map(
        ({ trouble }) => trouble?.code ?? 'well',
      );
    const attempt = () => ann.post('/api/me/notices/try', { channel: 'push' });
    const subscribed = await ann.post('/api/me/notices/browsers', { endpoint: push.url, keys });
    expect(subscribed.status).toBe(200);
    // A service in trouble is not one that has forgotten.
    push.answer = () => undefined;
    await attempt();
    expect(await devices()).toEqual(['late']);
    state.hasty = false;
    push.answer = answers(500);
    expect((await attempt()).status).toBe(200);
    expect(await devices()).toEqual(['refused']);
    push.answer = answers(status);
    expect((await attempt()).status).toBe(200);
    expect(await devices()).toEqual([]);
    const asked = push.asked;
    await attempt();
    expect(push.asked).toBe(asked);
    await ann.post('/api/me/notices/browsers', { endpoint: push.url, keys });
    push.answer = answers(201);
    await attempt();
    expect(await devices()).toEqual(['well']);
  });
});
