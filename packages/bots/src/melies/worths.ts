import { cutWorth, joinWorth } from './editing.ts';
import { drawsLeft, effectsIn, has } from './look.ts';
import { colorPoints, paintWorth } from './paints.ts';
import { filmedWorth, filmingWorth, handWorth, matches } from './scenes.ts';
import { shareGain } from './shares.ts';
import { type Situation, setAfter } from './situation.ts';
import { effectOf, type Met } from './tables.ts';

/** The requirement of a journal in this game. */
const asked = ({ t, state }: Situation, journal: number): Met =>
  t.met[journal][state.journals[journal].requirement];

/** Prepare Set: scenes made ready for me and for others, and the share of a clockwise step (MEL-3.1). */
export function setWorth(s: Situation, steps: number, share: boolean): number {
  const set = setAfter(s.state, steps);
  const drawn = share && steps > 0 ? shareGain(s.state.players[s.seat].shares, drawsLeft(s.w, s.l)) : 0;
  return drawn + s.handWith(set, s.l.effects) - s.base + s.rivalsWith(set);
}

/** Special Effects: an effect my scenes lack, a paint for a coloring, the journal (MEL-3.2). */
export function takeWorth(s: Situation, kind: number, pawn: boolean): number {
  const { w, l, state, seat } = s;
  const held = state.players[seat].effects;
  const effect = 1 << effectOf(kind);
  // an effect that is only installed may be gone tomorrow
  const safer = effectsIn(held) & effect ? 0 : 0.15 * l.time;
  const scenes = l.effects & effect ? 0 : s.handWith(state.set, l.effects | effect) - s.base;
  const paint = paintWorth(w, l, s.open, held, kind) - paintWorth(w, l, s.open, held);
  return scenes + safer + paint + (pawn && asked(s, 0).take(kind) ? s.advance(0) : 0);
}

/** Write Scene: what the hand is worth with it, and the journal (MEL-3.3). */
export function writeWorth(s: Situation, scene: number, pawn: boolean): number {
  const { t, w, l, state } = s;
  const { base, hand } = s;
  hand.add(t, w, state, l, scene);
  const gain = handWorth(t, w, l, hand, s.tickets, state.set, l.effects) - base;
  hand.drop();
  return gain + (pawn && asked(s, 0).write(scene) ? s.advance(0) : 0);
}

/** Film a Scene: icons, its place in the editing area, bonuses and the journal, less what it was in hand (MEL-3.6). */
export function filmWorth(s: Situation, scene: number, pawn: boolean): number {
  const { t, w, l, state } = s;
  const matched = matches(t, state, l.lasting, scene);
  const bonus = has(l, 'filmPrestige') ? 1 : 0;
  const follow = (has(l, 'filmJoin') ? 0.8 * w.filmJoin : 0) + (has(l, 'filmColor') ? 0.5 * w.filmColor : 0);
  const journal = pawn && asked(s, 1).film(scene, matched) ? s.advance(1) : 0;
  const rest = s.handWith(state.set, l.effects, scene, s.tickets - 1) - s.base;
  return matched + filmedWorth(t, w, l, scene) + bonus + follow + journal + rest;
}

/** Create Sequence (MEL-3.7). */
export function joiningWorth(s: Situation, left: number, right: number, pawn: boolean): number {
  const journal = pawn && asked(s, 2).join(left, right) ? s.advance(2) : 0;
  return joinWorth(s.state, s.seat, left, right, s.w.rivalry) + journal;
}

/** Cut and Create Sequence (MEL-3.8). */
export function cuttingWorth(s: Situation, at: number, left: number, right: number, pawn: boolean): number {
  const journal = pawn && asked(s, 2).join(left, right) ? s.advance(2) : 0;
  return cutWorth(s.state, s.seat, at, left, right, s.w.rivalry) + journal;
}

/** What the hand of effects loses when these two pay (MEL-3.9). */
export function paymentLoss(s: Situation, first: number, second: number): number {
  const { w, l, state, seat } = s;
  const held = state.players[seat].effects;
  const left = held.slice();
  left.splice(left.indexOf(first), 1);
  left.splice(left.indexOf(second), 1);
  const effects = effectsIn(left) | (1 << effectOf(state.installed));
  const paint = paintWorth(w, l, s.open, held) - paintWorth(w, l, s.open, left);
  return paint + s.base - s.handWith(state.set, effects);
}

/** Whether two cards have the paints of `scene`, the "any paint" rewards counted in. */
function pays(s: Situation, scene: number, first: number, second: number): boolean {
  const [a, b] = s.t.paints[scene];
  const covers = (kind: number, paint: number): boolean =>
    kind % 3 === paint ||
    (kind % 3 === 0 && has(s.l, 'yellowAny')) ||
    (kind % 3 === 1 && has(s.l, 'blueAny'));
  return (covers(first, a) && covers(second, b)) || (covers(first, b) && covers(second, a));
}

/** Color Scene: its points and the journal, less the cheapest cards for it (MEL-3.9). */
export function coloringWorth(s: Situation, scene: number, pawn: boolean): number {
  const { effects } = s.state.players[s.seat];
  let cheapest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < effects.length; i++) {
    for (let j = i + 1; j < effects.length; j++) {
      if (!pays(s, scene, effects[i], effects[j])) continue;
      cheapest = Math.min(cheapest, paymentLoss(s, effects[i], effects[j]));
    }
  }
  const follow =
    (has(s.l, 'colorJoin') ? 0.8 * s.w.freeJoin : 0) +
    (has(s.l, 'colorEffects') ? s.w.freeEffects * s.l.time : 0) +
    (has(s.l, 'colorSet') ? 0.5 * s.l.time : 0);
  const journal = pawn && asked(s, 2).color(scene) ? s.advance(2) : 0;
  return colorPoints(s.w, s.state, s.l, scene) + follow + journal - cheapest;
}

/** What a scene laid at the start is worth there rather than in hand (MEL-1.7). */
export function layingWorth(s: Situation, scene: number): number {
  const { t, w, state, l } = s;
  return filmedWorth(t, w, l, scene) - w.ready * filmingWorth(t, w, state, l, scene);
}

/** Exchange with the installed effect: paints, and what the others can film with (MEL-R19). */
export function exchangeWorth(s: Situation, kind: number): number {
  const { w, l, state, seat } = s;
  const held = state.players[seat].effects;
  const got = state.installed;
  const paint = paintWorth(w, l, s.open, held, got, kind) - paintWorth(w, l, s.open, held);
  const needs = (effect: number): number => {
    let wanted = 0;
    for (let other = 0; other < state.players.length; other++) {
      const { scenes, effects } = state.players[other];
      const share = other === seat ? 1 : -w.rivalry;
      if (other !== seat && effectsIn(effects) & (1 << effect)) continue;
      for (const scene of scenes) if (s.t.effectOf[scene] === effect) wanted += share;
    }
    return wanted;
  };
  return paint + 0.2 * l.time * (needs(effectOf(kind)) - needs(effectOf(got)));
}
