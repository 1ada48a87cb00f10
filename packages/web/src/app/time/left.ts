import type { ClockView, TimeControl } from '@backlot/protocol';
import { words } from '../../words/index.ts';

/** Clocks as they came, and when that was by both clocks of this device. */
export interface Received {
  readonly clock: ClockView;
  /** Of `performance.now()`, which goes on evenly but may stand while the device sleeps. */
  readonly mono: number;
  /** Of `Date.now()`, which jumps when it is set. */
  readonly wall: number;
}

/**
 * Milliseconds a seat has left. Of the two clocks of the device the faster one counts, so that never more is shown than
 * the server would, but for the time the message took.
 */
export function leftNow(
  { clock, mono, wall }: Received,
  seat: number,
  now: { mono: number; wall: number },
): number {
  const left = clock.left[seat] ?? 0;
  const { running } = clock;
  if (running?.seat !== seat) return left;
  const gone = Math.max(0, now.mono - mono, now.wall - wall);
  const { counts, turns = Number.POSITIVE_INFINITY } = running;
  const until = turns - clock.now;
  return Math.max(0, left - (counts ? Math.min(gone, until) : Math.max(0, gone - until)));
}

/** Whether the seat's clock runs off at this moment. */
export function runsNow({ clock, mono, wall }: Received, now: { mono: number; wall: number }): boolean {
  const { running } = clock;
  if (running === undefined) return false;
  const at = clock.now + Math.max(0, now.mono - mono, now.wall - wall);
  return at >= (running.turns ?? Number.POSITIVE_INFINITY) ? !running.counts : running.counts;
}

/** As it stands on a clock, rounded down. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [minutes, hours, days] = [60, 3600, 86_400].map(unit => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return words.time.days(days, hours % 24);
  if (hours > 0) return words.time.hours(hours, minutes % 60);
  return words.time.minutes(minutes, seconds % 60);
}

/** How much time everybody has, in words. */
export function controlText(control: TimeControl): string {
  const { each, plays, asks, hours, pauses } = words.time.control;
  const more = control.kind === 'days' ? [control.window && hours, control.pause && pauses] : [];
  const expiry = control.expiry === 'default' ? plays : asks;
  return [each(timeText(control.bank), timeText(control.increment)), expiry, ...more]
    .filter(Boolean)
    .join(' ');
}
