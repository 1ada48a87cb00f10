import { GOODS, KINDS, MOVIES, PRODUCTS } from '../../types.ts';
import { names } from './names.ts';
import { aGood, allOf, capital, count, kind, quantity } from './phrases.ts';

/** Figures and names that come with a refusal; names are those of the lists in `types.ts`, cells as in moves. */
export type Values = Readonly<Record<string, string | number>>;
type Value = string | number | undefined;

/** Index of a value in a list of names, -1 where the refusal does not say. */
const indexIn = (list: readonly string[], value: Value): number =>
  typeof value === 'string' ? list.indexOf(value) : -1;
const number = (value: Value): value is number => typeof value === 'number';

/** " at 2,-1", or nothing. */
const at = (cell: Value): string =>
  typeof cell === 'string' && /^-?\d+,-?\d+$/.test(cell) ? ` at ${cell}` : '';
/** Cells of a list as in "2,-1 3,0". */
const cellsOf = (value: Value): string[] =>
  typeof value === 'string' ? value.split(' ').filter(cell => at(cell) !== '') : [];
const movieOf = (value: Value, other: string): string => {
  const index = indexIn(MOVIES, value);
  return index < 0 ? other : names.movies[MOVIES[index] ?? 'action'];
};
const withAgents = (agents: Value): string =>
  number(agents) && agents > 0 ? `with ${count(agents, 'agent')}` : 'without an agent';
/** "and you have none", where the refusal says how many. */
const andHave = (have: Value): string =>
  number(have) ? `, and you have ${have === 0 ? 'none' : `only ${have}`}` : ', and you do not have them';

const supplier = ({ cell, why }: Values): string =>
  `The supplier${at(cell)} ${
    why === 'used' ? 'has already given you its goods in this turn' : 'is not connected to your network'
  }.`;

const linkTaken = ({ why }: Values): string =>
  why === 'cannes'
    ? 'All of Cannes is one place, so nothing lies between two of its cells.'
    : `Between these two tiles lies a ${why === 'cigar' ? 'cigar' : why === 'rod' ? 'rod' : 'rod or cigar'} ` +
      'already: one link is the most, whoever owns it.';

function making({ product, why, good, have, need }: Values): string {
  const made = indexIn(PRODUCTS, product);
  const index = made < 0 ? -1 : GOODS.indexOf(PRODUCTS[made] ?? 'computer');
  const item = index < 0 ? 'this' : aGood(index);
  if (why !== 'inputs') return `Your network reaches no tile that makes ${item}.`;
  const input = indexIn(GOODS, good);
  if (input < 0 || !number(need)) return `You do not have what it takes to make ${item}.`;
  return `${capital(item)} needs ${quantity(need, input)}${andHave(have)}.`;
}

const golf = ({ why, have, need }: Values): string => {
  switch (why) {
    case 'phone':
      return 'A cigar never touches a tile with a phone.';
    case 'unconnected':
      return 'Your network reaches no golf club.';
    case 'none':
      return 'All ten cigars lie on the table.';
    case 'people':
      return `A cigar takes ${quantity(number(need) ? need : 2, GOODS.indexOf('people'))}${andHave(have)}.`;
    default:
      return 'There is no place where a cigar of yours could lie.';
  }
};

const critic = ({ movie, why }: Values): string => {
  switch (why) {
    case 'unconnected':
      return 'Your network reaches no critic.';
    case 'movie':
      return 'The critic listens only after you have produced a movie in this turn.';
    case 'beer':
      return 'You have no beer for the critic.';
    default:
      return `${capital(movieOf(movie, 'this type'))} is at 15, and no movie can be more popular.`;
  }
};

const presenting = ({ movie, why }: Values): string =>
  why === 'unconnected'
    ? 'Your network does not reach Cannes.'
    : `You have no ${movieOf(movie, '')} movie to present.`.replace('  ', ' ');

/** Why a move is refused, by the rule it breaks. */
export const refusals: Readonly<Record<string, (values: Values) => string>> = {
  'CAN-2.1': () => 'After one tile you cannot stop: place another, or go on with your network.',
  'CAN-2.2': ({ placed, agents, most }) => {
    if (!number(placed) || !number(most)) return 'The agents in your network do not allow this.';
    const now = `You have placed ${count(placed, 'tile')}`;
    return placed > most
      ? `${now}: ${withAgents(agents)} the turn goes on after ${count(most, 'tile')} at most.`
      : `${now}: ${withAgents(agents)} there may be no more.`;
  },
  'CAN-2.3': () => 'Place at least one tile first.',
  'CAN-2.5': ({ cell }) =>
    at(cell) === ''
      ? 'Turned like this, an invitation would stand between two parties.'
      : `However it is turned, an invitation would stand between two parties${at(cell)}.`,
  'CAN-3.2': linkTaken,
  'CAN-R12': () =>
    'All of Cannes is one tile, and a rod or cigar leads from this tile to another cell of it already.',
  'CAN-3.3': () => 'This does not touch your network: rods and cigars go only where they join it.',
  'CAN-3.5': ({ cell }) =>
    `A party is reached only through an invitation, and the party${at(cell)} shows none on that side.`,
  'CAN-3.6': ({ cells }) => {
    const cut = cellsOf(cells);
    const what = cut.length === 0 ? 'some of your rods' : `your rods at ${allOf(cut)}`;
    return `Without this rod your network would fall apart: ${what} would be cut off.`;
  },
  'CAN-R14': () =>
    'A rod is moved to another pair of tiles: where it lay does not count, and without another place it stays.',
  'CAN-4.1': supplier,
  'CAN-4.2': making,
  'CAN-4.4': golf,
  'CAN-R5': () => 'You need a rod on the table before you can place a cigar.',
  'CAN-4.5': critic,
  'CAN-4.6': presenting,
  'CAN-R7': values => {
    const index = indexIn(KINDS, values.kind);
    return `The table has no place for ${index < 0 ? 'this tile' : `the ${kind(index)}`}.`;
  },
};

/** For a rule without a sentence of its own. */
export const refusalOf = (rule: string): string => `The rules do not allow this now (${rule}).`;
