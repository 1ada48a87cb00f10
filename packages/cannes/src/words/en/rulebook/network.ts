import type { Chapter } from '@backlot/engine';

export const network: Chapter = {
  title: 'The network',
  paragraphs: [
    {
      id: 'CAN-3.1',
      text:
        'When you develop your network you place two rods. A rod in your hand has to be placed as long as there is ' +
        'a legal place for it. Once all five are on the table you may move a rod instead: placings and moves ' +
        'together are two a turn at most.',
    },
    {
      id: 'CAN-R4',
      text: 'You never have to move a rod.',
      reason:
        'The rulebook says that rods are moved when all are out, but also that a player may move one. A duty to ' +
        'spoil a good network would help nobody.',
    },
    {
      id: 'CAN-3.2',
      text:
        'A rod joins the centers of two neighboring tiles. Two tiles are joined by one rod or one cigar at most, ' +
        'whoever owns it. Nothing ever lies between two cells of Cannes.',
    },
    {
      id: 'CAN-R12',
      text:
        'Because all cells of Cannes count as one large tile, another tile has at most one rod or cigar to Cannes, ' +
        'no matter how many of its cells it touches.',
      reason:
        'The rulebook wants the Cannes tiles treated as a single large tile, and two tiles have one link at most ' +
        '(CAN-3.2).',
    },
    {
      id: 'CAN-3.3',
      text: 'Your first rod goes anywhere. Each later one has to leave all your rods a single network.',
    },
    {
      id: 'CAN-3.4',
      text:
        'Two rods are connected when they share a tile; when both touch Cannes; when both touch a phone tile; when ' +
        'both touch the same party through invitations; when both touch the same old boys network, which is tiles ' +
        'linked by cigars; and through any chain of these.',
    },
    {
      id: 'CAN-3.5',
      text:
        'Between a party tile and a tile of another sort a rod needs an invitation on that side. Between two party ' +
        'tiles there is never a rod. So a party tile without an invitation is never the end of a rod.',
    },
    {
      id: 'CAN-3.6',
      text:
        'To move a rod, lift it and put it elsewhere. You may lift it only if the rods that stay are still a ' +
        'single network: it must not be broken even for a moment.',
    },
    {
      id: 'CAN-R14',
      text:
        'Elsewhere means on another pair of tiles. Without such a place the rod cannot be lifted. Both moves of a ' +
        'turn may be of the same rod. With four rods on the table you place the fifth, and then you may move one.',
      reason:
        'Putting a rod back where it was would be no move. The rest follows from two placings or moves a turn, ' +
        'which the rulebook ties to no particular rod.',
    },
    {
      id: 'CAN-R8',
      text:
        'By moving rods your network may leave the old boys network, in any turn: only your rods have to stay one ' +
        'network (CAN-3.6).',
      reason:
        'The rulebook allows this by name for the last turn, but nowhere asks you to stay connected, so there is ' +
        'nothing that would forbid it earlier.',
    },
    {
      id: 'CAN-3.7',
      text:
        'Phones join rods, not tiles. A phone in your network lets your next rod begin at any other phone tile; ' +
        'but you are connected to that tile only when a rod of yours touches it.',
    },
    {
      id: 'CAN-3.8',
      text:
        'You are connected to every tile that a rod of yours touches; to every tile touched by a cigar that is ' +
        'connected to your network; and to all tiles of a party of which one is connected in this way. Here and in ' +
        'CAN-3.4 a cigar links as if it were a rod of every player: by a tile they share, by Cannes or by a party, ' +
        'and cigars form chains. A player without a rod on the table is connected to nothing.',
    },
    {
      id: 'CAN-R11',
      text: 'For a party it makes no difference whether a rod or a cigar connects you to it.',
      reason:
        'The rulebook lists parties only where a rod leads to them, but says elsewhere that a party’s suppliers ' +
        'serve everyone connected to it.',
    },
  ],
};
