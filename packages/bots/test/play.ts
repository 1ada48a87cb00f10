import { type Game, type Seat, searchChance, type Viewed } from '@backlot/engine';
import type { Bot } from '../src/index.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What happens at each decision of a game between bots. */
export interface Asking {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: Viewed;
  readonly move: unknown;
}

/** A whole game; every bot is given its seat's view as JSON brings it, and nothing else. Gives the ranks by seat. */
export function playBots(
  game: Game,
  bots: readonly Bot[],
  seed: number,
  each?: (asking: Asking) => void,
): readonly number[] {
  const table = { chance: searchChance(seed) };
  const chance = searchChance(seed + 1_000_000);
  const state = game.setup({}, bots.length, table);
  for (;;) {
    const seat = game.turn(state);
    if (seat === undefined) break;
    const view = json(game.view(state, seat));
    const move = (bots[seat] as Bot).choose({ game, view, chance, rollouts: 12 });
    each?.({ state, seat, view, move });
    game.apply(state, move, table);
  }
  return game.result(state)?.ranks ?? [];
}
