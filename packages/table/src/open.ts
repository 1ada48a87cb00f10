import type { Game, Variant, Viewed } from '@backlot/engine';
import { chanceStream, streamName } from './chance-stream.ts';
import { Log } from './log.ts';
import { driven, settled } from './replay.ts';
import type { SetupRow } from './row.ts';
import { commitmentOf } from './seed.ts';
import type { Opened, Setting } from './table.ts';

/** Why `game` can't be set up like this, in a sentence; undefined when it can. */
export function settingProblem(
  game: Pick<Game, 'id' | 'seats' | 'variants'>,
  variant: Variant,
  seats: number,
): string | undefined {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return `${game.id} is played by ${min} to ${max}, not by ${seats}`;
  }
  for (const [name, value] of Object.entries(variant)) {
    const values = Object.hasOwn(game.variants, name) ? game.variants[name] : undefined;
    if (values === undefined) return `${game.id} has no variant "${name}"`;
    if (!values.includes(value)) return `variant "${name}" is one of ${values.join(', ')}, not "${value}"`;
  }
  return undefined;
}

/**
 * Sets a new table up and plays row 0. Throws a RangeError for a setting the game does not have, a TypeError for a
 * bad seed, and whatever the rules throw; in each case there is no table.
 */
export function open<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  setting: Setting & { readonly at: number },
): Opened<State, Move, View, Event> {
  const { id, variant, seats, seed, at } = setting;
  const problem = settingProblem(game, variant, seats);
  if (problem !== undefined) throw new RangeError(problem);
  const commitment = commitmentOf(seed);
  const setup = driven<Event, State>(chanceStream(seed, streamName(0)), driver =>
    game.setup(variant, seats, driver),
  );
  const { value: state, events, chance } = setup;
  const row: SetupRow = { kind: 'setup', seq: 0, at, chance };
  const told = [{ seq: 0, events }];
  const rest = {
    rows: Log.of([row]),
    state,
    ...settled(game, state),
    undoable: undefined,
    told,
    frozen: undefined,
  };
  const table = { game, id, variant, seats, seed, commitment, ...rest };
  return { ok: true, table, row, events, snapshot: { seq: 0, state }, drop: [] };
}
