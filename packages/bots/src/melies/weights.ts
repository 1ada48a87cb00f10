/**
 * What a player of some experience holds things to be worth, in points. Found by play of the greedy bot against
 * itself with other numbers; plain numbers, so that a better set is only an edit.
 */
export const WEIGHTS = {
  /** Own turns from one filming of the quickest player to the next. */
  turnsPerFilm: 2.3,
  /** Worth of an own filmed scene beyond its single point, through later joins. */
  filmed: 2,
  /** Share of the best join open to a scene that is counted when it is filmed. */
  joinable: 0.45,
  /** A scene in hand: share of its worth when ready, when a set step away, when its effect is missing. */
  ready: 0.65,
  setAway: 0.75,
  effectAway: 0.72,
  /** Share of the worth of each further scene in hand. */
  nextScene: 0.72,
  /** Icons expected to match at filming: `matchBase` + `matchNow` for each that matches now. */
  matchBase: 0.79,
  matchNow: 0.6,
  /** A pawn in hand, and the loss of a turn it saves. */
  pawn: 0.9,
  /** Share of a coloring's worth when the cards for it are in hand, and of each further card. */
  colorable: 0.45,
  card: 0.5,
  nextCard: 0.7,
  /** Shares of the others' gain counted against a move (all others together). */
  rivalry: 0.79,
  /** Actions as rewards. */
  freeEffects: 1,
  freeWrite: 0.88,
  freeWardrobe: 0.4,
  freeMove: 0.6,
  freeSet: 2.11,
  freeJoin: 2,
  /** Having come one space nearer to the next reward. */
  nearer: 0.46,
  /** Lasting rewards, for each turn left or each filming left. */
  twice: 0.12,
  farSet: 0.15,
  filmJoin: 1.63,
  filmColor: 1.67,
  alikeActors: 0.7,
  anySet: 1.1,
  anyPaint: 0.13,
  afterColor: 0.07,
  /** Draws of shares expected a turn. */
  sharesPerTurn: 0.25,
  /** A fresh row of three effects to choose from. */
  refresh: 1.22,
};
export type Weights = typeof WEIGHTS;
