import type { TableInfo } from '@backlot/protocol';
import type { Reels } from '../films/reels.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/tables.ts';
import { closed } from './closing.ts';
import { tableInfo } from './info.ts';
import { noTable } from './load.ts';
import { maySee } from './visibility.ts';

/**
 * Records and reels of ended games. Nothing of such a game is secret any more and its id can't be guessed, so whoever
 * has the link may see it, also without a session. Only of a private table its people decide: as long as none of them
 * shares it, it is there for them alone.
 */
export class Archive {
  readonly #store: Pick<Store, 'tables' | 'writer' | 'writes'>;
  readonly #reels: Reels;

  constructor(store: Pick<Store, 'tables' | 'writer' | 'writes'>, reels: Reels) {
    this.#store = store;
    this.#reels = reels;
  }

  /**
   * The record of an ended game, as JSON text.
   * @throws Failure `not-found`, `running`, `table-closed`
   */
  async record(person: Person | undefined, id: string): Promise<string> {
    await this.#shown(person, id);
    const text = await this.#store.tables.record(id);
    if (text !== undefined) return text;
    throw new Failure(
      'running',
      'The record holds all secrets, so it is given when the game has ended: come back then.',
    );
  }

  /**
   * The reel of an ended game, as JSON text `{ viewShape, reel }`.
   * @throws Failure `not-found`, `running`, `table-closed`
   */
  async reel(person: Person | undefined, id: string): Promise<string> {
    const { table } = await this.#shown(person, id);
    const reel = await this.#reels.find(id);
    if (reel !== undefined) return reel;
    if (table.status === 'ended') {
      throw new Failure(
        'not-found',
        'No reel could be made of this game. Its record is there: ask for that instead.',
      );
    }
    throw new Failure(
      'running',
      'The reel shows what every seat saw, so it is given when the game has ended: come back then.',
    );
  }

  /**
   * Lets whoever has its link see an ended game, or only its people again.
   * @throws Failure `not-found`, `not-your-seat`, `running`, `table-closed`
   */
  async share(person: Person, id: string, shared: boolean): Promise<TableInfo> {
    const { table, seats } = await this.#shown(person, id);
    if (!maySee({ ...table, visibility: 'private' }, seats, person.id)) {
      throw new Failure('not-your-seat', 'Only who played there decides that: ask one of them.');
    }
    if (table.status !== 'ended') {
      throw new Failure('running', 'There is nothing to share yet: come back when the game has ended.');
    }
    await this.#store.writer.write([this.#store.writes.share(id, shared)]);
    return tableInfo({ table: { ...table, shared: shared ? 1 : 0 }, seats }, person.id);
  }

  /** As stored, where somebody may know of it. */
  async #shown(person: Person | undefined, id: string): Promise<StoredTable> {
    const stored = await this.#store.tables.find(id);
    if (stored === undefined) throw noTable();
    const { table, seats } = stored;
    if (table.shared === 0 && !maySee(table, seats, person?.id)) throw noTable();
    if (table.status === 'closed') throw closed();
    return stored;
  }
}
