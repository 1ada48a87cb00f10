import { describe, expect, it } from 'vitest';
import { Conflict } from '../src/store/errors.ts';
import type { Place } from '../src/store/opened.ts';
import { openStore } from '../src/store/store.ts';
import { atEnd } from './stage.ts';
import { guest, tableRow } from './store-contract.ts';

const AT = 1_700_000_000_000;

/** What every store of notices does, on whatever database it stands. */
export function noticesContract(fresh: () => Promise<Place>): void {
  async function stage() {
    const store = await openStore(await fresh());
    atEnd(() => store.close());
    const session = (hash: string, guest_id: string) => ({
      hash,
      guest_id,
      created_at: AT,
      seen_at: AT,
      device: `device of ${hash}`,
    });
    await store.guests.add(guest('ann'), 'a1', 'Firefox on Linux');
    await store.guests.add(guest('ben'), 'b1', '');
    const browser = (id: string, guest_id: string, session_hash: string) =>
      store.notices.subscribe({
        ...{ id, guest_id, session_hash, endpoint: `https://push.example.org/${id}` },
        ...{ p256dh: 'key', auth: 'auth', created_at: AT },
      });
    const names = async (person: string) => (await store.notices.subscriptions(person)).map(row => row.id);
    return { store, write: store.writer.write.bind(store.writer), session, browser, names };
  }

  describe('notices', () => {
    it('have ways that are switched on, changed, found broken and switched off', async () => {
      const { store, write } = await stage();
      const { notices } = store;
      await write([notices.switchOn('ann', 'webhook', 'https://one'), notices.switchOn('ann', 'mail', null)]);
      await write([notices.channelTrouble('ann', 'webhook', { trouble: '{}', trouble_at: AT })]);
      const of = async () =>
        (await notices.channels('ann')).map(({ channel, address, trouble_at }) => [
          channel,
          address,
          trouble_at,
        ]);
      expect((await of()).sort()).toEqual([
        ['mail', null, null],
        ['webhook', 'https://one', AT],
      ]);
      await write([notices.switchOn('ann', 'webhook', 'https://two'), notices.switchOff('ann', 'mail')]);
      expect(await of()).toEqual([['webhook', 'https://two', null]]);
      expect(await notices.channels('ben')).toEqual([]);
    });

    it('reach a browser as long as its session stands, and only for whom it was given last', async () => {
      const { store, write, session, browser, names } = await stage();
      await write([store.guests.addSession(session('a2', 'ann')), browser('x', 'ann', 'a1')]);
      await write([browser('y', 'ann', 'a2')]);
      expect((await names('ann')).sort()).toEqual(['x', 'y']);
      await write([browser('x', 'ben', 'b1')]);
      expect([await names('ann'), await names('ben')]).toEqual([['y'], ['x']]);
      await write([store.guests.endSessions(['a2'])]);
      expect(await names('ann')).toEqual([]);
      await write([store.notices.forget()]);
      expect(
        (await store.db.selectFrom('push_subscription').select('id').execute()).map(row => row.id),
      ).toEqual(['x']);
      await write([store.notices.unsubscribe('ann', ['x'])]);
      expect(await names('ben')).toEqual(['x']);
    });

    it('are marked as told by one alone, and the mark can be taken back', async () => {
      const { store, write } = await stage();
      const { notices, writes } = store;
      await write(writes.insert(tableRow('table-a', { maker_id: 'ann' }), []).slice(0, 1));
      const at = { table_id: 'table-a', seat: 1, kind: 'turn' };
      expect(await notices.sent(at)).toBe(undefined);
      const both = [
        write([notices.mark({ ...at, mark: 4 }, undefined)]),
        write([notices.mark({ ...at, mark: 4 }, undefined)]),
      ];
      const results = await Promise.allSettled(both);
      expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected']);
      await write([notices.mark({ ...at, mark: 9 }, 4)]);
      await expect(write([notices.mark({ ...at, mark: 9 }, 4)])).rejects.toThrow(Conflict);
      await write([notices.unmark({ ...at, mark: 9 }, 4)]);
      expect(await notices.sent(at)).toBe(4);
      await write([notices.unmark({ ...at, mark: 4 }, undefined)]);
      expect(await notices.sent(at)).toBe(undefined);
    });

    it('that are planned can be put off, but not where another has taken their place', async () => {
      const { store, write } = await stage();
      const { jobs } = store;
      const job = { kind: 'turn-notice', key: 'table-a', due_at: AT, body: 'first' };
      await write([jobs.put(job)]);
      expect(await jobs.waiting('turn-notice', 'table-a')).toBe('first');
      await write([jobs.postpone({ ...job, due_at: AT + 5 })]);
      expect(await jobs.next(['turn-notice'])).toBe(AT + 5);
      await write([jobs.postpone({ ...job, due_at: AT })]);
      await write([jobs.put({ ...job, body: 'second' })]);
      await write([jobs.postpone({ ...job, due_at: AT + 9 })]);
      expect(await jobs.next(['turn-notice'])).toBe(AT);
      await jobs.claim(['turn-notice'], AT, AT + 60, 1);
      expect(await jobs.waiting('turn-notice', 'table-a')).toBe(undefined);
    });
  });
}
