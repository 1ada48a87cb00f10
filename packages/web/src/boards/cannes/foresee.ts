import type { Event, Move, View } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import type { Preview } from '../title.ts';
import { paced } from './arrive.ts';
import type { CannesGame } from './edition.ts';

/** What a move would bring, as far as the viewing seat can know. Draws in it are imagined: never show them. */
export interface Foresight extends Preview<View> {
  readonly events: readonly Event[];
}

/** Plays `move` on an imagined state; undefined where the view can't play it (a stale look, say). */
export function foresee(game: CannesGame, view: View, move: Move): Foresight | undefined {
  if (view.stack.length === 0) return undefined;
  const state = game.imagine(view, searchChance(view.turn + 1));
  const option = game.find(state, game.text(move));
  if (option === undefined || option.refusal !== undefined) return undefined;
  const events: Event[] = [];
  game.apply(state, option.move, { chance: searchChance(view.turn + 2), emit: event => events.push(event) });
  return { before: view, after: game.view(state, view.seat), events };
}

/** Milliseconds between two steps of a plan, at the speed set for the page. */
export const pause = (): number => paced(420);
