import type { Viewed } from '@backlot/engine';
import { type Advance, type NoteCommand, note, play, type Row, seqOf, type Table } from '@backlot/table';
import type { SeatRow } from '../store/schema.ts';
import { refusal } from '../tables/refusals.ts';
import { asking, decided, settledOn, votersOn } from './ask.ts';
import { halted, started } from './run.ts';
import type { Asked, ClockState } from './state.ts';
import { cleared, sightOf, type TableClock } from './table-clock.ts';
import { grace } from './wake.ts';

type Step = Advance<unknown, unknown, Viewed, unknown, Row>;

/** What is to be stored in one write: rows, seats and clocks. */
export type Planned = {
  readonly steps: readonly Step[];
  readonly seats: readonly SeatRow[];
  readonly clocks: ClockState;
};

type Note =
  | { readonly kind: 'timeout' | 'back' | 'concede'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string }
  | { readonly kind: 'end'; readonly why: 'agreed' | 'conceded' | 'abandoned' };

/** Grows a plan from a table as it is, piece by piece. Nothing is stored, so a plan may be dropped at any time. */
export class Plan {
  readonly at: number;
  readonly #clock: TableClock;
  readonly #steps: Step[] = [];
  #table: Table;
  #seats: readonly SeatRow[];
  clocks: ClockState;

  constructor(table: Table, seats: readonly SeatRow[], clock: TableClock, at: number) {
    this.#table = table;
    this.#seats = seats;
    this.#clock = clock;
    this.clocks = clock.state;
    this.at = at;
  }

  get table(): Table {
    return this.#table;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  get control() {
    return this.#clock.control;
  }

  /** Whether a person who has not given up moves for a seat. */
  person(seat: number): boolean {
    return sightOf(this.#table, this.#seats).person(seat);
  }

  /** @throws Failure where it can't be noted */
  note(what: Note): void {
    const step = note(this.#table, { ...what, seq: seqOf(this.#table), at: this.at } as NoteCommand);
    if (!step.ok) throw refusal(step);
    this.#steps.push(step);
    this.#table = step.table;
  }

  /**
   * Plays what the rules play for an absent player until another seat is asked; they end every turn in the end.
   * @throws Failure where the rules fail
   */
  playAbsent(): void {
    const before = this.#table;
    const seat = before.turn;
    while (seat !== undefined && this.#table.turn === seat) {
      const { game, state } = this.#table;
      const step = play(this.#table, {
        seat,
        seq: seqOf(this.#table),
        move: game.text(game.fallback(state)),
        at: this.at,
      });
      if (!step.ok) throw refusal(step);
      this.#steps.push(step);
      this.#table = step.table;
    }
  }

  seat(seat: number, change: Partial<SeatRow>): void {
    this.#seats = this.#seats.map(row => (row.seat === seat ? { ...row, ...change } : row));
  }

  /** Lets a bot play for a seat. */
  hand(seat: number, level: string): void {
    this.note({ kind: 'bot', seat, level });
    const row = this.#seats[seat];
    this.seat(seat, { kind: 'bot', level, own_kind: row?.own_kind ?? row?.kind ?? 'person' });
    this.clocks = settledOn(this.clocks, seat);
  }

  /** Asks the others about a seat; its clock stands meanwhile. */
  ask(seat: number, why: Asked['why']): void {
    this.clocks = asking(this.clocks, seat, why, this.at);
  }

  /** Stops the clock that is on and takes off what has gone. */
  halt(): void {
    if (this.control !== undefined) this.clocks = halted(this.control, this.clocks, this.at);
  }

  give(seat: number, least: number): void {
    const left = this.clocks.left.map((ms, i) => (i === seat ? Math.max(ms, least) : ms));
    this.clocks = { ...this.clocks, left };
  }

  /** Does what has been chosen about seats, as far as it has. */
  #resolve(): void {
    for (const asked of this.clocks.asked) {
      if (this.#table.turn === undefined) return;
      const voters = votersOn(this.clocks, asked.seat, this.#seats.length, seat => this.person(seat));
      const chosen = decided(asked, voters);
      switch (chosen?.choice) {
        case 'wait':
          this.clocks = settledOn(this.clocks, asked.seat);
          if (this.control !== undefined) this.give(asked.seat, grace(this.control));
          break;
        case 'bot':
          this.hand(asked.seat, chosen.level ?? 'random');
          break;
        case 'end':
          this.note({ kind: 'end', why: asked.why === 'conceded' ? 'conceded' : 'agreed' });
          break;
        default:
      }
    }
  }

  /** All of it, with the clock of whoever decides now switched on. */
  done(): Planned {
    this.#resolve();
    const { control } = this;
    const { running } = this.clocks;
    const sight = sightOf(this.#table, this.#seats);
    const goesOn = running !== undefined && running.seat === sight.turn && sight.person(running.seat);
    if (control !== undefined && !(goesOn && !this.clocks.asked.some(({ seat }) => seat === running.seat))) {
      this.halt();
      this.clocks = started(control, this.clocks, sight, this.at);
    }
    return { steps: this.#steps, seats: this.#seats, clocks: cleared(this.clocks, this.#table) };
  }
}
