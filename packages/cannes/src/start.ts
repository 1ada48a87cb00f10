import { type Driver, draw } from '@backlot/engine';
import { connected } from './network.ts';
import { AGENT } from './tiles.ts';
import { DRAWN, type Event, type State } from './types.ts';

/** CAN-2.7: as soon as the draw pile is empty the discards of all become the new one. */
export function refill(state: State, driver: Driver<Event>): void {
  if (state.pile.length > 0) return;
  for (const player of state.players) state.pile.push(...player.discards.splice(0));
  if (state.pile.length > 0) driver.emit?.({ type: 'reshuffled', count: state.pile.length });
}

/** CAN-2.1: the mover draws three tiles, or what there is (CAN-2.7). */
function drawTiles(state: State, driver: Driver<Event>): void {
  while (state.drawn.length < DRAWN) {
    const kind = draw(state.pile, driver.chance);
    if (kind === undefined) break;
    state.drawn.push(kind);
    refill(state, driver);
  }
  const kinds = [...state.drawn].sort((a, b) => a - b);
  state.drawn = kinds;
  driver.emit?.({ type: 'drew', seat: state.mover, count: kinds.length, kinds: [...kinds] });
}

/** Begins the mover's turn: agents are counted now (CAN-2.2, CAN-R1), then tiles are drawn. */
export function startTurn(state: State, driver: Driver<Event>): void {
  state.turn++;
  state.agents = connected(state, state.mover, AGENT);
  driver.emit?.({ type: 'turn', seat: state.mover, turn: state.turn, agents: state.agents });
  drawTiles(state, driver);
  state.stack.push({ kind: 'tile', seat: state.mover, placed: 0 });
}
