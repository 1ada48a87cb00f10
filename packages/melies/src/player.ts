import type { Driver, Seat } from '@backlot/engine';
import type { Components } from './components.ts';
import type { Event, State } from './types.ts';

/** Scores prestige other than that of a filming; `rule` says by which paragraph. */
export function prestige(
  state: State,
  seat: Seat,
  points: number,
  rule: string,
  driver: Driver<Event>,
): void {
  state.players[seat].prestige += points;
  driver.emit?.({ type: 'prestige', seat, points, rule });
}

/** All pawns of `seat` come back from the board: as its turn (MEL-2.5) or as a reward (MEL-5.6). */
export function takePawnsBack(
  c: Components,
  state: State,
  seat: Seat,
  reward: boolean,
  driver: Driver<Event>,
): void {
  let pawns = 0;
  for (let space = 0; space < state.spaces.length; space++) {
    if (state.spaces[space] !== seat) continue;
    pawns += c.spacePawns[space];
    state.spaces[space] = -1;
  }
  state.players[seat].pawns += pawns;
  driver.emit?.({ type: 'retrieved', seat, pawns, reward });
}
