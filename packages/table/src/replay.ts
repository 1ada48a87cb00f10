import {
  type Chance,
  type Game,
  invariant,
  type Result,
  type Seat,
  scripted,
  type Viewed,
} from '@backlot/engine';
import { recorded } from './chance-stream.ts';
import type { MoveRow, StandingRow } from './row.ts';
import type { Setting, Told } from './table.ts';

/** What one row did, beside changing the state. */
export interface Effect<Event> {
  readonly chance: readonly number[];
  readonly events: readonly Event[];
}

/** Runs `act` with a chance that is recorded and an ear for events. */
export function driven<Event, T>(
  chance: Chance,
  act: (driver: { chance: Chance; emit: (event: Event) => void }) => T,
): Effect<Event> & { readonly value: T } {
  const events: Event[] = [];
  const drawn = recorded(chance);
  const value = act({ chance: drawn.chance, emit: event => events.push(event) });
  return { value, chance: drawn.values, events };
}

/** Audits a state that the rules have just made, and says who decides; throws where they contradict themselves. */
export function settled<State>(
  game: Pick<Game<State>, 'audit' | 'turn' | 'result'>,
  state: State,
): { readonly turn: Seat | undefined; readonly result: Result | undefined } {
  game.audit(state);
  const turn = game.turn(state);
  const result = game.result(state);
  invariant((turn === undefined) === (result !== undefined), 'a game is over exactly when nobody decides');
  return { turn, result };
}

/** What is played again of a row. */
type Drawn = Pick<StandingRow, 'chance'> & Partial<Pick<StandingRow, 'seq'>>;
const named = ({ seq }: Drawn): string => (seq === undefined ? 'a row' : `row ${seq}`);

function replayed<Event, T>(
  row: Drawn,
  act: (driver: { chance: Chance; emit: (event: Event) => void }) => T,
): { readonly value: T; readonly events: readonly Event[] } {
  const done = driven(scripted(row.chance), act);
  invariant(
    done.chance.length === row.chance.length,
    `${named(row)} recorded more chance values than it draws`,
  );
  return done;
}

/** Plays a recorded move again, changing `state` in place; throws where the rules no longer allow it. */
export function replayMove<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  state: State,
  row: Drawn & Pick<MoveRow, 'seat' | 'move'>,
): readonly Event[] {
  invariant(
    game.turn(state) === row.seat,
    `${named(row)} was played by seat ${row.seat}, whose turn it is not`,
  );
  const option = game.find(state, row.move);
  invariant(option !== undefined, `${named(row)} holds a move the rules do not know`);
  invariant(option.refusal === undefined, `${named(row)} holds a move the rules refuse`);
  return replayed<Event, void>(row, driver => game.apply(state, option.move, driver)).events;
}

/**
 * The states and events of standing rows from the set-up on, by their recorded chance.
 * The state is one object that changes from step to step: clone it to keep it.
 */
export function* replay<State, Move, View extends Viewed, Event>(
  game: Game<State, Move, View, Event>,
  setting: Pick<Setting, 'variant' | 'seats'>,
  rows: readonly StandingRow[],
): Generator<Told<Event> & { readonly row: StandingRow; readonly state: State }> {
  const [first, ...moves] = rows;
  invariant(first?.kind === 'setup', 'a log begins with its set-up');
  const { value: state, events } = replayed<Event, State>(first, driver =>
    game.setup(setting.variant, setting.seats, driver),
  );
  yield { seq: first.seq, row: first, state, events };
  for (const row of moves) {
    invariant(row.kind === 'move', 'a log has one set-up');
    yield { seq: row.seq, row, state, events: replayMove(game, state, row) };
  }
}
