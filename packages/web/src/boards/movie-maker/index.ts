import type { Move, View } from '@backlot/movie-maker';
import { exactMoney } from '@backlot/movie-maker/words';
import type { TitleModule } from '../title.ts';
import Board from './Board.svelte';
import { printed, wordsCalling } from './edition.ts';
import Sheet from './Sheet.svelte';
import { tell } from './told.ts';
import { boardWords } from './words/index.ts';

/** International Movie Maker for the page: rules, words, board, filmography wall, previews. */
export const title: TitleModule<View, Move> = {
  id: 'movie-maker',
  game: edition => printed(edition).game as unknown as ReturnType<TitleModule<View, Move>['game']>,
  words: (edition, called) => wordsCalling(printed(edition), called),
  status(view) {
    if (view.stack.length === 0) return '';
    return view.ending > 0
      ? boardWords.statusLast
      : boardWords.statusTurn(view.turn, view.deck.length + (view.up >= 0 ? 1 : 0));
  },
  // an offer is laid on the trade desk; of its steps as moves only the way out is of use there
  stows: (move, view) => view.stack.at(-1)?.kind === 'offer' && move.type !== 'withdraw',
  amount: exactMoney,
  Board,
  Sheet,
  preview: tell,
};
