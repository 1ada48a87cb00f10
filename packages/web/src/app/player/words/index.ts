import { en } from './en.ts';

export type PlayerWords = typeof en;
export const playerWords: PlayerWords = en;
