import { randomBytes } from 'node:crypto';
import type { ChatRoom, ServerMessage } from '@backlot/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Person } from '../people/session.ts';
import type { Store } from '../store/store.ts';
import { WATCHING_MS } from '../tables/foyer.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Changes of the number of watchers within so many milliseconds are told together. */
const GATHER_MS = 250;
/** So often a process says that its watchers are still there. */
const SIGN_MS = 60_000;

type Visitor = { readonly person: Person; readonly send: (message: ServerMessage) => void };
type Row = {
  readonly table: LiveTable;
  readonly visitors: Set<Visitor>;
  told: number;
  timer?: NodeJS.Timeout;
};

/** In which room somebody talks at a table: who sits there among the players, everybody else among the watchers. */
export function roomOf(live: Pick<LiveTable, 'seats'>, personId: string): ChatRoom {
  return live.seats.some(seat => seat.guest_id === personId) ? 'players' : 'watchers';
}

/** The pages that look at tables through this process: counts the watchers, and passes on that somebody spoke. */
export class Hall {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  readonly #server = randomBytes(6).toString('hex');
  readonly #rows = new Map<string, Row>();
  readonly #unsubscribe: readonly (() => void)[];
  readonly #sign: NodeJS.Timeout;

  constructor(store: Store, now: () => number, log: FastifyBaseLogger) {
    this.#store = store;
    this.#now = now;
    this.#log = log;
    this.#unsubscribe = [
      store.bus.subscribe('chat', news => this.#spoken(news)),
      store.bus.subscribe('watchers', id => void this.#tell(id)),
    ];
    this.#sign = setInterval(() => {
      for (const [id, row] of this.#rows) if (row.told > 0) void this.#note(id, row.told);
    }, SIGN_MS);
    this.#sign.unref();
  }

  /** A page begins to look at a table; gives back what ends that. */
  enter(table: LiveTable, person: Person, send: Visitor['send']): () => void {
    const row = this.#rows.get(table.id) ?? { table, visitors: new Set<Visitor>(), told: 0 };
    this.#rows.set(table.id, row);
    const visitor = { person, send };
    row.visitors.add(visitor);
    this.#recount(table.id, row);
    return () => {
      row.visitors.delete(visitor);
      this.#recount(table.id, row);
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#sign);
    for (const end of this.#unsubscribe) end();
    const counted = [...this.#rows].filter(([, row]) => row.told > 0);
    for (const { timer } of this.#rows.values()) clearTimeout(timer);
    this.#rows.clear();
    await Promise.all(counted.map(([id]) => this.#note(id, 0)));
  }

  #recount(id: string, row: Row): void {
    row.timer ??= setTimeout(() => {
      delete row.timer;
      const count = watchersOf(row);
      if (row.visitors.size === 0) this.#rows.delete(id);
      if (count === row.told) return;
      row.told = count;
      void this.#note(id, count).then(() => this.#store.bus.publish('watchers', id));
    }, GATHER_MS);
    row.timer.unref();
  }

  /** How many watch is a courtesy: where it can't be noted, nothing else must fail. */
  async #note(id: string, count: number): Promise<void> {
    const { writer, lobby } = this.#store;
    const note = lobby.watching(id, this.#server, count, this.#now());
    await writer.write([note]).catch(error => this.#log.warn({ err: error }, 'watchers not counted'));
  }

  async #tell(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    try {
      const counts = await this.#store.lobby.watchers([id], this.#now() - WATCHING_MS);
      const message = { type: 'watchers', table: id, count: counts.get(id) ?? 0 } as const;
      for (const { send } of row.visitors) send(message);
    } catch (error) {
      this.#log.warn({ err: error }, 'watchers not counted');
    }
  }

  #spoken(news: string): void {
    const [id = '', room, n] = news.split(' ');
    const row = this.#rows.get(id);
    for (const { person, send } of row?.visitors ?? []) {
      if (row && roomOf(row.table, person.id) === room) send({ type: 'chat', table: id, n: Number(n) });
    }
  }
}

/** People, not pages: two windows of one watcher count once. */
function watchersOf({ table, visitors }: Row): number {
  const ids = new Set(Array.from(visitors, visitor => visitor.person.id));
  return [...ids].filter(id => roomOf(table, id) === 'watchers').length;
}
