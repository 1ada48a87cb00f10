import type { Game, Viewed, Words } from '@backlot/engine';
import { cannes } from './cannes/title.ts';
import { UsageError } from './errors.ts';
import { melies } from './melies/title.ts';
import { movieMaker } from './movie-maker/title.ts';

/** A title with one edition, ready for the terminal. */
export interface Production {
  readonly game: Game;
  readonly words: Words;
  /** The table as lines of text, seen from a view; `names` by seat. */
  board(view: Viewed, names: readonly string[]): string[];
  /** The end of the game reckoned up, as lines. */
  reckoning(view: Viewed, names: readonly string[]): string[];
  /** The edition's JSON, where it is not the shipped one. */
  readonly edition: unknown;
}

export interface Title {
  readonly id: string;
  readonly shipped: Production;
  /** The shipped edition's JSON. */
  readonly printed: unknown;
  /**
   * Moves between players that the benchmark's random play leaves out, since they would fill its games: it plays as a
   * table where nobody negotiates. Undefined where nothing is left out.
   */
  readonly talk?: (move: unknown) => boolean;
  /** The title with another edition; throws with one line that says what is wrong in it. */
  withEdition(json: unknown): Production;
}

/** Every title that the command line knows, by id. */
export const TITLES: Readonly<Record<string, Title>> = {
  melies,
  cannes,
  'movie-maker': movieMaker,
};

/** The title that a command's first word names; throws a UsageError. */
export function titleOf(word: string | undefined): Title {
  const names = Object.keys(TITLES).join(', ');
  if (word === undefined) throw new UsageError(`name a title: ${names}`);
  const title = Object.hasOwn(TITLES, word) ? TITLES[word] : undefined;
  if (title === undefined) throw new UsageError(`there is no title "${word}": there is ${names}`);
  return title;
}
