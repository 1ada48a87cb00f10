import type { Genre, StarKind } from '@backlot/movie-maker';
import { chance } from '../chance.ts';
import type { Print, Scene } from './scene.ts';
import { epic, historical, western } from './scenes-1.ts';
import { comedy, horror, musical } from './scenes-2.ts';

const SCENES: Readonly<Record<Genre, (print: Print) => Scene>> = {
  epic,
  historical,
  comedy,
  musical,
  western,
  horror,
};
const PRINTS: Readonly<Record<Genre, readonly [Print, ...Print[]]>> = {
  epic: [
    ['vermilion', 'orange', 'mustard-2', 'plum-2'],
    ['teal-2', 'teal', 'mustard-2', 'night'],
    ['plum', 'vermilion', 'orange', 'plum-2'],
  ],
  historical: [
    ['teal', 'sky', 'olive', 'teal-2'],
    ['pink', 'cream', 'olive', 'plum'],
    ['mustard', 'cream', 'olive-2', 'leaf'],
  ],
  comedy: [
    ['mustard', 'orange', 'teal', 'plum'],
    ['sky', 'pink', 'mustard', 'teal-2'],
    ['pink', 'mustard', 'sky', 'plum'],
  ],
  musical: [
    ['rose', 'pink', 'vermilion', 'plum'],
    ['teal', 'sky', 'mustard', 'night'],
    ['mustard', 'gold', 'rose', 'plum-2'],
  ],
  western: [
    ['orange', 'mustard', 'vermilion', 'vermilion-2'],
    ['teal', 'mustard', 'orange', 'vermilion-2'],
    ['vermilion', 'orange', 'plum', 'plum-2'],
  ],
  horror: [
    ['night', 'night-2', 'olive-2', 'night'],
    ['plum-2', 'plum', 'night-2', 'night'],
    ['teal-2', 'night', 'leaf', 'night'],
  ],
};

/** What the heads on a poster wear. */
export const DRESS: Readonly<Record<Genre, StarKind>> = {
  epic: 'epic',
  historical: 'historical',
  comedy: 'musical-comedy',
  musical: 'musical-comedy',
  western: 'western',
  horror: 'horror',
};

export interface Printed {
  readonly scene: Scene;
  /** The picture is mirrored, heads and all. */
  readonly mirrored: boolean;
  /** The lady has the first place. */
  readonly swapped: boolean;
  /** Where the letters drip: along the line from 0 to 1, and how far. */
  readonly drips: readonly (readonly [at: number, length: number])[];
}

/** The poster of a film: the same seed always gives the same one. */
export function printed(genre: Genre, seed: string): Printed {
  const lot = chance(`poster ${seed}`);
  const scene = SCENES[genre](lot.pick(PRINTS[genre]));
  const mirrored = lot.whole(2) === 1;
  const swapped = lot.whole(2) === 1;
  const drips = Array.from(
    { length: 11 },
    (_, index) => [(index + lot.between(0.2, 0.8)) / 11, lot.between(4, 20)] as const,
  );
  return { scene, mirrored, swapped, drips };
}
