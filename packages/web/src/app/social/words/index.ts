import { en } from './en.ts';

export type SocialWords = typeof en;
export const socialWords: SocialWords = en;
