import type { Seat } from '@backlot/engine';
import { solvent } from './holdings.ts';
import { FINISH_FRAME } from './moves.ts';
import type { State } from './types.ts';

/** IMM-R13: after an auction won or a trade a seat may complete a film; where its window waits it can do so there. */
export function offerToFinish(state: State, seat: Seat): void {
  if (state.ending === 1 || !solvent(state.players[seat])) return;
  const top = state.stack.at(-1);
  if (top?.seat === seat && (top.kind === 'turn' || top.kind === 'window')) return;
  state.stack.push(FINISH_FRAME[seat]);
}
