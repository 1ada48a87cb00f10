import type { Chapter } from '@backlot/engine';
import { PARAGRAPHS } from '@backlot/melies';
import { words } from '@backlot/melies/words';
import type { Rulebook } from './trace.ts';

function rulebook(
  folder: string,
  prefix: string,
  paragraphs: readonly string[],
  chapters: readonly Chapter[],
): Rulebook {
  const texts = new Map(chapters.flatMap(chapter => chapter.paragraphs.map(({ id, text }) => [id, text])));
  return { folder, prefix, paragraphs, text: id => texts.get(id) };
}

/** The rulebooks of all games. */
export const RULEBOOKS: readonly Rulebook[] = [
  rulebook('packages/melies', 'MEL', PARAGRAPHS, words.rulebook),
];
