import type { Bot, Limits } from '@backlot/bots';
import { type Cannes, type Ending, type Event, MOVIES } from '@backlot/cannes';
import { bump, playOut, winsOf } from '../play-out.ts';

/** What one game showed, as plain data. */
export interface Facts {
  readonly seats: number;
  /** Each seat's share of the victory, counted from the starting player. */
  readonly wins: readonly number[];
  readonly ending: Ending | undefined;
  /** Turns of all players, and those of them that ended with tiles alone. */
  readonly turns: number;
  readonly stopped: number;
  /** Millions by seat. */
  readonly tickets: readonly number[];
  /** By movie type: movies presented, and what they brought. */
  readonly presented: readonly number[];
  readonly earned: readonly number[];
  /** Old-boy markers placed, popularity raised by critics, rods moved. */
  readonly cigars: number;
  readonly raises: number;
  readonly moved: number;
  /** Turns begun with an agent connected. */
  readonly agents: number;
}

/** One game of a bot against itself, from a seed. */
export function factsOf(game: Cannes, bot: Bot, seats: number, seed: number, limits: Limits): Facts {
  const presented = MOVIES.map(() => 0);
  const earned = MOVIES.map(() => 0);
  let [turns, stopped, cigars, raises, moved, agents] = [0, 0, 0, 0, 0, 0];
  let ending: Ending | undefined;
  const note = (event: Event): void => {
    if (event.type === 'turn') {
      turns++;
      if (event.agents > 0) agents++;
    } else if (event.type === 'stopped') stopped++;
    else if (event.type === 'presented') {
      bump(presented, event.movie);
      bump(earned, event.movie, event.tickets);
    } else if (event.type === 'cigar') cigars++;
    else if (event.type === 'raised') raises++;
    else if (event.type === 'rodMoved') moved++;
    else if (event.type === 'ended') ending = event.ending;
  };
  const state = playOut({ game, bot, seats, seed, limits }, note);
  const tickets = state.players.map(player => player.tickets);
  const wins = winsOf(game, state, state.start);
  return { seats, wins, ending, turns, stopped, tickets, presented, earned, cigars, raises, moved, agents };
}
