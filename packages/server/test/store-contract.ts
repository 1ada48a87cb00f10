import { describe, expect, it } from 'vitest';
import { Conflict } from '../src/store/errors.ts';
import type { Place } from '../src/store/opened.ts';
import type { SeatRow, TableRow } from '../src/store/schema.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { atEnd } from './stage.ts';

const AT = 1_700_000_000_000;

export const guest = (id: string, name = 'Ann') => ({ id, name, created_at: AT });
const insert = ({ db }: Store, id: string, name?: string) => ({
  query: db.insertInto('guest').values(guest(id, name)).compile(),
});
export const names = async ({ db }: Store) =>
  (await db.selectFrom('guest').select('id').orderBy('id').execute()).map(row => row.id);

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  title: 'lanterns',
  variant: '{}',
  edition_id: 'shipped',
  edition_hash: 'hash',
  edition_data: null,
  game_version: 1,
  status: 'open',
  maker_id: 'maker',
  seq: -1,
  turn: null,
  seed: 'secret',
  commitment: 'public',
  result: null,
  fault: null,
  created_at: AT,
  updated_at: AT,
  time: null,
  visibility: 'private',
  pace: 'untimed',
  closes_at: null,
  rematch_of: null,
  rated: 0,
  shared: 0,
  ...more,
});
export const seatRow = (table_id: string, seat: number, more: Partial<SeatRow> = {}): SeatRow => ({
  table_id,
  seat,
  kind: 'invite',
  guest_id: null,
  name: '',
  level: null,
  invite: `${table_id}-${seat}`,
  own_kind: null,
  zone: null,
  kept_for: null,
  entry: null,
  ...more,
});
const sitting = (seat: number, { id, name }: { id: string; name: string }) =>
  seatRow('t', seat, { kind: 'person', guest_id: id, name });
const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

