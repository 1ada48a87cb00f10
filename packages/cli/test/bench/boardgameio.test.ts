import { createRequire } from 'node:module';
import { searchChance } from '@backlot/engine';
import { parseRecord, verifyRecord } from '@backlot/table';
import type { Client as ClientType } from 'boardgame.io/client';
import { expect, it } from 'vitest';
import { playBoardgameio } from '../../src/bench/boardgameio.ts';
import { asBoardgameio } from '../../src/bench/boardgameio-game.ts';
import { loadTitle } from '../../src/bench/load-title.ts';
import { playRandom } from '../../src/bench/random-play.ts';
import { longRecord } from '../../src/bench/server/long-game.ts';
import { TITLES } from '../../src/titles.ts';

it.each(Object.keys(TITLES))(
  '%s is loaded alone, and whole games of it are played on both engines',
  async id => {
    const { shipped, talk } = await loadTitle(id);
    expect(shipped.game.id).toBe(id);
    for (const play of [playRandom, playBoardgameio]) {
      const { moves, ms } = play(shipped.game, 1, 3, talk);
      expect(moves).toBeGreaterThan(50);
      expect(ms).toBeGreaterThan(0);
    }
  },
);

it('takes moves by their texts, refuses what the rules refuse, and shows each player its own view', async () => {
  const { game } = (await loadTitle('melies')).shipped;
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: typeof ClientType };
  const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
    original: (draft: unknown) => unknown;
  };
  const rules = asBoardgameio(game, original, (state, text) => {
    const option = game.find(state, String(text));
    return option?.refusal === undefined ? option?.move : undefined;
  });
  const { playerView = ({ G }) => G, ...seen } = rules;
  const client = Client({ game: { ...seen, seed: 3 }, numPlayers: 3, debug: false });
  const state = () => client.getState() as NonNullable<ReturnType<typeof client.getState>>;
  const before = state();
  client.moves.play?.('no such move');
  expect(state()._stateID).toBe(before._stateID);
  const legal = game.legal(before.G);
  const text = game.text(legal[searchChance(1)(legal.length)]);
  client.moves.play?.(text);
  expect(state()._stateID).toBeGreaterThan(before._stateID);
  const { G, ctx } = state();
  const view = (playerID: string | null) => playerView({ G, ctx, playerID } as never) as unknown;
  expect(view('1')).toEqual(game.view(G, 1));
  expect(view(null)).toEqual(game.view(G, undefined));
});

it('has a record of a game of more than a thousand moves that stands every check', () => {
  const { record, seq } = longRecord();
  expect(seq).toBe(1000);
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  expect(parsed.rows.length).toBeGreaterThan(1000);
  const { game } = (TITLES['movie-maker'] as (typeof TITLES)[string]).shipped;
  expect(verifyRecord(parsed, () => game)).toMatchObject({ ok: true });
});
