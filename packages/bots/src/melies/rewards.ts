import type { Reward, State } from '@backlot/melies';
import { drawsLeft, type Look } from './look.ts';
import { shareGain } from './shares.ts';
import { HAS, type Tables } from './tables.ts';
import type { Weights } from './weights.ts';

/** Pawns of `seat` on the board. */
function pawnsOut(t: Tables, state: State, seat: number): number {
  let pawns = 0;
  for (let space = 0; space < state.spaces.length; space++) {
    if (state.spaces[space] === seat) pawns += t.spacePawns[space];
  }
  return pawns;
}

/** Worth of `pawns` more in hand: none that time won't use. */
export function pawnsWorth(w: Weights, state: State, seat: number, turns: number, pawns: number): number {
  const inHand = state.players[seat].pawns;
  const used = Math.min(inHand + pawns, turns) - Math.min(inHand, turns);
  return w.pawn * used;
}

/** Points that one reward of a journal is worth now (MEL-5.6, MEL-5.7). */
function rewardWorth(t: Tables, w: Weights, state: State, l: Look, reward: Reward): number {
  const { turns, time, seat } = l;
  const films = Math.min(state.players[seat].tickets, turns / w.turnsPerFilm + 0.5 * time);
  switch (reward) {
    case 'prestige1':
      return 1;
    case 'prestige3':
      return 3;
    case 'pawns':
      return pawnsWorth(w, state, seat, turns, pawnsOut(t, state, seat));
    case 'freeEffects':
      return w.freeEffects * time;
    case 'freeWrite':
      return w.freeWrite * time;
    case 'freeSet':
      return w.freeSet * time * 0.5 + 0.5 * shareGain(state.players[seat].shares, drawsLeft(w, l));
    case 'freeWardrobe':
      return w.freeWardrobe * time;
    case 'freeMove':
      return w.freeMove * time;
    case 'freeJoin':
      return w.freeJoin;
    case 'wardrobeTwice':
    case 'moveTwice':
      return w.twice * turns;
    case 'setTwoSteps':
      return w.farSet * turns;
    case 'filmJoin':
      return w.filmJoin * films;
    case 'filmColor':
      return w.filmColor * films;
    case 'filmPrestige':
      return films;
    case 'ladyGentleman':
    case 'astronomerSelenite':
      return w.alikeActors * films;
    case 'setIgnored':
      return w.anySet * films;
    case 'yellowAny':
    case 'blueAny':
      return w.anyPaint * turns;
    case 'colorJoin':
    case 'colorEffects':
    case 'colorPrestige':
    case 'colorSet':
      return w.afterColor * turns;
  }
}

/** What meeting the requirement of `journal` by a pawn's action brings `l.seat` now (MEL-5.2, MEL-5.3). */
export function advanceWorth(t: Tables, w: Weights, state: State, l: Look, journal: number): number {
  const page = t.pages[journal][state.journals[journal].page];
  const disk = state.players[l.seat].disks[journal];
  if (disk >= page.length) return 1;
  return w.nearer * l.time + rewardWorth(t, w, state, l, page[disk]);
}

/** Worth of the lasting rewards a seat has, for the rest of the game. */
export function lastingWorth(t: Tables, w: Weights, state: State, l: Look): number {
  let sum = 0;
  for (let journal = 0; journal < 3; journal++) {
    const page = t.pages[journal][state.journals[journal].page];
    const disk = state.players[l.seat].disks[journal];
    for (let i = 0; i < disk && i < page.length; i++) {
      const reward = page[i];
      // immediate rewards are spent already
      if (reward in HAS) sum += rewardWorth(t, w, state, l, reward);
    }
    sum += w.nearer * l.time * disk;
  }
  return sum;
}
