import type { Components } from './components.ts';
import type { Move } from './types.ts';

/** Amounts in moves are written in thousands of pounds; those of the rules are whole thousands. */
const thousands = (pounds: number): string => String(pounds / 1000);

/**
 * The one form in which a move travels: "roll", "complete epic-1", "bid 50", "give cash 100", "pawn 1". Amounts in
 * thousands, films by their number in the order of declaring, seats counted from 0. Whatever declines is "pass".
 */
export function text(c: Components, move: Move): string {
  switch (move.type) {
    case 'complete':
      return `complete ${c.names[move.story]}`;
    case 'offer':
      return `offer ${move.partner}`;
    case 'auction':
    case 'sell':
    case 'give':
    case 'want':
      return `${move.type} ${c.names[move.item]}`;
    case 'lose':
    case 'cast':
      return `${move.type} ${c.names[move.card]}`;
    case 'pawn':
    case 'redeem':
    case 'award':
      return `${move.type} ${move.film + 1}`;
    case 'buyLocations':
      return `buy ${move.count}`;
    case 'bid':
      return `bid ${thousands(move.by)}`;
    case 'reserve':
      return `low ${thousands(move.price)}`;
    case 'giveCash':
      return `give cash ${thousands(move.by)}`;
    case 'wantCash':
      return `want cash ${thousands(move.by)}`;
    case 'leave':
      return 'auction';
    case 'out':
      return 'pass';
    case 'roll':
    case 'raise':
    case 'buy':
    case 'pay':
    case 'miss':
    case 'propose':
    case 'withdraw':
    case 'accept':
    case 'counter':
    case 'decline':
    case 'pass':
      return move.type;
  }
}
