import { type Seat, searchChance } from '@backlot/engine';
import type { Table } from '@backlot/table';
import { viewFor } from '@backlot/table';
import { UsageError } from '../errors.ts';
import type { Production } from '../titles.ts';

/** Chooses the text of a move for the seat that decides, from what that seat sees. */
export type Player = (table: Table, seat: Seat) => string;

/** Enough for a searching bot to be a serious opponent, and short enough to wait for. */
const BUDGET_MS = 500;

/** A bot of a title by its level; throws a UsageError that lists the levels. */
export async function botOf({ game, edition }: Production, level: string, seed: number): Promise<Player> {
  const { TITLES } = await import('@backlot/bots');
  const bots = TITLES[game.id]?.(edition).bots ?? {};
  const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
  if (bot === undefined) {
    throw new UsageError(
      `--bots is one of ${Object.keys(bots).join(', ')}; ${game.id} has no bot "${level}"`,
    );
  }
  const chance = searchChance(seed);
  const now = () => performance.now();
  return (table, seat) =>
    game.text(bot.choose({ game, view: viewFor(table, seat), chance, budgetMs: BUDGET_MS, now }));
}
