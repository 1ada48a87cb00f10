import type { State } from '@backlot/melies';
import { SLOTS, type Tables } from './tables.ts';

const LONGEST = 5;
/** Own scenes in a piece, by seat. */
function scenesOf(state: State, piece: readonly number[], seat: number): number {
  let own = 0;
  for (let i = 0; i < piece.length; i++) if (state.owners[piece[i]] === seat) own++;
  return own;
}

/** Filmed scenes in a piece, whosever they are. */
function scenesIn(state: State, piece: readonly number[]): number {
  let scenes = 0;
  for (let i = 0; i < piece.length; i++) if (state.owners[piece[i]] >= 0) scenes++;
  return scenes;
}

/** Share of the others' gain that counts against a move: all of them together weigh `rivalry`. */
export const otherShare = (state: State, rivalry: number): number => rivalry / (state.players.length - 1);

/** Points a join of two pieces brings `seat`, less its share of what it brings the others (MEL-6.3). */
function joinGain(
  state: State,
  a: readonly number[],
  b: readonly number[],
  seat: number,
  others: number,
): number {
  const [ownA, ownB] = [scenesOf(state, a, seat), scenesOf(state, b, seat)];
  const [allA, allB] = [scenesIn(state, a), scenesIn(state, b)];
  const own = ownA * b.length + ownB * a.length;
  const theirs = (allA - ownA) * b.length + (allB - ownB) * a.length;
  return own - others * theirs;
}

const ending = (state: State, card: number): readonly number[] => {
  for (const piece of state.pieces) if (piece[piece.length - 1] === card) return piece;
  return [];
};
const beginning = (state: State, card: number): readonly number[] => {
  for (const piece of state.pieces) if (piece[0] === card) return piece;
  return [];
};

/** Gain of the join that makes `left` and `right` meet. */
export function joinWorth(state: State, seat: number, left: number, right: number, rivalry: number): number {
  return joinGain(state, ending(state, left), beginning(state, right), seat, otherShare(state, rivalry));
}

/** Gain of a cut behind `at` with the new join of `left` and `right` (MEL-3.8). */
export function cutWorth(
  state: State,
  seat: number,
  at: number,
  left: number,
  right: number,
  rivalry: number,
): number {
  const others = otherShare(state, rivalry);
  const sequence = state.pieces.find(piece => piece.includes(at)) as number[];
  const behind = sequence.indexOf(at) + 1;
  const [head, tail] = [sequence.slice(0, behind), sequence.slice(behind)];
  const lost = joinGain(state, head, tail, seat, others);
  const won =
    left === at
      ? joinGain(state, head, beginning(state, right), seat, others)
      : joinGain(state, ending(state, left), tail, seat, others);
  return won - lost;
}

/** The pieces that a lone own scene could still be joined to, with what that would bring. */
export interface Ends {
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
  readonly gains: readonly number[];
}

export function endsFor(state: State, seat: number, rivalry: number): Ends {
  const others = otherShare(state, rivalry);
  const [firsts, lasts, gains]: [number[], number[], number[]] = [[], [], []];
  const { pieces, owners } = state;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece.length >= LONGEST) continue;
    let [own, theirs] = [0, 0];
    for (let j = 0; j < piece.length; j++) {
      const owner = owners[piece[j]];
      if (owner === seat) own++;
      else if (owner >= 0) theirs++;
    }
    firsts.push(piece[0]);
    lasts.push(piece[piece.length - 1]);
    gains.push(own + piece.length - others * theirs);
  }
  return { firsts, lasts, gains };
}

/** The best join that a lone own `scene` would have now, 0 where there is none. */
export function joinable(t: Tables, { firsts, lasts, gains }: Ends, scene: number): number {
  let most = 0;
  for (let i = 0; i < gains.length; i++) {
    if (gains[i] <= most) continue;
    if (t.joins[lasts[i] * SLOTS + scene] === 1 || t.joins[scene * SLOTS + firsts[i]] === 1) most = gains[i];
  }
  return most;
}

/** Points of `seat` for the sequences as they lie (MEL-6.3). */
export function sequencesWorth(state: State, seat: number): number {
  let sum = 0;
  const { pieces } = state;
  for (let i = 0; i < pieces.length; i++) sum += scenesOf(state, pieces[i], seat) * pieces[i].length;
  return sum;
}
