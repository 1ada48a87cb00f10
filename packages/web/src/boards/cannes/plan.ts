import type { Best, Move, View } from '@backlot/cannes';
import type { Option } from '@backlot/engine';
import type { CannesGame } from './edition.ts';
import { foresee } from './foresee.ts';

/** A list of moves proposed, and how far it has been played. */
export interface Plan {
  readonly moves: readonly Move[];
  /** The moves as lines of a list, equal ones that follow each other in one. */
  readonly lines: readonly Line[];
  /** The next one. */
  readonly at: number;
  /** Whether it plays by itself; it never ends the turn by itself. */
  readonly running: boolean;
  /** What the table has to look like for the next move; undefined before the first. */
  readonly expects: string | undefined;
  /** What it brings in all. */
  readonly tickets: number;
  readonly movies: number;
}
export interface Line {
  readonly text: string;
  /** Number of its first move. */
  readonly from: number;
  readonly times: number;
}

/**
 * A plan of the best production, with the end of the turn and what is then to be given up. `say` puts a move into
 * words as it will be when its turn has come.
 */
export function planFor(
  best: Best,
  movies: number,
  game: CannesGame,
  view: View,
  say: (move: Move, view: View) => string,
): Plan {
  const moves: Move[] = [...best.moves, { type: 'done' }, ...best.discards];
  const lines: { text: string; from: number; times: number }[] = [];
  let now: View | undefined = view;
  moves.forEach((move, from) => {
    const text = say(move, now ?? view);
    const last = lines.at(-1);
    if (last?.text === text) last.times++;
    else lines.push({ text, from, times: 1 });
    now = now && foresee(game, now, move)?.after;
  });
  return { moves, lines, at: 0, running: false, expects: undefined, tickets: best.tickets, movies };
}

/** All that production changes, to be compared. */
const look = (view: View): string =>
  JSON.stringify([view.turn, view.players, view.used, view.produced, view.popularity, view.cigars]);

/**
 * The plan's next move as one of the options, and the plan after it. Undefined where the plan is played out or where
 * anything is not as it said: somebody took a move back or played another.
 */
export function planned(
  plan: Plan,
  game: CannesGame,
  view: View,
  options: readonly Option<Move>[],
): { readonly move: Move; readonly plan: Plan } | undefined {
  const next = plan.moves[plan.at];
  if (next === undefined) return undefined;
  if (plan.expects !== undefined && plan.expects !== look(view)) return undefined;
  const text = game.text(next);
  const option = options.find(({ move, refusal }) => refusal === undefined && game.text(move) === text);
  const after = option === undefined ? undefined : foresee(game, view, option.move)?.after;
  if (option === undefined || after === undefined) return undefined;
  return { move: option.move, plan: { ...plan, at: plan.at + 1, expects: look(after) } };
}
