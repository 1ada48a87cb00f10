import type { Words } from '@backlot/engine';
import type { TitleModule } from './title.ts';

/** Every playable title's chunk, loaded when a table of it is opened. */
const SHELF: Readonly<Record<string, () => Promise<unknown>>> = {
  melies: () => import('./melies/index.ts').then(module => module.title),
  cannes: () => import('./cannes/index.ts').then(module => module.title),
  'movie-maker': () => import('./movie-maker/index.ts').then(module => module.title),
};

/** The words alone, without board and rules' drawing: what foyer and invitation say of a title's variants. */
const WORDS: Readonly<Record<string, () => Promise<{ readonly words: Pick<Words, 'variants'> }>>> = {
  melies: () => import('@backlot/melies/words'),
  cannes: () => import('@backlot/cannes/words'),
  'movie-maker': () => import('@backlot/movie-maker/words'),
};

/** The words of a title's variants; none where they can't be loaded, since ids serve as well. */
export async function takeVariants(id: string): Promise<Words['variants']> {
  const module = await WORDS[id]?.().catch(() => undefined);
  return module?.words.variants ?? {};
}

export const playable = (id: string): boolean => id in SHELF;

/** The title's board, rules and words; undefined for one this page doesn't know. */
export async function takeTitle(id: string): Promise<TitleModule | undefined> {
  // Boards are typed over their own view and move; the shell hands back only what they gave.
  return (await SHELF[id]?.()) as TitleModule | undefined;
}
