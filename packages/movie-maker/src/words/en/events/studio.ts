import type { EventWords } from '../../catalogue.ts';
import { seat } from '../../pieces.ts';
import { money } from '../money.ts';
import { cardOf, filmOf, locationsOf, sentence } from '../pointed.ts';

/** What becomes of films. */
export const studio: Pick<EventWords, 'awarded' | 'flopped' | 'completed' | 'pawned' | 'redeemed'> = {
  awarded: ({ seat: who, film }, printed, view) =>
    sentence(seat(who), ' wins an Oscar for ', filmOf(who, film, printed, view)),
  flopped: ({ seat: who, film, locations }, printed, view) =>
    sentence(
      filmOf(who, film, printed, view),
      ' is a flop: ',
      seat(who),
      ' loses it with ',
      locationsOf(locations),
      film.oscar > 0 ? ', and the Oscar goes back to the bank' : '',
    ),
  completed: ({ seat: who, film, value }, printed, view) =>
    sentence(
      seat(who),
      ' completes ',
      filmOf(who, film, printed, view),
      ' with ',
      cardOf(film.male, printed),
      ' and ',
      cardOf(film.female, printed),
      ', directed by ',
      cardOf(film.director, printed),
      `: it is worth ${money(value)}`,
    ),
  pawned: ({ seat: who, film, loan }, printed, view) =>
    sentence(seat(who), ` borrows ${money(loan)} from the bank on `, filmOf(who, film, printed, view)),
  redeemed: ({ seat: who, film, price }, printed, view) =>
    sentence(seat(who), ' redeems ', filmOf(who, film, printed, view), ` for ${money(price)}`),
};
