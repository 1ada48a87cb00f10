import type { Driver, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import { announce } from './ending.ts';
import { completionValue } from './films.ts';
import { liveFilms, solvent, transfer } from './holdings.ts';
import { BOX_OFFICE_SHARE } from './money.ts';
import { RAISE_FRAME, TURN_FRAME, WINDOW_FRAME } from './moves.ts';
import { spaces } from './spaces.ts';
import { BANK, type Event, type State } from './types.ts';

const DIE = 6;

export function rollDice(driver: Driver<Event>): [number, number] {
  return [driver.chance(DIE) + 1, driver.chance(DIE) + 1];
}

/** What a player's films bring at each pass of Box Office (IMM-2.3, IMM-R15), in pounds. */
export function boxOfficePay(c: Components, player: State['players'][number]): number {
  let pay = 0;
  for (const film of player.films) if (film.loan === 0) pay += completionValue(c, film) / BOX_OFFICE_SHARE;
  return pay;
}

function payAtBoxOffice(c: Components, state: State, seat: Seat, driver: Driver<Event>): void {
  const player = state.players[seat];
  const films = liveFilms(player);
  if (films === 0) return;
  const amount = boxOfficePay(c, player);
  transfer(state, BANK, seat, amount);
  driver.emit?.({ type: 'boxOffice', seat, amount, films });
}

/** The mover rolls and moves; passing or reaching Box Office pays before the space is done (IMM-2.1, IMM-2.3, IMM-R2). */
export function rolling(c: Components) {
  const landings = spaces(c);
  return (state: State, seat: Seat, driver: Driver<Event>): void => {
    const player = state.players[seat];
    const from = player.space;
    const dice = rollDice(driver);
    const reached = from + dice[0] + dice[1];
    const to = reached % c.spaces.length;
    player.space = to;
    driver.emit?.({ type: 'rolled', seat, dice, from, to });
    if (to !== reached) payAtBoxOffice(c, state, seat, driver);
    const space = c.spaces[to];
    landings[space.kind](state, seat, space, driver);
  };
}

/**
 * Begins the next turn, clockwise past missed turns (IMM-2.2, IMM-R1): a window before rolling, the roll, a window after
 * the space, then every other seat is asked whether it wants one (IMM-R5). Or tells the end.
 */
export function nextTurn(c: Components, state: State, driver: Driver<Event>): void {
  if (state.ending === 1) {
    announce(c, state, driver);
    return;
  }
  const { players, stack } = state;
  for (;;) {
    state.mover = (state.mover + 1) % players.length;
    const player = players[state.mover];
    if (!solvent(player)) continue;
    state.turn++;
    if (player.missing === 0) break;
    player.missing--;
    driver.emit?.({ type: 'missed', seat: state.mover, left: player.missing });
  }
  const { mover } = state;
  if (state.offered.length > 0) state.offered = [];
  driver.emit?.({ type: 'turn', seat: mover, turn: state.turn });
  for (let i = players.length - 1; i > 0; i--) {
    const seat = (mover + i) % players.length;
    if (solvent(players[seat])) stack.push(RAISE_FRAME[seat]);
  }
  stack.push(WINDOW_FRAME[mover], TURN_FRAME[mover]);
}
