import { cellText } from '../../geometry.ts';
import { CIGAR_PEOPLE } from '../../recipes.ts';
import { FACTS } from '../../tiles.ts';
import { FIRST_MOVIE, GOODS, HIGHEST, PLACES, type View } from '../../types.ts';
import type { ChoiceWords } from '../catalogue.ts';
import { waiting } from '../waiting.ts';
import {
  aGood,
  allOf,
  capital,
  count,
  direction,
  inviting,
  kind,
  movie,
  quantity,
  recipe,
} from './phrases.ts';
import { between, facing, freePlace, tileAt } from './places.ts';

const PEOPLE = GOODS.indexOf('people');

/** How a tile with invitations would lie: "Invitations to the east (Cannes) and to the west". */
function turned(view: View, turn: number): string {
  const frame = waiting(view, 'turn');
  if (frame === undefined) return `Turned clockwise by ${count(turn, 'side')}`;
  const sides = inviting(frame.tile, turn).map(
    side => `to the ${direction(side)}${facing(view.tiles, frame.cell, side)}`,
  );
  return `Invitation${sides.length === 1 ? '' : 's'} ${allOf(sides)}`;
}

function supply(view: View, cell: number): string {
  const tile = view.tiles.find(found => found.cell === cell);
  const { good, amount } = FACTS[tile?.kind ?? -1] ?? { good: -1, amount: 0 };
  return good < 0
    ? `Take what the supplier at ${cellText(cell)} gives`
    : `Take ${quantity(amount, good)} from ${tileAt(view.tiles, cell)}`;
}

/** The popularity of a type after the critic's next beer; undefined where it can't rise. */
const raisedTo = (view: View, index: number): number | undefined => {
  const now = view.popularity[index];
  return now === undefined || now >= HIGHEST ? undefined : now + 1;
};

/** Moves as buttons: short and active. */
export const choices: ChoiceWords = {
  tile: move => `Place the ${kind(move.kind)}`,
  develop: (_move, view) =>
    waiting(view, 'tile')?.placed === 0
      ? 'Discard the tiles and go on with your network'
      : 'Go on with your network, then produce',
  stop: () => 'Stop and end the turn',
  cell: ({ cell }, view) => capital(freePlace(view.tiles, cell)),
  turn: ({ turn }, view) => turned(view, turn),
  rod: ({ pair }, view) => capital(between(view.tiles, pair)),
  lift: ({ pair }, view) => `Lift the rod ${between(view.tiles, pair)}`,
  supply: ({ cell }, view) => supply(view, cell),
  make: move => `Make ${recipe(move.recipe)}`,
  golf: () => `Turn ${quantity(CIGAR_PEOPLE, PEOPLE)} into a cigar`,
  raise: (move, view) => {
    const to = raisedTo(view, move.movie);
    return `Give the critic a beer for ${movie(move.movie)}${to === undefined ? '' : `, up to ${to}`}`;
  },
  present: (move, view) => {
    const tickets = view.popularity[move.movie];
    const pays = tickets === undefined ? '' : ` for ${count(tickets, 'ticket')}`;
    return `Present ${aGood(FIRST_MOVIE + move.movie)}${pays}`;
  },
  done: (_move, view) => {
    const seat = waiting(view, 'produce')?.seat ?? view.mover;
    const held = (view.players[seat]?.goods ?? []).reduce((sum, number) => sum + number, 0);
    return held > PLACES ? `End the turn and give up ${count(held - PLACES, 'item')}` : 'End the turn';
  },
  cigar: ({ pair }, view) => capital(between(view.tiles, pair)),
  discard: ({ good }) => `Give up ${aGood(good)}`,
  pass: () => 'Leave the rods as they are',
};
