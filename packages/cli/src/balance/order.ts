import { botsOf, levelOf } from '../arena/bots.ts';
import { CommandError } from '../errors.ts';
import { BALANCES } from './titles.ts';

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
export function playOrder({ title, level, seats, budgetMs, rollouts, seed }: Order): unknown {
  const { game, bots } = botsOf(title);
  const bot = bots[levelOf(bots, level)] as (typeof bots)[string];
  const now = () => performance.now();
  const balance = BALANCES[title];
  if (balance === undefined) throw new CommandError(`the figures of ${title} are not known`);
  return balance.facts(game, bot, seats, seed, { budgetMs, rollouts, now });
}
