import type { Choice, Level, TimeControl } from '@backlot/protocol';

/** A seat that the others are asked about. */
export type Asked = {
  readonly seat: number;
  readonly why: 'time' | 'conceded';
  /** Since when. */
  readonly at: number;
  readonly votes: readonly Vote[];
};

export type Vote = { readonly seat: number; readonly choice: Choice; readonly level?: Level | undefined };

/** The clock that is on. */
export type Running = {
  readonly seat: number;
  readonly since: number;
  /** When its time is up; worked out once, so that neither a restart nor another zone changes it. */
  readonly deadline: number;
  /** The seat's time zone when it was started. */
  readonly zone: string;
  /** When its player is to be reminded; absent when that is done. */
  readonly remindAt?: number | undefined;
};

/** All that is known of a table's time right after its newest row: JSON, stored in the same write as the row. */
export type ClockState = {
  /** Milliseconds left, by seat, when the running clock was started. */
  readonly left: readonly number[];
  readonly running?: Running | undefined;
  /** What the last seat that decided got back; it goes again if that is undone. */
  readonly credit?: { readonly seat: number; readonly ms: number } | undefined;
  /** How often in a row a seat's time was up, by seat. */
  readonly lapses: readonly number[];
  readonly asked: readonly Asked[];
  readonly paused?: number | undefined;
  readonly wishes: readonly number[];
};

/** The clocks of `seats` seats before the first row. */
export function freshClocks(control: TimeControl | undefined, seats: number): ClockState {
  return {
    left: control === undefined ? [] : Array<number>(seats).fill(control.bank),
    lapses: Array<number>(seats).fill(0),
    asked: [],
    wishes: [],
  };
}
