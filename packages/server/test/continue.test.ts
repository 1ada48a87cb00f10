import { searchChance } from '@backlot/engine';
import { parseRecord, verifyRecord } from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../table/test/lanterns.ts';
import type { Server } from '../src/server.ts';
import { anyMove, Browser, folder, key, local, ME, start } from './stage.ts';

// biome-ignore lint/suspicious/noExplicitAny: records of any shape are sent
type Loose = any; // oxlint-disable-line typescript/no-explicit-any

async function toTheEnd(browser: Browser, id: string, seed: number): Promise<Loose> {
  const chance = searchChance(seed);
  for (;;) {
    const { turn, seq } = await browser.view(id);
    if (turn === undefined) return (await browser.get(`/api/tables/${id}/record`)).body;
    await browser.move(id, turn, seq, anyMove(await browser.view(id, turn), chance));
  }
}

/** A server, a browser at it, and the record of a game that ended there. */
async function ended(server: Server) {
  const browser = await Browser.arrive(server);
  const { id } = await browser.open([ME, local('Ann')]);
  return { browser, id, record: await toTheEnd(browser, id, 11) };
}
const copy = (record: Loose, edit: (record: Loose) => void): Loose => {
  const other = JSON.parse(JSON.stringify(record));
  edit(other);
  return other;
};

describe('going on from a record', () => {
  it('opens a table at one screen from that row, with a new seed, whose own record verifies', async () => {
    const dir = folder();
    const server = await start(dir);
    const { browser, id, record } = await ended(server);
    const { status, body } = await browser.post('/api/records/continue', { key: key(), record, seq: 3 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'lanterns', status: 'playing', seq: 3 });
    expect(body.seats).toMatchObject([
      { kind: 'local', mine: true, name: record.seats[0].name },
      { kind: 'local', mine: true, name: 'Ann' },
    ]);
    expect(body.id).not.toBe(id);
    expect(body.commitment).not.toBe(record.commitment);
    const { steps } = await browser.view(body.id, 0);
    expect(steps[0]?.from).toEqual({ last: 3, commitment: record.commitment });
    expect(JSON.stringify(steps)).not.toContain(record.seed);

    await server.close();
    const again = await start(dir);
    const second = await toTheEnd(new Browser(again, browser.cookie), body.id, 12);
    expect(second).toMatchObject({ version: 2, commitment: body.commitment });
    expect(second.from).toEqual([{ last: 3, seed: record.seed, commitment: record.commitment }]);
    expect(second.rows.slice(0, 4)).toEqual(record.rows.slice(0, 4));
    expect(verifyRecord(parseRecord(second), () => lanterns)).toMatchObject({ ok: true });
    // A table at one screen is private: how it went is its own people's alone, as long as nobody shares it.
    expect(body.visibility).toBe('private');
    for (const what of ['reel', 'record']) {
      const url = `/api/tables/${body.id}/${what}`;
      expect((await new Browser(again, browser.cookie).get(url)).status).toBe(200);
      expect((await new Browser(again).get(url)).status).toBe(404);
    }
  });

  it('opens one table under one key, and is not for those without a session', async () => {
    const server = await start();
    const { browser, record } = await ended(server);
    const wanted = { key: key(), record, seq: 2 };
    const first = await browser.post('/api/records/continue', wanted);
    const second = await browser.post('/api/records/continue', wanted);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect((await browser.post('/api/records/continue', { ...wanted, seq: 1 })).body.code).toBe('malformed');
    expect((await new Browser(server).post('/api/records/continue', wanted)).body.code).toBe('no-session');
  });

  it('takes a record without an end, and one with a damage further on', async () => {
    const { browser, record } = await ended(await start());
    const cut = copy(record, r => {
      r.rows = r.rows.slice(0, 4);
      delete r.result;
    });
    const damaged = copy(record, r => (r.rows[4].move = 'fly'));
    for (const given of [cut, damaged]) {
      const answer = await browser.post('/api/records/continue', { key: key(), record: given, seq: 3 });
      expect([answer.status, answer.body.seq]).toEqual([201, 3]);
    }
  });

  it('shortens names that are too long for a table', async () => {
    const { browser, record } = await ended(await start());
    const named = copy(record, r => {
      r.seats = [{ name: 'The Honourable Marquess of Somewhere' }, { name: '\u0007' }];
    });
    const { body } = await browser.post('/api/records/continue', { key: key(), record: named, seq: 1 });
    expect(body.seats.map(({ name }: Loose) => name)).toEqual(['The Honourab', 'Guest 2']);
  });

  it.each<[string, RegExp, (record: Loose) => void]>([
    ['what is no record', /not a record of a game/, r => (r.format = 'pgn')],
    ['another version', /version: is 9, and this release reads versions 1, 2, 3/, r => (r.version = 9)],
    ['an unknown title', /no game "chess"/, r => (r.game.id = 'chess')],
    ['a title named like a property', /no game "constructor"/, r => (r.game.id = 'constructor')],
    ['other rules', /version 1 here, not 7/, r => (r.game.version = 7)],
    ['another edition', /the edition is toy 00000000/, r => (r.edition.hash = '00000000')],
    ['another seed', /row 0: the seed draws|committed to/, r => (r.seed = r.commitment)],
    ['a damaged row', /row 2: no such move/, r => (r.rows[2].move = 'fly')],
    ['a missing row', /row 2: this row is/, r => r.rows.splice(2, 1)],
    ['a record of a running game', /had not ended/, r => delete r.seed],
    ['too few rows', /newest row is 1, not 3/, r => (r.rows = r.rows.slice(0, 2))],
  ])('refuses %s', async (_, detail, edit) => {
    const { browser, record } = await ended(await start());
    const before = (await browser.get('/api/tables')).body.length;
    const answer = await browser.post('/api/records/continue', {
      key: key(),
      record: copy(record, edit),
      seq: 3,
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'record']);
    expect(answer.body.detail).toMatch(detail);
    expect((await browser.get('/api/tables')).body).toHaveLength(before);
  });

  it('refuses the end of a game and rows that are none', async () => {
    const { browser, record } = await ended(await start());
    const last = record.rows.length - 1;
    const over = await browser.post('/api/records/continue', { key: key(), record, seq: last });
    expect(over.body.detail).toMatch(/the game is over at row \d+: choose an earlier one/);
    for (const seq of [-1, 1.5, 20_001]) {
      expect((await browser.post('/api/records/continue', { key: key(), record, seq })).body.code).toBe(
        'malformed',
      );
    }
  });
});
