import type { Driver, FrameOf, Refusal, Seat } from '@backlot/engine';
import { DISCARD } from './moves.ts';
import type { Decisions, Event, State } from './types.ts';

type Frame = FrameOf<Decisions, 'discard'>;
type Discard = Decisions['discard']['move'];

export const total = (counts: readonly number[]): number => counts[0] + counts[1] + counts[2];

/** MEL-R10: an empty deck is made anew from the discards of all; MEL-R29: what was discarded is then forgotten. */
function remake(state: State, driver: Driver<Event>): void {
  for (const player of state.players) {
    for (let i = 0; i < 3; i++) {
      state.shareDeck[i] += player.discarded[i];
      player.discarded[i] = 0;
    }
  }
  if (total(state.shareDeck) > 0) driver.emit?.({ type: 'sharesRemade' });
}

/** `seat` draws a Star Film share; a fourth asks at once which one goes (MEL-4.1, MEL-R25). */
export function takeShare(state: State, seat: Seat, driver: Driver<Event>): void {
  if (total(state.shareDeck) === 0) remake(state, driver);
  const left = total(state.shareDeck);
  if (left === 0) {
    driver.emit?.({ type: 'sharesGone', seat });
    return;
  }
  let pick = driver.chance(left);
  let share = 0;
  while (pick >= state.shareDeck[share]) pick -= state.shareDeck[share++];
  state.shareDeck[share]--;
  const held = state.players[seat].shares;
  held[share]++;
  driver.emit?.({ type: 'shareTaken', seat, share });
  if (total(held) > 3) state.stack.push({ kind: 'discard', seat });
}

/** Which of four shares goes, face down (MEL-4.1, MEL-R25). */
export const discard = {
  candidates(_state: State, _frame: Frame, out: Discard[]): void {
    for (const move of DISCARD) out.push(move);
  },
  refuse(state: State, frame: Frame, move: Discard): Refusal | undefined {
    return state.players[frame.seat].shares[move.share] > 0
      ? undefined
      : { rule: 'MEL-4.1', values: { share: move.share } };
  },
  apply(state: State, frame: Frame, move: Discard, driver: Driver<Event>): void {
    const player = state.players[frame.seat];
    player.shares[move.share]--;
    player.discarded[move.share]++;
    driver.emit?.({ type: 'shareDiscarded', seat: frame.seat, share: move.share });
  },
};

/** MEL-4.2: 9 for three identical, 5 for three different, 2 for two identical, else 0. */
export function shareValue(held: readonly number[]): number {
  const most = Math.max(...held);
  if (most >= 3) return 9;
  if (held.every(count => count > 0)) return 5;
  return most === 2 ? 2 : 0;
}
