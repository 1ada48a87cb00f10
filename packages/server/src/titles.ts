import { TITLES as BOTS } from '@backlot/bots';
import { createCannes, parseEdition as parseCannes } from '@backlot/cannes';
import type { Game } from '@backlot/engine';
import { EditionError } from '@backlot/engine/edition';
import { createMelies, parseEdition as parseMelies } from '@backlot/melies';
import { createMovieMaker, parseEdition as parseMovieMaker } from '@backlot/movie-maker';
import { LEVELS, type Level, type Title } from '@backlot/protocol';
import { Failure } from './problem.ts';

/** One title that can be played here. */
export interface PlayableTitle {
  /** The game with its shipped edition. */
  readonly shipped: Game;
  readonly levels: readonly Level[];
  /** Rises when the game's View or Event gets another shape, for the boards that draw old reels. */
  readonly viewShape: number;
  /**
   * The game with another edition, and that edition's JSON as it is stored.
   * @throws Failure `edition` that lists every hole and impossible value with its path.
   */
  parse(edition: unknown): { readonly game: Game; readonly json: string };
}

export type Titles = Readonly<Record<string, PlayableTitle>>;

/** The levels of a game's bots that the protocol knows, weakest first. */
function levelsOf(id: string): readonly Level[] {
  const bots = BOTS[id]?.().bots ?? {};
  return LEVELS.filter(level => Object.hasOwn(bots, level));
}

/** A title from its package's two functions; `parse` throws an EditionError. */
function playable<Edition>(
  create: (edition?: Edition) => Game,
  parse: (json: unknown) => Edition,
): PlayableTitle {
  const shipped = create();
  return {
    shipped,
    levels: levelsOf(shipped.id),
    viewShape: 1,
    parse(json) {
      try {
        const edition = parse(json);
        return { game: create(edition), json: JSON.stringify(edition) };
      } catch (error) {
        if (!(error instanceof EditionError)) throw error;
        const faults = error.problems.map(({ path, message }) => `${path || 'the whole'}: ${message}`);
        throw new Failure(
          'edition',
          `Mend this in the edition and send it again. ${faults.join(' ')}`,
          {},
          error,
        );
      }
    },
  };
}

export const TITLES: Titles = {
  melies: playable(createMelies, parseMelies),
  cannes: playable(createCannes, parseCannes),
  'movie-maker': playable(createMovieMaker, parseMovieMaker),
};

/** What the lobby offers. */
export function offered(titles: Titles): Title[] {
  return Object.values(titles).map(({ shipped, levels }) => ({
    id: shipped.id,
    seats: { ...shipped.seats },
    variants: Object.fromEntries(
      Object.entries(shipped.variants).map(([name, values]) => [name, [...values]]),
    ),
    levels: [...levels],
    edition: { ...shipped.edition },
  }));
}
