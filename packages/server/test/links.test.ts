import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { Browser, INVITE, key, listen, ME, start } from './stage.ts';

/** Two people at a running table, and how a page of the one to move is opened. */
async function stage() {
  const server = await start();
  const address = await listen(server);
  const [host, friend] = [await Browser.arrive(server), await Browser.arrive(server)];
  const { id, seats } = await host.open([ME, INVITE]);
  await friend.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite });
  const { turn, seq } = await host.view(id);
  const seat = turn as number;
  const mover = seat === 0 ? host : friend;
  const open = async (after?: number) => {
    const page = await Page.open(address, mover.cookie);
    page.say({ type: 'subscribe', table: id, seat, ...(after !== undefined && { after }) });
    await page.hear('update');
    return page;
  };
  const rows = async () => (await server.services.store.tables.log(id)).rows.length;
  return { server, id, seat, seq, mover, open, rows };
}

describe('a move on its way', () => {
  it('when the link breaks is played once, however often it is sent', async () => {
    const { id, seat, seq, open, rows } = await stage();
    const move = { type: 'move', table: id, seat, seq, key: key(), move: 'roll' } as const;
    const first = await open();
    first.say(move);
    // Gone before the answer can come; what was sent may have arrived or not.
    first.socket.terminate();
    for (let tries = 0; tries < 3; tries++) {
      const page = await open(seq);
      page.say(move);
      expect((await page.hear('ack', ack => ack.key === move.key)).seq).toBe(seq + 1);
      page.socket.terminate();
    }
    expect(await rows()).toBe(seq + 2);
  });

  it('from two tabs at once is played once, and the other tab is told and sees it', async () => {
    const { id, seat, seq, open, rows } = await stage();
    const tabs = [await open(), await open()];
    const keys = tabs.map(tab => {
      const sent = key();
      tab.say({ type: 'move', table: id, seat, seq, key: sent, move: 'roll' });
      return sent;
    });
    const answers = await Promise.all(
      tabs.map((tab, n) =>
        Promise.race([
          tab.hear('ack', ack => ack.key === keys[n]).then(() => 'played'),
          tab.hear('refused', refused => refused.key === keys[n]).then(({ problem }) => problem.code),
        ]),
      ),
    );
    expect(answers.sort()).toEqual(['played', 'stale']);
    for (const tab of tabs) {
      expect((await tab.at(seq + 1)).steps.map(step => step.seq).at(-1)).toBe(seq + 1);
    }
    expect(await rows()).toBe(seq + 2);
  });

  it('when the session ends is refused, and never played unseen', async () => {
    const { server, id, seat, seq, mover, open, rows } = await stage();
    const page = await open();
    const { sessions, store } = server.services;
    const hash = (await store.guests.sessions(mover.me.id, 0)).map(row => row.hash);
    await store.writer.write([store.guests.endSessions(hash)]);
    // Sent before the page can know, and read by the server when it has closed its end.
    page.say({ type: 'move', table: id, seat, seq, key: key(), move: 'roll' });
    sessions.ended(hash);
    expect((await page.hear('refused')).problem.code).toBe('no-session');
    expect(await page.closed()).toBe(4401);
    expect(await rows()).toBe(seq + 1);
    await expect(open()).rejects.toThrow('401');
  });
});
