import { en } from './en.ts';

/** A language of replays and records: the same entries in other words. */
export type ReplayWords = typeof en;
export const replayWords: ReplayWords = en;
