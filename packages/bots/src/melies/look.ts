import type { State } from '@backlot/melies';
import { type Ends, endsFor } from './editing.ts';
import { DO, effectOf, HAS, type Tables } from './tables.ts';
import type { Weights } from './weights.ts';

/** One seat's situation in short, made anew for each decision. */
export interface Look {
  readonly seat: number;
  /** Own turns after the one that is going on. */
  readonly turns: number;
  /** 1 in the middle of the game, falling to 0 in the last turn: how much there is still time for. */
  readonly time: number;
  /** Bit set over LASTING. */
  readonly lasting: number;
  /** Bit set of the effects this seat can film with: held or installed. */
  readonly effects: number;
  /** Pawns still open to film in the turn going on. */
  readonly filming: boolean;
  /** Where its scenes could be joined. */
  readonly ends: Ends;
}

function lastingOf(t: Tables, state: State, seat: number): number {
  const disks = state.players[seat].disks;
  return (
    t.lasting[0][state.journals[0].page][disks[0]] |
    t.lasting[1][state.journals[1].page][disks[1]] |
    t.lasting[2][state.journals[2].page][disks[2]]
  );
}

/** Bit set of the effects among `held` cards. */
export function effectsIn(held: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < held.length; i++) bits |= 1 << effectOf(held[i]);
  return bits;
}

/**
 * Turns that `seat` will have after the one going on: exact once the end is triggered (MEL-6.1), before that by the
 * tickets of the quickest player.
 */
export function turnsLeft(w: Weights, state: State, seat: number): number {
  const seats = state.players.length;
  if (state.finalRound > 0 && state.round > 0) {
    const order = (seat - state.start + seats) % seats;
    const now = (state.mover - state.start + seats) % seats;
    return state.finalRound - state.round + (order > now ? 1 : 0);
  }
  let fewest = 7;
  for (let i = 0; i < seats; i++) fewest = Math.min(fewest, state.players[i].tickets);
  return Math.max(0, fewest - 1) * w.turnsPerFilm + 1.5;
}

/** Whether `seat` may still film in the turn going on. */
function canFilmNow(state: State, seat: number): boolean {
  const { stack } = state;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame.kind === 'act' && frame.seat === seat && frame.actions & DO.film) return true;
  }
  return false;
}

export function look(t: Tables, w: Weights, state: State, seat: number): Look {
  const turns = turnsLeft(w, state, seat);
  return {
    seat,
    turns,
    time: Math.min(1, turns / 4),
    lasting: lastingOf(t, state, seat),
    effects: effectsIn(state.players[seat].effects) | (1 << effectOf(state.installed)),
    filming: canFilmNow(state, seat),
    ends: endsFor(state, seat, w.rivalry),
  };
}

/** Points a share more is worth counting from the draws still to come. */
export const drawsLeft = (w: Weights, l: Look): number => l.turns * w.sharesPerTurn;

export const has = (l: Look, reward: keyof typeof HAS): boolean => (l.lasting & HAS[reward]) !== 0;
