import type { LobbyPage, LobbyQuery, LobbyTable, SeatBots, TableInfo } from '@backlot/protocol';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { StoredTable } from '../store/tables.ts';
import { freeSeats } from './free-seats.ts';
import type { House } from './house.ts';
import { seatInfo } from './info.ts';
import { isFree } from './join.ts';
import type { LiveTable } from './live-table.ts';
import { noTable } from './load.ts';
import { rematchOf } from './rematch.ts';
import { seatBots } from './seat-bots.ts';
import type { Surroundings } from './surroundings.ts';

/** After so many milliseconds without a sign a process no longer counts as showing tables to anybody. */
export const WATCHING_MS = 150_000;

/** How people find tables and each other: the lobby, seats for bots, closing, rematches. */
export class Foyer {
  readonly #around: Surroundings;
  readonly #house: House;

  constructor(around: Surroundings, house: House) {
    this.#around = around;
    this.#house = house;
  }

  /** Public tables that wait for players or are being played, the newest first. */
  async list(person: Person, { show, title, pace, free, cursor, limit }: LobbyQuery): Promise<LobbyPage> {
    const { store, now } = this.#around;
    const [at, id] = cursor?.split('.') ?? [];
    const before = at === undefined || id === undefined ? undefined : { at: Number(at), id };
    const rows = await store.lobby.list({ show, title, pace, free, before, now: now(), limit: limit + 1 });
    const tables = await store.tables.withSeats(rows.slice(0, limit));
    const watchers = await store.lobby.watchers(
      tables.map(({ table }) => table.id),
      now() - WATCHING_MS,
    );
    const last = tables.at(-1)?.table;
    return {
      tables: tables.map(stored => shown(stored, person.id, watchers.get(stored.table.id) ?? 0)),
      ...(rows.length > limit && last !== undefined && { next: `${last.created_at}.${last.id}` }),
    };
  }

  /** How many watch a table through all processes. */
  async watchers(id: string): Promise<number> {
    const { store, now } = this.#around;
    return (await store.lobby.watchers([id], now() - WATCHING_MS)).get(id) ?? 0;
  }

  /** @throws Failure `not-found`, `not-your-seat`, `malformed`, `seat-taken`, `table-closed` */
  async seatBots(person: Person, id: string, wish: SeatBots): Promise<TableInfo> {
    const { live, title } = await this.#made(person, id);
    return this.#house.seat(person, live, () => seatBots(this.#around, live, title, wish));
  }

  /** @throws Failure `not-found`, `not-your-seat`, `running`, `table-closed` */
  async free(person: Person, id: string, seat: number | undefined): Promise<void> {
    const live = await this.#house.see(person, id);
    await live.inTurn(() => freeSeats(this.#around, live, person, seat));
  }

  /** @throws Failure `not-found`, `not-your-seat`, `running`, `table-closed` */
  async close(person: Person, id: string): Promise<TableInfo> {
    await this.#made(person, id);
    await this.#house.close(id);
    return this.#house.info(person, id);
  }

  /**
   * The table of the rematch: one for all who ask, unless that was closed.
   * @throws Failure `not-found`, `not-your-seat`, `running`, `table-closed`
   */
  async rematch(person: Person, id: string, key: string): Promise<TableInfo> {
    const { store, turns, now } = this.#around;
    await this.#house.see(person, id);
    const stored = await store.tables.find(id);
    if (stored === undefined) throw noTable();
    const { wanted, kept } = rematchOf(stored, person, key);
    const scope = `rematch:${id}`;
    for (let count = 1; ; count++) {
      const made = await store.tables.answered(scope, String(count));
      const there = made && (await store.tables.find(made.answer));
      if (there && there.table.status !== 'closed') return this.#house.info(person, there.table.id);
      if (made) continue;
      const answer = { scope, key: String(count), request: '', at: now() };
      try {
        return await this.#house.create(person, wanted, {
          kept,
          rematchOf: id,
          statements: table => [
            store.writes.answer({ ...answer, answer: table }),
            ...turns.rematch({ table, of: id }, kept, stored.seats),
          ],
        });
      } catch (error) {
        // Somebody else asked at the same moment: theirs is found when looked for again.
        if (!(error instanceof Conflict) || !(await store.tables.answered(scope, answer.key))) throw error;
        count--;
      }
    }
  }

  async #made(person: Person, id: string): Promise<{ live: LiveTable; title: string }> {
    const live = await this.#house.see(person, id);
    const stored = await this.#around.store.tables.find(id);
    if (stored === undefined) throw noTable();
    if (stored.table.maker_id === person.id) return { live, title: stored.table.title };
    throw new Failure('not-your-seat', 'Only who made this table can do that: ask them.');
  }
}

function shown({ table, seats }: StoredTable, personId: string, watchers: number): LobbyTable {
  return {
    id: table.id,
    title: table.title,
    variant: JSON.parse(table.variant) as Record<string, string>,
    status: table.status as LobbyTable['status'],
    // Links are for the maker's own screen.
    seats: seats.map(seat => seatInfo(seat, personId, false)),
    free: seats.filter(isFree).length,
    pace: table.pace as LobbyTable['pace'],
    ...(table.time !== null && { time: JSON.parse(table.time) as NonNullable<LobbyTable['time']> }),
    watchers,
    createdAt: table.created_at,
    updatedAt: table.updated_at,
    ...(table.closes_at !== null && table.status === 'open' && { closesAt: table.closes_at }),
  };
}
