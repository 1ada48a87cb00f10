import { PAINTS, type State } from '@backlot/melies';
import { otherShare } from './editing.ts';
import { has, type Look } from './look.ts';
import type { Tables } from './tables.ts';
import type { Weights } from './weights.ts';

const [YELLOW, BLUE] = [PAINTS.indexOf('yellow'), PAINTS.indexOf('blue')];
/** Points a share given to another player is held to be worth to them. */
const SHARE_GIVEN = 2;

/** What turning `scene` over brings at once, its cards not counted (MEL-3.9, MEL-5.7). */
export function colorPoints(w: Weights, state: State, l: Look, scene: number): number {
  const given = state.owners[scene] === l.seat ? 0 : SHARE_GIVEN * otherShare(state, w.rivalry);
  return 3 + (has(l, 'colorPrestige') ? 1 : 0) - given;
}

/** Best coloring open for each pair of paints, by first * 3 + second with first <= second; 0 for none. */
export function colorings(t: Tables, w: Weights, state: State, l: Look): number[] {
  const worths = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const piece of state.pieces) {
    for (let i = 0; i < piece.length; i++) {
      const scene = piece[i];
      if (state.owners[scene] < 0 || state.coloured[scene]) continue;
      const [a, b] = t.paints[scene];
      const pair = a <= b ? a * 3 + b : b * 3 + a;
      worths[pair] = Math.max(worths[pair], colorPoints(w, state, l, scene));
    }
  }
  return worths;
}

const counts = [0, 0, 0];

/**
 * Worth of a hand of effect cards as paint: the best coloring it pays for, and something for every card, less for
 * each further one. `without` and `also` are cards taken out of it and thought into it.
 */
export function paintWorth(
  w: Weights,
  l: Look,
  open: readonly number[],
  held: readonly number[],
  also = -1,
  without = -1,
  without2 = -1,
): number {
  if (l.time === 0) return 0;
  counts[0] = 0;
  counts[1] = 0;
  counts[2] = 0;
  for (let i = 0; i < held.length; i++) counts[held[i] % 3]++;
  if (also >= 0) counts[also % 3]++;
  if (without >= 0) counts[without % 3]--;
  if (without2 >= 0) counts[without2 % 3]--;
  const any = (has(l, 'yellowAny') ? counts[YELLOW] : 0) + (has(l, 'blueAny') ? counts[BLUE] : 0);
  const cards = counts[0] + counts[1] + counts[2];
  let most = 0;
  if (cards >= 2) {
    for (let a = 0; a < 3; a++) {
      for (let b = a; b < 3; b++) {
        const worth = open[a * 3 + b];
        if (worth <= most) continue;
        const missing =
          a === b ? Math.max(0, 2 - counts[a]) : (counts[a] > 0 ? 0 : 1) + (counts[b] > 0 ? 0 : 1);
        if (missing <= any) most = worth;
      }
    }
  }
  let [sum, share] = [w.colorable * most, w.card];
  for (let i = 0; i < cards; i++) {
    sum += share;
    share *= w.nextCard;
  }
  return l.time * sum;
}
