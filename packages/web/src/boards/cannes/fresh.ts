import type { Event } from '@backlot/cannes';
import type { Step } from '@backlot/protocol';
import { cellSpot, pairSpot } from './spots.ts';

/** Marks an event leaves on the board until the viewer's next move, by the keys the board's parts carry. */
function marksOf(event: Event): string[] {
  switch (event.type) {
    case 'placed':
      return [cellSpot(event.cell)];
    case 'rod':
    case 'cigar':
      return [pairSpot(event.pair)];
    case 'rodMoved':
      return [pairSpot(event.to)];
    case 'raised':
    case 'fell':
      return [`movie:${event.movie}`];
    case 'presented':
      return [`tickets:${event.seat}`];
    case 'reshuffled':
      return ['pile'];
    default:
      return [];
  }
}

/**
 * The marks after `steps` arrived: those of others' moves pile up, and a move of `seat` wipes what lay there.
 * A spectator (no seat) sees only what the newest rows changed.
 */
export function gather(
  marks: ReadonlySet<string>,
  steps: readonly Step[],
  seat: number | undefined,
): ReadonlySet<string> {
  let now = new Set(seat === undefined ? [] : marks);
  for (const step of steps) {
    if (step.seat === undefined) continue;
    if (step.seat === seat) now = new Set();
    else for (const event of step.events) for (const mark of marksOf(event as Event)) now.add(mark);
  }
  return now;
}
