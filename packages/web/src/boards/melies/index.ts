import type { Move, View } from '@backlot/melies';
import type { TitleModule } from '../title.ts';
import Board from './Board.svelte';
import { gameOver, wordsOver } from './edition.ts';
import Sheet from './Sheet.svelte';
import { tell } from './told.ts';

/** 1902 Méliès for the page: rules, words, board, scoring sheet, previews. */
export const title: TitleModule<View, Move> = {
  id: 'melies',
  game: gameOver as TitleModule<View, Move>['game'],
  words: wordsOver,
  Board,
  Sheet,
  preview: tell,
};
