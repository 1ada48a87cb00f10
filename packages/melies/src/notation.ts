import { PASS } from '@backlot/engine';
import {
  ACTORS,
  CELLS,
  EFFECTS,
  type EffectKind,
  FINAL,
  INITIAL,
  JOURNALS,
  type Move,
  PAINTS,
  SHARES,
  TOKENS,
} from './types.ts';

/** The written form of moves over the action spaces of one edition, and its inverse. */
export interface Notation {
  /** The one form in which a move travels: "film 23", "join start 12", "take mirror-red". */
  text(move: Move): string;
  /** The move a text names, whether allowed now or not; undefined where it is not exactly such a text. */
  parse(text: string): Move | undefined;
}

/** A scene as written in a move: its number, or `start` and `end` for the two title cards. */
const cardText = (scene: number): string =>
  scene === INITIAL ? 'start' : scene === FINAL ? 'end' : String(scene);

/** A kind of effect card: "mirror-red". */
export const effectText = (kind: EffectKind): string =>
  `${EFFECTS[Math.floor(kind / PAINTS.length)]}-${PAINTS[kind % PAINTS.length]}`;

/** A face of an actor token, the type it shows first and that of its other side second: "lady-selenite". */
function faceText(face: number): string {
  const [first, second] = TOKENS[face >> 1] as (typeof TOKENS)[number];
  return face & 1 ? `${ACTORS[second]}-${ACTORS[first]}` : `${ACTORS[first]}-${ACTORS[second]}`;
}

/** Steps of the set token round the ring: "clockwise", "anticlockwise 2". */
function stepsText(steps: number): string {
  const direction = steps > 0 ? 'clockwise' : 'anticlockwise';
  return Math.abs(steps) === 1 ? direction : `${direction} ${Math.abs(steps)}`;
}

/** From written word to number, for the words of one list. */
const table = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.map((word, index) => [word, index]));
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const CARD = table(range(FINAL + 1).map(cardText));
const EFFECT = table(range(EFFECTS.length * PAINTS.length).map(effectText));
const FACE = table(range(TOKENS.length * 2).map(faceText));
const CELL = table(CELLS);
const JOURNAL = table(JOURNALS);
const SHARE = table(SHARES);
const STEPS = new Map([1, 2, -1, -2].map(steps => [stepsText(steps), steps]));

type Numbers = readonly [number, number, number];
/** For each type of move which table reads its words, in order, and the move they make. */
type Reader = { readonly words: readonly ReadonlyMap<string, number>[]; make(numbers: Numbers): Move };

const readers = (spaces: ReadonlyMap<string, number>): ReadonlyMap<string, Reader> =>
  new Map<string, Reader>([
    ['lay', { words: [CARD], make: ([scene]) => ({ type: 'lay', scene }) }],
    ['stand', { words: [FACE, CELL], make: ([face, cell]) => ({ type: 'stand', face, cell }) }],
    ['place', { words: [spaces], make: ([space]) => ({ type: 'place', space }) }],
    ['retrieve', { words: [], make: () => ({ type: 'retrieve' }) }],
    ['set', { words: [STEPS], make: ([steps]) => ({ type: 'set', steps }) }],
    ['refresh', { words: [], make: () => ({ type: 'refresh' }) }],
    ['take', { words: [EFFECT], make: ([effect]) => ({ type: 'take', effect }) }],
    ['write', { words: [CARD], make: ([scene]) => ({ type: 'write', scene }) }],
    ['turn', { words: [CELL], make: ([cell]) => ({ type: 'turn', cell }) }],
    ['move', { words: [CELL, CELL], make: ([from, to]) => ({ type: 'move', from, to }) }],
    ['film', { words: [CARD], make: ([scene]) => ({ type: 'film', scene }) }],
    ['exchange', { words: [EFFECT], make: ([effect]) => ({ type: 'exchange', effect }) }],
    ['join', { words: [CARD, CARD], make: ([left, right]) => ({ type: 'join', left, right }) }],
    ['cut', { words: [CARD, CARD, CARD], make: ([at, left, right]) => ({ type: 'cut', at, left, right }) }],
    ['color', { words: [CARD], make: ([scene]) => ({ type: 'color', scene }) }],
    ['pay', { words: [EFFECT, EFFECT], make: ([first, second]) => ({ type: 'pay', first, second }) }],
    ['advance', { words: [JOURNAL], make: ([journal]) => ({ type: 'advance', journal }) }],
    ['discard', { words: [SHARE], make: ([share]) => ({ type: 'discard', share }) }],
    ['pass', { words: [], make: () => PASS }],
  ]);

/** The words after the first, joined where one argument is two words: "anticlockwise 2". */
const argumentsOf = (type: string, rest: readonly string[]): readonly string[] =>
  type === 'set' && rest.length > 0 ? [rest.join(' ')] : rest;

/**
 * Reads and writes moves for an edition whose action spaces have these ids, in the edition's order.
 * Different moves have different texts.
 */
export function notation(spaces: readonly string[]): Notation {
  const read = readers(table(spaces));
  return {
    parse(text) {
      const [type = '', ...rest] = text.split(' ');
      const reader = read.get(type);
      const words = argumentsOf(type, rest);
      if (reader === undefined || words.length !== reader.words.length) return undefined;
      const numbers = reader.words.map((known, i) => known.get(words[i] as string));
      if (numbers.includes(undefined)) return undefined;
      return reader.make(numbers as unknown as Numbers);
    },
    text(move) {
      switch (move.type) {
        case 'place':
          return `place ${spaces[move.space]}`;
        case 'set':
          return `set ${stepsText(move.steps)}`;
        case 'take':
        case 'exchange':
          return `${move.type} ${effectText(move.effect)}`;
        case 'pay':
          return `pay ${effectText(move.first)} ${effectText(move.second)}`;
        case 'lay':
        case 'write':
        case 'film':
        case 'color':
          return `${move.type} ${cardText(move.scene)}`;
        case 'turn':
          return `turn ${CELLS[move.cell]}`;
        case 'move':
          return `move ${CELLS[move.from]} ${CELLS[move.to]}`;
        case 'stand':
          return `stand ${faceText(move.face)} ${CELLS[move.cell]}`;
        case 'join':
          return `join ${cardText(move.left)} ${cardText(move.right)}`;
        case 'cut':
          return `cut ${cardText(move.at)} ${cardText(move.left)} ${cardText(move.right)}`;
        case 'advance':
          return `advance ${JOURNALS[move.journal]}`;
        case 'discard':
          return `discard ${SHARES[move.share]}`;
        case 'retrieve':
        case 'refresh':
        case 'pass':
          return move.type;
      }
    },
  };
}
