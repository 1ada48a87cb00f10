import type { TimeControl } from '@backlot/protocol';
import type { ClockState, Running } from './state.ts';
import { after, counted, type Hours } from './window.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long before the end a player is reminded, but not before half of its time has gone. */
const REMIND = { live: MINUTE / 2, days: 8 * HOUR } as const;

/** What the clocks must know of a table. */
export type Sight = {
  /** The seat that decides; undefined when the game is over. */
  readonly turn: number | undefined;
  /** Whether a person moves for a seat. */
  readonly person: (seat: number) => boolean;
  readonly zone: (seat: number) => string;
};

/** What happened in one write, beside where it led. */
export type Passed = {
  /** The seat that decided before it. */
  readonly from: number | undefined;
  /** Whether another seat was to decide at some point of it. */
  readonly away: boolean;
  /** Whether it took a move back. */
  readonly undone: boolean;
  /** A person's own move, which shows that it is there. */
  readonly moved: boolean;
};

export function hoursOf(control: TimeControl, zone: string): Hours {
  return control.kind === 'days' && control.window !== undefined
    ? { zone, window: control.window }
    : undefined;
}

/** What is left to a seat at `at`, never below nothing. */
export function leftAt(control: TimeControl, clocks: ClockState, seat: number, at: number): number {
  const { left, running } = clocks;
  const full = left[seat] ?? 0;
  if (running?.seat !== seat) return full;
  return Math.max(0, full - counted(hoursOf(control, running.zone), running.since, at));
}

/** Takes the time off that has gone, and stops the clock that is on. */
export function halted(control: TimeControl, clocks: ClockState, at: number): ClockState {
  const { running } = clocks;
  if (running === undefined) return clocks;
  const left = clocks.left.map((_, seat) => leftAt(control, clocks, seat, at));
  return { ...clocks, left, running: undefined };
}

/** Turns the clock of whoever decides on, unless it is a bot, somebody the others are asked about, or it is a pause. */
export function started(control: TimeControl, clocks: ClockState, sight: Sight, at: number): ClockState {
  const { turn } = sight;
  if (clocks.running !== undefined || clocks.paused !== undefined) return clocks;
  if (turn === undefined || !sight.person(turn)) return clocks;
  if (clocks.asked.some(({ seat }) => seat === turn)) return clocks;
  const zone = sight.zone(turn);
  const hours = hoursOf(control, zone);
  const left = clocks.left[turn] ?? 0;
  const running: Running = {
    seat: turn,
    since: at,
    zone,
    deadline: after(hours, at, left),
    remindAt: after(hours, at, left - Math.min(REMIND[control.kind], Math.floor(left / 2))),
  };
  return { ...clocks, running };
}

/**
 * The clocks after a write. Time counts for whoever decides and is never given back. When another seat is asked the
 * one that has decided gets its increment, and loses it if that is taken back. A seat asked again in the same breath
 * goes on with the clock it has.
 */
export function moved(
  control: TimeControl | undefined,
  before: ClockState,
  sight: Sight,
  passed: Passed,
  at: number,
): ClockState {
  const answered = heard(control, before, passed);
  if (control === undefined) return answered;
  const { from } = passed;
  const stays = from === sight.turn && !passed.away && answered.running !== undefined;
  if (stays) return answered;
  const rested = credited(control, halted(control, answered, at), passed);
  return started(control, rested, sight, at);
}

/** Whoever moves is there: the others are not asked about it any more, and a pause is over. */
function heard(
  control: TimeControl | undefined,
  clocks: ClockState,
  { from, moved: own }: Passed,
): ClockState {
  if (!own || from === undefined) return clocks;
  const asked = clocks.asked.filter(({ seat, why }) => seat !== from || why !== 'time');
  if (asked.length < clocks.asked.length) {
    // Enough to finish what it has begun.
    const left = clocks.left.map((ms, seat) => (seat === from ? Math.max(ms, control?.increment ?? 0) : ms));
    return heard(control, { ...clocks, left, asked }, { from, moved: own, away: false, undone: false });
  }
  if (clocks.paused === undefined && (clocks.lapses[from] ?? 0) === 0) return clocks;
  const lapses = clocks.lapses.map((count, seat) => (seat === from ? 0 : count));
  return {
    ...clocks,
    asked,
    lapses,
    paused: undefined,
    wishes: clocks.paused === undefined ? clocks.wishes : [],
  };
}

function credited(control: TimeControl, clocks: ClockState, { from, away, undone }: Passed): ClockState {
  const { credit } = clocks;
  if (undone) {
    const left = clocks.left.map((ms, seat) => (credit?.seat === seat ? Math.max(0, ms - credit.ms) : ms));
    return { ...clocks, left, credit: undefined };
  }
  if (!away || from === undefined) return { ...clocks, credit: undefined };
  const had = clocks.left[from] ?? 0;
  const ms = Math.max(0, Math.min(control.increment, control.bank - had));
  const left = clocks.left.map((old, seat) => (seat === from ? old + ms : old));
  return { ...clocks, left, credit: { seat: from, ms } };
}
