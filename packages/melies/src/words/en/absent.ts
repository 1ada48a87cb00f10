import type { AbsentWords } from '../catalogue.ts';

/** What is played for an absent player, by the kind of decision. */
export const absent: AbsentWords = {
  lay: { asked: 'The first scene', plays: 'lays the first of the two' },
  stand: { asked: 'The sixth actor', plays: 'puts it on the first free cell, as it lies' },
  turn: { asked: 'A turn', plays: 'places a pawn on the first space open to it, or takes all pawns back' },
  act: { asked: 'An action', plays: 'declines it, or where one has to be done does the first possible' },
  restocked: { asked: 'The new row of effect cards', plays: 'takes none where it may, else the first' },
  exchange: { asked: 'An exchange with the installed effect', plays: 'exchanges nothing' },
  pay: { asked: 'The cards that color a scene', plays: 'pays with the first two that do' },
  discard: { asked: 'A share too many', plays: 'discards the first' },
};
