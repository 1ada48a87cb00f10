import { ACTIONS, SETS, type View } from '../../types.ts';
import type { ChoiceWords } from '../catalogue.ts';
import { rewardAhead, waiting } from '../printed.ts';
import { names } from './names.ts';
import {
  actor,
  actorAt,
  anActor,
  atCell,
  capital,
  cardInShort,
  cell as cellName,
  effectCard,
  effectCards,
  journal,
  setPair,
  share,
  space,
} from './phrases.ts';

const bit = (action: (typeof ACTIONS)[number]): number => 1 << ACTIONS.indexOf(action);

/** Whether the Prepare Set that is open brings no share: the one after coloring (MEL-5.7). */
export const withoutShare = (view: View): boolean => {
  const open = waiting(view, 'act')?.actions ?? 0;
  return (open & bit('setNoShare')) !== 0 && (open & bit('set')) === 0;
};

/** Passing, named by what it declines. */
function declining(view: View): string {
  if (waiting(view, 'exchange')) return 'Keep the installed effect';
  const frame = waiting(view, 'act');
  if (frame === undefined) return 'Decline';
  if (frame.actions === 0 && frame.journal >= 0) return 'Do not advance';
  // The second action of a space, or the second time of "twice"; everything else is a gift.
  return frame.pawn || frame.again ? 'Done' : 'Decline';
}

/** Moves as buttons: short and active. */
export const choices: ChoiceWords = {
  lay: ({ scene }) => `Begin with scene ${scene}`,
  stand: ({ face, cell }) => `${capital(anActor(face))} ${atCell(cell)}`,
  place: (move, _view, printed) => space(printed, move.space),
  retrieve: () => 'Take all your pawns back',
  set: ({ steps }, view) => {
    const far = Math.abs(steps) === 1 ? '' : `${Math.abs(steps)} steps `;
    const way = `${far}${steps > 0 ? 'clockwise' : 'anticlockwise'}`;
    const to = setPair((view.set + steps + SETS.length) % SETS.length);
    return `${capital(way)} to ${to}${steps > 0 && !withoutShare(view) ? ', with a share' : ''}`;
  },
  refresh: () => 'Renew the row first',
  take: ({ effect }) => `Take the ${effectCard(effect)}`,
  write: ({ scene }) => `Take scene ${scene}`,
  turn: ({ cell }, view) => {
    const face = view.stage[cell] ?? -1;
    return face < 0
      ? `Turn over ${actorAt(view.stage, cell)}`
      : `Turn the ${actor(face)} ${atCell(cell)} into ${anActor(face ^ 1)}`;
  },
  move: ({ from, to }, view) =>
    (view.stage[to] ?? -1) < 0
      ? `Move ${actorAt(view.stage, from)} to the ${cellName(to)}`
      : `Swap ${actorAt(view.stage, from)} and ${actorAt(view.stage, to)}`,
  film: ({ scene }) => `Film scene ${scene}`,
  join: ({ left, right }) => `Join ${cardInShort(left)} to ${cardInShort(right)}`,
  cut: ({ at, left, right }) =>
    left === at
      ? `Cut after ${cardInShort(at)} and join ${cardInShort(right)} on its right`
      : `Cut after ${cardInShort(at)} and join ${cardInShort(left)} on the left of ${cardInShort(right)}`,
  color: ({ scene }, view) => {
    const owner = view.owners[scene] ?? -1;
    const seat = view.stack.at(-1)?.seat;
    return owner < 0 || owner === seat
      ? `Color scene ${scene}`
      : `Color scene ${scene}, its owner takes a share`;
  },
  advance: (move, view, printed) => {
    const seat = view.stack.at(-1)?.seat ?? view.mover;
    const reward = rewardAhead(printed, view, seat, move.journal);
    return `Advance ${journal(move.journal)}${reward === undefined ? '' : `: ${names.rewards[reward]}`}`;
  },
  exchange: ({ effect }, view) => `Install the ${effectCard(effect)}, take the ${effectCard(view.installed)}`,
  pay: ({ first, second }) =>
    first === second ? `Pay with two ${effectCard(first)} cards` : `Pay with ${effectCards([first, second])}`,
  discard: move => `Discard ${share(move.share)}`,
  pass: (_move, view) => declining(view),
};
