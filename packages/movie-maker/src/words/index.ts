import type { Words } from '@backlot/engine';
import { SHIPPED } from '../data/index.ts';
import type { Event, Move, View } from '../types.ts';
import { en } from './en/index.ts';
import { wordsFrom } from './words-from.ts';

export type { Catalogue, ChoiceWords, EventWords, GroupWords, QuestionWords } from './catalogue.ts';
export { en } from './en/index.ts';
export { exactMoney, money } from './en/money.ts';
export { pieceKey } from './pieces.ts';
export type { Face, Printed } from './printed.ts';
export { faceOf } from './printed.ts';
export { wordsFrom } from './words-from.ts';

/** English, over the shipped edition; for another edition use `wordsFrom(en, edition)`. */
export const words: Words<View, Move, Event> = wordsFrom(en, SHIPPED);

/** English names of everything printed, by the ids of the lists of types. */
export const { names } = en;
