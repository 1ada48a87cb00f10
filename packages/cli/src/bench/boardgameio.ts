import { createRequire } from 'node:module';
import { type Game, searchChance } from '@backlot/engine';
import type { Client as ClientType } from 'boardgame.io/client';
import { asBoardgameio, type Original } from './boardgameio-game.ts';
import { pickMove, type Round, seatsOf, type Talk } from './random-play.ts';

/**
 * Whole random games for about `ms` milliseconds through boardgame.io's client, run locally as a hot seat: no server,
 * network, subscriber, view or debug panel. It checks, reduces, logs and keeps the steps of the turn for undo, as by
 * default. A move is given to it as `legal` gave it, so nothing is looked up or checked a second time: as in our own
 * loop, what is played comes from `legal`.
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
    const { playerView: _, ...rules } = asBoardgameio(game, immer.original, (_state, move) => move);
    const client = Client({ game: { ...rules, seed: seed + games }, numPlayers: seats, debug: false });
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
