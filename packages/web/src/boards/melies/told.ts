import type { Event, Move, View } from '@backlot/melies';
import { gameOver } from './edition.ts';
import { foresee } from './foresee.ts';
import { boardWords } from './words/index.ts';

/** A seat without its name, for sentences made where names aren't known. */
const seatName = (seat: number, view: View): string =>
  seat === view.seat ? boardWords.you : (boardWords.seats[seat] ?? `${seat + 1}`);

/** What is worth telling of an event beforehand; cards drawn in an imagined game never are. */
function told(event: Event, view: View): string | undefined {
  switch (event.type) {
    case 'bumped':
      return boardWords.sentHome(seatName(event.seat, view));
    case 'filmed':
      return boardWords.filmBrings(event.cells.length);
    case 'joined':
      return boardWords.becomes(event.piece.length);
    case 'shareTaken':
      return event.seat === view.seat
        ? boardWords.givesShare
        : boardWords.takesShare(seatName(event.seat, view));
    case 'endTriggered':
      return boardWords.endIsNear;
    default:
      return undefined;
  }
}

/**
 * What `move` would bring, in words with points, over a table's own edition or the shipped one.
 * Worked out by playing it on an imagined state; empty where there is nothing to say.
 */
export function tell(move: Move, view: View, edition: unknown): string[] {
  const foresight = foresee(gameOver(edition), view, move);
  if (foresight === undefined) return [];
  const lines = foresight.events.flatMap(event => told(event, view) ?? []);
  const filmed = foresight.events.find(event => event.type === 'filmed');
  foresight.points.forEach(({ gained, before, after }, seat) => {
    const known = seat === view.seat && filmed?.type === 'filmed' ? filmed.cells.length : 0;
    if (gained - known > 0) lines.push(boardWords.gains(seatName(seat, view), gained - known));
    if (after !== before) lines.push(boardWords.sequencesWorth(seatName(seat, view), before, after));
  });
  return lines;
}
