import { type Event, FINAL, INITIAL, SHIPPED, score } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { arrange, game, kind, legal, opening, play } from './position.ts';

/** Plays the mover's whole turn with whatever comes first, declining what may be declined. */
function idleTurn(state: ReturnType<typeof opening>): Event[] {
  const events: Event[] = [];
  const { mover } = state;
  const quiet = (texts: string[]) =>
    texts.find(text => text === 'pass') ??
    texts.find(text => ['place filming1', 'retrieve', 'turn'].some(start => text.startsWith(start))) ??
    (texts[0] as string);
  while (game.turn(state) === mover) events.push(...play(state, quiet(legal(state))));
  return events;
}

describe('6 End and scoring', () => {
  const sixth = (seats = 2) => {
    const position = arrange(seats).cleared();
    for (const scene of position.state.sceneDeck.filter(n => n !== 5).slice(0, 5))
      position.filmed([scene], 0);
    return position.onlyHolds(0, 5).set(0).installed(kind('trapdoor', 'red'));
  };

  it('MEL-6.1 triggers the end by the sixth ticket: the round is finished, then all have one more turn', () => {
    const state = sixth(3).acting(0, ['film']);
    const { round } = state;
    const events = play(state, 'film 5');
    expect(events).toContainEqual({ type: 'endTriggered', seat: 0, finalRound: round + 1 });
    while (state.stack.at(-1)?.kind === 'act') play(state, 'pass');
    const turns: number[] = [];
    while (game.turn(state) !== undefined) {
      turns.push(state.mover);
      idleTurn(state);
    }
    expect(turns).toEqual([1, 2, 0, 1, 2]);
    expect(game.result(state)?.points).toHaveLength(3);
  });

  it('MEL-6.2 MEL-R26 leaves a seventh ticket for the last turn, a whole turn; it triggers nothing more', () => {
    const position = sixth();
    position.state.finalRound = position.state.round + 1;
    position.state.round++;
    const state = position.acting(0, ['film']);
    const events = play(state, 'film 5');
    expect(events.some(event => event.type === 'endTriggered')).toBe(false);
    expect(state.players[0]?.tickets).toBe(1);
    const retrieving = sixth();
    retrieving.state.finalRound = retrieving.state.round;
    retrieving.state.spaces.splice(0, 3, 0, 0, 0);
    const player = retrieving.state.players[0];
    if (player) player.pawns = 0;
    const last = retrieving.turn(0);
    expect(legal(last)).toEqual(['retrieve']);
    play(last, 'retrieve');
    expect(game.turn(last)).toBe(1);
  });

  it('MEL-R27 triggers the end when nobody has filmed for twelve whole rounds', () => {
    const state = opening();
    const events: Event[] = [];
    while (game.turn(state) !== undefined) events.push(...idleTurn(state));
    expect(events).toContainEqual({ type: 'endTriggered', seat: -1, finalRound: 13 });
    expect(state.round).toBe(13);
  });

  it('MEL-6.3 gives own scenes times cards, titles included; a lone scene is a sequence of one', () => {
    const state = arrange().cleared().filmed([INITIAL, 12, 14], [0, 1]).filmed([8], 0).turn(0);
    const [first, second] = score(state).players;
    expect(first?.sequences.map(({ points }) => points).sort()).toEqual([1, 3]);
    expect(second?.sequences).toEqual([{ piece: [INITIAL, 12, 14], scenes: 1, cards: 3, points: 3 }]);
  });

  it('MEL-6.4 reveals and scores the shares at the end; most prestige wins', () => {
    const position = arrange().cleared().shares(0, 3, 0, 0).shares(1, 1, 1, 1);
    const { state } = position;
    position.turn(0);
    expect(game.result(state)).toBeUndefined();
    state.stack.splice(0);
    expect(game.result(state)).toEqual({ points: [9, 5], ranks: [1, 2] });
    expect(game.view(state, undefined).players.map(player => player.shares.known)).toEqual([
      [3, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('MEL-R17 shares the victory at equal prestige', () => {
    const { state } = arrange(3).cleared().shares(0, 1, 1, 1).shares(2, 1, 1, 1);
    state.stack.splice(0);
    expect(game.result(state)).toEqual({ points: [5, 0, 5], ranks: [1, 3, 1] });
  });
});

describe('7 Worked examples of the rulebook', () => {
  it('MEL example: filming scene 5 with a trapdoor from the play area, exchanged for the installed smoke: 3 points', () => {
    const [trapdoor, smoke] = [kind('trapdoor', 'blue'), kind('smoke', 'red')];
    const state = arrange()
      .onlyHolds(0, 5)
      .effects(0, trapdoor)
      .installed(smoke)
      .set(4)
      .acting(0, ['move', 'film']);
    state.stage = [0, -1, -1, 9, 3, 6, 10, -1, 5]; // astronomer at a1, selenites at a2 and c3
    play(state, 'move c3 c1', 'film 5', 'exchange trapdoor-blue');
    expect([state.installed, state.players[0]?.effects]).toEqual([trapdoor, [smoke]]);
    expect(state.players[0]?.prestige).toBe(3);
    expect(state.owners[5]).toBe(0);
  });

  it('MEL example: Start+12 joined with 22 makes a sequence of 3', () => {
    const state = arrange().cleared().filmed([INITIAL, 12], 1).filmed([22], 0).acting(0, ['join']);
    play(state, 'join 12 22');
    expect(state.pieces).toContainEqual([INITIAL, 12, 22]);
  });

  it('MEL example: cutting Start+12+22 after 12 and joining 14+19 gives Start+12+14+19 and leaves 22 alone', () => {
    const state = arrange()
      .cleared()
      .filmed([INITIAL, 12, 22], [1, 0])
      .filmed([14, 19], 1)
      .acting(1, ['cut']);
    play(state, 'cut 12 12 14');
    expect(state.pieces).toContainEqual([INITIAL, 12, 14, 19]);
    expect(state.pieces).toContainEqual([22]);
  });

  it('MEL example: after that cut 14+19 could also have gone to the left of 22, three cards', () => {
    const state = arrange()
      .cleared()
      .filmed([INITIAL, 12, 22], [1, 0])
      .filmed([14, 19], 1)
      .acting(1, ['cut']);
    play(state, 'cut 12 19 22');
    expect(state.pieces).toContainEqual([14, 19, 22]);
    expect(state.pieces).toContainEqual([INITIAL, 12]);
  });

  it('MEL example: white colors their own 31: turned over, the ticket stays, 3 points, no share', () => {
    const state = arrange().cleared().filmed([31], 0);
    const [first, second] = SHIPPED.scenes.find(scene => scene.number === 31)?.paints ?? ['red', 'red'];
    const colored = state.effects(0, kind('mirror', first), kind('smoke', second)).acting(0, ['color']);
    const events = play(colored, 'color 31');
    expect([colored.coloured[31], colored.owners[31], colored.players[0]?.prestige]).toEqual([1, 0, 3]);
    expect(events.some(event => event.type === 'shareTaken')).toBe(false);
  });

  it("MEL example: ownership is free: white joins their 22 to violet's Start+12", () => {
    const state = arrange().cleared().filmed([INITIAL, 12], 1).filmed([22], 0).acting(0, ['join']);
    expect(legal(state)).toContain('join 12 22');
  });

  it('MEL example: scoring 6, 1, 4, and 15 and 5', () => {
    const orange = arrange(3).cleared().filmed([INITIAL, 12, 14], 0).filmed([8], 0).turn(0);
    expect(score(orange).players[0]?.sequences.map(({ points }) => points)).toEqual([6, 1]);
    const white = arrange(3).cleared().filmed([21, 27], 2).turn(0);
    expect(score(white).players[2]?.sequences.map(({ points }) => points)).toEqual([4]);
    const long = arrange(3).cleared().filmed([26, 31, 32, 38, FINAL], [1, 2, 1, 1]).turn(0);
    expect(score(long).players.map(player => player.sequences.map(({ points }) => points))).toEqual([
      [],
      [15],
      [5],
    ]);
  });
});
