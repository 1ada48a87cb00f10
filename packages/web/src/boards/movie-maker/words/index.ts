import { en } from './en.ts';

/** The catalogue of the board's labels; another language is a further file of the same shape. */
export type BoardWords = typeof en;
export const boardWords: BoardWords = en;
