import { placeable } from '../../network.ts';
import { DRAWN, PLACES, RODS, type View } from '../../types.ts';
import type { QuestionWords } from '../catalogue.ts';
import { capital, count, kind } from './phrases.ts';

/** "a, b, or c" */
const orElse = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`;

/** Whether a drawn tile has a place; for whoever does not see the tiles, whether there is one at all. */
const hasPlace = (view: View): boolean =>
  view.drawn.known?.some(drawn => placeable(view, drawn).length > 0) ?? view.drawn.count > 0;

/** What may follow `placed` tiles (CAN-2.1, CAN-2.2, CAN-R7). */
function afterTiles(placed: number, view: View): string {
  if (placed === 0) {
    return hasPlace(view)
      ? 'Choose the tile that you place first'
      : 'None of your tiles can be placed: discard them and go on with your network';
  }
  const may: string[] = [];
  if (placed < Math.min(DRAWN, 2 + view.agents) && hasPlace(view)) {
    // one tile more than there are agents still lets the turn go on; the next ends it
    may.push(placed > view.agents ? 'place another tile and stop' : 'place another tile');
  }
  if (placed <= view.agents + 1) may.push('go on with your network');
  if (placed > 1) may.push('stop here');
  return capital(orElse(may));
}

export const questions: QuestionWords = {
  tile: ({ placed }, view) => afterTiles(placed, view),
  cell: ({ tile }) => `Choose where the ${kind(tile)} goes`,
  turn: ({ tile }) => `Choose how the ${kind(tile)} is turned`,
  rod: ({ seat, left, lifted }, view) => {
    if (lifted >= 0) return 'Put the lifted rod down in another place';
    if (left === 0) return 'Place another rod';
    const out = view.players[seat]?.rods.length ?? 0;
    return out + 1 < RODS ? 'Place the first of two rods' : 'Place your last rod; then you may move one';
  },
  lift: ({ left }) =>
    left > 1
      ? 'You may move up to two rods: choose one to lift'
      : 'You may move a rod: choose the one to lift',
  produce: () => 'Produce in any order you like, then end your turn',
  cigar: () => 'Place the cigar so that it touches your network',
  discard: ({ seat }, view) => {
    const held = (view.players[seat]?.goods ?? []).reduce((sum, number) => sum + number, 0);
    return `You hold ${count(held, 'item')} and may keep ${PLACES}: choose one to give up`;
  },
};

/** When nobody is asked any more. */
export const over = 'The game is over';
