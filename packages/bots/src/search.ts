import { type Game, type Seat, searchChance, type Viewed } from '@backlot/engine';
import type { Bot, Limits, Policy } from './bot.ts';
import { best } from './greedy.ts';

/** How a search spends its time. */
export interface SearchSettings {
  /** Candidates compared: the best few by the policy. */
  readonly width: number;
  /** Turns, of whichever seats, that a rollout plays on after the move. */
  readonly depth: number;
  /** Points of lead that make a win about 73 % sure. */
  readonly scale: number;
  /** Trust in the policy's own ranking, as so many rollouts. */
  readonly prior: number;
  /** Moves ranked further than this behind the policy's favourite, in points, are no candidates. */
  readonly reach?: number;
}

const DEFAULTS: SearchSettings = { width: 6, depth: 4, scale: 8, prior: 4 };
const ROLLOUTS = 400;

/** All of a game that playing on needs. */
type Rules<State, Move> = Pick<Game<State, Move>, 'clone' | 'turn' | 'legal' | 'apply'>;

/** Determinized rollouts: worlds imagined from the view, each played on from every candidate by the policy. */
class Rollouts<State, Move> {
  readonly #game: Rules<State, Move>;
  readonly #policy: Policy<State, Move>;
  readonly #settings: SearchSettings;
  readonly #legal: Move[] = [];
  readonly #worths: number[] = [];
  readonly #points: number[] = [];

  constructor(game: Rules<State, Move>, policy: Policy<State, Move>, settings: SearchSettings) {
    this.#game = game;
    this.#policy = policy;
    this.#settings = settings;
  }

  /** How good it is for `seat` to play `move` in this world: about its share of the win, 0 to 1. */
  value(world: State, move: Move, seat: Seat, seed: number): number {
    const game = this.#game;
    const state = game.clone(world);
    const driver = { chance: searchChance(seed) };
    const end = this.#policy.turns(state) + this.#settings.depth;
    game.apply(state, move, driver);
    while (game.turn(state) !== undefined && this.#policy.turns(state) <= end) {
      const legal = game.legal(state, this.#legal);
      if (legal.length > 1) this.#policy.rank(state, legal, this.#worths);
      game.apply(state, legal[legal.length > 1 ? best(this.#worths, legal.length) : 0], driver);
    }
    this.#policy.expect(state, this.#points);
    return this.#share(seat, game.turn(state) === undefined);
  }

  #share(seat: Seat, over: boolean): number {
    const points = this.#points;
    let sum = 0;
    // a decided game still prefers the wider margin a little
    const scale = over ? this.#settings.scale / 4 : this.#settings.scale;
    for (let other = 0; other < points.length; other++)
      sum += Math.exp((points[other] - points[seat]) / scale);
    return 1 / sum;
  }
}

interface Candidate<Move> {
  readonly move: Move;
  /** What the policy's ranking says against it, in shares of the win; 0 for its favourite. */
  readonly doubt: number;
  sum: number;
}

/** How much of the budget is spent, 0 to 1 and beyond; by rollouts, by the caller's clock, or told to stop. */
function spending({ budgetMs, now, rollouts, stopped }: Limits): (done: number) => number {
  const timed = now !== undefined && budgetMs !== undefined;
  const most = rollouts ?? (timed ? Number.POSITIVE_INFINITY : ROLLOUTS);
  const start = timed ? now() : 0;
  return done => {
    if (stopped?.() === true) return 1;
    return Math.max(done / most, timed ? (now() - start) / budgetMs : 0);
  };
}

/**
 * Compares the few moves its policy likes best by rollouts of that policy in worlds imagined from the view: the same
 * worlds and draws for every candidate, and the worse half drops out again and again. Without time it plays as the
 * policy does.
 */
export function searchBot<State, Move, View extends Viewed>(
  policy: Policy<State, Move>,
  settings: SearchSettings = DEFAULTS,
  /** Plays the rollouts, where that is to be done with less care. */
  quick: Policy<State, Move> = policy,
): Bot<State, Move, View> {
  return {
    choose({ game, view, chance, ...limits }) {
      const spent = spending(limits);
      const world = game.imagine(view, chance);
      const legal = game.legal(world);
      if (legal.length === 1) return legal[0];
      const seat = game.turn(world) as Seat;
      const worths: number[] = [];
      policy.rank(world, legal, worths);
      const order = legal.map((_, i) => i).sort((a, b) => worths[b] - worths[a] || a - b);
      const least = worths[order[0]] - (settings.reach ?? Number.POSITIVE_INFINITY);
      const close = order.filter(i => worths[i] >= least);
      if (close.length === 1) return legal[close[0]];
      let field = close.slice(0, settings.width).map((i): Candidate<Move> => {
        const behind = Math.min(10, worths[order[0]] - worths[i]);
        return { move: legal[i], doubt: behind / 4 / settings.scale, sum: 0 };
      });
      const rollouts = new Rollouts(game, quick, settings);
      const phases = Math.ceil(Math.log2(field.length));
      let done = 0;
      let worlds = 0;
      for (let phase = 1; phase <= phases; phase++) {
        while (spent(done) < phase / phases) {
          // one world and one stream of draws, the same for all that are still in the field
          const imagined = game.imagine(view, chance);
          const seed = chance(2 ** 32);
          for (const candidate of field)
            candidate.sum += rollouts.value(imagined, candidate.move, seat, seed);
          done += field.length;
          worlds++;
        }
        const count = worlds;
        const worth = ({ sum, doubt }: Candidate<Move>): number =>
          (sum - settings.prior * doubt) / (count + settings.prior);
        // a stable order: equals stay as the policy ranked them
        field.sort((a, b) => worth(b) - worth(a));
        field = field.slice(0, Math.ceil(field.length / 2));
      }
      return field[0].move;
    },
  };
}
