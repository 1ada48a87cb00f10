import type { Claims } from './claims.ts';
import type { PostgresLink } from './postgres-link.ts';

/** Claims as advisory locks of the link: they end with the process, and with the link. */
export class PostgresClaims implements Claims {
  readonly #link: PostgresLink;

  constructor(link: PostgresLink) {
    this.#link = link;
  }

  async take(name: string): Promise<boolean> {
    try {
      const [row] = await this.#link.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
        name,
      ]);
      return row?.mine === true;
    } catch {
      return false;
    }
  }

  release(name: string): void {
    this.#link
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
      // A broken link has no locks any more.
      .catch(() => undefined);
  }
}
