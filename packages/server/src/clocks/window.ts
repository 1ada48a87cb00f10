import type { DayWindow } from '@backlot/protocol';
import { instantOf, wallAt } from './zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When a clock runs off: always, or in a window of every day in a time zone. */
export type Hours = { readonly zone: string; readonly window: DayWindow } | undefined;

type Span = { readonly from: number; readonly to: number };

/** The spans of time in which the clock runs, from the one that holds or follows `at`. */
function* open(hours: NonNullable<Hours>, at: number): Generator<Span> {
  const { zone, window } = hours;
  const long = (window.to - window.from + 1440) % 1440;
  const midnight = Math.floor(wallAt(zone, at) / DAY) * DAY;
  for (let day = midnight - DAY; ; day += DAY) {
    const begins = day + window.from * MINUTE;
    const span = { from: instantOf(zone, begins), to: instantOf(zone, begins + long * MINUTE) };
    if (span.to > at) yield span;
  }
}

/** How much of the time from `from` to `to` counts. */
export function counted(hours: Hours, from: number, to: number): number {
  if (hours === undefined) return Math.max(0, to - from);
  let sum = 0;
  for (const span of open(hours, from)) {
    if (span.from >= to) break;
    sum += Math.min(span.to, to) - Math.max(span.from, from);
  }
  return sum;
}

/** When `ms` of counted time have gone since `from`. */
export function after(hours: Hours, from: number, ms: number): number {
  if (hours === undefined) return from + ms;
  let left = ms;
  for (const span of open(hours, from)) {
    const begins = Math.max(span.from, from);
    if (begins + left <= span.to) return begins + left;
    left -= span.to - begins;
  }
  return from + ms;
}

/** Whether time counts at `at`, and when that changes. */
export function countsAt(hours: Hours, at: number): { readonly counts: boolean; readonly turns?: number } {
  if (hours === undefined) return { counts: true };
  for (const span of open(hours, at)) {
    const counts = span.from <= at;
    return { counts, turns: counts ? span.to : span.from };
  }
  return { counts: true };
}
