import {
  createCannes,
  type Event,
  type Move,
  parseEdition,
  SHIPPED,
  type State,
  type View,
} from '@backlot/cannes';
import { en, words, wordsFrom } from '@backlot/cannes/words';
import type { Game, Words } from '@backlot/engine';

export type CannesGame = Game<State, Move, View, Event>;

/** Stands for the shipped edition among the keys. */
const OURS = {};
const known = new WeakMap<object, CannesGame>();

/** The rules over a table's own edition, or over the shipped one. Throws EditionError on a faulty edition. */
export function gameOver(json: unknown): CannesGame {
  // What is no object is never kept: parsing it throws.
  const key: object = json === undefined ? OURS : Object(json);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const made = createCannes(json === undefined ? SHIPPED : parseEdition(json));
  known.set(key, made);
  return made;
}

const spoken = new WeakMap<object, Words<View, Move, Event>>();

/** The title's words with the counts of the edition's tiles. Throws EditionError on a faulty edition. */
export function wordsOver(json: unknown): Words<View, Move, Event> {
  if (json === undefined) return words;
  const key: object = Object(json);
  const kept = spoken.get(key);
  if (kept !== undefined) return kept;
  const made = wordsFrom(en, parseEdition(json));
  spoken.set(key, made);
  return made;
}
