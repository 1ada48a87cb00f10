import { PARAGRAPHS as CANNES } from '@backlot/cannes';
import { words as cannes } from '@backlot/cannes/words';
import type { Chapter } from '@backlot/engine';
import { PARAGRAPHS as MELIES } from '@backlot/melies';
import { words as melies } from '@backlot/melies/words';
import { PARAGRAPHS as MOVIE_MAKER } from '@backlot/movie-maker';
import { words as movieMaker } from '@backlot/movie-maker/words';
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
  rulebook('packages/melies', 'MEL', MELIES, melies.rulebook),
  rulebook('packages/cannes', 'CAN', CANNES, cannes.rulebook),
  rulebook('packages/movie-maker', 'IMM', MOVIE_MAKER, movieMaker.rulebook),
];
