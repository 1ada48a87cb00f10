/** An impossible state: the table that meets it is frozen, with this report. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

/** Throws `Impossible` unless `condition` holds. For what the code guarantees, never for a player's input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Impossible(message);
}
