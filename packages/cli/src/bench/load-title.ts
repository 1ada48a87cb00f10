import { UsageError } from '../errors.ts';
import type { Title } from '../titles.ts';

/** Each title by itself: a process that plays one of them starts sooner without the others. */
const TITLES: Readonly<Record<string, () => Promise<Title>>> = {
  melies: async () => (await import('../melies/title.ts')).melies,
  cannes: async () => (await import('../cannes/title.ts')).cannes,
  'movie-maker': async () => (await import('../movie-maker/title.ts')).movieMaker,
};

/** A title, loaded alone; throws a UsageError. */
export async function loadTitle(id: string): Promise<Title> {
  const load = Object.hasOwn(TITLES, id) ? TITLES[id] : undefined;
  if (load === undefined) throw new UsageError(`there is no title "${id}" to be measured`);
  return load();
}
