import type { TitleModule } from './title.ts';

/** Every playable title's chunk, loaded when a table of it is opened. */
const SHELF: Readonly<Record<string, () => Promise<unknown>>> = {
  melies: () => import('./melies/index.ts').then(module => module.title),
  cannes: () => import('./cannes/index.ts').then(module => module.title),
  'movie-maker': () => import('./movie-maker/index.ts').then(module => module.title),
};

export const playable = (id: string): boolean => id in SHELF;

/** The title's board, rules and words; undefined for one this page doesn't know. */
export async function takeTitle(id: string): Promise<TitleModule | undefined> {
  // Boards are typed over their own view and move; the shell hands back only what they gave.
  return (await SHELF[id]?.()) as TitleModule | undefined;
}
