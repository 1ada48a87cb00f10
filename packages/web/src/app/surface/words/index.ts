import { en } from './en.ts';

export type SurfaceWords = typeof en;
export const surfaceWords: SurfaceWords = en;
