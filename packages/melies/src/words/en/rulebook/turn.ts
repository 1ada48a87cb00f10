import type { Chapter } from '@backlot/engine';

export const turn: Chapter = {
  title: 'The turn',
  paragraphs: [
    {
      id: 'MEL-2.1',
      text:
        'On your turn, a pawn of yours goes on an action space, and you do at least one of the actions there. ' +
        'Where there are two, do them in whichever order you like; the second is optional.',
    },
    {
      id: 'MEL-2.2',
      text: 'You may choose a space only if at least one of its actions can really be done.',
    },
    {
      id: 'MEL-2.3',
      text: 'If another player’s pawn is standing there, it first goes home to its owner.',
    },
    {
      id: 'MEL-R24',
      text: 'From the space of Cut and Create Sequence both pawns go home.',
      reason: 'The two were placed together, for one use of the space, so they leave together.',
    },
    { id: 'MEL-2.4', text: 'A space where a pawn of your own is standing is closed to you.' },
    {
      id: 'MEL-2.5',
      text: 'If you have no pawn left to place, you take all your pawns back from the board. That is your whole turn.',
    },
    {
      id: 'MEL-2.6',
      text: 'Cut and Create Sequence is the one action that costs two of your pawns at once.',
    },
    {
      id: 'MEL-R3',
      text:
        'You cannot take pawns back early. But if you do have pawns and there is no space you could choose, ' +
        'you take all your pawns back as your turn.',
      reason:
        'The rulebook speaks only of a player without pawns. A player with a pawn and nowhere to put it would ' +
        'otherwise be stuck.',
    },
    {
      id: 'MEL-R4',
      text:
        'If an action of the space could be done when you placed your pawn but no longer can when you come to it, ' +
        'it is simply skipped.',
      reason:
        'The rulebook is silent. Nothing is taken back and nothing has to be put right: you just go on.',
    },
    {
      id: 'MEL-2.7',
      text:
        'In Special Effects you may renew the row before you take a card: if it holds three cards that all show ' +
        'the same effect, or that all show the same paint, discard the three and fill the row again.',
    },
    {
      id: 'MEL-R5',
      text:
        'You may do this again for as long as the row is three alike. The cards you discard in this way are kept ' +
        'aside until you have taken a card, and you need at least three other cards in the deck and the ' +
        'discards together. Only the row of effects can be renewed.',
      reason:
        'Without this the same three cards could come straight back, time after time, or the row could not be ' +
        'filled. Scenes are left out because what is compared, the effect and the paint, is what effect cards ' +
        'consist of.',
    },
  ],
};
