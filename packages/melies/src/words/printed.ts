import type { Seat } from '@backlot/engine';
import type { Edition, Reward } from '../edition.ts';
import { ACTIONS, type Action, type Frame, JOURNALS, type Journal, type View } from '../types.ts';

/** What the words need to know of an edition: the actions of each space, the rewards of each page. */
export type Printed = Pick<Edition, 'spaces' | 'journals'>;

/** The reward on the space that a disk would reach next; undefined at the end of the page. */
export function rewardAhead(printed: Printed, view: View, seat: Seat, journal: number): Reward | undefined {
  const name = JOURNALS[journal] as Journal;
  const page = view.journals[journal]?.page ?? -1;
  const disk = view.players[seat]?.disks[journal] ?? 0;
  return printed.journals[name].pages[page]?.rewards[disk];
}

/** The actions of a bit set over ACTIONS, in that order. */
export const actionsOf = (bits: number): Action[] => ACTIONS.filter((_, index) => bits & (1 << index));

/** The decision that waits for an answer, where it is of this kind. */
export function waiting<K extends Frame['kind']>(
  view: View,
  kind: K,
): Extract<Frame, { kind: K }> | undefined {
  const frame = view.stack.at(-1);
  return frame?.kind === kind ? (frame as Extract<Frame, { kind: K }>) : undefined;
}
