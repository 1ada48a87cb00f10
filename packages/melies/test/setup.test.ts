import { searchChance } from '@backlot/engine';
import { type Event, FINAL, INITIAL, SETS, type State, score, TOKENS } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { arrange, game, legal, opening, play } from './position.ts';

const deal = (seats: number, seed: number): { state: State; events: Event[] } => {
  const events: Event[] = [];
  const state = game.setup({}, seats, { chance: searchChance(seed), emit: event => events.push(event) });
  return { state, events };
};
const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

describe('1 Components and setup', () => {
  it('MEL-1.1 seats two to four, clockwise, and draws who starts', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    expect(() => deal(5, 1)).toThrow('MEL-1.1');
    const starts = new Set(seeds.map(seed => deal(4, seed).state.start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    const state = opening(3);
    const order = [0, 1, 2, 3].map(() => {
      const mover = state.mover;
      while (state.mover === mover)
        play(state, legal(state).find(text => text === 'pass') ?? (legal(state)[0] as string));
      return mover;
    });
    expect(order).toEqual([0, 1, 2, 0]);
  });

  it('MEL-1.2 gives three pawns to two players and two to more, seven tickets, a disk on each journal, no prestige', () => {
    for (const [seats, pawns] of [
      [2, 3],
      [3, 2],
      [4, 2],
    ] as const) {
      const { state } = deal(seats, seats);
      for (const player of state.players) {
        expect(player).toMatchObject({ pawns, tickets: 7, prestige: 0, disks: [0, 0, 0] });
      }
    }
  });

  it('MEL-1.3 puts the set token on the dot of the ring of five sets', () => {
    expect(SETS).toEqual(['club', 'foundry', 'craters', 'cave', 'square']);
    expect(SETS[deal(2, 1).state.set]).toBe('square'); // between the square and the club
  });

  it('MEL-1.4 lays three of 42 scenes in the row and keeps the top card of the deck in sight', () => {
    const { state } = deal(2, 3);
    expect(state.sceneRow).toHaveLength(3);
    expect(state.sceneDeck).toHaveLength(42 - 3 - 4 - 1);
    expect(game.view(state, undefined).nextScene).toBe(state.nextScene);
    expect(state.nextScene).toBeGreaterThan(0);
  });

  it('MEL-1.5 lays three effects in the row and installs a fourth', () => {
    const { state } = deal(2, 3);
    expect(state.effectRow).toHaveLength(3);
    expect(state.installed).toBeGreaterThanOrEqual(0);
    expect(state.effectDeck).toHaveLength(24 - 3 - 1 - 2);
  });

  it('MEL-1.6 joins in each journal a requirement with the reward page of another card, both at random', () => {
    const seen = new Set<string>();
    for (const seed of seeds) {
      for (const [j, { requirement, page }] of deal(2, seed).state.journals.entries()) {
        expect(requirement).not.toBe(page);
        seen.add(`${j}:${requirement}`).add(`${j}/${page}`);
      }
    }
    expect(seen.size).toBe(3 * 12);
  });

  it('MEL-1.7 MEL-R1 deals an effect and two scenes to all, then asks in turn order which scene is laid', () => {
    const { state, events } = deal(3, 5);
    expect(events.filter(event => event.type === 'dealt')).toHaveLength(3);
    for (const player of state.players) expect([player.effects.length, player.scenes.length]).toEqual([1, 2]);
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(game.turn(state) as number);
      play(state, legal(state)[1] as string);
    }
    expect(asked).toEqual([0, 1, 2].map(i => (state.start + i) % 3));
    expect(state.stack.at(-1)?.kind).toBe('stand');
    for (const player of state.players) expect([player.tickets, player.scenes.length]).toEqual([6, 1]);
  });

  it('MEL-R23 asks for no set, effect or actor for the first scene; nothing scores and no journal advances', () => {
    for (const seed of seeds.slice(0, 10)) {
      const { state } = deal(2, seed);
      expect(legal(state)).toHaveLength(2);
      play(state, legal(state)[0] as string);
      expect(state.players[state.start]).toMatchObject({ prestige: 0, disks: [0, 0, 0] });
      expect(state.filmedRound).toBe(0);
    }
  });

  it('MEL-1.8 shuffles 21 shares, seven of each illustration', () => {
    expect(deal(2, 1).state.shareDeck).toEqual([7, 7, 7]);
  });

  it('MEL-1.9 MEL-R28 lays five tokens in an X and lets the last player stand the sixth on a free cell and either side', () => {
    const { state } = deal(3, 8);
    expect(TOKENS).toHaveLength(6);
    expect(state.stage.map(face => face >= 0)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    for (let i = 0; i < 3; i++) play(state, legal(state)[0] as string);
    expect(game.turn(state)).toBe((state.start + 2) % 3);
    const texts = legal(state);
    expect(texts).toHaveLength(2 * 4);
    expect(new Set(texts.map(text => text.split(' ')[2]))).toEqual(new Set(['b1', 'a2', 'c2', 'b3']));
    play(state, texts[5] as string);
    expect(state.stage.filter(face => face >= 0)).toHaveLength(6);
    expect(game.turn(state)).toBe(state.start);
  });

  it('MEL-1.10 puts the initial and the final title card into the editing area', () => {
    expect(deal(2, 1).state.pieces).toEqual([[INITIAL], [FINAL]]);
  });

  it('MEL-R2 MEL-1.8 hides share cards and the order of decks, nothing else', () => {
    const state = arrange(3).shares(1, 1, 2, 0).turn(0);
    const view = game.view(state, 0);
    expect(view.players[1]?.shares).toEqual({ count: 3, known: undefined });
    expect(view.players[1]?.scenes).toEqual(state.players[1]?.scenes);
    expect(view.players[1]?.effects).toEqual(state.players[1]?.effects);
    expect(game.view(state, 1).players[1]?.shares).toEqual({ count: 3, known: [1, 2, 0] });
    expect(view.effectDiscard).toEqual(state.effectDiscard);
    expect(JSON.stringify(view)).not.toContain('effectDeck');
    expect(JSON.stringify(view)).not.toContain('sceneDeck');
    expect(view.decks).toEqual({
      effects: state.effectDeck.length,
      scenes: state.sceneDeck.length,
      shares: 18,
    });
  });

  it('MEL-R18 gives both sides of a scene the same values: a coloured scene joins and counts as before', () => {
    const plain = arrange().cleared().filmed([21], 0).filmed([27], 1);
    const coloured = arrange().cleared().filmed([21], 0).filmed([27], 1);
    coloured.state.coloured[21] = 1;
    const [a, b] = [plain.acting(0, ['join']), coloured.acting(0, ['join'])];
    expect(legal(b)).toEqual(legal(a));
    play(a, 'join 21 27');
    play(b, 'join 21 27');
    expect(score(b)).toEqual(score(a));
  });
});
