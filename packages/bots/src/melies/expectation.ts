import type { State } from '@backlot/melies';
import { sequencesWorth } from './editing.ts';
import { drawsLeft, look } from './look.ts';
import { colorings, paintWorth } from './paints.ts';
import { lastingWorth, pawnsWorth } from './rewards.ts';
import { Hand, handWorth } from './scenes.ts';
import { sharesWorth } from './shares.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

/** Points each seat may expect in the end: what is scored, and what lies ready to be. */
export function expectation(t: Tables, w: Weights, state: State, out: number[]): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    const l = look(t, w, state, seat);
    const over = state.stack.length === 0;
    let sum =
      player.prestige + sequencesWorth(state, seat) + sharesWorth(player.shares, over ? 0 : drawsLeft(w, l));
    if (!over) {
      const hand = new Hand(t, w, state, l);
      sum += handWorth(t, w, l, hand, player.tickets, state.set, l.effects);
      sum += paintWorth(w, l, colorings(t, w, state, l), player.effects);
      sum += lastingWorth(t, w, state, l);
      sum += pawnsWorth(w, state, seat, l.turns, 0) + w.pawn * Math.min(player.pawns, l.turns);
      sum += l.time * w.filmed * (7 - player.tickets);
    }
    out[seat] = sum;
  }
}
