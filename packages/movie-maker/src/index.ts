import { compile } from './components.ts';
import { SHIPPED } from './data/index.ts';
import type { Edition } from './edition.ts';
import { type MovieMaker, movieMaker } from './game.ts';
import { parseEdition } from './validate.ts';

export type { Problem } from '@backlot/engine/edition';
export { type Components, compile, type Space } from './components.ts';
export { SHIPPED } from './data/index.ts';
export { knockdown } from './debt.ts';
export * from './edition.ts';
export { type Estate, estate, estates } from './ending.ts';
export { completable, completionValue, filmLocations, missingFor } from './films.ts';
export { type MovieMaker, movieMaker } from './game.ts';
export { companiesOf, holds, liveFilms, tradeable } from './holdings.ts';
export * from './money.ts';
export { PARAGRAPHS, type ParagraphId } from './rulebook.ts';
export { boxOfficePay } from './turn.ts';
export * from './types.ts';
export { EditionError, parseEdition } from './validate.ts';

/** International Movie Maker with an edition, by default the shipped one. Throws EditionError where it has a hole. */
export const createMovieMaker = (edition: Edition = SHIPPED): MovieMaker =>
  movieMaker(compile(parseEdition(edition)));
