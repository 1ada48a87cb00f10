import { type Driver, invariant } from '@backlot/engine';
import { type Components, tileSet } from './components.ts';
import { cellAt } from './geometry.ts';
import { startTurn } from './start.ts';
import { CANNES } from './tiles.ts';
import { type Event, GOODS, MOVIES, OPENING, type State, type Tile } from './types.ts';

const cannesCell = (q: number, r: number): Tile =>
  Object.freeze({ cell: cellAt(q, r), kind: CANNES, turn: 0 });
/** CAN-1.3: one Cannes tile of two hexagons, and the second that four players add. */
const FIRST = [cannesCell(0, 0), cannesCell(1, 0)];
const SECOND = [cannesCell(0, -1), cannesCell(1, -1)];

/** Cells of Cannes on the table before anything is laid. */
export const cannesCells = (seats: number): number =>
  seats === 4 ? FIRST.length + SECOND.length : FIRST.length;

/** Chapter 1: Cannes on the table, the tiles of the set in the pile, and the first turn begun (CAN-1.1 to 1.5). */
export function setup(c: Components, seats: number, driver: Driver<Event>): State {
  invariant(seats >= 2 && seats <= 4, 'two to four seats (CAN-1.1)');
  const start = driver.chance(seats); // CAN-1.1
  const state: State = {
    start,
    mover: start,
    turn: 0,
    agents: 0,
    stuck: 0,
    tiles: seats === 4 ? [...FIRST, ...SECOND] : [...FIRST],
    pile: tileSet(c, seats).flatMap((count, kind) => new Array<number>(count).fill(kind)), // CAN-1.4
    drawn: [],
    players: Array.from({ length: seats }, () => ({
      tickets: 0,
      rods: [],
      goods: GOODS.map(() => 0),
      discards: [],
    })),
    cigars: [],
    popularity: MOVIES.map(() => OPENING), // CAN-1.5
    used: [],
    produced: 0,
    presented: MOVIES.map(() => 0),
    stack: [],
  };
  driver.emit?.({ type: 'began', seat: start });
  startTurn(state, driver);
  return state;
}
