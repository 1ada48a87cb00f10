import { type Action, EFFECTS, type Frame, type View } from '../../types.ts';
import type { QuestionWords } from '../catalogue.ts';
import { actionsOf } from '../printed.ts';
import { names } from './names.ts';
import { anyOf, capital, card, count, journal } from './phrases.ts';

/** What one does in an action, after "you may". */
const tasks: Readonly<Record<Action, string>> = {
  set: 'move the set token',
  effects: 'take an effect card',
  write: 'take a scene',
  wardrobe: 'turn an actor over',
  move: 'move an actor',
  film: 'film a scene',
  join: 'join two pieces',
  cut: 'cut a sequence and join',
  color: 'color a scene',
  setNoShare: 'move the set token without taking a share',
};

function openTasks({ actions, journal: advance }: Extract<Frame, { kind: 'act' }>): string {
  const open = actionsOf(actions).map(action => tasks[action]);
  return anyOf(advance < 0 ? open : [...open, `advance ${journal(advance)}`]);
}

const isLastTurn = (view: View): boolean => view.finalRound > 0 && view.round === view.finalRound;

export const questions: QuestionWords = {
  lay: () => 'Choose the scene that you begin the film with; you keep the other',
  stand: () => 'Put the sixth actor on a free cell, with the side up that you prefer',
  turn: ({ seat }, view) => {
    const pawns = view.players[seat]?.pawns ?? 0;
    const ask =
      pawns > 0 ? 'place a pawn on an action space' : 'you have no pawn left, so take all of them back';
    return isLastTurn(view) ? `Your last turn: ${ask}` : capital(ask);
  },
  act: frame => {
    const open = openTasks(frame);
    if (open === '') return 'Nothing more can be done here';
    if (frame.must) return capital(open);
    return frame.again ? `You may ${open} once more` : `You may ${open}`;
  },
  restocked: (_frame, view) =>
    view.effectRow.length === 3
      ? 'Take an effect card from the new row'
      : 'Take an effect card from what is left',
  exchange: ({ effect }) =>
    `You may exchange a ${names.effects[EFFECTS[effect] ?? EFFECTS[0]]} card of yours with the installed effect`,
  pay: ({ scene }) => `Choose the two effect cards that color ${card(scene)}`,
  discard: ({ seat }, view) =>
    `You hold ${count(view.players[seat]?.shares.count ?? 4, 'share')}: discard one, face down`,
};

/** When nobody is asked any more. */
export const over = 'The game is over';
