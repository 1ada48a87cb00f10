import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Reel } from '@backlot/table';
import type { Jobs } from '../jobs/jobs.ts';
import { Conflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { gameOf, settingOf } from '../tables/load.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Films } from './film.ts';

/** Kind of the job that makes the reel of an ended game; its key is the table's id. */
const REEL = 'reel';

const inflated = promisify(inflate);

type Around = Pick<Surroundings, 'titles' | 'log'> & {
  readonly store: Pick<Store, 'tables' | 'writes' | 'writer'>;
  readonly jobs: Jobs;
  readonly films: Films;
};

/** The reels of ended games. Each is made soon after the end, or when somebody asks for it before that. */
export class Reels {
  readonly #around: Around;
  readonly #making = new Map<string, Promise<string | undefined>>();
  /** Of which none could be made: it is not tried again for everybody who asks, only by another release. */
  readonly #none = new Set<string>();

  /** To be made before the jobs start. */
  constructor(around: Around) {
    this.#around = around;
    around.jobs.on(REEL, async ({ key }) => {
      await this.#packed(key);
    });
  }

  /** For the write that ends a game at `at`. */
  later(id: string, at: number): Statement[] {
    return this.#around.jobs.schedule(REEL, id, at);
  }

  /** What the page is sent, JSON text `{ viewShape, reel }`; undefined where the game has not ended or can't be filmed. */
  async find(id: string): Promise<string | undefined> {
    const packed = await this.#packed(id);
    if (packed === undefined) return undefined;
    const text = String(await inflated(Buffer.from(packed, 'base64')));
    const { shape } = JSON.parse(text) as Reel;
    return `{"viewShape":${shape},"reel":${text}}`;
  }

  async #packed(id: string): Promise<string | undefined> {
    const stored = await this.#around.store.tables.reel(id);
    if (stored !== undefined || this.#none.has(id)) return stored;
    const making =
      this.#making.get(id) ??
      this.#make(id).finally(() => {
        this.#making.delete(id);
      });
    this.#making.set(id, making);
    return making;
  }

  async #make(id: string): Promise<string | undefined> {
    const { store, titles, films, log } = this.#around;
    const stored = await store.tables.find(id);
    if (stored?.table.status !== 'ended') return undefined;
    const { title, edition_data: editionJson, game_version } = stored.table;
    let packed: string;
    try {
      const { version } = gameOf(titles, stored.table);
      if (version !== game_version) throw new Error(`it was played by version ${game_version} of the rules`);
      const { rows } = await store.tables.log(id);
      const request = { title, editionJson, ...settingOf(stored), eyes: 'all' } as const;
      packed = await films.film({ ...request, log: `[${rows.map(row => row.body).join()}]` });
    } catch (error) {
      // The game has ended nevertheless, and has its record.
      log.error({ err: error, table: id }, 'no reel could be made');
      this.#none.add(id);
      return undefined;
    }
    try {
      await store.writer.write([store.writes.reel(id, packed)]);
    } catch (error) {
      // Another process made it at the same time.
      if (!(error instanceof Conflict)) throw error;
    }
    return packed;
  }
}
