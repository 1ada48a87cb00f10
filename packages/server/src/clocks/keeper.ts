import type { Notices } from '../notices/port.ts';
import { Failure } from '../problem.ts';
import type { House } from '../tables/house.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import { CLOCK_JOB } from './table-clock.ts';
import { tick } from './tick.ts';
import { wakeAt } from './wake.ts';

type Around = Pick<Surroundings, 'store' | 'jobs' | 'now' | 'log'>;

/** Does what clocks ask for by themselves: reminds, and acts when a time is up. Any process may do it for any table. */
export function keepClocks(house: Pick<House, 'open'>, around: Around, notices: Notices): void {
  around.jobs.on(CLOCK_JOB, async ({ key }) => {
    const live = await house.open(key).catch(error => {
      // A table that rests has no clocks; it comes with its next row.
      if (error instanceof Failure && resting.has(error.code)) return undefined;
      throw error;
    });
    if (live === undefined) return;
    // Another process may have gone on with it.
    await live.follow(undefined);
    const { running } = live.clock.state;
    const due = running?.remindAt;
    if (running !== undefined && due !== undefined && due <= around.now()) {
      const person = live.seats[running.seat]?.guest_id;
      const { seat, deadline } = running;
      if (person && deadline > around.now()) await notices.remind({ table: key, seat, person, deadline });
      await live.change(plan => {
        const now = plan.clocks.running;
        if (now?.deadline !== deadline || now.seat !== seat) return false;
        plan.clocks = { ...plan.clocks, running: { ...now, remindAt: undefined } };
        return true;
      });
    }
    const done = await live.change(tick);
    const wake = wakeAt(live.clock.state);
    // A job that came early is scheduled anew; one that did something has been.
    if (!done && wake !== undefined)
      await around.store.writer.write(around.jobs.schedule(CLOCK_JOB, key, wake));
  });
}

const resting: ReadonlySet<string> = new Set<Failure['code']>(['not-found', 'table-frozen']);
