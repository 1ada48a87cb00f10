import { BOX_OFFICE_SHARE, type Components, LENGTHS, PARTS, type State } from '@backlot/movie-maker';
import type { Weights } from './weights.ts';

/** What is still to come, as one seat sees it. */
export interface Outlook {
  /** Turns each seat may expect to have. */
  readonly turns: number;
  /** By index into PARTS: cards of this part that one seat may expect to get. */
  readonly parts: readonly number[];
  /** Location cards that one seat may expect to be able to buy. */
  readonly locations: number;
  /** What a story still to come adds to a film, in pounds, on average. */
  readonly story: number;
  /** What a completed film brings in Box Office pay, as a share of its completion value. */
  readonly pay: number;
}

const LONG = LENGTHS.indexOf('long');

/** Reads the outlook off the cards that are not dealt with yet. */
export function outlook(c: Components, state: State, w: Weights): Outlook {
  const seats = state.players.filter(player => player.bankrupt === 0).length;
  const parts = PARTS.map(() => 0);
  let story = 0;
  let cards = 0;
  const count = (card: number): void => {
    const part = c.parts[card];
    parts[part] += w.luck / seats;
    cards++;
    if (part === 0) story += c.worth[card * c.needs.length + c.kinds[card]] / seats;
  };
  for (const card of state.deck) count(card);
  // the long game plays the Production Box on, once (IMM-6.1)
  if (state.length === LONG && state.replayed === 0) for (const card of state.box) count(card);
  const turns = cards / w.turnedUp / seats;
  return {
    turns,
    parts,
    locations: Math.min(turns * w.locations, state.locations),
    story: parts[0] > 0 ? (story * w.luck) / parts[0] : 0,
    pay: (w.passes / BOX_OFFICE_SHARE) * Math.min(turns, w.horizon),
  };
}
