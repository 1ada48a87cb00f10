import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { atEnd, Browser, listen, start } from '../test/stage.ts';

it('cuts a link that gives no sign of life within 10 seconds, and no other', async () => {
  const server = await start();
  const address = await listen(server);
  const { cookie } = await Browser.arrive(server);
  const open = async (autoPong: boolean) => {
    const headers = { cookie: cookie as string };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { autoPong, headers });
    atEnd(() => socket.terminate());
    await new Promise(resolve => socket.on('open', resolve));
    return socket;
  };
  const [dead, living] = [await open(false), await open(true)];
  const opened = performance.now();
  await new Promise(resolve => dead.on('close', resolve));
  expect(performance.now() - opened).toBeLessThan(10_000);
  expect(living.readyState).toBe(WebSocket.OPEN);
});
