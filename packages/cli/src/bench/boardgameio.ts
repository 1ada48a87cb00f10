import { createRequire } from 'node:module';
import { type Chance, type Game, searchChance } from '@backlot/engine';
import type { Game as BoardgameioGame } from 'boardgame.io';
import type { Client as ClientType } from 'boardgame.io/client';
import { pickMove, type Round, seatsOf, type Talk } from './random-play.ts';

type Random = { Die(sides: number): number };
/** Gives the frozen state behind Immer's draft of it. */
type Original = (draft: unknown) => unknown;

const chanceOf =
  (random: Random): Chance =>
  below =>
    random.Die(below) - 1;

/**
 * The same rules module as a game of boardgame.io, used as its documentation says, and no slower than we could make it:
 *
 * - `G` is our state, serialisable as boardgame.io asks. Its one move runs the same `apply`; chance comes from its
 *   random plugin, whose turn it is goes to its turn order, the result to its `endIf`.
 * - The move gets the move as `legal` gave it, so nothing is looked up or checked a second time: as in our own loop,
 *   what is played comes from `legal`.
 * - A move may change `G` in place, on a draft of Immer's, or give back a new state. The second, with the game's own
 *   `clone`, came out 1.2 to 1.5 times as fast, since rules read plain objects faster than drafts; so we measure that.
 * - It runs with NODE_ENV=production, so that boardgame.io and Immer skip their checks for developers.
 */
function asBoardgameio(
  game: Game,
  seats: number,
  seed: number,
  original: Original,
): BoardgameioGame<unknown> {
  const seatToMove = ({ G }: { G: unknown }): number | undefined => game.turn(G);
  return {
    name: game.id,
    seed,
    setup: ({ random }) => game.setup({}, seats, { chance: chanceOf(random) }),
    moves: {
      play: ({ G, ctx, random, events }, move: unknown) => {
        const state = game.clone(original(G));
        game.apply(state, move, { chance: chanceOf(random) });
        const next = game.turn(state);
        if (next !== undefined && String(next) !== ctx.currentPlayer) events.endTurn();
        return state;
      },
    },
    turn: { order: { first: context => seatToMove(context) ?? 0, next: seatToMove } },
    endIf: ({ G }) => game.result(G),
  };
}

/**
 * Whole random games for about `ms` milliseconds through boardgame.io's client, run locally as a hot seat: no server,
 * network, subscriber or debug panel. It checks, reduces, logs and keeps the steps of the turn for undo, as by default.
 */
export function playBoardgameio(game: Game, ms: number, seed: number, talk?: Talk): Round {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: typeof ClientType };
  // boardgame.io's own copy of Immer
  const immer = createRequire(require.resolve('boardgame.io/client'))('immer') as { original: Original };
  const pick = searchChance(seed);
  const legal: unknown[] = [];
  const choose = (state: unknown): unknown => pickMove(game.legal(state, legal), pick, talk);
  let moves = 0;
  const start = performance.now();
  let now = start;
  for (let games = 0; now - start < ms; games++) {
    const seats = seatsOf(game.seats, games);
    const played = asBoardgameio(game, seats, seed + games, immer.original);
    const client = Client({ game: played, numPlayers: seats, debug: false });
    moves += playOut(client, choose);
    now = performance.now();
  }
  return { moves, ms: now - start };
}

type Hotseat = {
  readonly moves: Readonly<Record<string, (move: unknown) => void>>;
  getState(): {
    readonly G: unknown;
    readonly ctx: { readonly gameover?: unknown };
    readonly _stateID: number;
  } | null;
};

function playOut(client: Hotseat, choose: (state: unknown) => unknown): number {
  let moves = 0;
  for (;;) {
    const state = client.getState();
    if (state === null || state._stateID < moves) throw new Error('boardgame.io refused a legal move');
    if (state.ctx.gameover !== undefined) return moves;
    client.moves.play?.(choose(state.G));
    moves++;
  }
}
