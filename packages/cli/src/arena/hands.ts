import { CommandError } from '../errors.ts';
import { type Block, playBlock } from './block.ts';
import { botsOf } from './bots.ts';

/** One block of a match, as it travels to another process. */
export interface Order {
  readonly title: string;
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  /** Milliseconds a searching bot may think; undefined where rollouts are counted instead. */
  readonly budgetMs: number | undefined;
  readonly rollouts: number | undefined;
  readonly seed: number;
}

/** Plays one block. */
export function playOrder({ title, a, b, seats, budgetMs, rollouts, seed }: Order): Block {
  const { game, bots } = botsOf(title);
  const [challenger, others] = [bots[a], bots[b]];
  if (challenger === undefined || others === undefined) throw new CommandError(`no bots ${a} and ${b}`);
  return playBlock(
    { game, challenger, others, seats, budgetMs, rollouts, now: () => performance.now() },
    seed,
  );
}
