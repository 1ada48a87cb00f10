import { NOTICE_CHANNELS, type NoticeChannel } from '@backlot/protocol';
import { Conflict } from '../store/errors.ts';
import type { NoticeSentRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/tables.ts';
import type { Reminder } from './port.ts';
import type { Sender } from './sender.ts';
import { type News, noticeText } from './text.ts';
import { Unsent } from './trouble.ts';

/** Somebody's turn that began with row `seq`. */
export type Turn = { readonly table: string; readonly seat: number; readonly seq: number };

/** A seat of an open table that is kept for somebody. */
export type KeptSeat = { readonly table: string; readonly seat: number };

/**
 * Tells people who are not looking that it is their turn, or that a rematch waits: each once, by the first of their ways
 * that works, and not when they have moved. What decides is the store at this moment, not what was true when the notice
 * was planned.
 */
export class NoticeDesk {
  readonly #store: Store;
  readonly #sender: Sender;
  readonly #now: () => number;

  constructor(store: Store, sender: Sender, now: () => number) {
    this.#store = store;
    this.#sender = sender;
    this.#now = now;
  }

  /** @throws Unsent where no way worked; then nobody has been told, and it may be tried again */
  async turn({ table, seat, seq }: Turn): Promise<void> {
    const stored = await this.#store.tables.find(table);
    const person = waitingFor(stored, seat);
    // Whoever has gone on in the same turn is there.
    if (stored === undefined || person === undefined || stored.table.seq !== seq) return;
    const before = await this.#store.notices.sent({ table_id: table, seat, kind: 'turn' });
    if (before !== undefined && !(await this.#movedSince(table, seat, before))) return;
    await this.#tell(person, { table_id: table, seat, kind: 'turn', mark: seq }, before, {
      kind: 'turn',
      ...about(stored, person),
    });
  }

  /** @throws Unsent as `turn` does */
  async clock({ table, seat, person, deadline }: Reminder): Promise<void> {
    const stored = await this.#store.tables.find(table);
    const left = deadline - this.#now();
    if (stored === undefined || waitingFor(stored, seat) !== person || left <= 0) return;
    const before = await this.#store.notices.sent({ table_id: table, seat, kind: 'clock' });
    if (before === deadline) return;
    await this.#tell(person, { table_id: table, seat, kind: 'clock', mark: deadline }, before, {
      kind: 'clock',
      left,
      ...about(stored, person),
    });
  }

  /** Of a rematch everybody hears once, unless they came or it was taken away. @throws Unsent as `turn` does */
  async rematch({ table, seat }: KeptSeat): Promise<void> {
    const stored = await this.#store.tables.find(table);
    const person = stored?.seats.find(row => row.seat === seat)?.kept_for ?? undefined;
    if (stored?.table.status !== 'open' || person === undefined) return;
    const mark = { table_id: table, seat, kind: 'rematch', mark: 0 };
    if ((await this.#store.notices.sent(mark)) !== undefined) return;
    await this.#tell(person, mark, undefined, { kind: 'rematch', ...about(stored, person) });
  }

  /** The mark is stored before the notice goes out: after a crash in between nobody is told twice. */
  async #tell(person: string, mark: NoticeSentRow, before: number | undefined, news: News): Promise<void> {
    const ways = await this.#ways(person);
    if (ways.length === 0) return;
    const { notices, writer } = this.#store;
    try {
      await writer.write([notices.mark(mark, before)]);
    } catch (error) {
      // Another process tells of the same turn.
      if (error instanceof Conflict) return;
      throw error;
    }
    try {
      await this.#firstOf(ways, person, { ...noticeText(news), path: `/table/${mark.table_id}` });
    } catch (error) {
      await writer.write([notices.unmark(mark, before)]);
      throw error;
    }
  }

  async #firstOf(
    ways: readonly NoticeChannel[],
    person: string,
    notice: Parameters<Sender['send']>[2],
  ): Promise<void> {
    let failure: unknown;
    for (const way of ways) {
      try {
        return await this.#sender.send(person, way, notice);
      } catch (error) {
        if (!(error instanceof Unsent)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  /** The ways that are on, in the order in which they are tried. */
  async #ways(person: string): Promise<NoticeChannel[]> {
    const on = new Set((await this.#store.notices.channels(person)).map(row => row.channel));
    if ((await this.#store.notices.subscriptions(person)).length > 0) on.add('push');
    return NOTICE_CHANNELS.filter(channel => on.has(channel));
  }

  /** Whether a seat has moved after row `seq`. Where it has not, its turn was only interrupted by an undo. */
  async #movedSince(table: string, seat: number, seq: number): Promise<boolean> {
    const { rows } = await this.#store.tables.log(table, seq);
    return rows.some(({ body }) => {
      const row = JSON.parse(body) as { kind: string; seat?: number };
      return row.kind === 'move' && row.seat === seat;
    });
  }
}

/** The person that a running game waits for at that seat. */
function waitingFor(stored: StoredTable | undefined, seat: number): string | undefined {
  if (stored?.table.status !== 'playing' || stored.table.turn !== seat) return undefined;
  const row = stored.seats.find(known => known.seat === seat);
  return row?.kind === 'person' ? (row.guest_id ?? undefined) : undefined;
}

function about({ table, seats }: StoredTable, person: string): Pick<News, 'title' | 'others'> {
  const others = seats
    .filter(row => row.guest_id !== person && row.kept_for !== person && row.name !== '')
    .map(row => row.name);
  return { title: table.title, others };
}
