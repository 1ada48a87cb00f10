import type { ChatLine, ChatPage, ChatQuery, ChatRoom, Hear, Say } from '@backlot/protocol';
import { roomOf } from '../live/hall.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { mutedFor } from './muting.ts';
import { saidByAnother } from './said.ts';

/** Lines on one page. */
const PAGE = 100;
/** How much one person may say, at all tables together: so many lines within so many milliseconds. */
const PACES = [
  [5, 10_000],
  [20, 60_000],
] as const;
/** How often a line is tried whose number somebody else took at the same moment. */
const TRIES = 8;

/** Talk at tables. Players and watchers each have a room, which the others never read. */
export class Chat {
  readonly #store: Store;
  readonly #house: House;
  readonly #now: () => number;

  constructor(store: Store, house: House, now: () => number) {
    this.#store = store;
    this.#house = house;
    this.#now = now;
  }

  /** The newest lines of my room, or those after or before one. @throws Failure `not-found` */
  async read(person: Person, id: string, query: ChatQuery): Promise<ChatPage> {
    const live = await this.#house.see(person, id);
    const room = roomOf(live, person.id);
    const found = await this.#store.chat.lines(id, room, query, PAGE + 1);
    const lines = await this.#shown(live, room, found.slice(0, PAGE).reverse(), person);
    return { room, lines, more: found.length > PAGE };
  }

  /**
   * Says something in my room; the same key again says nothing new.
   * @throws Failure `not-found`, `too-many`, `storage`
   */
  async say(person: Person, id: string, { key, text }: Say): Promise<ChatLine> {
    const live = await this.#house.see(person, id);
    const room = roomOf(live, person.id);
    const { chat, writer, bus } = this.#store;
    for (let tries = TRIES; ; tries--) {
      const said = await chat.said(person.id, id, key);
      if (said !== undefined) return this.#only(live, said, person);
      await this.#checkPace(person);
      const n = (await chat.newest(id, room)) + 1;
      const row = {
        table_id: id,
        room,
        n,
        guest_id: person.id,
        name: person.name,
        key,
        body: text,
        at: this.#now(),
      };
      try {
        await writer.write([chat.add(row)]);
        bus.publish('chat', `${id} ${room} ${n}`);
        return await this.#only(live, row, person);
      } catch (error) {
        if (!(error instanceof Conflict) || tries <= 0) throw error;
      }
    }
  }

  /** Hears whoever said a line, or does not, from now on and at all tables. @throws Failure `not-found` */
  async hear(person: Person, id: string, { n, hear }: Hear): Promise<void> {
    const live = await this.#house.see(person, id);
    const line = await saidByAnother(this.#store, live, person.id, n);
    await this.#store.writer.write([this.#store.chat.wish(person.id, line.guest_id, hear)]);
  }

  async #checkPace(person: Person): Promise<void> {
    const now = this.#now();
    const times = await this.#store.chat.times(person.id, now - Math.max(...PACES.map(([, ms]) => ms)));
    for (const [most, ms] of PACES) {
      const recent = times.filter(at => at > now - ms).sort((a, b) => b - a);
      const last = recent[most - 1];
      if (last === undefined) continue;
      const seconds = Math.ceil((last + ms - now) / 1000);
      throw new Failure('too-many', `You said much in a short time: go on in ${seconds} seconds.`);
    }
  }

  async #only(live: LiveTable, row: ChatRow, person: Person): Promise<ChatLine> {
    const [line] = await this.#shown(live, row.room as ChatRoom, [row], person);
    return line as ChatLine;
  }

  /** Lines as one person may read them. Ids of people are not among what is told. */
  async #shown(
    live: LiveTable,
    room: ChatRoom,
    rows: readonly ChatRow[],
    person: Person,
  ): Promise<ChatLine[]> {
    const others = [...new Set(rows.map(row => row.guest_id))].filter(id => id !== person.id);
    const [voices, { muted, blocked }] = await Promise.all([
      this.#store.chat.voices(live.id, room),
      mutedFor(this.#store, live, person.id, others),
    ]);
    return rows
      .filter(row => !blocked.has(row.guest_id))
      .map(row => {
        const seat = live.seats.find(
          each => each.guest_id === row.guest_id && (each.own_kind ?? each.kind) === 'person',
        );
        const silent = muted.has(row.guest_id);
        return {
          n: row.n,
          voice: voices.get(row.guest_id) ?? row.n,
          name: seat?.name ?? row.name,
          ...(seat !== undefined && { seat: seat.seat }),
          mine: row.guest_id === person.id,
          at: row.at,
          muted: silent,
          ...(!silent && { text: row.body }),
        };
      });
  }
}
