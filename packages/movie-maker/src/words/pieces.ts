import type { Fragment, Seat } from '@backlot/engine';
import { COMPANIES } from '../types.ts';

/** Keys by which sentences point at components; the board puts the same keys on its drawings. */
export const pieceKey = {
  /** "card:logan", by the edition's id of the story, star or director */
  card: (id: string): string => `card:${id}`,
  /** "company:rank", by index */
  company: (company: number): string => `company:${COMPANIES[company]}`,
  /** "location", the stock of location cards */
  location: 'location',
  /** "space:12", by index on the track */
  space: (space: number): string => `space:${space}`,
  /** "seat:1" */
  seat: (number: Seat): string => `seat:${number}`,
  /** "film:1-0", by the owner and the index among the owner's films */
  film: (owner: Seat, film: number): string => `film:${owner}-${film}`,
} as const;

/** The name of a seat inside a sentence. */
export const seat = (number: Seat): Fragment => ({ seat: number });

/** Text that points at a component. */
export const pointer = (text: string, piece: string): Fragment => ({ text, piece });
