import { describe, expect, it } from 'vitest';
import { type Job, Jobs } from '../src/jobs/jobs.ts';
import type { Place } from '../src/store/opened.ts';
import { openStore } from '../src/store/store.ts';
import { atEnd } from './stage.ts';

const MINUTE = 60_000;

/** What jobs promise on every database; `fresh` gives an empty one. */
export function jobsContract(fresh: () => Promise<Place>): void {
  /** A store, jobs over it, a clock to turn, and what was done. */
  async function stage() {
    const store = await openStore(await fresh());
    atEnd(() => store.close());
    const clock = { now: 1_700_000_000_000 };
    const failures: unknown[] = [];
    const another = () =>
      new Jobs(
        store.jobs,
        store.writer,
        () => clock.now,
        (_kind, ended, error) => {
          if (ended === 'failed') failures.push(error);
        },
      );
    const jobs = another();
    const done: Job[] = [];
    jobs.on('note', async job => {
      done.push(job);
    });
    const schedule = (key: string, dueAt: number, body?: string) =>
      store.writer.write(jobs.schedule('note', key, dueAt, body));
    return { store, clock, jobs, another, done, failures, schedule, keys: () => done.map(job => job.key) };
  }

  describe('a job', () => {
    it('is done when it is due, not before, and once', async () => {
      const { clock, jobs, done, schedule } = await stage();
      await schedule('a', clock.now + MINUTE, 'words');
      await jobs.runDue();
      expect(done).toEqual([]);
      clock.now += MINUTE;
      await jobs.runDue();
      await jobs.runDue();
      expect(done).toEqual([{ kind: 'note', key: 'a', body: 'words', tries: 1 }]);
    });

    it('is moved by scheduling it again, and taken back by cancelling it', async () => {
      const { store, clock, jobs, keys, schedule } = await stage();
      await schedule('moved', clock.now);
      await schedule('moved', clock.now + MINUTE);
      await schedule('gone', clock.now);
      await store.writer.write(jobs.cancel('note', 'gone'));
      await jobs.runDue();
      expect(keys()).toEqual([]);
      clock.now += MINUTE;
      await jobs.runDue();
      expect(keys()).toEqual(['moved']);
    });

    it('is scheduled only where the write that causes it is stored', async () => {
      const { store, clock, jobs, keys } = await stage();
      const never = { query: store.db.deleteFrom('guest').where('id', '=', 'none').compile(), changes: 1 };
      await expect(store.writer.write([...jobs.schedule('note', 'a', clock.now), never])).rejects.toThrow();
      await jobs.runDue();
      expect(keys()).toEqual([]);
    });

    it('that fails is tried again, later each time', async () => {
      const { store, clock, jobs, failures } = await stage();
      const tries: [number, number][] = [];
      const begun = clock.now;
      jobs.on('shaky', async job => {
        tries.push([job.tries, clock.now - begun]);
        if (job.tries < 4) throw new Error(`try ${job.tries}`);
      });
      await store.writer.write(jobs.schedule('shaky', 'a', clock.now));
      for (; clock.now < begun + MINUTE; clock.now += 500) await jobs.runDue();
      expect(tries).toEqual([
        [1, 0],
        [2, 1000],
        [3, 3000],
        [4, 7000],
      ]);
      expect(failures.map(error => (error as Error).message)).toEqual(['try 1', 'try 2', 'try 3']);
    });

    it('that schedules itself anew is done again', async () => {
      const { store, clock, jobs } = await stage();
      let times = 0;
      jobs.on('chain', async ({ kind, key }) => {
        times++;
        await store.writer.write(jobs.schedule(kind, key, clock.now + MINUTE));
      });
      await store.writer.write(jobs.schedule('chain', 'a', clock.now));
      await jobs.runDue();
      expect(times).toBe(1);
      clock.now += MINUTE;
      await jobs.runDue();
      expect(times).toBe(2);
    });

    it('of a process that died is taken over, but not while that one may be at it', async () => {
      const { store, clock, jobs, keys, schedule } = await stage();
      await schedule('a', clock.now);
      const [claimed] = await store.jobs.claim(['note'], clock.now, clock.now + MINUTE, 5);
      expect(claimed).toMatchObject({ key: 'a', tries: 1 });
      await jobs.runDue();
      expect(keys()).toEqual([]);
      clock.now += MINUTE;
      await jobs.runDue();
      expect(keys()).toEqual(['a']);
    });

    it('of a kind nobody does here stays for others', async () => {
      const { clock, jobs, another, keys, schedule } = await stage();
      await schedule('a', clock.now);
      await another().runDue();
      await jobs.runDue();
      expect(keys()).toEqual(['a']);
    });

    it('among many is done exactly once by two workers', async () => {
      const { store, clock, jobs, another, done, keys } = await stage();
      const other = another();
      other.on('note', async job => {
        done.push(job);
      });
      const names = Array.from({ length: 100 }, (_, i) => `job-${i}`);
      await store.writer.write(names.flatMap(name => jobs.schedule('note', name, clock.now)));
      await Promise.all([jobs.runDue(), other.runDue()]);
      expect(keys().sort()).toEqual(names.sort());
    });
  });

  describe('the clock', () => {
    it('does what is due by itself, until it is stopped', async () => {
      const { clock, jobs, keys, schedule } = await stage();
      await jobs.start();
      await schedule('now', clock.now);
      await expect.poll(keys).toEqual(['now']);
      await schedule('soon', clock.now + 20);
      clock.now += 20;
      await expect.poll(keys).toEqual(['now', 'soon']);
      await jobs.stop();
      await schedule('late', clock.now);
      await new Promise(resolve => setTimeout(resolve, 30));
      expect(keys()).toEqual(['now', 'soon']);
    });

    it('begins again what comes every so often', async () => {
      const { clock, jobs, another } = await stage();
      let times = 0;
      for (const worker of [jobs, another()]) {
        worker.every('often', MINUTE, async () => {
          times++;
        });
        await worker.start();
        atEnd(() => worker.stop());
      }
      await expect.poll(() => times).toBe(1);
      clock.now += MINUTE;
      await jobs.runDue();
      expect(times).toBe(2);
    });
  });
}
