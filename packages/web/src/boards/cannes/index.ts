import type { Move, View } from '@backlot/cannes';
import type { TitleModule } from '../title.ts';
import Board from './Board.svelte';
import { gameOver, wordsOver } from './edition.ts';
import Sheet from './Sheet.svelte';
import { tell } from './told.ts';
import { boardWords } from './words/index.ts';

/** Cannes for the page: rules, words, board, prize-giving, previews. */
export const title: TitleModule<View, Move> = {
  id: 'cannes',
  game: gameOver as TitleModule<View, Move>['game'],
  words: wordsOver,
  status: view => boardWords.turnOf(view.turn),
  amount: boardWords.tickets,
  Board,
  Sheet,
  preview: tell,
};
