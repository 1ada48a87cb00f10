/**
 * What a player of some experience holds things to be worth, in millions. Found by play of the greedy bot against
 * itself with other numbers; plain numbers, so that a better set is only an edit.
 */
export const WEIGHTS = {
  /** How sure it is that a tile so many rods away is used when it is needed; the last is for those out of reach. */
  reach: [1, 0.85, 0.7, 0.5, 0.4, 0.5],
  /** Share of a connection's worth that a tile laid so many rods away has for the mover. */
  soon: [1, 0.7, 0.4, 0, 0],
  /** What is left of a good's worth for each step of production still before it. */
  step: 0.93,
  /** A good whose partner in the recipe can't be had is worth this share. */
  alone: 0.4,
  /** What a movie's popularity is expected to lose before it is presented. */
  drop: 0.6,
  /** Shares of the next turn's production, and of each later one, that the network as it stands is credited with. */
  nextTurn: 0.82,
  laterTurn: 0.23,
  laterTurns: 2,
  /** Share of a turn's goods of a supplier not connected yet. */
  near: 0.5,
  /** An industry at hand, whatever it makes. */
  industry: 1.5,
  agent: 0.35,
  critic: 0.69,
  golf: 0.3,
  /** What a beer is worth beside the script writer, a critic being connected. */
  beer: 0.6,
  /** Share of the other's gain counted against a tile, of two players. */
  rivalry: 0.1,
  /** Worth of a tile for each neighbour that it joins. */
  compact: 0.2,
  /** Tiles laid in a turn, on the whole. */
  tilesPerTurn: 1.1,
  /** What two rods are worth beside the production they allow at once. */
  rods: 3,
  /** By how much an old-boy marker must better the position. */
  cigar: 1,
  /** By how much a rod's move must. */
  move: 0.05,
};
export type Weights = typeof WEIGHTS;
