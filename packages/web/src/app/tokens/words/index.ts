import { en } from './en.ts';

export type TokenWords = typeof en;
export const tokenWords: TokenWords = en;
