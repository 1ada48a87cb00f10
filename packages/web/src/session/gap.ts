import type { Step } from '@backlot/protocol';

/** The part of an update that tells how the log went on. */
export interface Piece {
  readonly seq: number;
  /** The row it goes on from, -1 for the whole log; absent where the sender doesn't say. */
  readonly after?: number | undefined;
  readonly steps: readonly Step[];
  readonly gone: readonly number[];
}

/**
 * Whether rows between the newest `known` one (undefined before the first) and this piece are missing.
 * Row numbers alone can't tell: an undo takes a number and shows no row.
 */
export function hasGap(known: number | undefined, piece: Piece): boolean {
  return piece.after !== undefined && piece.after > (known ?? -1);
}

/** The log after an update: rows taken back dropped, new ones put in, each once and in order. */
export function merge(log: readonly Step[], piece: Piece): Step[] {
  const gone = new Set(piece.gone);
  const rows = new Map(log.filter(step => !gone.has(step.seq) && step.seq <= piece.seq).map(s => [s.seq, s]));
  for (const step of piece.steps) rows.set(step.seq, step);
  return [...rows.values()].sort((a, b) => a.seq - b.seq);
}
