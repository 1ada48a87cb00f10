import { botsOf, levelOf } from '../arena/bots.ts';
import { limitsOf } from '../arena/limits.ts';
import { seedsFrom } from '../arena/seeds.ts';
import { progress, workOff } from '../arena/work.ts';
import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { type Order, playOrder } from './order.ts';
import { BALANCES } from './titles.ts';

const MAX_SEED = 2 ** 32 - 1;

/**
 * `balance TITLE`: what happens in games of a bot against itself, all numbers of seats in turn or `--seats`, as
 * Markdown on the output. With `--rollouts` in place of a budget the figures repeat exactly.
 */
export async function balance(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, {
    games: 'string',
    seats: 'string',
    bots: 'string',
    budget: 'string',
    rollouts: 'string',
    seed: 'string',
    workers: 'string',
  });
  const { title, game, bots } = botsOf(words[0]);
  const known = Object.hasOwn(BALANCES, title) ? BALANCES[title] : undefined;
  if (known === undefined) {
    const titles = Object.keys(BALANCES).join(', ');
    throw new UsageError(`the figures of ${title} are not known, only those of ${titles}`);
  }
  noMoreThan(1, words);
  // the titles' best for their time; a title without it has greedy
  const level = levelOf(bots, flags.bots ?? (Object.hasOwn(bots, 'search') ? 'search' : 'greedy'));
  const games = numberOf('games', flags.games, { min: 1, max: 1_000_000, otherwise: 300 });
  const seed = numberOf('seed', flags.seed, { min: 0, max: MAX_SEED, otherwise: 1 });
  const { budgetMs, rollouts, workers } = limitsOf(flags, 20);
  const { min, max } = game.seats;
  const only =
    flags.seats === undefined ? undefined : numberOf('seats', flags.seats, { min, max, otherwise: min });
  const tasks = seedsFrom(seed, games).map(
    (seed, i): Order => ({
      title,
      level,
      seats: only ?? min + (i % (max - min + 1)),
      budgetMs,
      rollouts,
      seed,
    }),
  );
  const facts = await workOff<Order, unknown>({
    tasks,
    here: playOrder,
    program: new URL(import.meta.url.endsWith('.ts') ? './hand.ts' : './hand.js', import.meta.url),
    workers,
    tell: progress(games, 'games'),
  });
  for (const line of known.report(facts)) console.log(line);
  return 0;
}
