import type { Chapter } from '@backlot/engine';

export const actions: Chapter = {
  title: 'The actions',
  paragraphs: [
    {
      id: 'MEL-3.1',
      text:
        'Prepare Set. Move the set token one step round the ring, in either direction. If you go clockwise, in the ' +
        'order of MEL-1.3, you take a Star Film share.',
    },
    {
      id: 'MEL-3.2',
      text: 'Special Effects. Take one of the face-up effect cards from the row. Then the row is filled up again.',
    },
    {
      id: 'MEL-R6',
      text:
        'If the effect deck is empty, the discarded effect cards are shuffled and become the new deck. If there ' +
        'are none of those either, the row stays short.',
      reason: 'The rulebook is silent. Shuffling the discards is what most players would do.',
    },
    {
      id: 'MEL-3.3',
      text: 'Write Scene. Take one of the face-up scenes from the row. Then the row is filled up again.',
    },
    {
      id: 'MEL-R7',
      text: 'If the scene deck is empty, it stays empty, and the row is no longer filled up.',
      reason:
        'The rulebook is silent, and since scenes are never discarded there is nothing to refill it with.',
    },
    {
      id: 'MEL-3.4',
      text:
        'Change Wardrobe. Turn one actor token over. There are four types of actor: Astronomer, Lady, Gentleman ' +
        'and Selenite. Each token has one type on either side, and the six tokens are the six different pairs. ' +
        'Both sides of every token are public.',
    },
    {
      id: 'MEL-3.5',
      text:
        'Move Actors. Move one actor token to any empty cell of the stage, however far; or let two tokens change ' +
        'places.',
    },
    {
      id: 'MEL-3.6',
      text:
        'Film a Scene. Choose one of the scenes in front of you. (a) The set token must stand next to its set. ' +
        '(b) Its effect must be the installed one, or else you must have a card of that effect in front of you; ' +
        'then you may exchange such a card with the installed one. (c) You need a ticket that you have not used yet. ' +
        'The scene goes to the editing area, under your ticket and with the black and white side up. (d) You score ' +
        '1 prestige for each actor icon on the scene whose cell holds a token showing that type.',
    },
    {
      id: 'MEL-R19',
      text:
        'Exchanging is optional, and among several cards of the effect you choose which one to give. Where the ' +
        'effect is already installed there is nothing to exchange. Filming uses up no effect card.',
      reason:
        'The rulebook permits the exchange without requiring it, mentions it only where your own card was ' +
        'needed, and asks for the card to be there, not to be spent.',
    },
    {
      id: 'MEL-R8',
      text:
        'The camera never moves: the stage and the scene cards are seen the same way round by everyone, wherever ' +
        'they sit.',
      reason:
        'The rulebook lets the camera decide how a card is held against the stage. With a fixed camera an actor ' +
        'stands in the right place for all players or for none.',
    },
    {
      id: 'MEL-3.7',
      text:
        'Create Sequence. Join two pieces of the editing area, one to the right of the other. A piece is a lone ' +
        'scene, a sequence, the initial title or the final title, whoever filmed it. (a) Numbers must rise ' +
        'from left to right, and may leave gaps; the initial title is below every number, the final title ' +
        'above. (b) The two half tapes that meet must be of one color, white or dark. (c) A sequence has at most ' +
        'five cards, title cards included.',
    },
    {
      id: 'MEL-3.8',
      text:
        'Cut and Create Sequence. Divide one sequence in two; then join another scene or sequence to either part, ' +
        'at the end where it was cut, as in MEL-3.7. (d) In addition, the number that is now next to the cut end must ' +
        'be closer to it than the number that was there before the cut. The two steps belong together: if nothing can ' +
        'be joined, you may not cut.',
    },
    {
      id: 'MEL-R9',
      text:
        'You cannot join the two parts to each other again. The part that nothing was joined to stays in the ' +
        'editing area as a piece of its own.',
      reason:
        'Putting the same cards back together would be no change at all; the action asks for something new.',
    },
    {
      id: 'MEL-3.9',
      text:
        'Color Scene. Choose a black and white scene in the editing area, yours or anyone’s, and discard two of ' +
        'your effect cards whose paints are the two paints of that scene. Turn it to its colored side, leaving ' +
        'the ticket on it, and score 3 prestige. If the scene is another player’s, that player takes a Star Film ' +
        'share. Title cards cannot be colored.',
    },
  ],
};
