import type { Game, Words } from '@backlot/engine';
import {
  type Components,
  compile,
  createMelies,
  type Edition,
  type Event,
  type Move,
  parseEdition,
  SHIPPED,
  type State,
  type View,
} from '@backlot/melies';
import { en, words, wordsFrom } from '@backlot/melies/words';

export type MeliesGame = Game<State, Move, View, Event>;

interface Printed {
  readonly components: Components;
  readonly words: Words<View, Move, Event>;
}

/** Stands for the shipped edition among the keys. */
const OURS = {};
const known = new WeakMap<object, Printed & { readonly game: MeliesGame }>();
const printedOf = new WeakMap<object, Printed>();

function over(json: unknown) {
  // What is no object is never kept: parsing it throws.
  const key: object = json === undefined ? OURS : Object(json);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const edition: Edition = json === undefined ? SHIPPED : parseEdition(json);
  const made = {
    game: createMelies(edition),
    components: compile(edition),
    words: json === undefined ? words : wordsFrom(en, edition),
  };
  known.set(key, made);
  printedOf.set(made.game, made);
  return made;
}

/** The rules over a table's own edition, or over the shipped one. Throws EditionError on a faulty edition. */
export const gameOver = (json: unknown): MeliesGame => over(json).game;

/** The title's words with the names of the edition's components. */
export const wordsOver = (json: unknown): Words<View, Move, Event> => over(json).words;

/** What is printed on cards and board of the edition, ready for drawing. */
export const componentsOver = (json: unknown): Components => over(json).components;

/** What is printed on cards and board of the edition `game` was made over by `gameOver`. */
export const componentsOf = (game: object): Components => (printedOf.get(game) ?? over(undefined)).components;

/** The title's words with the names of that edition's components. */
export const wordsOf = (game: object): Words<View, Move, Event> =>
  (printedOf.get(game) ?? over(undefined)).words;
