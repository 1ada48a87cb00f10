import { en } from './en.ts';

export type NoticeWords = typeof en;
export const noticeWords: NoticeWords = en;
