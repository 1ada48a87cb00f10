import type { Chapter } from '@backlot/engine';

export const setup: Chapter = {
  title: 'Components and setup',
  paragraphs: [
    {
      id: 'MEL-1.1',
      text: 'Two to four people play, and turns go round the table clockwise. Who starts is drawn by lot.',
    },
    {
      id: 'MEL-1.2',
      text:
        'Everyone begins with seven tickets, no prestige, and one disk at the start of each of the three journals. ' +
        'With two players each has three pawns; with three or four players each has two.',
    },
    {
      id: 'MEL-1.3',
      text:
        'Five sets form a ring. Clockwise they are the Astronomers’ Club, the Foundry and Launch, the Lunar Craters, ' +
        'the Cave with Mushrooms and the Town Square Celebration, after which comes the Club again. ' +
        'The set token always stands between two neighbors in this ring. It begins on the dot marked on the board.',
    },
    {
      id: 'MEL-1.4',
      text:
        'The 42 scene cards are shuffled into a deck that lies colored side up. Three are drawn into the row, ' +
        'black and white side up. So everybody always sees the top card of the deck: here it lies apart, as the ' +
        'next scene. Whatever draws a scene gets that one, and a new next scene is drawn at random.',
    },
    {
      id: 'MEL-R18',
      text: 'Both sides of a scene carry the same number, set, effect, paints, actor icons and half tapes.',
      reason:
        'Nothing suggests that they differ, and a colored scene is still joined, cut and counted, which takes ' +
        'its number and its tapes.',
    },
    {
      id: 'MEL-1.5',
      text:
        'The 24 special-effect cards are shuffled. Three lie face up in a row, and one more lies face up on the ' +
        'board: this is the installed effect. Each card shows one effect (trapdoor, explosion and smoke, pulley ' +
        'and crane, or mirror) and one paint (yellow, blue or red).',
    },
    {
      id: 'MEL-1.6',
      text:
        'There are three journals: pre-production, filming and post-production. Each has six cards of its own and ' +
        'is put together from two different ones of them, drawn at random: the left page of one says what is ' +
        'required, the right page of the other shows the rewards.',
    },
    {
      id: 'MEL-1.7',
      text:
        'Everyone is dealt one effect card and two scenes, all of them before anybody chooses. You lay one of your ' +
        'two scenes in the editing area, under one of your tickets and with the black and white side up, and keep ' +
        'the other as a scene to be filmed. The one you lay counts as your first filmed scene, so your sixth ticket ' +
        'goes to the fifth scene you film in play.',
    },
    {
      id: 'MEL-R23',
      text: 'This first scene asks for no set, effect or actor, it scores nothing, and no journal advances for it.',
      reason:
        'It is laid while the table is being set up, without the action Film a Scene and before the stage is ' +
        'complete, so there is nothing to check or to reward.',
    },
    { id: 'MEL-1.8', text: 'The 21 Star Film shares are shuffled and lie face down as a deck.' },
    {
      id: 'MEL-1.9',
      text:
        'The stage is a square of three by three cells. Five of the six actor tokens, drawn at random, stand on ' +
        'the corners and in the center, each with a random side up. Then the last player in turn order puts the ' +
        'sixth on one of the four free cells, with the side up that they prefer.',
    },
    {
      id: 'MEL-1.10',
      text: 'Two title cards lie in the editing area from the beginning: the initial title and the final title.',
    },
    {
      id: 'MEL-R1',
      text:
        'The first scenes (MEL-1.7) are chosen one player after the other, in turn order. After that comes the ' +
        'sixth actor (MEL-1.9).',
      reason:
        'The rulebook gives no order. In turn, each choice is made in the open and nobody has to guess.',
    },
    {
      id: 'MEL-R2',
      text:
        'The scenes and the effect cards in front of a player lie face up. Hidden are the share cards, the deck of ' +
        'effects, and the deck of scenes below its top card. How many cards there are anywhere is always public, ' +
        'and so are the discarded effect cards.',
      reason:
        'The rulebook says so for scenes. Showing effect cards in the same way is our decision: it lets everybody ' +
        'see what the others can film or color, and spares you from having to remember it.',
    },
    {
      id: 'MEL-R28',
      text:
        'The stage has three by three cells, and the six actor tokens are the six pairs that four types of actor ' +
        'can form.',
      reason:
        'Neither is stated, but both follow: five tokens in the shape of an X leave four cells free only on such ' +
        'a square, and four types pair up in exactly six ways, one for each token.',
    },
  ],
};
