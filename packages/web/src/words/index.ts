import { type Catalogue, en } from './en.ts';

/** The page's words in its one language so far; a further language is a further file of the same type. */
export const words: Catalogue = en;
export type { Catalogue } from './en.ts';
