import type { Event } from '@backlot/melies';
import type { Step } from '@backlot/protocol';

/** Marks an event leaves on the board until the viewer's next move, by the keys the board's parts carry. */
function marksOf(event: Event): string[] {
  switch (event.type) {
    case 'laid':
      return [`scene:${event.scene}`];
    case 'stood':
      return [`cell:${event.cell}`];
    case 'placed':
      return [`space:${event.space}`];
    case 'bumped':
    case 'retrieved':
      return [`pawns:${event.seat}`];
    case 'setMoved':
      return ['moon'];
    case 'shareTaken':
      return [`shares:${event.seat}`];
    case 'took':
      return [`held:${event.seat}:${event.effect}`];
    case 'effectDealt':
      return [`row:${event.effect}`];
    case 'refreshed':
      return event.effects.map(effect => `row:${effect}`);
    case 'wrote':
    case 'coloured':
    case 'filmed':
      return [`scene:${event.scene}`];
    case 'sceneDealt':
      return [`scene:${event.scene}`];
    case 'turned':
      return [`cell:${event.cell}`];
    case 'moved':
      return event.swapped ? [`cell:${event.from}`, `cell:${event.to}`] : [`cell:${event.to}`];
    case 'exchanged':
      return ['installed'];
    case 'joined':
      return [`scene:${event.left}`, `scene:${event.right}`];
    case 'cut':
      return [`scene:${event.at}`, `scene:${event.before}`];
    case 'advanced':
      return [`disk:${event.journal}:${event.seat}`];
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
