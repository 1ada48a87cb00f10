import { searchChance } from '@backlot/engine';
import { playReel, type Reel } from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { Page } from './page.ts';
import { anyMove, BOT, Browser, INVITE, key, listen, local, ME, start } from './stage.ts';

async function twoAtATable(title: string, env: Record<string, string> = {}) {
  const server = await start(undefined, env);
  const address = await listen(server);
  const [host, friend] = [await Browser.arrive(server), await Browser.arrive(server)];
  const { id, seats } = await host.open([ME, INVITE], { title });
  const invite = seats[1]?.invite as string;
  return { server, address, host, friend, id, invite };
}

describe('two people at one table', () => {
  it.each(['lanterns', 'melies'])(
    'play a whole game of %s over their sockets, and each sees every row',
    async title => {
      const { address, host, friend, id, invite } = await twoAtATable(title);
      const pages = [await Page.open(address, host.cookie), await Page.open(address, friend.cookie)] as const;
      pages[0].say({ type: 'subscribe', table: id, seat: 0 });
      await pages[0].hear('changed');
      expect((await friend.post(`/api/tables/${id}/join`, { invite })).status).toBe(200);
      pages[1].say({ type: 'subscribe', table: id, seat: 1 });

      const chance = searchChance(7);
      let seq = 0;
      for (;;) {
        const [first, second] = [await pages[0].at(seq), await pages[1].at(seq)];
        expect([first.seq, second.seq]).toEqual([seq, seq]);
        if (first.turn === undefined) break;
        const mover = pages[first.turn as 0 | 1];
        const update = first.turn === 0 ? first : second;
        const sent = key();
        mover.say({
          type: 'move',
          table: id,
          seat: first.turn,
          seq,
          key: sent,
          move: anyMove(update, chance),
        });
        const ack = await mover.hear('ack', message => message.key === sent);
        expect(ack.seq).toBe(++seq);
      }
      for (const [seat, page] of pages.entries()) {
        const updates = page.messages.filter(message => message.type === 'update');
        const rows = updates.flatMap(update => update.steps.map(step => step.seq));
        expect(rows).toEqual([...Array(seq + 1).keys()]);
        expect(updates.every(update => update.seat === seat && update.view.seat === seat)).toBe(true);
        for (const step of updates.flatMap(update => update.steps)) {
          expect(step.move === undefined).toBe(step.seat !== seat);
        }
        expect(updates.at(-1)).toMatchObject({ status: 'ended', result: { ranks: expect.any(Array) } });
      }
      const { status, body } = await host.get(`/api/tables/${id}/record`);
      expect([status, body.rows.length, body.result]).toEqual([
        200,
        seq + 1,
        (await pages[0].at(seq)).result,
      ]);
      expect((await host.get(`/api/tables/${id}`)).body).toMatchObject({
        status: 'ended',
        seq,
        result: body.result,
      });
      const reel = (await host.get(`/api/tables/${id}/reel`)).body.reel as Reel;
      expect(playReel(reel, 1, reel.steps.length - 1)).toEqual((await pages[1].at(seq)).view);
    },
  );

  it('sit down once: a double click joins once, a taken seat stays taken, a wrong link is none', async () => {
    const { server, host, friend, id, invite } = await twoAtATable('lanterns');
    const late = await Browser.arrive(server);
    const url = `/api/tables/${id}/join`;
    expect((await late.post(url, { invite: 'x'.repeat(24) })).body.code).toBe('not-found');
    expect((await host.post(url, { invite })).body.code).toBe('seat-taken');
    const clicks = await Promise.all([friend.post(url, { invite }), friend.post(url, { invite })]);
    expect(clicks.map(click => click.status)).toEqual([200, 200]);
    expect((await late.post(url, { invite })).body.code).toBe('seat-taken');
    const { body } = await friend.get(`/api/tables/${id}`);
    expect(body).toMatchObject({ status: 'playing', seq: 0 });
    expect(body.seats.map((seat: { mine: boolean }) => seat.mine)).toEqual([false, true]);
    expect(JSON.stringify([body, (await late.get(`/api/tables/${id}`)).body])).not.toContain(invite);
  });

  it('be one seat for one of two people who reach for it at once', async () => {
    const { server, friend, id, invite } = await twoAtATable('lanterns');
    const other = await Browser.arrive(server);
    const url = `/api/tables/${id}/join`;
    const answers = await Promise.all([friend.post(url, { invite }), other.post(url, { invite })]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find(answer => answer.status === 409)?.body.code).toBe('seat-taken');
  });
});

