import type { Seat } from '@backlot/engine';
import type { Step } from '@backlot/protocol';
import { playReel, type Reel, reelEvents, type Track } from '@backlot/table';

/** The shape of view and events that this page's boards draw, by title. It rises together with the server's. */
const DRAWN: Readonly<Record<string, number>> = { melies: 1, cannes: 1, 'movie-maker': 1 };

/** The shape of views that the board of a title draws here; 0 for a title without one. */
export const shapeOf = (title: string): number => (Object.hasOwn(DRAWN, title) ? (DRAWN[title] ?? 0) : 0);

/** Whether the boards of this page can show the reel. */
export const drawable = (reel: Reel, viewShape: number): boolean =>
  viewShape > 0 && shapeOf(reel.game.id) === viewShape;

/** The film of one seat, whose only track it is, as a reel through that seat's eyes. */
export function throughEyes(film: Reel, eyes: Seat | undefined): Reel {
  if (eyes === undefined) return film;
  const seats: Track[] = [];
  seats[eyes] = film.open;
  return { ...film, seats };
}

/** What `eyes` (undefined: the audience) saw at a step; a board takes it in place of a live view. */
export const viewAt = playReel;

/** One step as a row of the log, with the events that `eyes` were told. */
export function stepAt(reel: Reel, eyes: Seat | undefined, step: number): Step {
  const row = reel.steps[step];
  const events = reelEvents(reel, eyes, step) as unknown as Step['events'];
  return {
    seq: row?.seq ?? step,
    ...(row?.seat !== undefined && { seat: row.seat }),
    ...(row?.note && { note: row.note }),
    events,
  };
}

/** The steps after `from` up to `to`, in order. */
export function stepsBetween(reel: Reel, eyes: Seat | undefined, from: number, to: number): Step[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => stepAt(reel, eyes, from + 1 + i));
}

/**
 * What is new to a board that is put at a step from anywhere: an empty row of its own seat, on which a board forgets
 * what it had marked as new, and then the step itself.
 */
export function cutTo(reel: Reel, eyes: Seat | undefined, step: number): Step[] {
  const shown = stepAt(reel, eyes, step);
  return eyes === undefined ? [shown] : [{ seq: shown.seq, seat: eyes, events: [] }, shown];
}

/** The same without the step, so that nothing moves: for a hand on the scrubber. */
export function stillAt(reel: Reel, eyes: Seat | undefined, step: number): Step[] {
  return cutTo(reel, eyes, step).slice(0, -1);
}
