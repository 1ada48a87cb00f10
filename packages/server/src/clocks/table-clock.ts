import type { ClockView, TimeControl } from '@backlot/protocol';
import { type Row, statusOf, type Table } from '@backlot/table';
import type { ClockRow, SeatRow } from '../store/schema.ts';
import type { Statement } from '../store/writer.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import { choicesFor, votersOn } from './ask.ts';
import { hoursOf, leftAt, moved, type Passed, type Sight } from './run.ts';
import { type ClockState, freshClocks } from './state.ts';
import { ABANDONED_AFTER, wakeAt } from './wake.ts';
import { countsAt } from './window.ts';

/** The kind of the jobs that do what a table's clocks ask for by themselves; the key is the table's id. */
export const CLOCK_JOB = 'clock';

type Around = Pick<Surroundings, 'store' | 'jobs'>;
type Step = { readonly table: Table; readonly row: Row };

export const isPerson = (row: SeatRow | undefined): boolean =>
  row?.kind === 'person' || row?.kind === 'local';

/** What clocks must know of a table. */
export function sightOf(table: Table | undefined, seats: readonly SeatRow[]): Sight {
  const anyZone = seats.find(({ zone }) => zone !== null)?.zone ?? 'UTC';
  const gaveUp = (seat: number): boolean => table?.rows.noticed.conceded.has(seat) ?? false;
  return {
    turn: table?.turn,
    person: seat => isPerson(seats[seat]) && !gaveUp(seat),
    zone: seat => seats[seat]?.zone ?? anyZone,
  };
}

/** The clocks of one table, and how they are stored. The rules of the game never see them. */
export class TableClock {
  readonly control: TimeControl | undefined;
  readonly #id: string;
  readonly #around: Around;
  #state: ClockState;
  #version: number;

  constructor(
    table: { readonly id: string; readonly time: string | null },
    seats: number,
    row: ClockRow | undefined,
    around: Around,
  ) {
    this.#id = table.id;
    this.#around = around;
    this.control = table.time === null ? undefined : (JSON.parse(table.time) as TimeControl);
    this.#state = row === undefined ? freshClocks(this.control, seats) : (JSON.parse(row.body) as ClockState);
    this.#version = row?.version ?? 0;
  }

  /** As they are stored. */
  get state(): ClockState {
    return this.#state;
  }

  /** Counts the changes; 0 before the first. */
  get version(): number {
    return this.#version;
  }

  /** The clocks after the set-up. */
  opening(table: Table, seats: readonly SeatRow[]): ClockState {
    return this.after(undefined, [{ table, row: table.rows.at(0) as Row }], seats, false);
  }

  /** The clocks after some rows that are stored in one write. `own`: the first of them is a person's. */
  after(
    before: Table | undefined,
    steps: readonly Step[],
    seats: readonly SeatRow[],
    own: boolean,
  ): ClockState {
    const last = steps.at(-1);
    if (last === undefined) return this.#state;
    const from = before?.turn;
    const kind = steps[0]?.row.kind;
    const passed: Passed = {
      from,
      away: steps.some(({ table }) => table.turn !== from),
      undone: kind === 'undo',
      moved: own && kind === 'move',
    };
    return cleared(
      moved(this.control, this.#state, sightOf(last.table, seats), passed, last.row.at),
      last.table,
    );
  }

  /** What has to be stored before `next` may take the place of the clocks now; nothing where they are the same. */
  statements(next: ClockState): Statement[] {
    if (next === this.#state) return [];
    const body = JSON.stringify(next);
    if (body === JSON.stringify(this.#state)) return [];
    const { store, jobs } = this.#around;
    const wake = wakeAt(next);
    const job =
      wake !== undefined
        ? jobs.schedule(CLOCK_JOB, this.#id, wake)
        : wakeAt(this.#state) === undefined
          ? []
          : jobs.cancel(CLOCK_JOB, this.#id);
    return [store.clocks.put(this.#id, this.#version, body), ...job];
  }

  /** Puts clocks in place whose statements are stored. */
  take(next: ClockState): void {
    if (next === this.#state || JSON.stringify(next) === JSON.stringify(this.#state)) return;
    this.#state = next;
    this.#version++;
  }

  /** Puts in place what the store has. */
  read(row: ClockRow | undefined): void {
    if (row === undefined) return;
    this.#state = JSON.parse(row.body) as ClockState;
    this.#version = row.version;
  }

  /** Whether a seat's time is up and its absent player's move is to be played, so that its own comes too late. */
  tooLate(now: number): boolean {
    const { deadline = Number.POSITIVE_INFINITY } = this.#state.running ?? {};
    return this.control?.expiry === 'default' && deadline <= now;
  }

  /** What everybody at the table may know, which is all; undefined where there is nothing. */
  view(table: Table, seats: readonly SeatRow[], now: number): ClockView | undefined {
    const { control } = this;
    const { left, running, asked, paused, wishes } = this.#state;
    if (control === undefined && asked.length === 0) return undefined;
    const { person } = sightOf(table, seats);
    return {
      now,
      left: control === undefined ? [] : left.map((_, seat) => leftAt(control, this.#state, seat, now)),
      ...(control !== undefined &&
        running !== undefined && {
          running: {
            seat: running.seat,
            deadline: running.deadline,
            ...countsAt(hoursOf(control, running.zone), now),
          },
        }),
      questions: asked.map(({ seat, why, at, votes }) => ({
        seat,
        why,
        choices: [...choicesFor(why)],
        voters: votersOn(this.#state, seat, seats.length, person),
        votes: [...votes],
        closes: at + ABANDONED_AFTER,
      })),
      ...(paused !== undefined && { paused }),
      wishes: [...wishes],
    };
  }
}

/** Nothing is asked and no clock runs when the game is over. */
export function cleared(clocks: ClockState, table: Table): ClockState {
  if (statusOf(table) === 'playing') return clocks;
  return { ...clocks, running: undefined, asked: [], paused: undefined, wishes: [] };
}
