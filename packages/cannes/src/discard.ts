import type { Driver, FrameOf, Refusal } from '@backlot/engine';
import { DISCARD } from './moves.ts';
import { askDiscard } from './produce.ts';
import type { Decisions, Event, State } from './types.ts';

type Frame = FrameOf<Decisions, 'discard'>;
type Choice = Decisions['discard']['move'];

/** CAN-4.3: one item goes, of the player's choice, until five are left. */
export const discard = {
  candidates(state: State, { seat }: Frame, out: Choice[]): void {
    const { goods } = state.players[seat];
    for (let good = 0; good < goods.length; good++) if (goods[good] > 0) out.push(DISCARD[good]);
  },
  refuse: (): Refusal | undefined => undefined,
  apply(state: State, { seat }: Frame, { good }: Choice, driver: Driver<Event>): void {
    state.players[seat].goods[good]--;
    driver.emit?.({ type: 'dropped', seat, good });
    askDiscard(state, seat);
  },
};
