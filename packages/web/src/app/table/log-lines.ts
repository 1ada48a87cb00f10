import type { Fragment, Seat, Viewed, Words } from '@backlot/engine';
import type { Level, SeatInfo, Step } from '@backlot/protocol';
import { words as page } from '../../words/index.ts';

/** One row of the log in words; rows that say nothing have no lines. */
export interface LogEntry {
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly lines: readonly (readonly Fragment[])[];
}

/** Puts one row into words as seen from `view`. */
export function entryOf(step: Step, words: Words<Viewed, unknown, unknown>, view: Viewed): LogEntry {
  if (step.note) return { seq: step.seq, seat: step.seat, lines: [noteLine(step.note, step.seat)] };
  const lines = step.events.map(event => words.event(event, view)).filter(line => line.length > 0);
  return { seq: step.seq, seat: step.seat, lines };
}

/** What happened beside the game, in words. */
function noteLine(note: NonNullable<Step['note']>, seat: Seat | undefined): readonly Fragment[] {
  const { notes } = page.time;
  if (note.kind === 'end') return [notes.end[note.why]];
  const level = note.kind === 'bot' ? page.levels[note.level as Level]?.word : undefined;
  const said = note.kind === 'bot' ? notes.bot(level ?? note.level) : notes[note.kind];
  return seat === undefined ? [said] : [{ seat }, said];
}

/** A line as plain text, for screen readers and titles. */
export function plainText(line: readonly Fragment[], nameOf: (seat: Seat) => string): string {
  return line
    .map(part => (typeof part === 'string' ? part : 'seat' in part ? nameOf(part.seat) : part.text))
    .join('');
}

/** The newest row of the log that `seat` made itself: what stands below it is new to that seat. */
export function lastOwn(steps: readonly Step[], seat: Seat | undefined): number | undefined {
  if (seat === undefined) return undefined;
  return steps.findLast(step => step.seat === seat)?.seq;
}

/**
 * The newest row these eyes know, where the browser remembers none (`seen` is -1): their own last one.
 * Who only watches, or comes back after the end, is not told that everything is new.
 */
export function knownUntil(
  seen: number,
  steps: readonly Step[],
  seat: Seat | undefined,
  over: boolean,
): number {
  if (seen >= 0) return seen;
  if (seat === undefined || over) return steps.at(-1)?.seq ?? -1;
  return lastOwn(steps, seat) ?? -1;
}

/** Name of a seat; a free one has none yet. */
export const nameIn =
  (seats: readonly SeatInfo[], free: string) =>
  (seat: Seat): string =>
    seats.find(info => info.seat === seat)?.name || free;
