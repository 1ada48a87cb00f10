import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isPublic } from '../src/notices/guard.ts';
import { guardedPost } from '../src/notices/post.ts';
import { webhookLetter } from '../src/notices/webhook.ts';
import { atEnd } from './stage.ts';

const LETTER = { headers: { 'content-type': 'application/json' }, body: '{}' };

/** A chat service on this machine, with what it was asked for. */
async function service(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

const loopback = async () => [{ address: '127.0.0.1', family: 4 }];

it('only addresses of the public internet are public', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '1.1.1.1']) {
    expect([address, isPublic(address)]).toEqual([address, true]);
  }
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'no address',
  ];
  for (const address of inside) expect([address, isPublic(address)]).toEqual([address, false]);
});

it('nothing is sent inside, by number or by name, nor in plain text', async () => {
  const { asked, port } = await service((_request, response) => response.end());
  const post = guardedPost({ inside: false, resolve: loopback });
  const codes = async (address: string) => post.send(address, LETTER).catch(error => error.code);
  for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'chat.example.org', '[::ffff:7f00:1]']) {
    expect([host, await codes(`https://${host}:${port}/`)]).toEqual([host, 'inside']);
  }
  expect(await codes(`http://127.0.0.1:${port}/`)).toBe('bad-address');
  // One good address among several does not let the others through.
  const mixed = guardedPost({
    inside: false,
    resolve: async () => [{ address: '1.1.1.1', family: 4 }, ...(await loopback())],
  });
  expect(await mixed.send('https://chat.example.org/', LETTER).catch(error => error.code)).toBe('inside');
  expect(asked).toEqual([]);
});

it('a letter goes to the address that was looked at, and a redirect is not followed', async () => {
  const other = await service((_request, response) => response.end());
  const { asked, port } = await service((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${other.port}/` }).end('x'.repeat(100_000));
  });
  let looked = 0;
  const post = guardedPost({
    inside: true,
    resolve: async () => {
      looked++;
      return loopback();
    },
  });
  expect(await post.send(`http://chat.example.org:${port}/hook`, LETTER)).toBe(302);
  expect([looked, asked, other.asked]).toEqual([1, [`POST chat.example.org:${port} /hook`], []]);
});

it('what does not answer in time is given up, also while its name is looked up', async () => {
  const { port } = await service(() => undefined);
  const dumb = guardedPost({ inside: true, resolve: loopback, patience: 100 });
  await expect(dumb.send(`http://chat.example.org:${port}/`, LETTER)).rejects.toMatchObject({ code: 'late' });
  const lost = guardedPost({ inside: true, resolve: () => new Promise(() => undefined), patience: 100 });
  await expect(lost.send('https://chat.example.org/', LETTER)).rejects.toMatchObject({ code: 'late' });
  const none = guardedPost({ inside: true, resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
  await expect(none.send('https://chat.example.org/', LETTER)).rejects.toMatchObject({ code: 'unreachable' });
});

it('names of players are plain text for chat services and call nobody', () => {
  const text = { heading: 'Your turn', line: 'At the table with @everyone and <!here> & **Bob**.' };
  const body = (address: string) =>
    JSON.parse(String(webhookLetter(address, text, 'https://x/table/1').body));
  const discord = body('https://discord.com/api/webhooks/1/x');
  expect(discord).toEqual({
    content: 'Your turn\nAt the table with \\@everyone and \\<!here\\> & \\*\\*Bob\\*\\*.\nhttps://x/table/1',
    allowed_mentions: { parse: [] },
  });
  expect(body('https://hooks.slack.com/services/1')).toEqual({
    text: 'Your turn\nAt the table with @everyone and &lt;!here&gt; &amp; **Bob**.\nhttps://x/table/1',
  });
  expect(Object.keys(body('https://chat.example.org/')).sort()).toEqual([
    'allowed_mentions',
    'content',
    'text',
  ]);
});
