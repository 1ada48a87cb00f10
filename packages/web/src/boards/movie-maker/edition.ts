import type { Game, Words } from '@backlot/engine';
import {
  type Components,
  compile,
  createMovieMaker,
  type Event,
  type Move,
  parseEdition,
  SHIPPED,
  type State,
  type View,
} from '@backlot/movie-maker';
import { en, words, wordsFrom } from '@backlot/movie-maker/words';

export type MovieMakerGame = Game<State, Move, View, Event>;
type MovieMakerWords = Words<View, Move, Event>;

/** Rules, components and words over one edition. */
export interface Printed {
  readonly game: MovieMakerGame;
  readonly components: Components;
  readonly words: MovieMakerWords;
}

/** Stands for the shipped edition among the keys. */
const OURS = {};
const known = new WeakMap<object, Printed>();
const byGame = new WeakMap<object, Printed>();

/** Everything over a table's own edition, or over the shipped one. Throws EditionError on a faulty edition. */
export function printed(json: unknown): Printed {
  // What is no object is never kept: parsing it throws.
  const key: object = json === undefined ? OURS : Object(json);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const edition = json === undefined ? SHIPPED : parseEdition(json);
  const made: Printed = {
    game: createMovieMaker(edition),
    components: compile(edition),
    words: json === undefined ? words : wordsFrom(en, edition),
  };
  known.set(key, made);
  byGame.set(made.game, made);
  return made;
}

/** The same by the rules that a board was given. */
export const printedFor = (game: object): Printed => byGame.get(game) ?? printed(undefined);
