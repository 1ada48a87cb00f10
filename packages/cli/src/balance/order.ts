import type { Melies } from '@backlot/melies';
import { botsOf, levelOf } from '../arena/bots.ts';
import { type Facts, factsOf } from './facts.ts';

/** One game, as it travels to another process. */
export interface Order {
  readonly title: string;
  readonly level: string;
  readonly seats: number;
  readonly budgetMs: number | undefined;
  readonly rollouts: number | undefined;
  readonly seed: number;
}

/** Plays one game and tells what it showed. */
export function playOrder({ title, level, seats, budgetMs, rollouts, seed }: Order): Facts {
  const { game, bots } = botsOf(title);
  const bot = bots[levelOf(bots, level)] as (typeof bots)[string];
  const now = () => performance.now();
  return factsOf(game as unknown as Melies, bot, seats, seed, { budgetMs, rollouts, now });
}
