import type { Fragment, Seat } from '@backlot/engine';
import { effectText } from '../notation.ts';
import { CELLS, type EffectKind, JOURNALS } from '../types.ts';

/**
 * Keys by which sentences point at components; the board puts the same keys on its drawings.
 * Numbers are indexes and scene numbers as in `State`; the two title cards are scenes 0 and 43.
 */
export const pieceKey = {
  /** "scene:12" */
  scene: (scene: number): string => `scene:${scene}`,
  /** "effect:mirror-red" */
  effect: (kind: EffectKind): string => `effect:${effectText(kind)}`,
  /** "actor:b2", by the cell it stands on */
  actor: (cell: number): string => `actor:${CELLS[cell]}`,
  /** "space:filming2", by the edition's id */
  space: (id: string): string => `space:${id}`,
  /** "journal:filming" */
  journal: (journal: number): string => `journal:${JOURNALS[journal]}`,
} as const;

/** The name of a seat inside a sentence. */
export const seat = (number: Seat): Fragment => ({ seat: number });

/** Text that points at a component. */
export const pointer = (text: string, piece: string): Fragment => ({ text, piece });
