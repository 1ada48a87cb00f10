import type { ContinueRecord, NewTable, TableInfo } from '@backlot/protocol';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { addClosing, closed, closeNoMore } from './closing.ts';
import { continueTable } from './continue.ts';
import { type Besides, createTable } from './create.ts';
import { tableInfo, waitsFor } from './info.ts';
import { badLink, joinTable, type Ticket } from './join.ts';
import { LiveTable } from './live-table.ts';
import { loadTable, noTable } from './load.ts';
import type { Surroundings } from './surroundings.ts';
import { maySee } from './visibility.ts';

/** How often tables that nobody uses leave the memory, in milliseconds. */
const SWEEP_MS = 120_000;
/** How often it is asked which bots wait to move, in milliseconds: those of a process that died. */
const BOTS_MS = 300_000;

/** All tables: those in the store, and those of them that are in memory. */
export class House {
  readonly #around: Surroundings;
  readonly #loaded = new Map<string, Promise<LiveTable>>();
  readonly #used = new Set<string>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #unsubscribe: readonly (() => void)[];
  /** Tables that could not be read, which the log need not say again and again. */
  readonly #broken = new Set<string>();
  #resuming: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(around: Omit<Surroundings, 'stopping'>) {
    this.#around = { ...around, stopping: () => this.#stopping };
    const { bus } = around.store;
    addClosing(around.jobs, around.store, this);
    around.jobs.every('wake-bots', BOTS_MS, () => this.#resume(around.now() - BOTS_MS));
    this.#unsubscribe = [
      bus.subscribe(
        'table',
        (news, own) => {
          const [id, seq] = news.split(' ');
          // Before the set-up it is the seats that changed.
          if (!own) this.#follow([this.#loaded.get(id ?? '')], seq === '-1' ? undefined : Number(seq));
        },
        () => this.#follow(this.#loaded.values(), undefined),
      ),
      // Names stand at the seats of every table in memory.
      bus.subscribe('person', (_id, own) => {
        if (!own) this.#follow(this.#loaded.values(), undefined);
      }),
    ];
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#sweeper.unref();
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Sets the bots going that were to move when the server stopped; the house is open meanwhile. */
  start(): void {
    const { now, log } = this.#around;
    this.#resuming = this.#resume(now()).catch(error => log.error({ err: error }, 'bots not resumed'));
  }

  /** Stops bots and lets what is in work end. From now on moves are refused as `unavailable`. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweeper);
    for (const end of this.#unsubscribe) end();
    await this.#resuming;
    // A table that could not be read has nothing to stop.
    const stop = (loading: Promise<LiveTable>) =>
      loading.then(
        table => table.stop(),
        () => undefined,
      );
    await Promise.all(Array.from(this.#loaded.values(), stop));
  }

  /**
   * The table, in memory from now on.
   * @throws Failure `not-found`, `table-frozen`
   */
  open(id: string): Promise<LiveTable> {
    this.#used.add(id);
    const known = this.#loaded.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#loaded.set(id, loading);
    loading.then(
      () => this.#count(),
      () => this.#loaded.delete(id),
    );
    return loading;
  }

  /**
   * The table, where the person may know of it.
   * @throws Failure `not-found`, `table-frozen`
   */
  async see(person: Person, id: string): Promise<LiveTable> {
    const live = await this.open(id);
    const about = { visibility: live.visibility, maker_id: live.makerId };
    // Who made it may have become another person since it was read.
    if (!maySee(about, live.seats, person.id)) await this.#stored(person, id);
    return live;
  }

