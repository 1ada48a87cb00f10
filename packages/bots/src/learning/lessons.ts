/** Positions of one game and how it ended: what a network learns from. */
export interface Lessons {
  readonly seats: number;
  /** Each seat's share of the win in the end, by seat. */
  readonly wins: readonly number[];
  /**
   * The positions one after another; each is the figures of its seats, one seat after the other. The figures of a seat
   * that is out of the game are no numbers.
   */
  readonly rows: Float32Array;
}

/** A position to learn from, and the shares of the win that the network should give there, by seat. */
export interface Example {
  readonly inputs: readonly Float32Array[];
  /** Seats still in the game, by place in `inputs`. */
  readonly alive: readonly boolean[];
  readonly shares: readonly number[];
}

/** The positions of a game, each with the end of the game as its aim. */
export function examplesOf({ seats, wins, rows }: Lessons, width: number): Example[] {
  return Array.from({ length: rows.length / (seats * width) }, (_, row) => {
    const inputs = wins.map((_, seat) =>
      rows.subarray((row * seats + seat) * width, (row * seats + seat + 1) * width),
    );
    return { inputs, alive: inputs.map(([first]) => !Number.isNaN(first)), shares: wins };
  });
}
