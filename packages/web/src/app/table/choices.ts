import type { Chance, Game, Option, Refusal, Seat, Viewed, Words } from '@backlot/engine';

type AnyGame = Game<unknown, unknown, Viewed, unknown>;

/**
 * The answers to the pending decision as the seat of `view` can work them out from what it knows:
 * a state the view could come from has the same ones. Empty unless that seat decides.
 */
export function optionsOf(
  game: AnyGame,
  view: Viewed,
  turn: Seat | undefined,
  chance: Chance,
): readonly Option<unknown>[] {
  if (view.seat === undefined || view.seat !== turn) return [];
  return game.options(game.imagine(view, chance));
}

/** Whether the move would draw by chance, so that it can't be taken back. */
export function drawsChance(game: AnyGame, view: Viewed, move: unknown, chance: Chance): boolean {
  const state = game.imagine(view, chance);
  let drawn = false;
  game.apply(state, move, {
    chance: below => {
      drawn = true;
      return chance(below);
    },
  });
  return drawn;
}

export interface Choice {
  /** The move's text form: unique among the options, and what travels. */
  readonly text: string;
  readonly label: string;
  readonly option: Option<unknown>;
}
export interface RefusedChoice extends Choice {
  readonly refusal: Refusal;
}
export interface ChoiceGroup {
  readonly heading: string;
  readonly allowed: readonly Choice[];
  /** Refused answers few enough to stand among the others. */
  readonly refused: readonly RefusedChoice[];
  /** Refused answers too many to read past: behind one line that opens. */
  readonly folded: readonly RefusedChoice[];
}

/** More refused answers than this in one group, or than possible ones, are folded away. */
const READABLE = 2;

/** The call sheet's list: the options under their headings, in the order the rules give them. */
export function groupChoices(
  game: AnyGame,
  words: Words<Viewed, unknown, unknown>,
  view: Viewed,
  options: readonly Option<unknown>[],
): ChoiceGroup[] {
  const groups = new Map<string, { allowed: Choice[]; refused: RefusedChoice[] }>();
  for (const option of options) {
    const heading = words.group(option.move, view);
    const group = groups.get(heading) ?? { allowed: [], refused: [] };
    groups.set(heading, group);
    const choice = { text: game.text(option.move), label: words.choice(option.move, view), option };
    if (option.refusal) group.refused.push({ ...choice, refusal: option.refusal });
    else group.allowed.push(choice);
  }
  const list = [...groups].map(([heading, { allowed, refused }]) => {
    const fold = refused.length > READABLE || (allowed.length > 0 && refused.length >= allowed.length);
    return { heading, allowed, refused: fold ? [] : refused, folded: fold ? refused : [] };
  });
  // Groups where something can be done first; the order within stays the rules' own.
  return [
    ...list.filter(group => group.allowed.length > 0),
    ...list.filter(group => group.allowed.length === 0),
  ];
}
