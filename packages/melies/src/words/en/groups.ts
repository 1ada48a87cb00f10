import type { GroupWords } from '../catalogue.ts';
import { withoutShare } from './choices.ts';
import { names } from './names.ts';

const { actions } = names;

/** Headings under which moves stand together in the list of choices. */
export const groups: GroupWords = {
  lay: () => 'Your first scene',
  stand: () => 'The sixth actor',
  place: () => 'Place a pawn',
  retrieve: () => 'Take pawns back',
  set: view => (withoutShare(view) ? actions.setNoShare : actions.set),
  refresh: () => actions.effects,
  take: () => actions.effects,
  write: () => actions.write,
  turn: () => actions.wardrobe,
  move: () => actions.move,
  film: () => actions.film,
  join: () => actions.join,
  cut: () => actions.cut,
  color: () => actions.color,
  advance: () => 'Journal',
  exchange: () => 'Exchange the installed effect',
  pay: () => 'Effect cards to pay with',
  discard: () => 'Star Film shares',
  pass: () => 'Or',
};