  /**
   * The same for what needs a game there: at a table that was taken away none will begin.
   * @throws Failure `not-found`, `table-closed`, `table-frozen`
   */
  async game(person: Person, id: string): Promise<LiveTable> {
    const live = await this.see(person, id);
    if (live.table === undefined && (await this.#stored(person, id)).table.status === 'closed')
      throw closed();
    return live;
  }

  /** As stored, where the person, or somebody unknown, may know of it. @throws Failure `not-found` */
  async #stored(person: Person | undefined, id: string): Promise<StoredTable> {
    const stored = await this.#around.store.tables.find(id);
    if (stored === undefined || !maySee(stored.table, stored.seats, person?.id)) throw noTable();
    return stored;
  }

  /**
   * Opens a table for `person`. The same key again gives the table that was made under it.
   * @throws Failure `malformed`, `edition`
   */
  async create(person: Person, wanted: NewTable, besides?: Besides): Promise<TableInfo> {
    const id = await createTable(this.#around, person, wanted, besides);
    await this.open(id);
    return this.info(person, id);
  }

  /**
   * Opens a table for `person` that goes on from a record. The same key again gives the table that was made under it.
   * @throws Failure `record`, `edition`, `malformed`
   */
  async continue(person: Person, wanted: ContinueRecord): Promise<TableInfo> {
    const id = await continueTable(this.#around, person, wanted);
    await this.open(id);
    return this.info(person, id);
  }

  /** The tables a person made or sits at: those that wait for it first, then the newest. */
  async list(person: Person): Promise<TableInfo[]> {
    const tables = await this.#around.store.tables.of(person.id);
    const waiting = tables.filter(table => waitsFor(table, person.id));
    const rest = tables.filter(table => !waitsFor(table, person.id));
    return [...waiting, ...rest].map(table => tableInfo(table, person.id));
  }

  /**
   * @param invite token of a link to one of its seats, which lets its bearer look before sitting down
   * @throws Failure `not-found`
   */
  async info(person: Person, id: string, invite?: string): Promise<TableInfo> {
    const { tables } = this.#around.store;
    const shown = invite === undefined ? undefined : await tables.find(id);
    if (shown?.seats.some(seat => seat.invite === invite)) return tableInfo(shown, person.id);
    return tableInfo(await this.#stored(person, id), person.id);
  }

  /** @throws Failure `not-found`, `seat-taken`, `table-closed` */
  async join(person: Person, id: string, ticket: Ticket): Promise<TableInfo> {
    const live = 'invite' in ticket ? await this.#invited(id, ticket.invite) : await this.see(person, id);
    return this.seat(person, live, () => joinTable(this.#around, live, person, ticket));
  }

  /** Changes seats in the table's turn, and lets the game go on that may begin by that. */
  async seat(person: Person, live: LiveTable, act: () => Promise<void>): Promise<TableInfo> {
    await live.inTurn(act);
    await live.resume();
    return this.info(person, live.id);
  }

  /** A table by a link to one of its seats: no other answer tells whether there is such a table. */
  async #invited(id: string, invite: string): Promise<LiveTable> {
    const stored = await this.#around.store.tables.find(id);
    if (!stored?.seats.some(seat => seat.invite === invite)) throw badLink();
    return this.open(id);
  }

  /**
   * Takes a table away that has not begun.
   * @throws Failure `not-found`, `table-closed`
   */
  async close(id: string): Promise<void> {
    const { store, jobs, now, log } = this.#around;
    const live = await this.open(id);
    await live.inTurn(async () => {
      try {
        await store.writer.write([store.writes.close(id, now()), ...closeNoMore(jobs, id)]);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await live.refresh();
        throw live.table === undefined ? closed() : begunAlready();
      }
      log.info({ table: id }, 'table closed');
      live.settle([...live.seats], undefined);
    });
  }

  /** Seats of a person have another name or another owner, in the store already: `change` tells which. */
  async reseat(personId: string, change: (seat: SeatRow) => SeatRow): Promise<void> {
    for (const loading of [...this.#loaded.values()]) {
      const live = await loading.catch(() => undefined);
      await live?.inTurn(async () => live.reseat(personId, change));
    }
    this.#around.store.bus.publish('person', personId);
  }

  /** Opens the tables where a bot was to move at `at`, so that it does. */
  async #resume(at: number): Promise<void> {
    const { store, log } = this.#around;
    for (const id of await store.tables.waitingForBots(at)) {
      if (this.#stopping) return;
      if (this.#broken.has(id)) continue;
      await this.open(id).catch(error => {
        this.#broken.add(id);
        log.error({ err: error, table: id }, 'table not resumed');
      });
    }
  }

  /** Another process went on with these tables, as far as they are in memory here. */
  #follow(tables: Iterable<Promise<LiveTable> | undefined>, seq: number | undefined): void {
    for (const loading of tables) {
      loading
        ?.then(live => live.follow(seq))
        .catch(error => this.#around.log.error({ err: error }, 'table not followed'));
    }
  }

  async #load(id: string): Promise<LiveTable> {
    const live = new LiveTable(await loadTable(id, this.#around), this.#around);
    await live.resume();
    return live;
  }

  /** Tables that nobody used since the last sweep leave the memory; they are read again when they are asked for. */
  async #sweep(): Promise<void> {
    for (const [id, loading] of this.#loaded) {
      const table = await loading.catch(() => undefined);
      if (table?.idle && !this.#used.has(id)) this.#loaded.delete(id);
    }
    this.#used.clear();
    this.#count();
  }

  #count(): void {
    this.#around.metrics.tables.set(this.#loaded.size);
  }
}

function begunAlready(): Failure {
  return new Failure('running', 'The game has begun, so the table stays: play on, or leave it lie.');
}
