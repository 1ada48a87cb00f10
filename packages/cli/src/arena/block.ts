import type { Bot } from '@backlot/bots';
import { type Game, type Seat, searchChance } from '@backlot/engine';

/** Two bots to be compared over one game, the challenger first. */
export interface Match {
  readonly game: Game;
  readonly challenger: Bot;
  readonly others: Bot;
  readonly seats: number;
  /** Milliseconds a searching bot may think; undefined where rollouts are counted instead. */
  readonly budgetMs: number | undefined;
  readonly rollouts: number | undefined;
  /** The clock in milliseconds. */
  readonly now: () => number;
}

/** What one bot used: its decisions, and milliseconds for them. */
export interface Spent {
  decisions: number;
  ms: number;
}

/** One chance seed played with the challenger in every seat in turn. */
export interface Block {
  /** The challenger's mean share of the victory, 0 to 1; ties split it. */
  readonly score: number;
  readonly games: number;
  readonly challenger: Spent;
  readonly others: Spent;
}

/** Plays one block. Who starts and what the decks give for the same draws is the same in all its games. */
export function playBlock(match: Match, seed: number): Block {
  const challenger: Spent = { decisions: 0, ms: 0 };
  const others: Spent = { decisions: 0, ms: 0 };
  let sum = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    const ranks = playGame(match, seed, seat, challenger, others);
    const winners = ranks.filter(rank => rank === 1).length;
    if (ranks[seat] === 1) sum += 1 / winners;
  }
  return { score: sum / match.seats, games: match.seats, challenger, others };
}

function playGame(match: Match, seed: number, seat: Seat, mine: Spent, theirs: Spent): readonly number[] {
  const { game, seats, budgetMs, rollouts, now } = match;
  const table = { chance: searchChance(seed) };
  // the bots' own chance tells them nothing of the table's
  const chance = searchChance(seed ^ (0x5bd1e995 * (seat + 1)));
  const state = game.setup({}, seats, table);
  for (;;) {
    const turn = game.turn(state);
    if (turn === undefined) break;
    const [bot, spent] = turn === seat ? [match.challenger, mine] : [match.others, theirs];
    const view = game.view(state, turn);
    const start = now();
    const move = bot.choose({ game, view, chance, budgetMs, rollouts, now });
    spent.ms += now() - start;
    spent.decisions++;
    game.apply(state, move, table);
  }
  return game.result(state)?.ranks ?? [];
}
