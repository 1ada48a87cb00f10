/** What the value model takes for granted, in pounds and shares; tuned by hand. */
export interface Weights {
  /** Cash below this is short, the more so the less there is; none at all costs `thirst` times as much (IMM-5.2). */
  readonly reserve: number;
  readonly thirst: number;
  /** How many laps of rents and fines are kept in hand beside the reserve. */
  readonly dues: number;
  /** Production cards turned up in a turn, on the shipped board about 12 spaces of 40. */
  readonly turnedUp: number;
  /** Passes of Box Office in a turn: seven steps of 40. */
  readonly passes: number;
  /** Turns beyond which Box Office pay isn't counted: a flop or a loan may come first. */
  readonly horizon: number;
  /** Share of the cards to come that can also be paid for and kept. */
  readonly luck: number;
  /** Location cards that a player can buy in a turn. */
  readonly locations: number;
  /** Share of its pay that a film still gets for each part, and each location card, that it waits for. */
  readonly latePart: number;
  readonly lateLocation: number;
  /** Of a card still to be found: what it adds to a film, and its price. */
  readonly foundWorth: number;
  readonly foundPrice: number;
  /** Share of its gain that a film keeps for each part, and each location card, that debts may prevent. */
  readonly safePart: number;
  readonly safeLocation: number;
  /** What a further film counts for while those before it are not complete: cash goes into one film at a time. */
  readonly further: number;
  /** How much of what a rival gains by a card is spent on keeping it away. */
  readonly denial: number;
  /** What a turn of one's own is worth besides Box Office pay (IMM-3.9). */
  readonly turn: number;
  /** A loan is taken with less cash than this and more turns of one's own to come (IMM-5.3). */
  readonly loanCash: number;
  readonly loanTurns: number;
  /** What an offer has to bring each side, in pounds, and every how many rounds two seats look for one. */
  readonly offerGain: number;
  readonly offerEvery: number;
  /** How many times its face value a part is worth in a trade at most, unless it completes a film. */
  readonly dear: number;
}

export const WEIGHTS: Weights = {
  reserve: 550_000,
  thirst: 3,
  dues: 1.5,
  turnedUp: 0.3,
  passes: 0.175,
  horizon: 30,
  luck: 0.6,
  locations: 0.2,
  latePart: 0.88,
  lateLocation: 0.94,
  foundWorth: 280_000,
  foundPrice: 130_000,
  safePart: 0.9,
  safeLocation: 0.93,
  further: 0.4,
  denial: 0.3,
  turn: 60_000,
  loanCash: 600_000,
  loanTurns: 15,
  offerGain: 250_000,
  offerEvery: 5,
  dear: 6,
};
