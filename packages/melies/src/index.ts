import { compile } from './components.ts';
import { SHIPPED } from './data/index.ts';
import type { Edition } from './edition.ts';
import { type Melies, melies } from './game.ts';
import { parseEdition } from './validate.ts';

export { type Components, compile } from './components.ts';
export { SHIPPED } from './data/index.ts';
export * from './edition.ts';
export { type PlayerScore, type Score, type SequenceScore, score, sequenceScore } from './ending.ts';
export { type Melies, melies } from './game.ts';
export { PARAGRAPHS } from './rulebook.ts';
export * from './types.ts';
export { EditionError, parseEdition } from './validate.ts';

/** 1902 Méliès with an edition's printed values, by default our reconstruction. Throws EditionError where it has a hole. */
export const createMelies = (edition: Edition = SHIPPED): Melies => melies(compile(parseEdition(edition)));
