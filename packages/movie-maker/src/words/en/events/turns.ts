import type { Fragment } from '@backlot/engine';
import type { View } from '../../../types.ts';
import type { EventWords } from '../../catalogue.ts';
import { pieceKey, pointer, seat } from '../../pieces.ts';
import { money } from '../money.ts';
import { count, space } from '../phrases.ts';
import { cardOf, list, sentence } from '../pointed.ts';

/** Who has won: the highest total of those still in the game; equal totals share it (IMM-6.2, IMM-R9). */
function endOfGame(points: readonly number[], view: View): Fragment[] {
  const solvent = points.map((_, i) => view.players[i]?.bankrupt !== 1);
  const best = Math.max(...points.filter((_, i) => solvent[i]));
  const winners = points.flatMap((own, i) => (solvent[i] && own === best ? [i] : []));
  const scores = points.map((own, i): Fragment[] => [seat(i), ` ${solvent[i] ? money(own) : 'bankrupt'}`]);
  const told = scores.flatMap((part, i): Fragment[] => {
    const before: Fragment[] = i === 0 ? [] : [i === scores.length - 1 ? ' and ' : ', '];
    return [...before, ...part];
  });
  const win = winners.length === 1 ? ' wins' : ' share the victory';
  return ['The game is over: ', ...told, '. ', ...list(winners.map(seat)), win];
}

/** Turns, dice, and the beginning and end of the game. */
export const turns: Pick<
  EventWords,
  | 'startRolled'
  | 'began'
  | 'dealt'
  | 'turn'
  | 'missed'
  | 'missing'
  | 'rolled'
  | 'raised'
  | 'replayed'
  | 'lastCard'
  | 'ended'
> = {
  startRolled: ({ seat: who, dice: [a, b] }) => sentence(seat(who), ` rolls ${a} and ${b} for the start`),
  began: ({ seat: who }) => sentence(seat(who), ' has the first turn'),
  dealt: ({ seat: who, cards }, printed) =>
    sentence(seat(who), ' is dealt ', list(cards.map(card => cardOf(card, printed)))),
  turn: ({ seat: who, turn }) => sentence(`Turn ${turn} goes to `, seat(who)),
  missed: ({ seat: who, left }) =>
    sentence(seat(who), ' misses this turn', left > 0 ? ` and ${count(left, 'turn')} more` : ''),
  missing: ({ seat: who, turns }) =>
    sentence(seat(who), ` will miss ${turns === 1 ? 'a turn' : `${turns} turns`}`),
  rolled: ({ seat: who, dice: [a, b], to }, { c }) =>
    sentence(seat(who), ` rolls ${a} and ${b} and comes to `, pointer(space(c, to), pieceKey.space(to))),
  raised: ({ seat: who }) => sentence(seat(who), ' wants to trade'),
  replayed: ({ cards }) =>
    sentence(`The Production Box is shuffled: its ${count(cards.length, 'card')} will be played once more`),
  lastCard: () => sentence('The last production card has been dealt with: now films may still be completed'),
  ended: ({ points }, _printed, view) => sentence(endOfGame(points, view)),
};
