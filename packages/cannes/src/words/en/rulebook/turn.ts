import type { Chapter } from '@backlot/engine';

export const turn: Chapter = {
  title: 'The turn',
  paragraphs: [
    {
      id: 'CAN-2.1',
      text:
        'You draw three tiles, which only you see. Then either you place two of them, and your turn is over; or ' +
        'you place one, and go on to develop your network and to produce.',
    },
    {
      id: 'CAN-2.2',
      text:
        'Each agent tile to which you are connected (CAN-3.8) when your turn starts allows you one tile more. With ' +
        'one agent you place one tile and go on, two tiles and either stop or go on, or three tiles and stop. With ' +
        'two or more agents you place one tile and go on, or two or three tiles and either stop or go on. After a ' +
        'single tile you always go on (CAN-2.1). More than three tiles are never placed, three are always drawn, ' +
        'and no agent has to be used.',
    },
    { id: 'CAN-2.3', text: 'At least one tile has to be placed.' },
    {
      id: 'CAN-R1',
      text: 'Agents are counted once, when the turn begins.',
      reason:
        'A tile can join two parties and so bring one more agent within reach in the middle of the turn. With one ' +
        'count at the start you know what the turn allows before you place anything.',
    },
    {
      id: 'CAN-2.4',
      text: 'A tile goes where it touches what is on the table by at least one side. Tiles on the table never move.',
    },
    {
      id: 'CAN-R2',
      text:
        'Every tile can be turned as you like. This matters only for party tiles with invitations, so only for them ' +
        'you are asked.',
      reason: 'The rulebook says nothing about turning, and nothing in it asks for a tile to stand upright.',
    },
    {
      id: 'CAN-2.5',
      text:
        'Where two party tiles touch, neither of them may show an invitation on the side between them. Party ' +
        'tiles that touch are one party.',
    },
    { id: 'CAN-2.6', text: 'The tiles that you do not place go face down to the discard pile.' },
    {
      id: 'CAN-R13',
      text: 'They are discarded before you develop your network.',
      reason:
        'The rulebook mentions them with the placing of tiles, which comes first. From then on the rest of the ' +
        'turn holds nothing hidden.',
    },
    {
      id: 'CAN-2.7',
      text:
        'As soon as the draw pile is empty, be it in the middle of a draw, the discards are shuffled and become ' +
        'the new draw pile; what is discarded later in that turn begins the next discard pile. If there are fewer ' +
        'than three tiles in all, you draw only one or two.',
    },
    {
      id: 'CAN-R3',
      text:
        'You can look up which tiles you discarded yourself. How many tiles lie in each pile is public, and so are ' +
        'the schedules, tickets, rods, cigars and the popularity of the movies.',
      reason:
        'You have seen your own discards, so you may know them, and it should not take a good memory. All the ' +
        'rest lies open on a real table.',
    },
    {
      id: 'CAN-R16',
      text: 'The map is free on all sides: nothing else lies on this table, and it has no edge.',
      reason:
        'The rulebook lets the map be built around whatever stood on the table before, such as cups. A table on a ' +
        'screen has neither cups nor edges.',
    },
  ],
};
