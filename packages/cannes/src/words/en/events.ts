import type { Fragment } from '@backlot/engine';
import { type Cell, cellText, type Pair } from '../../geometry.ts';
import { CIGAR_PEOPLE } from '../../recipes.ts';
import { type Ending, FIRST_MOVIE, GOODS, type View } from '../../types.ts';
import type { EventWords } from '../catalogue.ts';
import { pieceKey, pointer, seat } from '../pieces.ts';
import { names } from './names.ts';
import {
  aGood,
  aKind,
  allOf,
  capital,
  count,
  direction,
  inviting,
  kindList,
  movie,
  quantity,
  recipe,
} from './phrases.ts';
import { between, tileAt } from './places.ts';

const tileOn = (cell: Cell, { tiles }: View): Fragment => pointer(tileAt(tiles, cell), pieceKey.cell(cell));
const link = (pair: Pair, { tiles }: View): Fragment => pointer(between(tiles, pair), pieceKey.pair(pair));
const movieOf = (index: number): Fragment => pointer(movie(index), pieceKey.movie(index));
const movieAtStart = (index: number): Fragment => pointer(capital(movie(index)), pieceKey.movie(index));
const goodOf = (good: number): Fragment => pointer(aGood(good), pieceKey.good(good));

const tilesOf = (number: number, kinds: readonly number[] | undefined): string =>
  `${count(number, 'tile')}${kinds === undefined || kinds.length === 0 ? '' : `: ${kindList(kinds)}`}`;

/** ", inviting to the east and west", for a tile that shows invitations. */
const invitingTo = (kind: number, turn: number): string => {
  const sides = inviting(kind, turn).map(direction);
  return sides.length === 0 ? '' : `, inviting to the ${allOf(sides)}`;
};

/** "S0 36, S1 30 and S2 12" */
const scores = (points: readonly number[]): Fragment[] =>
  points.flatMap((own, i): Fragment[] => {
    const before: Fragment[] = i === 0 ? [] : [i === points.length - 1 ? ' and ' : ', '];
    return [...before, seat(i), ` ${own}`];
  });

/** Why the game is over and who has won; a tie is named as such (CAN-5.2). */
const endOfGame = (ending: Ending, points: readonly number[], winner: number): Fragment[] => {
  const tied = points.filter(own => own === Math.max(...points)).length > 1;
  return [
    `The game is over, because ${names.endings[ending]}: `,
    ...scores(points),
    '. ',
    seat(winner),
    tied ? ' wins the tie, being next in turn.' : ' wins.',
  ];
};

/** What happened, for the log. Tiles never move, so a sentence names the same ones at any later time. */
export const events: EventWords = {
  began: event => [seat(event.seat), ' has the first turn.'],
  turn: event => [
    `Turn ${event.turn} goes to `,
    seat(event.seat),
    event.agents > 0 ? `, with ${count(event.agents, 'agent')}.` : '.',
  ],
  drew: event => [seat(event.seat), ` draws ${tilesOf(event.count, event.kinds)}.`],
  discarded: event => [seat(event.seat), ` discards face down ${tilesOf(event.count, event.kinds)}.`],
  reshuffled: event => [
    `${capital(count(event.count, 'discarded tile'))} ${event.count === 1 ? 'becomes' : 'become'} the new draw pile.`,
  ],
  placed: event => [
    seat(event.seat),
    ' places ',
    pointer(`${aKind(event.kind)} at ${cellText(event.cell)}`, pieceKey.cell(event.cell)),
    `${invitingTo(event.kind, event.turn)}.`,
  ],
  stuck: event => ['No tile drawn by ', seat(event.seat), ' has a place on the table.'],
  stopped: event => [seat(event.seat), ' stops after the tiles.'],
  developed: event => [seat(event.seat), ' goes on with the network.'],
  rod: (event, view) => [seat(event.seat), ' places a rod ', link(event.pair, view), '.'],
  lifted: (event, view) => [seat(event.seat), ' lifts the rod ', link(event.pair, view), '.'],
  rodMoved: (event, view) => [seat(event.seat), ' puts the lifted rod down ', link(event.to, view), '.'],
  supplied: (event, view) => [
    seat(event.seat),
    ' takes ',
    pointer(quantity(event.amount, event.good), pieceKey.good(event.good)),
    ' from ',
    tileOn(event.cell, view),
    '.',
  ],
  made: event => [
    seat(event.seat),
    ' makes ',
    pointer(recipe(event.recipe), pieceKey.recipe(event.recipe)),
    '.',
  ],
  golfed: event => [
    seat(event.seat),
    ' takes ',
    pointer(quantity(CIGAR_PEOPLE, GOODS.indexOf('people')), pieceKey.good(GOODS.indexOf('people'))),
    ' to the golf club for a cigar.',
  ],
  cigar: (event, view) => [
    seat(event.seat),
    ' places a cigar ',
    link(event.pair, view),
    event.left === 0 ? ': it was the last.' : `: ${event.left} ${event.left === 1 ? 'is' : 'are'} left.`,
  ],
  raised: event => [
    seat(event.seat),
    ' gives the critic a beer: ',
    movieOf(event.movie),
    ` rises to ${event.popularity}.`,
  ],
  presented: event => [
    seat(event.seat),
    ' presents ',
    goodOf(FIRST_MOVIE + event.movie),
    ` at Cannes for ${count(event.tickets, 'ticket')}.`,
  ],
  dropped: event => [seat(event.seat), ' gives up ', goodOf(event.good), '.'],
  fell: event => [movieAtStart(event.movie), ` falls from ${event.from} to ${event.to}.`],
  ended: event => endOfGame(event.ending, event.points, event.winner),
};
