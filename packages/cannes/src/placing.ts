import { type Driver, type FrameOf, type Refusal, take } from '@backlot/engine';
import { boardOf, edgeAt, fits, fitsTurned } from './board.ts';
import { type Cell, cellText } from './geometry.ts';
import { cellMove, TURN } from './moves.ts';
import { FACTS } from './tiles.ts';
import type { Decisions, Event, State } from './types.ts';

type CellFrame = FrameOf<Decisions, 'cell'>;
type CellChoice = Decisions['cell']['move'];
type TurnFrame = FrameOf<Decisions, 'turn'>;
type TurnChoice = Decisions['turn']['move'];

/** The tile lies on the table for good (CAN-2.4); the mover may choose the next. */
function lay(
  state: State,
  frame: CellFrame | TurnFrame,
  cell: Cell,
  turn: number,
  driver: Driver<Event>,
): void {
  const { seat, tile: kind, placed } = frame;
  take(state.drawn, kind);
  state.tiles.push(Object.freeze({ cell, kind, turn }));
  state.stuck = 0;
  driver.emit?.({ type: 'placed', seat, kind, cell, turn });
  state.stack.push({ kind: 'tile', seat, placed: placed + 1 });
}

/** CAN-2.4, CAN-R16: on any free cell that touches the table. CAN-2.5 { cell } where no way to turn it fits. */
export const cell = {
  candidates(state: State, _frame: CellFrame, out: CellChoice[]): void {
    const board = boardOf(state.tiles);
    for (let at = 0; at < board.edges; at++) out.push(cellMove(board.edge[at]));
  },
  refuse(state: State, { tile }: CellFrame, move: CellChoice): Refusal | undefined {
    const board = boardOf(state.tiles);
    if (fits(board, tile, edgeAt(board, move.cell))) return undefined;
    return { rule: 'CAN-2.5', values: { cell: cellText(move.cell) } };
  },
  legal(state: State, { tile }: CellFrame, out: CellChoice[]): void {
    const board = boardOf(state.tiles);
    const everywhere = !FACTS[tile].party;
    for (let at = 0; at < board.edges; at++) {
      if (everywhere || fits(board, tile, at)) out.push(cellMove(board.edge[at]));
    }
  },
  apply(state: State, frame: CellFrame, move: CellChoice, driver: Driver<Event>): void {
    const { seat, placed, tile } = frame;
    // CAN-R2: only parties with invitations care how they are turned
    if (FACTS[tile].turns === 1) lay(state, frame, move.cell, 0, driver);
    else state.stack.push({ kind: 'turn', seat, placed, tile, cell: move.cell });
  },
};

/** CAN-R2, CAN-2.5 { turn }: turned so that no invitation stands between two parties. */
export const turning = {
  candidates(_state: State, { tile }: TurnFrame, out: TurnChoice[]): void {
    for (let turn = 0; turn < FACTS[tile].turns; turn++) out.push(TURN[turn]);
  },
  refuse(state: State, { tile, cell }: TurnFrame, { turn }: TurnChoice): Refusal | undefined {
    const board = boardOf(state.tiles);
    if (fitsTurned(board, tile, turn, edgeAt(board, cell))) return undefined;
    return { rule: 'CAN-2.5', values: { turn } };
  },
  apply(state: State, frame: TurnFrame, { turn }: TurnChoice, driver: Driver<Event>): void {
    lay(state, frame, frame.cell, turn, driver);
  },
};
