import type { AbsentWords } from '../catalogue.ts';

/** What is played for an absent player, by the kind of decision. */
export const absent: AbsentWords = {
  turn: { asked: 'Before the dice', plays: 'rolls; no film is completed, nothing traded, no loan touched' },
  window: { asked: 'After the space, or in a window asked for', plays: 'closes it' },
  raise: { asked: 'Whether to trade in another’s turn', plays: 'asks for no window' },
  card: { asked: 'A card turned up', plays: 'leaves it to an auction among the others' },
  locations: { asked: 'Location cards for sale', plays: 'buys none' },
  company: { asked: 'A company for sale', plays: 'leaves it' },
  oscar: { asked: 'An Oscar', plays: 'gives it to the first of its films that can win it' },
  lose: { asked: 'A star or director who has to go', plays: 'gives up the cheapest' },
  retake: { asked: 'A retake', plays: 'misses two turns rather than pay' },
  bid: { asked: 'A bid in an auction', plays: 'drops out, unless a limit was set for it' },
  reserve: { asked: 'The lowest price in an auction of its own', plays: 'sets none' },
  offer: { asked: 'An offer half made', plays: 'withdraws it' },
  answer: { asked: 'An offer to answer', plays: 'declines' },
  finish: { asked: 'A film that could be completed', plays: 'waits' },
  cast: { asked: 'Parts of a film begun', plays: 'casts the first who fits' },
  debt: {
    asked: 'A debt',
    plays: 'sells to the bank, the cheapest first, and borrows on films only when nothing else is left',
  },
};
