import type { Bot, Limits } from '@backlot/bots';
import type { Cannes } from '@backlot/cannes';
import type { Game } from '@backlot/engine';
import type { Melies } from '@backlot/melies';
import type { MovieMaker } from '@backlot/movie-maker';
import * as cannes from './cannes/facts.ts';
import { report as cannesReport } from './cannes/report.ts';
import * as melies from './melies/facts.ts';
import { report as meliesReport } from './melies/report.ts';
import * as movieMaker from './movie-maker/facts.ts';
import { report as movieMakerReport } from './movie-maker/report.ts';

/** What a title's games are asked: `facts` of one game, plain data that travels between processes, and a report. */
export interface Balance {
  facts(game: Game, bot: Bot, seats: number, seed: number, limits: Limits): unknown;
  report(facts: readonly unknown[]): string[];
}

/** Every title whose figures are known, by id. */
export const BALANCES: Readonly<Record<string, Balance>> = {
  melies: {
    facts: (game, ...rest) => melies.factsOf(game as unknown as Melies, ...rest),
    report: facts => meliesReport(facts as readonly melies.Facts[]),
  },
  cannes: {
    facts: (game, ...rest) => cannes.factsOf(game as unknown as Cannes, ...rest),
    report: facts => cannesReport(facts as readonly cannes.Facts[]),
  },
  'movie-maker': {
    facts: (game, ...rest) => movieMaker.factsOf(game as unknown as MovieMaker, ...rest),
    report: facts => movieMakerReport(facts as readonly movieMaker.Facts[]),
  },
};
