import { ACTORS, SETS, type State } from '@backlot/melies';
import { joinable } from './editing.ts';
import type { Look } from './look.ts';
import { HAS, type Tables, TYPE_OF_FACE } from './tables.ts';
import type { Weights } from './weights.ts';

const LADY = ACTORS.indexOf('lady');
const GENTLEMAN = ACTORS.indexOf('gentleman');
const [IGNORED, TWO_STEPS] = [HAS.setIgnored, HAS.setTwoSteps];
/** The lasting rewards by which types of actor pass for one another. */
const ALIKE = HAS.ladyGentleman | HAS.astronomerSelenite;
const human = (type: number): boolean => type === LADY || type === GENTLEMAN;

/** Whether an icon that asks for `asked` is met by an actor shown as `shown` (MEL-3.6d, MEL-5.7). */
export function meets(lasting: number, asked: number, shown: number): boolean {
  if (asked === shown) return true;
  if ((lasting & ALIKE) === 0) return false;
  if (human(asked)) return (lasting & HAS.ladyGentleman) !== 0 && human(shown);
  return (lasting & HAS.astronomerSelenite) !== 0 && !human(shown);
}

/** Icons of `scene` that match the stage now. */
export function matches(t: Tables, state: State, lasting: number, scene: number): number {
  const wants = t.wants[scene];
  const { stage } = state;
  let count = 0;
  for (let i = 0; i < wants.length; i++) {
    const face = stage[wants[i] >> 2];
    if (face >= 0 && meets(lasting, wants[i] & 3, TYPE_OF_FACE[face])) count++;
  }
  return count;
}

/** Prepare Set actions until `scene` may be filmed. */
function stepsFor(t: Tables, l: Look, set: number, scene: number): number {
  if (l.lasting & IGNORED) return 0;
  const steps = t.steps[set * SETS.length + t.sets[scene]];
  return steps === 2 && l.lasting & TWO_STEPS ? 1 : steps;
}

export const readyNow = (t: Tables, l: Look, set: number, scene: number): boolean =>
  stepsFor(t, l, set, scene) === 0 && (l.effects & (1 << t.effectOf[scene])) !== 0;

/** What an own scene is worth in the editing area, beyond the icons it matched. */
export function filmedWorth(t: Tables, w: Weights, l: Look, scene: number): number {
  const join = joinable(t, l.ends, scene);
  return 1 + l.time * (w.filmed + w.joinable * join);
}

/** How near `scene` is to being filmed, 0 to 1, with the token at `set` and these effects at hand. */
export function nearness(
  t: Tables,
  w: Weights,
  l: Look,
  set: number,
  effects: number,
  scene: number,
): number {
  const steps = stepsFor(t, l, set, scene);
  const missing = effects & (1 << t.effectOf[scene]) ? 0 : 1;
  const needed = Math.max(steps, missing) + 1;
  if (needed > l.turns) return 0;
  const share = steps === 0 ? 1 : steps === 1 ? w.setAway : w.setAway * w.setAway;
  return w.ready * share * (missing ? w.effectAway : 1);
}

/** Scenes in hand with what filming each would bring, to weigh sets and effects against one another. */
export class Hand {
  readonly scenes: number[] = [];
  readonly worths: number[] = [];

  constructor(t: Tables, w: Weights, state: State, l: Look) {
    const held = state.players[l.seat].scenes;
    for (let i = 0; i < held.length; i++) this.add(t, w, state, l, held[i]);
  }

  /** Thinks one more scene into the hand. */
  add(t: Tables, w: Weights, state: State, l: Look, scene: number): void {
    this.scenes.push(scene);
    this.worths.push(filmingWorth(t, w, state, l, scene));
  }
  /** Takes the last one out again. */
  drop(): void {
    this.scenes.pop();
    this.worths.pop();
  }
}

/** Points to expect from filming `scene` some time. */
export function filmingWorth(t: Tables, w: Weights, state: State, l: Look, scene: number): number {
  const icons = Math.min(
    t.wants[scene].length,
    w.matchBase + w.matchNow * matches(t, state, l.lasting, scene),
  );
  return icons + filmedWorth(t, w, l, scene);
}

const values: number[] = [];

/**
 * Worth of the scenes in hand with the token at `set` and `effects` at hand: the best counts most, as a turn films
 * one; tickets and time set the limit. The scene `without` is left out.
 */
export function handWorth(
  t: Tables,
  w: Weights,
  l: Look,
  hand: Hand,
  tickets: number,
  set: number,
  effects: number,
  without = -1,
): number {
  let count = 0;
  const { scenes, worths } = hand;
  for (let i = 0; i < scenes.length; i++) {
    if (scenes[i] === without) continue;
    const value = nearness(t, w, l, set, effects, scenes[i]) * worths[i];
    let at = count++;
    while (at > 0 && values[at - 1] < value) {
      values[at] = values[at - 1];
      at--;
    }
    values[at] = value;
  }
  let [sum, share] = [0, 1];
  const room = Math.min(count, tickets, Math.ceil(l.turns));
  for (let i = 0; i < room; i++) {
    sum += share * values[i];
    share *= w.nextScene;
  }
  return sum;
}
