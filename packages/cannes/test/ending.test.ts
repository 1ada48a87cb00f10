import { KINDS, type Kind } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { crowded, WALLED_IN, wallIn } from './crowd.ts';
import { arrange, cell, game, legal, play } from './position.ts';

const GAP = KINDS.indexOf('party-2-gap');

/** All tiles of the pile but `left` lie in a row to the east, parties last and so turned that none faces another. */
function nearlyAll(left: Kind) {
  const position = arrange();
  const { state } = position;
  state.pile.splice(state.pile.indexOf(KINDS.indexOf(left)), 1);
  const kinds = state.pile.splice(0).sort((a, b) => b - a);
  kinds.forEach((kind, i) =>
    state.tiles.push({ cell: cell(`${i + 2},0`), kind, turn: kind === GAP ? 2 : 1 }),
  );
  state.pile.push(KINDS.indexOf(left));
  return position;
}

describe('5 The end', () => {
  it('CAN-5.1 ends after the turn in which the last tile is laid, its production included', () => {
    const state = nearlyAll('critic').rods(0, '1,0 2,0').goods(0, { action: 1 }).drawn('critic').laying(0);
    expect(state.pile).toEqual([]);
    play(state, 'tile critic', 'cell -1,0');
    expect(game.result(state)).toBeUndefined();
    play(state, 'develop');
    while (legal(state)[0]?.startsWith('rod')) play(state, legal(state)[0] as string);
    play(state, 'present action');
    const events = play(state, 'done');
    expect(events.at(-1)).toEqual({ type: 'ended', ending: 'tiles', points: [13, 0], winner: 0 });
    expect(game.result(state)).toEqual({ points: [13, 0], ranks: [1, 2] });
    expect(game.turn(state)).toBeUndefined();
  });

  it('CAN-5.1 goes on while a tile is among the discards', () => {
    const state = nearlyAll('critic').drawn('critic').laying(0, 0, 2);
    play(state, 'stop');
    expect(game.result(state)).toBeUndefined();
    expect(state.drawn).toEqual([KINDS.indexOf('critic')]);
  });

  it('CAN-5.2 most tickets win; of tied players the one whose turn would have come next', () => {
    const position = arrange(4);
    [20, 31, 31, 20].forEach((tickets, seat) => {
      position.player(seat).tickets = tickets;
    });
    const { state } = position;
    const ranksAfter = (mover: number) => {
      state.mover = mover;
      return game.result(state)?.ranks;
    };
    expect(ranksAfter(0)).toEqual([4, 1, 2, 3]);
    expect(ranksAfter(1)).toEqual([4, 2, 1, 3]);
    expect(ranksAfter(2)).toEqual([4, 1, 2, 3]);
    expect(ranksAfter(3)).toEqual([3, 1, 2, 4]);
  });

  it('CAN-R7 a player none of whose tiles can be laid discards them all and goes on; if all are, the game ends', () => {
    const driver = { chance: searchChance(WALLED_IN) };
    const state = crowded.setup({}, 2, driver);
    const texts = () => crowded.legal(state).map(move => crowded.text(move));
    const frame = () => state.stack.at(-1) as { placed?: number };
    while (texts().join() !== 'develop' || frame().placed !== 0) {
      crowded.apply(state, wallIn(crowded.legal(state), state), driver);
    }
    const first = state.mover;
    const drawn = state.drawn.length;
    for (const kind of state.drawn) {
      const refusal = crowded.find(state, `tile ${KINDS[kind]}`)?.refusal;
      expect(refusal).toEqual({ rule: 'CAN-R7', values: { kind: KINDS[kind] } });
    }
    expect(crowded.find(state, 'stop')?.refusal?.rule).toBe('CAN-2.3');
    const before = state.players[first]?.discards.length ?? 0;
    const go = (text: string) => {
      const option = crowded.find(state, text);
      if (!option || option.refusal) throw new Error(`${text}: ${texts().join()}`);
      crowded.apply(state, option.move, driver);
    };
    go('develop');
    expect(state.players[first]?.discards).toHaveLength(before + drawn);
    expect(state.stuck).toBe(1);
    while (texts()[0]?.startsWith('rod')) go(texts()[0] as string);
    go('done');
    expect(state.mover).not.toBe(first);
    expect(crowded.turn(state)).toBe(state.mover);
    go('develop');
    while (texts()[0]?.startsWith('rod')) go(texts()[0] as string);
    go('done');
    expect(state.pile.length).toBeGreaterThan(0);
    expect(crowded.turn(state)).toBeUndefined();
    expect(crowded.result(state)?.points).toEqual([0, 0]);
  });
});
