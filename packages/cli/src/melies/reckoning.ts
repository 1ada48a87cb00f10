import { score, type View } from '@backlot/melies';
import { cardName } from './cards.ts';

/** The scoring of section 6 player by player: MEL-6.3, MEL-6.4. */
export function reckoning(view: View, names: readonly string[]): string[] {
  return score(view).players.flatMap(({ play, sequences, shares, total }, seat) => [
    `${names[seat]}: ${total}`,
    `  in play ${play}`,
    ...sequences.map(
      ({ piece, scenes, cards, points }) =>
        `  ${piece.map(cardName).join(' - ')}: ${scenes} own of ${cards} cards, ${points}`,
    ),
    `  shares ${shares}`,
  ]);
}
