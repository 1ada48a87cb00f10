import type { Option } from '@backlot/engine';
import type { Path, Spot } from './spots.ts';

/** One option with every way to say it on the board. */
export interface Entry<Move> {
  readonly option: Option<Move>;
  readonly paths: readonly Path[];
}

/** What was pressed so far: of each press, the spots that lay under it. */
export type Presses = readonly (readonly Spot[])[];

/** What a press comes to. */
export type Outcome<Move> =
  | { readonly type: 'play'; readonly move: Move }
  /** More than one move is still meant: go on choosing from here. */
  | { readonly type: 'choose'; readonly presses: Presses }
  | { readonly type: 'refused'; readonly option: Option<Move> }
  | { readonly type: 'nothing' };

/** How a spot stands at this moment; `quiet` where nothing is asked of it. */
export type Standing = 'lit' | 'chosen' | 'refused' | 'quiet';

const begins = (path: Path, presses: Presses): boolean =>
  path.length >= presses.length && presses.every((spots, i) => spots.includes(path[i] as Spot));

/** Entries some path of which begins with the presses. */
export const reached = <Move>(entries: readonly Entry<Move>[], presses: Presses): Entry<Move>[] =>
  entries.filter(entry => entry.paths.some(path => begins(path, presses)));

/** Legal entries said in full by the presses: more than one only where the board can't tell them apart. */
export const said = <Move>(entries: readonly Entry<Move>[], presses: Presses): Entry<Move>[] =>
  entries.filter(
    entry =>
      entry.option.refusal === undefined &&
      entry.paths.some(path => path.length === presses.length && begins(path, presses)),
  );

const legal = <Move>(entries: readonly Entry<Move>[]): Entry<Move>[] =>
  entries.filter(entry => entry.option.refusal === undefined);

/** How an element that carries `spots` stands after the presses. */
export function standing<Move>(
  entries: readonly Entry<Move>[],
  presses: Presses,
  spots: readonly Spot[],
): Standing {
  if (presses.some(press => press.some(spot => spots.includes(spot)))) return 'chosen';
  const here = reached(entries, [...presses, spots]);
  if (legal(here).length > 0) return 'lit';
  return here.length > 0 ? 'refused' : 'quiet';
}

/** The one legal move that is left after a press on `spots`, played by it or not: worth a preview. */
export function only<Move>(
  entries: readonly Entry<Move>[],
  presses: Presses,
  spots: readonly Spot[],
): Move | undefined {
  const open = legal(reached(entries, [...presses, spots]));
  return open.length === 1 ? open[0]?.option.move : undefined;
}

/** The one legal move a press on `spots` would play, if it would. */
export function sole<Move>(
  entries: readonly Entry<Move>[],
  presses: Presses,
  spots: readonly Spot[],
): Move | undefined {
  const outcome = press(entries, presses, spots);
  return outcome.type === 'play' ? outcome.move : undefined;
}

/**
 * Presses an element that carries `spots`. Plays where exactly one legal move is left and said in full, goes on
 * where more is to be chosen, starts anew where the element doesn't follow on from what was pressed, and puts back what is
 * pressed a second time.
 */
export function press<Move>(
  entries: readonly Entry<Move>[],
  presses: Presses,
  spots: readonly Spot[],
): Outcome<Move> {
  const further = [...presses, spots];
  const here = reached(entries, further);
  const open = legal(here);
  const [one] = said(entries, further);
  if (one !== undefined && open.length === 1) return { type: 'play', move: one.option.move };
  if (open.length > 0) return { type: 'choose', presses: further };
  const again = presses.some(before => before.some(spot => spots.includes(spot)));
  if (again) return { type: 'choose', presses: [] };
  const refused = here[0];
  if (refused !== undefined) return { type: 'refused', option: refused.option };
  return presses.length > 0 ? press(entries, [], spots) : { type: 'nothing' };
}
