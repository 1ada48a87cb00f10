import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { boardOf, fits } from './board.ts';
import { beginDevelopment } from './development.ts';
import { DEVELOP, STOP, TILE } from './moves.ts';
import { refill } from './start.ts';
import { FACTS } from './tiles.ts';
import { type Decisions, DRAWN, type Event, KINDS, type State } from './types.ts';

type Frame = FrameOf<Decisions, 'tile'>;
type Choice = Decisions['tile']['move'];

/** CAN-2.1: after at most one tile, or one more for each agent (CAN-2.2), the turn may go on. */
const goingOn = (state: State): number => 1 + state.agents;
/** Two tiles, or one more with an agent: never more than three (CAN-2.2). */
const most = (state: State): number => Math.min(DRAWN, 2 + state.agents);
/** CAN-2.1: two tiles at least for a turn that stops. */
const STOPPING = 2;

/** CAN-R7: whether the table has a place for a tile of this kind; all but parties always find one. */
function hasPlace(state: State, kind: number): boolean {
  if (!FACTS[kind].party) return true;
  const board = boardOf(state.tiles);
  for (let at = 0; at < board.edges; at++) if (fits(board, kind, at)) return true;
  return false;
}

const isStuck = (state: State): boolean => !state.drawn.some(kind => hasPlace(state, kind));

/**
 * - CAN-2.2 { placed, agents, most } beyond the tiles that this turn allows
 * - CAN-R7 { kind } where the table has no place for it
 */
function refuseTile(state: State, placed: number, kind: number): Refusal | undefined {
  if (placed >= most(state)) {
    return { rule: 'CAN-2.2', values: { placed, agents: state.agents, most: most(state) } };
  }
  return hasPlace(state, kind) ? undefined : { rule: 'CAN-R7', values: { kind: KINDS[kind] } };
}

/**
 * - CAN-2.3 {} before the first tile, unless none can be laid (CAN-R7)
 * - CAN-2.2 { placed, agents, most } after more tiles than may be followed by development
 */
function refuseDevelop(state: State, placed: number): Refusal | undefined {
  if (placed === 0) return isStuck(state) ? undefined : { rule: 'CAN-2.3' };
  if (placed <= goingOn(state)) return undefined;
  return { rule: 'CAN-2.2', values: { placed, agents: state.agents, most: goingOn(state) } };
}

/** CAN-2.3 {} before the first tile; CAN-2.1 {} after one: then the turn goes on. */
function refuseStop(placed: number): Refusal | undefined {
  if (placed >= STOPPING) return undefined;
  return { rule: placed === 0 ? 'CAN-2.3' : 'CAN-2.1' };
}

/** CAN-2.6: what was not laid goes face down to the discards, before the network is developed (CAN-R13). */
function discardRest(state: State, driver: Driver<Event>): void {
  const kinds = state.drawn;
  if (kinds.length === 0) return;
  state.drawn = [];
  state.players[state.mover].discards.push(...kinds);
  driver.emit?.({ type: 'discarded', seat: state.mover, count: kinds.length, kinds });
  refill(state, driver);
}

/** Chapter 2: which drawn tile next, or on to the network, or the end of the turn. */
export const tile = {
  candidates(state: State, _frame: Frame, out: Choice[]): void {
    const { drawn } = state;
    for (let i = 0; i < drawn.length; i++) if (drawn.indexOf(drawn[i]) === i) out.push(TILE[drawn[i]]);
    out.push(DEVELOP, STOP);
  },
  refuse(state: State, { placed }: Frame, move: Choice): Refusal | undefined {
    if (move.type === 'tile') return refuseTile(state, placed, move.kind);
    return move.type === 'develop' ? refuseDevelop(state, placed) : refuseStop(placed);
  },
  legal(state: State, { placed }: Frame, out: Choice[]): void {
    const before = out.length;
    const { drawn } = state;
    if (placed < most(state)) {
      for (let i = 0; i < drawn.length; i++) {
        if (drawn.indexOf(drawn[i]) === i && hasPlace(state, drawn[i])) out.push(TILE[drawn[i]]);
      }
    }
    if (placed === 0 ? out.length === before : placed <= goingOn(state)) out.push(DEVELOP);
    if (placed >= STOPPING) out.push(STOP);
  },
  apply(state: State, { seat, placed }: Frame, move: Choice, driver: Driver<Event>): void {
    if (move.type === 'tile') {
      state.stack.push({ kind: 'cell', seat, placed, tile: move.kind });
      return;
    }
    if (placed === 0) {
      state.stuck++; // CAN-R7
      driver.emit?.({ type: 'stuck', seat });
    }
    driver.emit?.({ type: move.type === 'develop' ? 'developed' : 'stopped', seat });
    discardRest(state, driver);
    if (move.type === 'develop') beginDevelopment(state, seat);
  },
};
