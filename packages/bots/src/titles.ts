import type { Game } from '@backlot/engine';
import type { Bot } from './bot.ts';
import { openCannes } from './cannes/index.ts';
import { openMelies } from './melies/index.ts';
import { openMovieMaker } from './movie-maker/index.ts';

/** A title over one edition with its bots by level, weakest first. */
export interface Opened {
  readonly game: Game;
  readonly bots: Readonly<Record<string, Bot>>;
}

/**
 * Every title that has bots: makes the game over an edition's JSON, or the shipped edition, with its levels.
 * A further level, such as a learned network, is one more entry in its title's `bots`.
 */
export const TITLES: Readonly<Record<string, (edition?: unknown) => Opened>> = {
  melies: openMelies,
  cannes: openCannes,
  'movie-maker': openMovieMaker,
};