describe('a link', () => {
  it('that was cut gets what it missed, and nothing twice', async () => {
    const { address, host, friend, id, invite } = await twoAtATable('lanterns');
    await friend.post(`/api/tables/${id}/join`, { invite });
    const page = await Page.open(address, host.cookie);
    page.say({ type: 'subscribe', table: id });
    const { turn, seq } = await page.at(0);
    page.socket.terminate();
    const mover = turn === 0 ? host : friend;
    await mover.move(id, turn as number, seq, 'roll');
    await mover.move(id, turn as number, seq + 1, 'draw');
    const again = await Page.open(address, host.cookie);
    again.say({ type: 'subscribe', table: id, after: seq });
    const update = await again.at(seq + 2);
    expect([update.after, update.steps.map(step => step.seq)]).toEqual([seq, [seq + 1, seq + 2]]);
  });

  it('is told what it may not do, and stays open', async () => {
    const { address, host, id } = await twoAtATable('lanterns');
    const page = await Page.open(address, host.cookie);
    const said = async (raw: unknown) => {
      const from = page.messages.length;
      page.socket.send(typeof raw === 'string' || Buffer.isBuffer(raw) ? raw : JSON.stringify(raw));
      return page.hear('refused', undefined, from);
    };
    expect((await said('{')).problem.code).toBe('malformed');
    expect((await said(Buffer.from('{"type":"ping","at":1}'))).problem.code).toBe('malformed');
    expect((await said({ type: 'dance' })).problem.code).toBe('malformed');
    expect((await said({ type: 'subscribe', table: 'nowhere-at-all' })).problem.code).toBe('not-found');
    const foreign = await said({ type: 'subscribe', table: id, seat: 1 });
    expect([foreign.problem.code, foreign.table]).toEqual(['not-your-seat', id]);
    const sent = key();
    const early = await said({ type: 'move', table: id, seat: 0, seq: 0, key: sent, move: 'stop' });
    expect([early.problem.code, early.key]).toEqual(['table-open', sent]);
    page.say({ type: 'ping', at: 42 });
    expect((await page.hear('pong')).at).toBe(42);
  });

  it('that sends too large a message is closed', async () => {
    const { address, host } = await twoAtATable('lanterns');
    const page = await Page.open(address, host.cookie);
    page.socket.on('error', () => undefined);
    page.socket.send('x'.repeat(10_000));
    expect(await page.closed()).toBe(1009);
  });

  it('that sends too much is slowed down', async () => {
    const { address, host } = await twoAtATable('lanterns', { RATE_LIMIT: '600' });
    const page = await Page.open(address, host.cookie);
    for (let i = 0; i < 200; i++) page.say({ type: 'ping', at: i });
    expect((await page.hear('refused')).problem.code).toBe('too-many');
  });

  it('is not opened without a session, or for a page of another site', async () => {
    const { address, host } = await twoAtATable('lanterns');
    await expect(Page.open(address, undefined)).rejects.toThrow('401');
    await expect(Page.open(address, 'backlot=forged')).rejects.toThrow('401');
    await expect(Page.open(address, host.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await Page.open(address, host.cookie, { origin: address });
  });

  it('is told when the server stops', async () => {
    const { server, address, host } = await twoAtATable('lanterns');
    const page = await Page.open(address, host.cookie);
    const closing = server.close();
    await page.hear('closing');
    expect(await page.closed()).toBe(1012);
    await closing;
  });
});

describe('people at one screen', () => {
  it('move for their seats, and see through one pair of eyes at a time', async () => {
    const server = await start();
    const address = await listen(server);
    const browser = await Browser.arrive(server);
    const { id, seats } = await browser.open([ME, local('Ann'), BOT]);
    expect(seats.map(seat => [seat.kind, seat.mine])).toEqual([
      ['person', true],
      ['local', true],
      ['bot', false],
    ]);
    const page = await Page.open(address, browser.cookie);
    page.say({ type: 'subscribe', table: id, seat: 0 });
    await page.at(0);
    page.say({ type: 'subscribe', table: id, seat: 1 });
    await page.hear('update', update => update.seat === 1);
    const from = page.messages.length;
    for (;;) {
      const update = await page.at(0);
      if (update.turn === 0 || update.turn === 1) {
        await browser.move(id, update.turn, update.seq, 'stop');
        break;
      }
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    await page.hear('update', undefined, from);
    const later = page.messages.slice(from).filter(message => message.type === 'update');
    expect(later.every(update => update.seat === 1)).toBe(true);
  });
});
