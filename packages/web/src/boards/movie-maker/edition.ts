import type { Game, Seat, Words } from '@backlot/engine';
import {
  type Components,
  compile,
  createMovieMaker,
  type Edition,
  type Event,
  type Move,
  parseEdition,
  SHIPPED,
  type State,
  type View,
} from '@backlot/movie-maker';
import { en, wordsFrom } from '@backlot/movie-maker/words';

export type MovieMakerGame = Game<State, Move, View, Event>;

/** Rules and components over one edition. */
export interface Printed {
  readonly game: MovieMakerGame;
  readonly components: Components;
  readonly edition: Edition;
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
    edition,
  };
  known.set(key, made);
  byGame.set(made.game, made);
  return made;
}

/** The title's words with the names of that edition's components; `called` names the seats. */
export const wordsCalling = (
  { edition }: Printed,
  called?: (seat: Seat) => string,
): Words<View, Move, Event> => wordsFrom(en, edition, called);

/** The same by the rules that a board was given. */
export const printedFor = (game: object): Printed => byGame.get(game) ?? printed(undefined);
