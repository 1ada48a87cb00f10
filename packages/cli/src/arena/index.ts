import { noMoreThan, numberOf, readArguments } from '../arguments.ts';
import type { Block } from './block.ts';
import { botsOf, levelOf } from './bots.ts';
import { type Order, playOrder } from './hands.ts';
import { limitsOf } from './limits.ts';
import { scoreOf } from './score.ts';
import { seedsFrom } from './seeds.ts';
import { progress, workOff } from './work.ts';

const MAX_SEED = 2 ** 32 - 1;

/**
 * `arena TITLE A B`: how strong bot A is against bot B. With more than two seats one A plays against B in all others.
 * Every chance seed is played with A in each seat in turn, and the interval is over these blocks; --games is rounded
 * up to whole blocks. `--json` prints one object and nothing else.
 */
export async function arena(args: readonly string[]): Promise<number> {
  const { words, flags } = readArguments(args, {
    games: 'string',
    seats: 'string',
    budget: 'string',
    rollouts: 'string',
    seed: 'string',
    workers: 'string',
    json: 'boolean',
  });
  const { title, game, bots } = botsOf(words[0]);
  noMoreThan(3, words);
  const [a, b] = [levelOf(bots, words[1]), levelOf(bots, words[2])];
  const seats = numberOf('seats', flags.seats, { ...game.seats, otherwise: game.seats.min });
  const games = numberOf('games', flags.games, { min: 1, max: 1_000_000, otherwise: 300 });
  const seed = numberOf('seed', flags.seed, { min: 0, max: MAX_SEED, otherwise: 1 });
  const { budgetMs, rollouts, workers } = limitsOf(flags, 50);

  const seeds = seedsFrom(seed, Math.ceil(games / seats));
  const order = { title, a, b, seats, budgetMs, rollouts };
  const blocks = await workOff<Order, Block>({
    tasks: seeds.map(seed => ({ ...order, seed })),
    here: playOrder,
    program: new URL(import.meta.url.endsWith('.ts') ? './hand.ts' : './hand.js', import.meta.url),
    workers,
    tell: flags.json ? undefined : progress(seeds.length, 'blocks'),
  });
  const summary = summaryOf(blocks);
  if (flags.json) console.log(JSON.stringify(summary));
  else for (const line of lines(order, summary)) console.log(line);
  return 0;
}

interface Summary {
  readonly score_a: number;
  readonly ci95: readonly [number, number];
  readonly games: number;
  readonly ms_per_decision_a: number;
  readonly ms_per_decision_b: number;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function summaryOf(blocks: readonly Block[]): Summary {
  const { mean, low, high } = scoreOf(blocks.map(block => block.score));
  const sum = (of: (block: Block) => number): number => blocks.reduce((total, block) => total + of(block), 0);
  return {
    score_a: rounded(mean),
    ci95: [rounded(low), rounded(high)],
    games: sum(block => block.games),
    ms_per_decision_a: rounded(sum(block => block.challenger.ms) / sum(block => block.challenger.decisions)),
    ms_per_decision_b: rounded(sum(block => block.others.ms) / sum(block => block.others.decisions)),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function lines({ title, a, b, seats }: Omit<Order, 'seed'>, summary: Summary): string[] {
  const [low, high] = summary.ci95;
  const par = 1 / seats;
  const verdict = low > par ? `${a} is stronger` : high < par ? `${a} is weaker` : 'not told apart';
  return [
    `${title}, ${seats} seats: one ${a} against ${seats - 1} ${b}, ${summary.games} games`,
    `wins of ${a}: ${percent(summary.score_a)}, 95 % interval ${percent(low)} to ${percent(high)}`,
    `par is ${percent(par)}: ${verdict}`,
    `milliseconds a decision: ${a} ${summary.ms_per_decision_a.toFixed(2)}, ${b} ${summary.ms_per_decision_b.toFixed(2)}`,
  ];
}
