import { searchChance } from '@backlot/engine';
import { type Event, type Move, score, type View } from '@backlot/melies';
import type { Preview } from '../title.ts';
import type { MeliesGame } from './edition.ts';

/** What a move would bring, as far as the viewing seat can know. Draws in it are imagined: never show them. */
export interface Foresight extends Preview<View> {
  readonly events: readonly Event[];
  /** By seat: prestige in play gained, and points of sequences before and after. */
  readonly points: readonly { readonly gained: number; readonly before: number; readonly after: number }[];
}

/** Points of all sequences of one player. */
const sequencePoints = (player: ReturnType<typeof score>['players'][number]): number =>
  player.sequences.reduce((sum, sequence) => sum + sequence.points, 0);

/** Plays `move` on an imagined state; undefined where the view can't play it (a stale look, say). */
export function foresee(game: MeliesGame, view: View, move: Move): Foresight | undefined {
  if (view.stack.length === 0) return undefined;
  const state = game.imagine(view, searchChance(view.round + 1));
  const text = game.text(move);
  const option = game.find(state, text);
  if (option === undefined || option.refusal !== undefined) return undefined;
  const events: Event[] = [];
  game.apply(state, option.move, { chance: searchChance(view.round + 2), emit: event => events.push(event) });
  const after = game.view(state, view.seat);
  const was = score(view).players;
  const will = score(after).players;
  const points = view.players.map((player, seat) => {
    const [old, now] = [was[seat], will[seat]];
    return {
      gained: (after.players[seat]?.prestige ?? 0) - player.prestige,
      before: old ? sequencePoints(old) : 0,
      after: now ? sequencePoints(now) : 0,
    };
  });
  return { before: view, after, events, points };
}
