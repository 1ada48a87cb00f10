import type { Jobs } from '../jobs/jobs.ts';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { House } from './house.ts';

const HOUR = 3_600_000;
/** How long a table waits for players: one in the lobby a day, one that is known by its links two weeks. */
const WAITS = { public: 24 * HOUR, linked: 14 * 24 * HOUR } as const;

/** When a table made at `at` is closed if it has not begun. */
export function closesAt(visibility: string, at: number): number {
  return at + (visibility === 'public' ? WAITS.public : WAITS.linked);
}

/** For the write that makes an open table. */
export function closeLater(jobs: Jobs, id: string, at: number): Statement[] {
  return jobs.schedule('close-table', id, at);
}

/** For the write that begins its game or closes it. */
export function closeNoMore(jobs: Jobs, id: string): Statement[] {
  return jobs.cancel('close-table', id);
}

/** Closes open tables when their time is over. */
export function addClosing(jobs: Jobs, store: Store, house: House): void {
  jobs.on('close-table', async ({ key }) => {
    if ((await store.tables.find(key))?.table.status === 'open') await house.close(key);
  });
}

/** What is told to whoever comes too late. */
export function closed(): Failure {
  return new Failure(
    'table-closed',
    'It was taken away before it began: find another table in the lobby, or open one of your own.',
  );
}
