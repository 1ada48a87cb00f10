import { en } from './en.ts';

export type MineWords = typeof en;
export const mineWords: MineWords = en;
