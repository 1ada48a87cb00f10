import { type Components, estates, type View } from '@backlot/movie-maker';
import { money } from '@backlot/movie-maker/words';

/** What each player is worth at the end, part by part (IMM-6.1). */
export const reckoning = (c: Components, view: View, names: readonly string[]): string[] =>
  estates(c, view).map(({ films, companies, cards, locations, cash, total }, seat) => {
    const parts = [
      `films ${money(films)}`,
      `companies ${money(companies)}`,
      `cards ${money(cards)}`,
      `location cards ${money(locations)}`,
      `cash ${money(cash)}`,
    ];
    const bankrupt = view.players[seat]?.bankrupt === 1 ? ', bankrupt' : '';
    return `${names[seat]}: ${money(total)} (${parts.join(', ')})${bankrupt}`;
  });
