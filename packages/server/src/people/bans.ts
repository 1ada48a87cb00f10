import type { Ban } from '@backlot/protocol';
import { Failure } from '../problem.ts';
import type { BanStore } from '../store/bans.ts';
import { when } from '../when.ts';

/**
 * What somebody who is banned may still do besides looking on: finish the games under way, so that nobody else's game
 * is spoilt, leave tables that wait, keep others off, and look after the account. Whatever is new is forbidden.
 */
const STILL: ReadonlySet<string> = new Set([
  'POST /api/tables/:id/moves',
  'POST /api/tables/:id/undo',
  'PATCH /api/tables/:id/orders',
  'POST /api/tables/:id/time',
  'POST /api/tables/:id/free',
  'POST /api/tables/:id/close',
  'POST /api/tables/:id/chat/hear',
  'POST /api/me/blocks',
  'DELETE /api/me/blocks/:id',
  'DELETE /api/me/tokens/:id',
  'DELETE /api/me',
  'POST /api/me/sign-out',
  'DELETE /api/me/sessions',
  'DELETE /api/me/sessions/:id',
  'POST /api/me/recovery',
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'DELETE /api/passkeys/:id',
  'PATCH /api/me/notices',
  'POST /api/me/notices/browsers',
  'DELETE /api/me/notices/browsers/:id',
  'POST /api/me/notices/try',
]);

/** Whether somebody who is banned may call a route from the page. @param url with `:id` in the place of ids */
export function forBanned(method: string, url: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD' || STILL.has(`${method} ${url}`);
}

/** Who is kept away. Read from the store at every act, so that a ban counts at once in every process. */
export class Bans {
  readonly #store: Pick<BanStore, 'standing'>;
  readonly #now: () => number;

  constructor(store: Pick<BanStore, 'standing'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The ban of any of these people, as they are told of it. */
  async of(ids: readonly string[]): Promise<Ban | undefined> {
    const row = await this.#store.standing(ids, this.#now());
    if (row === undefined) return undefined;
    return {
      ...(row.ends_at !== null && { until: row.ends_at }),
      ...(row.reason !== '' && { reason: row.reason }),
    };
  }

  /** @throws Failure `banned` where any of these people is. */
  async check(ids: readonly string[]): Promise<void> {
    const ban = await this.of(ids);
    if (ban === undefined) return;
    const { until, reason } = ban;
    const end = until === undefined ? 'for good' : `until ${when(until)} UTC`;
    const why = reason === undefined ? '' : ` The reason: ${reason}.`;
    throw new Failure(
      'banned',
      `You are banned here ${end}.${why} You may still finish the games you sit in, on the page; everything else is refused, with a token too.`,
      { ban },
    );
  }
}
