import { CIGARS, type Event, type Move, PLACES, placeable, type View } from '@backlot/cannes';
import { gameOver } from './edition.ts';
import { type Foresight, foresee } from './foresee.ts';
import { movieName, tilesText } from './naming.ts';
import { itemsOf, type Outlook, outlookOf } from './outlook.ts';
import { boardWords } from './words/index.ts';

const brings = boardWords.brings;

/** What an event beforehand is worth telling of; what chance would bring never is. */
function told(event: Event): string | undefined {
  switch (event.type) {
    case 'presented':
      return brings.tickets(event.tickets);
    case 'golfed':
      return brings.cigarNext;
    case 'fell':
      return brings.falls(movieName(event.movie), event.from, event.to);
    case 'cigar':
      return event.left === 0 ? brings.lastCigar : undefined;
    default:
      return undefined;
  }
}

/** Tiles gained and lost, and the worth of the network, where a rod or cigar is placed or lifted. */
function network(before: Outlook, after: Outlook, view: View): string[] {
  const lines: string[] = [];
  const gained = after.network.tiles.filter(tile => !before.connected.has(tile.cell));
  const lost = before.network.tiles.filter(tile => !after.connected.has(tile.cell));
  if (gained.length > 0) lines.push(brings.connects(tilesText(view, gained)));
  if (lost.length > 0) lines.push(brings.losesLink(tilesText(view, lost)));
  const [was, will] = [before.best?.tickets ?? 0, after.best?.tickets ?? 0];
  if (was + will > 0) lines.push(brings.worth(was, will));
  return lines;
}

/** Whether tiles could still come: none in the piles and none in hand. */
const lastTurn = ({ before, after }: Foresight): boolean =>
  after.stack.length === 0 || (after.turn !== before.turn && after.cigars.length === CIGARS);

/**
 * What `move` would bring, in words with figures, over a table's own edition or the shipped one.
 * Worked out by playing it on an imagined state; empty where there is nothing to say.
 */
export function tell(move: Move, view: View, edition: unknown): string[] {
  const foresight = foresee(gameOver(edition), view, move);
  if (foresight === undefined) return [];
  const seat = view.stack.at(-1)?.seat ?? view.mover;
  const lines = foresight.events.flatMap(event => told(event) ?? []);
  if (move.type === 'tile') lines.push(brings.places(placeable(view, move.kind).length));
  if (move.type === 'rod' || move.type === 'lift' || move.type === 'cigar')
    lines.push(...network(outlookOf(view, seat), outlookOf(foresight.after, seat), view));
  if (move.type === 'done') {
    const over = itemsOf(view.players[seat]?.goods ?? []) - PLACES;
    if (over > 0) lines.push(brings.over(over));
  }
  if (lastTurn(foresight)) lines.push(brings.ends);
  return lines;
}
