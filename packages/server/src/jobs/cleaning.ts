import { SESSION_LIFE } from '../people/session.ts';
import type { Store } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

const DAY = 86_400_000;
/** How long a request can be repeated under its key: 30 days. */
const KEYS_KEPT = 30 * DAY;
/** How often it is forgotten who tried what. */
const TALLIES_KEPT = 600_000;

/** Takes out of the store what nobody can ask for any more. */
export function addCleaning(
  jobs: Jobs,
  { writer, writes, guests, bans, notices, lobby, tallies }: Store,
  now: () => number,
): void {
  jobs.every('clean-keys', DAY, () =>
    writer.write([writes.forgetAnswers(now() - KEYS_KEPT), lobby.forgetWatching(now() - DAY)]),
  );
  jobs.every('clean-tallies', TALLIES_KEPT, () => writer.write([tallies.forget(now())]));
  jobs.every('clean-sessions', DAY, () =>
    writer.write([...guests.forget(now() - SESSION_LIFE, now()), bans.forget(now()), notices.forget()]),
  );
}
