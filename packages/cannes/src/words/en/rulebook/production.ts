import type { Chapter } from '@backlot/engine';

export const production: Chapter = {
  title: 'Production',
  paragraphs: [
    {
      id: 'CAN-4.1',
      text:
        'You produce only in a turn in which you developed your network, and then in any order and as often as you ' +
        'wish. A supplier to which you are connected gives you its one or two goods, once in your turn; every player ' +
        'may use it once in theirs. What you do not take is not kept on the tile.',
    },
    {
      id: 'CAN-4.2',
      text:
        'An industry tile to which you are connected turns goods into its product as often as you have what it ' +
        'needs. During the turn your schedule may hold any number of items.',
    },
    {
      id: 'CAN-4.3',
      text: 'At the end of your turn you keep five items at most, and movies count as items. You choose what to give up.',
    },
    {
      id: 'CAN-R15',
      text:
        'The end of a turn goes in this order: items are given up until five are left, then popularity falls, then ' +
        'it is checked whether the game ends.',
      reason:
        'The rulebook names the three without an order. None disturbs another in this way, and the game ends only ' +
        'when everything of the turn is done.',
    },
    {
      id: 'CAN-4.4',
      text:
        'Golf club: if you are connected to one, two people become a cigar. You place it at once and like a rod ' +
        '(CAN-3.2, CAN-3.3, CAN-3.5): it has to be connected to your network. It must not touch a phone tile. Cigars ' +
        'never move. What a new cigar connects can be used at once, but suppliers used in this turn stay used.',
    },
    {
      id: 'CAN-R5',
      text:
        'To place a cigar you need a rod on the table. If there is no legal place, no people are spent. After the ' +
        'tenth cigar there are no more, and the turn goes on to its end.',
      reason:
        'A cigar has to touch your network, so there has to be one. And nothing should be paid for what cannot be ' +
        'had.',
    },
    {
      id: 'CAN-4.5',
      text:
        'Critic: if you are connected to one and have already produced a movie in this turn, each beer that you give ' +
        'raises the popularity of one movie type by one, up to 15.',
    },
    {
      id: 'CAN-R9',
      text:
        'So you may first raise a type and then present its movies. The movie that you produced need not be of the ' +
        'type that you raise, and it need not be presented.',
      reason:
        'The rulebook says in one place that the critic needs a movie already produced and in another that you ' +
        'raise first and produce then. We read the second as: raise, then present. Producing first never costs ' +
        'anything.',
    },
    {
      id: 'CAN-4.6',
      text:
        'Cannes: if you are connected to it, you may present any movies that you have, made in this turn or stored ' +
        'before. Each pays the present popularity of its type in tickets, which stand for millions.',
    },
    {
      id: 'CAN-R10',
      text: 'To present a movie it is enough to have it; it need not be produced in the same turn.',
      reason:
        'The rulebook allows presenting only to who has produced a movie, and also lets you store movies for a ' +
        'later presentation. Both are true if having one is what counts.',
    },
    {
      id: 'CAN-R6',
      text:
        'Popularity falls when you have presented all you wish, that is at the end of your turn: each type by one for ' +
        'each of its movies that you presented, but never below 6. So all movies of a turn are paid before the ' +
        'drop, and critics may be paid first.',
      reason:
        'The rulebook places the drop after all presentations of the player. Since you order your turn freely, ' +
        'only its end is certain to come after them.',
    },
  ],
};
