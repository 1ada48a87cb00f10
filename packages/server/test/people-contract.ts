import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ban, listBans, unban } from '../src/admin/bans.ts';
import { listPeople } from '../src/admin/people.ts';
import { closeReport, listReports } from '../src/admin/reports.ts';
import { Conflict } from '../src/store/errors.ts';
import { LEFT } from '../src/store/moves.ts';
import { openBeside } from '../src/store/open-beside.ts';
import type { Place } from '../src/store/opened.ts';
import { houseSecret } from '../src/store/secrets.ts';
import { openStore } from '../src/store/store.ts';
import { atEnd } from './stage.ts';
import { guest, names, seatRow, tableRow } from './store-contract.ts';

const AT = 1_700_000_000_000;
const DAY = 86_400_000;

/** What the store promises about people on every database; `fresh` gives an empty one. */
export function peopleContract(fresh: () => Promise<Place>): void {
  async function opened() {
    const store = await openStore(await fresh());
    atEnd(() => store.close());
    return store;
  }

  describe('people', () => {
    it('go up in another person with all they have, or leave with all that is personal', async () => {
      const store = await opened();
      await store.guests.add(guest('maker'), 'hash of maker');
      const seated = [
        seatRow('t', 0, { kind: 'person', guest_id: 'maker', name: 'Ann' }),
        seatRow('t', 1, { kind: 'person', guest_id: 'eve', name: 'Eve' }),
        seatRow('t', 2, { kind: 'local', guest_id: 'maker', name: 'Kid' }),
      ];
      const { guests, blocks, moves, writer, writes } = store;
      await writer.write(writes.insert(tableRow('t'), seated));
      for (const id of ['eve', 'foe']) await guests.add(guest(id), `hash of ${id}`, 'Firefox on Linux');
      const answer = { request: 'r', answer: 'a', at: AT };
      await writer.write([
        blocks.add('maker', 'foe', AT),
        blocks.add('maker', 'foe', AT),
        blocks.add('eve', 'foe', AT),
        blocks.add('eve', 'maker', AT),
        writes.answer({ scope: 'guest:maker', key: 'k', ...answer }),
        writes.answer({ scope: 'guest:maker', key: 'k2', ...answer }),
        writes.answer({ scope: 'guest:eve', key: 'k', ...answer }),
      ]);
      expect(await moves.seats('maker', 'eve')).toEqual([
        { table: 't', title: 'lanterns', status: 'open', shared: true },
        { table: 't', title: 'lanterns', status: 'open', shared: true },
      ]);
      await writer.write(moves.moveAll('maker', { id: 'eve', name: 'Eve' }));
      const seats = async () => (await store.tables.find('t'))?.seats.map(seat => [seat.guest_id, seat.name]);
      expect(await seats()).toEqual([
        ['eve', 'Eve'],
        ['eve', 'Eve'],
        ['eve', 'Kid'],
      ]);
      expect(await store.tables.maker('t')).toBe('eve');
      expect(await names(store)).toEqual(['eve', 'foe']);
      expect(await guests.ofSession('hash of maker', 0)).toBeUndefined();
      expect(await blocks.of('eve')).toEqual([{ id: 'foe', name: 'Ann' }]);
      expect(await store.tables.answered('guest:eve', 'k2')).toEqual({ request: 'r', answer: 'a' });
      await expect(writer.write(moves.moveAll('maker', { id: 'eve', name: 'Eve' }))).rejects.toThrow(
        Conflict,
      );

      await writer.write([
        guests.change('eve', { mail: 'eve@example.org', mail_verified: 1, is_account: 1 }),
      ]);
      expect((await guests.byMail('eve@example.org'))?.is_account).toBe(1);
      const twice = writer.write([guests.change('foe', { mail: 'eve@example.org' })]);
      await expect(twice).rejects.toThrow(Conflict);
      await writer.write(moves.leave('eve'));
      expect(await seats()).toEqual(Array(3).fill([null, LEFT]));
      expect(await guests.byMail('eve@example.org')).toBeUndefined();
      expect(await guests.sessions('eve', 0)).toEqual([]);
      expect(await blocks.of('eve')).toEqual([]);
    });

    it('are reported, and the operator closes a report beside the running store', async () => {
      const place = await fresh();
      const store = await openStore(place);
      atEnd(() => store.close());
      for (const id of ['maker', 'eve']) await store.guests.add(guest(id), `hash of ${id}`);
      const report = (id: string, at: number) => ({
        id,
        by_id: 'maker',
        about_id: 'eve',
        about_name: 'Eve',
        table_id: 't',
        seat: -1,
        reason: 'spam',
        text: '',
        message: 'Eggs!',
        room: 'watchers',
        line: 7,
        at,
        closed_at: null,
        outcome: null,
      });
      const { reports, writer } = store;
      await writer.write([reports.add(report('second', AT + 1)), reports.add(report('first', AT))]);
      expect(await reports.countSince('maker', AT)).toBe(1);
      expect((await reports.list(false, 1)).map(({ id, about_count }) => [id, about_count])).toEqual([
        ['first', 2],
      ]);
      const beside = await openBeside(place);
      try {
        await closeReport(beside, 'first', 'warned', AT + 2);
        await expect(closeReport(beside, 'first', 'warned', AT + 2)).rejects.toThrow(/no open report/);
        expect(await listReports(beside, false)).toContain('second');
      } finally {
        await beside.destroy();
      }
      expect((await reports.list(false, 9)).map(({ id }) => id)).toEqual(['second']);
      expect((await reports.list(true, 9))[0]).toMatchObject({
        closed_at: AT + 2,
        outcome: 'warned',
        line: 7,
      });
      const { rows } = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(
        store.db,
      );
      await sql`delete from kysely_migration where name > '0003-jobs'`.execute(store.db);
      await expect(openBeside(place)).rejects.toThrow(/older than this command \(it lacks 0004-/);
      await sql`insert into kysely_migration values ('9999-later', 'now')`.execute(store.db);
      await expect(openBeside(place)).rejects.toThrow(/newer Backlot \(it has 9999-later\)/);
      // The database may be another test's afterwards.
      await sql`delete from kysely_migration where name > '0003-jobs'`.execute(store.db);
      for (const { name, timestamp } of rows.filter(row => row.name > '0003-jobs'))
        await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(store.db);
    });

    it('are banned beside the running store; who takes over a guest is banned for the longer time', async () => {
      const place = await fresh();
      const store = await openStore(place);
      atEnd(() => store.close());
      const { guests, bans, moves, writer } = store;
      for (const id of ['a', 'b', 'c', 'd', 'e']) await guests.add(guest(id, id), `hash of ${id}`);
      const beside = await openBeside(place);
      try {
        const days = (count: string) => ({ days: count, reason: ' spam\n ' });
        await ban(beside, 'a', days('3'), AT);
        await ban(beside, 'b', days('2'), AT + 1);
        await expect(ban(beside, 'nobody', days('1'), AT)).rejects.toThrow(/nobody is called nobody/);
        for (const bad of ['0', '-1', '1.5', '1e3', '36501', 'x'])
          await expect(ban(beside, 'c', days(bad), AT)).rejects.toThrow(/--days takes a whole number/);
        const until = (id: string, now = AT) => bans.standing([id], now).then(row => row?.ends_at);
        const takeOver = (from: string, to: string) =>
          writer.write(moves.moveAll(from, { id: to, name: to }));
        expect(await listBans(beside, AT)).toBe(
          '2023-11-14 22:13  a (a) is banned until 2023-11-17 22:13 UTC: spam\n' +
            '2023-11-14 22:13  b (b) is banned until 2023-11-16 22:13 UTC: spam',
        );
        // The longer one stays, whoever had it.
        await takeOver('a', 'b');
        expect(await until('b')).toBe(AT + 3 * DAY);
        await ban(beside, 'c', days('1'), AT);
        await takeOver('c', 'b');
        expect(await until('b')).toBe(AT + 3 * DAY);
        await takeOver('b', 'd');
        expect(await until('d')).toBe(AT + 3 * DAY);
        await ban(beside, 'e', { days: undefined, reason: undefined }, AT);
        expect(await bans.standing(['d', 'e'], AT)).toEqual({ ends_at: null, reason: '' });
        await takeOver('d', 'e');
        expect(await until('e')).toBeNull();

        await guests.add(guest('f', 'Fay 100%'), 'hash of f');
        await ban(beside, 'f', days('1'), AT);
        expect(await until('f', AT + DAY - 1)).toBe(AT + DAY);
        expect(await until('f', AT + DAY)).toBeUndefined();
        expect(await listPeople(beside, 'y 100%', AT)).toBe(
          'Fay 100% (f), guest since 2023-11-14 22:13, last seen about 2023-11-14 22:13, banned',
        );
        expect(await listPeople(beside, 'FAY', AT + DAY)).not.toContain('banned');
        expect(await listPeople(beside, 'a_', AT)).toBe('Nobody has a_ in the name.');
        await expect(unban(beside, 'f', AT + DAY)).rejects.toThrow(/is not banned/);
        await writer.write([bans.forget(AT + DAY)]);
        expect(await unban(beside, 'e', AT)).toBe('e (e) is banned no more.');
        expect(await listBans(beside, AT)).toBe('Nobody is banned.');
        await ban(beside, 'f', days('1'), AT);
        await writer.write(moves.leave('f'));
        expect(await until('f')).toBeUndefined();
      } finally {
        await beside.destroy();
      }
    });

    it('share secrets that are made once', async () => {
      const store = await opened();
      const made = await Promise.all([houseSecret(store.db, 'a'), houseSecret(store.db, 'a')]);
      expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
      expect(made[1]).toBe(made[0]);
      expect(await houseSecret(store.db, 'b')).not.toBe(made[0]);
    });
  });
}
