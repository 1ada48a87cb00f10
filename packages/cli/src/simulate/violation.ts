/** Something that must never happen did, in one game of a simulation. */
export class Violation extends Error {
  override readonly name = 'Violation';
  /** The moves that stood, in their text form. */
  readonly moves: readonly string[];
  readonly seed: number;
  readonly seats: number;

  constructor(message: string, game: { seed: number; seats: number; moves: readonly string[] }) {
    super(message);
    this.seed = game.seed;
    this.seats = game.seats;
    this.moves = game.moves;
  }
}
