import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/boards/melies/foresee.ts';
import { tell } from '../../src/boards/melies/told.ts';
import { game, playedUntil } from './position.ts';

describe('previews', () => {
  it('MEL-3.6d tells the points of a filming as the rules score them', () => {
    const state = playedUntil(21, 2, (_, legal) => legal.some(move => move.type === 'film'));
    const seat = game.turn(state) ?? 0;
    const film = game.legal(state).find(move => move.type === 'film');
    if (film === undefined) throw new Error('nothing to film');
    const view = game.view(state, seat);
    const before = state.players[seat]?.prestige ?? 0;
    const lines = tell(film, view, undefined);
    const gained = foresee(game, view, film)?.points[seat]?.gained;
    game.apply(state, film, { chance: () => 0 });
    const scored = (state.players[seat]?.prestige ?? 0) - before;
    expect(gained).toBe(scored);
    expect(lines[0]).toContain(`Scores ${scored} `);
  });

  it('MEL-6.3 tells every owner what a join makes of the sequences', () => {
    const state = playedUntil(22, 3, (_, legal) =>
      legal.some(move => move.type === 'join' && move.left > 0 && move.right < 43),
    );
    const seat = game.turn(state) ?? 0;
    const join = game.legal(state).find(move => move.type === 'join' && move.left > 0 && move.right < 43);
    if (join === undefined) throw new Error('nothing to join');
    const points = foresee(game, game.view(state, seat), join)?.points ?? [];
    const sum = (of: 'before' | 'after') => points.reduce((total, player) => total + player[of], 0);
    expect(sum('after')).toBeGreaterThan(sum('before'));
  });

  it('says nothing of a move that is refused', () => {
    const state = playedUntil(23, 2, (at, _) =>
      game.options(at).some(({ refusal }) => refusal !== undefined),
    );
    const refused = game.options(state).find(({ refusal }) => refusal !== undefined);
    if (refused === undefined) throw new Error('nothing refused');
    expect(tell(refused.move, game.view(state, game.turn(state)), undefined)).toEqual([]);
  });
});
