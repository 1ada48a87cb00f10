import {
  ACTORS,
  CELLS,
  EFFECTS,
  type EffectKind,
  FINAL,
  INITIAL,
  JOURNALS,
  PAINTS,
  SETS,
  SHARES,
  TOKENS,
} from '../../types.ts';
import type { Printed } from '../printed.ts';
import { names } from './names.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "a, b and c" */
const allOf = (parts: readonly string[]): string => and.format(parts);
/** "a, b or c" */
export const anyOf = (parts: readonly string[]): string => or.format(parts);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "1 pawn", "2 pawns" */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** "scene 12", "the initial title" */
export const card = (scene: number): string =>
  scene === INITIAL || scene === FINAL ? cardInShort(scene) : `scene ${scene}`;
/** "12", "the initial title" */
export const cardInShort = (scene: number): string =>
  scene === INITIAL
    ? `the ${names.titles.initial}`
    : scene === FINAL
      ? `the ${names.titles.final}`
      : String(scene);

/** "red mirror", by effect kind. */
export const effectCard = (kind: EffectKind): string => {
  const paint = PAINTS[kind % PAINTS.length] ?? PAINTS[0];
  const effect = EFFECTS[Math.floor(kind / PAINTS.length)] ?? EFFECTS[0];
  return `${names.paints[paint]} ${names.effects[effect]}`;
};
/** "the red mirror and the blue trapdoor" */
export const effectCards = (kinds: readonly EffectKind[]): string =>
  allOf(kinds.map(kind => `the ${effectCard(kind)}`));

/** "back left", by the cell's index. */
export const cell = (index: number): string => names.cells[CELLS[index] ?? CELLS[0]];
/** Where an actor stands or goes: "at the back left", "in the center". */
export const atCell = (index: number): string =>
  CELLS[index] === 'b2' ? `in the ${cell(index)}` : `at the ${cell(index)}`;

/** The type that a face shows: "Lady". */
export const actor = (face: number): string => {
  const [first, second] = TOKENS[face >> 1] ?? TOKENS[0];
  return names.actors[ACTORS[face & 1 ? second : first]];
};
/** "an Astronomer", by face. */
export const anActor = (face: number): string => article(actor(face));
/** "the Lady at the back left", by what stands there in the view; "the actor at the back left" where nothing does. */
export const actorAt = (stage: readonly number[], index: number): string => {
  const face = stage[index] ?? -1;
  return `the ${face < 0 ? 'actor' : actor(face)} ${atCell(index)}`;
};

/** The two sets next to the token, which stands behind set `index` of the ring: "Club and Foundry". */
export const setPair = (index: number): string => {
  const at = (step: number) => SETS[(index + step + SETS.length) % SETS.length] ?? SETS[0];
  return `${names.setsInShort[at(0)]} and ${names.setsInShort[at(1)]}`;
};

/** "the filming journal", by index. */
export const journal = (index: number): string =>
  `the ${names.journals[JOURNALS[index] ?? JOURNALS[0]]} journal`;
/** "a moon share", by index. */
export const share = (index: number): string => article(`${names.shares[SHARES[index] ?? SHARES[0]]} share`);

/** "Move Actors + Film a Scene"; spaces with the same actions are told apart by a number. */
export const space = (printed: Printed, index: number): string => {
  const label = (position: number) =>
    (printed.spaces[position]?.actions ?? []).map(action => names.actions[action]).join(' + ');
  const own = label(index);
  const alike = printed.spaces.map((_, position) => position).filter(position => label(position) === own);
  return alike.length < 2 ? own : `${own} (${alike.indexOf(index) + 1})`;
};
