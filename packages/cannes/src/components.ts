import { canonicalJson, type EditionId, fingerprint } from '@backlot/engine';
import type { Edition } from './edition.ts';
import { KINDS } from './types.ts';

/** An edition made ready for the rules. */
export interface Components {
  readonly id: EditionId;
  readonly edition: Edition;
  /** How many tiles of each kind, by KINDS: for four players, and for two or three. */
  readonly four: readonly number[];
  readonly fewer: readonly number[];
}

/** Turns a valid edition into tables of numbers. Validate first: this trusts it. */
export function compile(edition: Edition): Components {
  const counts = (of: 'four' | 'fewer') =>
    KINDS.map(kind => edition.tiles.find(tile => tile.kind === kind)?.[of] ?? 0);
  return {
    id: { id: edition.id, hash: fingerprint(canonicalJson(edition)) },
    edition,
    four: counts('four'),
    fewer: counts('fewer'),
  };
}

/** The tile set for a number of players (CAN-1.4), a count by KINDS. */
export const tileSet = (c: Components, seats: number): readonly number[] => (seats === 4 ? c.four : c.fewer);
