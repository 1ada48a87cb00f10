import { en } from './en.ts';

export type PeopleWords = typeof en;
export const peopleWords: PeopleWords = en;
