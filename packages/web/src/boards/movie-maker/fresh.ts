import { COMPANY_ITEM, type Event, type Item, LOCATION } from '@backlot/movie-maker';
import type { Step } from '@backlot/protocol';

const held = (item: Item, seat: number): string => {
  if (item < LOCATION) return `card:${item}`;
  return item === LOCATION ? `locations:${seat}` : `company:${item - COMPANY_ITEM}`;
};

/** Marks an event leaves on the board until the viewer's next move, by the keys the board's parts carry. */
function marksOf(event: Event): string[] {
  switch (event.type) {
    case 'boxOffice':
    case 'received':
    case 'paid':
      return [`cash:${event.seat}`];
    case 'bought':
    case 'sold':
    case 'soldToBank':
      return [held(event.item, event.seat), `cash:${event.seat}`];
    case 'traded':
      return [
        ...event.give.items.map(item => held(item, event.partner)),
        ...event.want.items.map(item => held(item, event.seat)),
        `cash:${event.seat}`,
        `cash:${event.partner}`,
      ];
    case 'completed':
    case 'awarded':
    case 'pawned':
    case 'redeemed':
      return [`story:${event.film.story}`];
    case 'boxed':
    case 'lost':
    case 'flopped':
      return ['box'];
    case 'charityCard':
      return [`charity:${event.seat}`];
    case 'missing':
      return [`missing:${event.seat}`];
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
