import type { Variant } from '@backlot/engine';
import { createMovieMaker, type Edition, type MovieMaker, SHIPPED } from '@backlot/movie-maker';

/** Every third card of the shipped deck is missing, and every kind of space stands on the board but once: short games. */
function quickEdition(): Edition {
  const kept = <T>(cards: readonly T[]): T[] => cards.filter((_, i) => i % 3 !== 2);
  const kinds = new Set<string>();
  const board = SHIPPED.board.filter(({ kind }) => {
    if (kind === 'production' || kind === 'company') return true;
    const first = !kinds.has(kind);
    kinds.add(kind);
    return first;
  });
  return {
    ...SHIPPED,
    id: 'quick',
    board,
    stories: kept(SHIPPED.stories),
    stars: kept(SHIPPED.stars),
    directors: kept(SHIPPED.directors),
  };
}

/** A game over the small edition, always with these options and no others. */
export function quick(variant: Variant, min: number, max: number): MovieMaker {
  const game = createMovieMaker(quickEdition());
  return {
    ...game,
    seats: { min, max },
    setup: (_variant, seats, driver) => game.setup(variant, seats, driver),
  };
}
