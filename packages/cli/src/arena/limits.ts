import { availableParallelism } from 'node:os';
import { numberOf } from '../arguments.ts';
import { UsageError } from '../errors.ts';

/** How searching bots think and how many processes work, from flags; throws a UsageError. */
export function limitsOf(
  flags: {
    readonly budget?: string | undefined;
    readonly rollouts?: string | undefined;
    readonly workers?: string | undefined;
  },
  budget: number,
): {
  readonly budgetMs: number | undefined;
  readonly rollouts: number | undefined;
  readonly workers: number;
} {
  if (flags.budget !== undefined && flags.rollouts !== undefined) {
    throw new UsageError('--budget is milliseconds, --rollouts a count in place of time: give one of them');
  }
  const workers = numberOf('workers', flags.workers, {
    min: 1,
    max: 64,
    otherwise: Math.min(4, availableParallelism()),
  });
  if (flags.rollouts === undefined) {
    const budgetMs = numberOf('budget', flags.budget, { min: 1, max: 60_000, otherwise: budget });
    return { budgetMs, rollouts: undefined, workers };
  }
  const rollouts = numberOf('rollouts', flags.rollouts, { min: 1, max: 1_000_000, otherwise: 1 });
  return { budgetMs: undefined, rollouts, workers };
}
