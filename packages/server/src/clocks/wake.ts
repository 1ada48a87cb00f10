import type { TimeControl } from '@backlot/protocol';
import type { ClockState } from './state.ts';

const DAY = 86_400_000;
/** After so long without a choice the table is closed. */
export const ABANDONED_AFTER = 7 * DAY;
/** The longest pause. */
export const LONGEST_PAUSE = 30 * DAY;

/** When something has to be done about these clocks by itself; undefined for never. */
export function wakeAt({ running, asked, paused }: ClockState): number | undefined {
  const times = [
    ...(running === undefined ? [] : [running.remindAt ?? running.deadline]),
    ...asked.map(({ at }) => at + ABANDONED_AFTER),
    ...(paused === undefined ? [] : [paused + LONGEST_PAUSE]),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** What a seat is given more when the others wait for it. */
export const grace = (control: TimeControl): number =>
  Math.max(control.increment, control.kind === 'live' ? 60_000 : DAY);