/** What a store promises on every database; `fresh` gives an empty one. */
export function storeContract(fresh: () => Promise<Place>): void {
  async function opened(place?: Place): Promise<Store> {
    const store = await openStore(place ?? (await fresh()));
    atEnd(() => store.close());
    return store;
  }

  /** A store with a maker and a table with these seats. */
  async function withTable(seats: readonly SeatRow[], more: Partial<TableRow> = {}): Promise<Store> {
    const store = await opened();
    await store.guests.add(guest('maker'), 'hash of maker');
    await store.writer.write(store.writes.insert(tableRow('t', more), seats));
    return store;
  }
  const row = (seq: number) => ({
    table_id: 't',
    seq,
    body: `{"seq":${seq}}`,
    at: AT + seq,
    key: null,
    request: null,
  });
  const append = ({ writes }: Store, seq: number, old?: number) => [
    ...writes.append(row(seq), { seq, body: `state ${seq}` }, old),
    writes.progress('t', seq - 1, {
      seq,
      turn: seq % 2,
      status: 'playing',
      result: null,
      updated_at: AT + seq,
    }),
  ];

  describe('the writer', () => {
    it('stores a write whole or not at all', async () => {
      const store = await opened();
      await store.writer.write([insert(store, 'a')]);
      const bad = store.writer.write([insert(store, 'b'), insert(store, 'a'), insert(store, 'c')]);
      await expect(bad).rejects.toThrow(Conflict);
      expect(await names(store)).toEqual(['a']);
    });

    it('lets writes of one moment share a commit, and a bad one takes no other along', async () => {
      const store = await opened();
      const groups: number[] = [];
      store.writer.onCommit = writes => groups.push(writes);
      const done = await Promise.allSettled([
        store.writer.write([insert(store, 'a')]),
        store.writer.write([insert(store, 'b'), insert(store, 'a')]),
        store.writer.write([insert(store, 'c')]),
      ]);
      await store.writer.idle();
      expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(groups).toEqual([3]);
      expect(await names(store)).toEqual(['a', 'c']);
    });

    it('stores everything of many moments', async () => {
      const store = await opened();
      const ids = Array.from({ length: 200 }, (_, i) => `g${String(i).padStart(3, '0')}`);
      const writes: Promise<void>[] = [];
      for (const [i, id] of ids.entries()) {
        writes.push(store.writer.write([insert(store, id)]));
        if (i % 7 === 0) await new Promise(resolve => setImmediate(resolve));
      }
      await Promise.all(writes);
      expect(await names(store)).toEqual(ids);
    });

    it('notices that somebody else was first where a statement must change a row', async () => {
      const store = await opened();
      const rename = {
        query: store.db.updateTable('guest').set({ name: 'Zoe' }).where('id', '=', 'none').compile(),
        changes: 1,
      };
      await expect(store.writer.write([insert(store, 'a'), rename])).rejects.toThrow(Conflict);
      expect(await names(store)).toEqual([]);
    });

    it('tells a statement that it is stored, and only then', async () => {
      const store = await opened();
      const told: string[] = [];
      const said = (id: string) => ({ ...insert(store, id), stored: () => told.push(id) });
      await Promise.allSettled([
        store.writer.write([said('a')]),
        store.writer.write([said('b'), insert(store, 'a')]),
      ]);
      expect(told).toEqual(['a']);
    });

    it('refuses what only one of the databases could keep', async () => {
      const store = await opened();
      for (const bad of [true, undefined, Number.NaN, 'a\0b', new Date()]) {
        const query = store.db.insertInto('guest').values({ ...guest('a'), name: bad as string });
        // Kysely leaves out a column whose value is undefined.
        if (bad !== undefined)
          await expect(store.writer.write([{ query: query.compile() }])).rejects.toThrow(TypeError);
      }
      expect(await names(store)).toEqual([]);
    });
  });

  describe('guests', () => {
    it('are known by their session, while it is in use', async () => {
      const store = await opened();
      await store.guests.add(guest('ann', 'Zoë 🎬'), 'hash');
      expect(await store.guests.ofSession('hash', AT - 1)).toEqual({
        id: 'ann',
        name: 'Zoë 🎬',
        hash: 'hash',
        seen_at: AT,
      });
      expect(await store.guests.ofSession('hash', AT)).toBeUndefined();
      expect(await store.guests.ofSession('other', 0)).toBeUndefined();
      await store.guests.seen('hash', AT + 5);
      expect((await store.guests.ofSession('hash', AT))?.seen_at).toBe(AT + 5);
    });

    it('change their name at their seats too, but not those of others at their screen', async () => {
      const store = await withTable([
        seatRow('t', 0, { kind: 'person', guest_id: 'maker', name: 'Ann' }),
        seatRow('t', 1, { kind: 'local', guest_id: 'maker', name: 'Eve' }),
      ]);
      await store.writer.write(store.guests.rename('maker', 'Zoe'));
      expect((await store.tables.find('t'))?.seats.map(seat => seat.name)).toEqual(['Zoe', 'Eve']);
      await expect(store.writer.write(store.guests.rename('nobody', 'Zoe'))).rejects.toThrow(Conflict);
    });
  });

  describe('tables', () => {
    it('come back as they were stored, with their seats in order', async () => {
      const seats = [seatRow('t', 1), seatRow('t', 0, { kind: 'bot', level: 'random', invite: null })];
      const store = await withTable(seats, { edition_data: '{"a":"é"}' });
      const found = await store.tables.find('t');
      expect(found?.table).toEqual(tableRow('t', { edition_data: '{"a":"é"}' }));
      expect(found?.seats).toEqual([seats[1], seats[0]]);
      expect(await store.tables.find('none')).toBeUndefined();
      await expect(store.writer.write(store.writes.insert(tableRow('t'), []))).rejects.toThrow();
    });

    it('of a guest are those it made or sits at, newest first', async () => {
      const store = await withTable([seatRow('t', 0)]);
      await store.guests.add(guest('ann'), 'hash of ann');
      for (const [i, id] of ['a', 'b', 'c'].entries()) {
        const maker_id = id === 'b' ? 'maker' : 'ann';
        const seat = id === 'b' ? { guest_id: 'ann', kind: 'person' } : {};
        const table = tableRow(id, { maker_id, updated_at: AT + i });
        await store.writer.write(store.writes.insert(table, [seatRow(id, 0, seat), seatRow(id, 1)]));
      }
      const mine = await store.tables.of('ann');
      expect(mine.map(({ table, seats }) => [table.id, seats.length])).toEqual([
        ['c', 2],
        ['b', 2],
        ['a', 2],
      ]);
      expect(await store.tables.of('nobody')).toEqual([]);
    });

    it('grow row by row, each once, and keep the snapshots they need', async () => {
      const store = await withTable([seatRow('t', 0)]);
      await store.writer.write(append(store, 0));
      await store.writer.write(append(store, 1));
      await store.writer.write(append(store, 2, 1));
      await expect(store.writer.write(append(store, 2))).rejects.toThrow(Conflict);
      await expect(store.writer.write(append(store, 4))).rejects.toThrow(Conflict);
      const { rows, snapshots } = await store.tables.log('t');
      expect(rows).toEqual([row(0), row(1), row(2)]);
      expect(snapshots.map(({ seq, body }) => [seq, body])).toEqual([
        [0, 'state 0'],
        [2, 'state 2'],
      ]);
      expect((await store.tables.log('t', 1)).rows).toEqual([row(2)]);
      expect(await store.tables.asked('t', 2)).toEqual({ body: row(2).body, key: null, request: null });
      expect(await store.tables.asked('t', 3)).toBeUndefined();
      expect((await store.tables.find('t'))?.table).toMatchObject({
        seq: 2,
        turn: 0,
        status: 'playing',
        updated_at: AT + 2,
      });
    });

    it('of two rows for one place take one', async () => {
      const store = await withTable([seatRow('t', 0)]);
      const tries = await Promise.allSettled([0, 0, 0].map(seq => store.writer.write(append(store, seq))));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await store.tables.log('t')).rows).toHaveLength(1);
    });

    it('give a free seat once', async () => {
      const store = await withTable([seatRow('t', 0), seatRow('t', 1)]);
      const { writer, writes } = store;
      const claim = (seat: number, who: typeof ann, free: number) =>
        writer.write(writes.take([sitting(seat, who)], free));
      await claim(0, ann, 2);
      await expect(claim(0, bob, 1)).rejects.toThrow(Conflict);
      // Whoever takes a seat must know how many were free: the last one begins the game.
      await expect(claim(1, bob, 2)).rejects.toThrow(Conflict);
      await claim(1, bob, 1);
      const seats = (await store.tables.find('t'))?.seats;
      expect(seats?.map(seat => [seat.guest_id, seat.name, seat.kind])).toEqual([
        ['ann', 'Ann', 'person'],
        ['bob', 'Bob', 'person'],
      ]);
    });

    it('of the last two seats, taken at once, let one be the last', async () => {
      const store = await withTable([seatRow('t', 0), seatRow('t', 1)]);
      const { writer, writes } = store;
      const tries = await Promise.allSettled(
        [ann, bob].map((who, seat) => writer.write(writes.take([sitting(seat, who)], 2))),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('that ended keep their record, their reel and the last snapshot', async () => {
      const store = await withTable([seatRow('t', 0)]);
      await store.writer.write(append(store, 0));
      await store.writer.write([...append(store, 1), ...store.writes.finish('t', 1, 'record')]);
      await store.writer.write([store.writes.reel('t', 'reel')]);
      await expect(store.writer.write([store.writes.reel('t', 'other')])).rejects.toThrow(Conflict);
      expect([await store.tables.record('t'), await store.tables.reel('t')]).toEqual(['record', 'reel']);
      expect((await store.tables.log('t')).snapshots.map(({ seq }) => seq)).toEqual([1]);
      expect(await store.tables.record('none')).toBeUndefined();
      expect(await store.tables.reel('none')).toBeUndefined();
    });

    it('that froze say why', async () => {
      const store = await withTable([seatRow('t', 0)]);
      await store.writer.write([store.writes.fault('t', 'frozen', 'report')]);
      expect((await store.tables.find('t'))?.table).toMatchObject({ status: 'frozen', fault: 'report' });
    });

    it('where a bot is to move are found', async () => {
      const store = await withTable([
        seatRow('t', 0, { kind: 'person', guest_id: 'maker' }),
        seatRow('t', 1, { kind: 'bot', level: 'random' }),
      ]);
      await store.writer.write(append(store, 0));
      expect(await store.tables.waitingForBots(AT + 9)).toEqual([]);
      await store.writer.write(append(store, 1));
      expect(await store.tables.waitingForBots(AT + 9)).toEqual(['t']);
      expect(await store.tables.waitingForBots(AT)).toEqual([]);
    });
  });

  describe('answers to requests', () => {
    it('are found under their key, kept once, and forgotten in time', async () => {
      const store = await opened();
      const answer = (key: string, at: number) =>
        store.writes.answer({ scope: 's', key, request: 'r', answer: `of ${key}`, at });
      await store.writer.write([answer('a', AT), answer('b', AT + 1)]);
      await expect(store.writer.write([answer('a', AT + 5)])).rejects.toThrow(Conflict);
      expect(await store.tables.answered('s', 'a')).toEqual({ request: 'r', answer: 'of a' });
      expect(await store.tables.answered('other', 'a')).toBeUndefined();
      await store.writer.write([store.writes.forgetAnswers(AT + 1)]);
      expect(await store.tables.answered('s', 'a')).toBeUndefined();
      expect(await store.tables.answered('s', 'b')).toBeDefined();
    });
  });

  describe('the bus', () => {
    it('tells the subscribers of a topic, later, each once', async () => {
      const { bus } = await opened();
      const heard: unknown[] = [];
      bus.subscribe('table', (id, own) => heard.push(['first', id, own]));
      const end = bus.subscribe('table', (id, own) => heard.push(['second', id, own]));
      bus.subscribe('other', id => heard.push(['other', id]));
      bus.publish('table', 't 1');
      expect(heard).toEqual([]);
      await expect.poll(() => heard.length).toBe(2);
      end();
      bus.publish('table', 't 2');
      await expect.poll(() => heard.length).toBe(3);
      await new Promise(resolve => setTimeout(resolve, 50));
      expect(heard).toEqual([
        ['first', 't 1', true],
        ['second', 't 1', true],
        ['first', 't 2', true],
      ]);
    });

    it('is not stopped by a subscriber that fails', async () => {
      const logged: string[] = [];
      const store = await openStore(await fresh(), (_error, what) => logged.push(what));
      atEnd(() => store.close());
      const heard: string[] = [];
      store.bus.subscribe('table', () => {
        throw new Error('on purpose');
      });
      store.bus.subscribe('table', id => heard.push(id));
      store.bus.publish('table', 't');
      await expect.poll(() => heard).toEqual(['t']);
      expect(logged).toEqual(['a subscriber failed']);
    });
  });

  it('keeps what was stored when it is opened again', async () => {
    const place = await fresh();
    const first = await openStore(place);
    await first.writer.write([insert(first, 'a')]);
    await first.close();
    expect(await names(await opened(place))).toEqual(['a']);
  });
}
