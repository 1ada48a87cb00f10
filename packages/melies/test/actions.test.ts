import { describe, expect, it } from 'vitest';
import { arrange, cell, game, kind, legal, play, refusal } from './position.ts';

describe('3 The actions: set, effects, scenes and stage', () => {
  it('MEL-3.1 moves the set token one step either way; clockwise brings a share', () => {
    const state = arrange().set(2).acting(0, ['set']);
    expect(legal(state)).toEqual(['set clockwise', 'set anticlockwise']);
    expect(refusal(state, 'set clockwise 2')).toBe('MEL-3.1');
    const events = play(state, 'set clockwise');
    expect(state.set).toBe(3);
    expect(events.filter(event => event.type === 'shareTaken')).toHaveLength(1);
    const back = arrange().set(0).acting(0, ['set']);
    expect(play(back, 'set anticlockwise').some(event => event.type === 'shareTaken')).toBe(false);
    expect(back.set).toBe(4);
  });

  it('MEL-3.2 takes one of the face-up effects and refills the row', () => {
    const row = [kind('mirror', 'red'), kind('smoke', 'blue'), kind('pulley', 'yellow')];
    const state = arrange()
      .effectRow(...row)
      .acting(0, ['effects']);
    const deck = state.effectDeck.length;
    play(state, 'take smoke-blue');
    expect(state.players[0]?.effects).toContain(row[1]);
    expect(state.effectRow).toHaveLength(3);
    expect(state.effectDeck).toHaveLength(deck - 1);
  });

  it('MEL-R6 makes an empty effect deck anew from the discards; with none left the row stays short', () => {
    const remade = arrange().thinEffectDeck(0).acting(0, ['effects']);
    const events = play(remade, legal(remade)[0] as string);
    expect(events.map(event => event.type)).toContain('effectsRemade');
    expect(remade.effectRow).toHaveLength(3);
    expect(remade.effectDiscard).toEqual([]);
    const position = arrange();
    position.state.players[1]?.effects.push(...position.state.effectDeck.splice(0));
    const short = position.acting(0, ['effects']);
    play(short, legal(short)[0] as string);
    expect(short.effectRow).toHaveLength(2);
  });

  it('MEL-3.3 takes one of the face-up scenes; the known top card takes its place', () => {
    const state = arrange().acting(0, ['write']);
    const [scene, next] = [state.sceneRow[1] as number, state.nextScene];
    play(state, `write ${scene}`);
    expect(state.players[0]?.scenes).toContain(scene);
    expect(state.sceneRow[1]).toBe(next);
    expect(state.nextScene).not.toBe(next);
  });

  it('MEL-R7 does not refill an empty scene deck: the row runs short', () => {
    const position = arrange();
    position.state.players[1]?.scenes.push(...position.state.sceneDeck.splice(0));
    const state = position.acting(0, ['write']);
    play(state, legal(state)[0] as string);
    expect([state.sceneRow.length, state.nextScene]).toEqual([3, -1]);
    play(position.acting(0, ['write']), legal(state)[0] as string);
    expect(state.sceneRow).toHaveLength(2);
  });

  it('MEL-3.4 turns one actor token over', () => {
    const state = arrange().acting(0, ['wardrobe']);
    expect(legal(state)).toHaveLength(6);
    const at = state.stage.findIndex(face => face >= 0);
    const face = state.stage[at] as number;
    play(state, legal(state)[0] as string);
    expect(state.stage[at]).toBe(face ^ 1);
  });

  it('MEL-3.5 moves one actor to any empty cell, or swaps two', () => {
    const state = arrange().acting(0, ['move']);
    expect(legal(state)).toHaveLength(6 * 3 + 15);
    const [a, b] = [state.stage[cell('a1')] as number, state.stage[cell('c3')] as number];
    play(state, 'move a1 c3');
    expect([state.stage[cell('a1')], state.stage[cell('c3')]]).toEqual([b, a]);
    const empty = state.stage.indexOf(-1);
    const moved = arrange().acting(0, ['move']);
    const face = moved.stage[cell('b2')];
    play(moved, `move b2 ${['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'][empty]}`);
    expect(moved.stage[empty]).toBe(face);
    expect(moved.stage[cell('b2')]).toBe(-1);
  });
});

describe('3 The actions: filming', () => {
  const ready = () => arrange().onlyHolds(0, 5).installed(kind('trapdoor', 'red')).set(0);

  it('MEL-3.6 puts the scene into the editing area under a ticket', () => {
    const state = ready().acting(0, ['film']);
    const tickets = state.players[0]?.tickets as number;
    play(state, 'film 5');
    expect(state.pieces).toContainEqual([5]);
    expect([state.owners[5], state.coloured[5], state.players[0]?.tickets]).toEqual([0, 0, tickets - 1]);
    expect(state.players[0]?.scenes).toEqual([]);
  });

  it('MEL-3.6 (a) asks that the set token be next to the set', () => {
    for (const [set, rule] of [
      [4, undefined],
      [0, undefined],
      [1, 'MEL-3.6a'],
      [2, 'MEL-3.6a'],
      [3, 'MEL-3.6a'],
    ] as const) {
      expect(refusal(ready().set(set).acting(0, ['film', 'wardrobe']), 'film 5')).toBe(rule);
    }
  });

  it('MEL-3.6 (b) asks that the effect be installed or held', () => {
    const neither = ready().installed(kind('smoke', 'red')).effects(0, kind('mirror', 'red'));
    const option = game.find(neither.acting(0, ['film', 'wardrobe']), 'film 5');
    expect(option?.refusal).toEqual({ rule: 'MEL-3.6b', values: { scene: 5, effect: 'trapdoor' } });
    const held = ready().installed(kind('smoke', 'red')).effects(0, kind('trapdoor', 'blue'));
    expect(refusal(held.acting(0, ['film']), 'film 5')).toBeUndefined();
  });

  it('MEL-3.6 (c) asks for a ticket', () => {
    const position = ready();
    const { state } = position;
    const scenes = state.sceneDeck.slice(0, 6);
    for (const scene of scenes) position.filmed([scene], 0);
    expect(state.players[0]?.tickets).toBe(0);
    expect(refusal(position.acting(0, ['film', 'wardrobe']), 'film 5')).toBe('MEL-3.6c');
  });

  it('MEL-R19 offers the exchange where the installed effect does not fit, with any card of the effect, and spends none', () => {
    const [red, blue, smoke] = [kind('trapdoor', 'red'), kind('trapdoor', 'blue'), kind('smoke', 'yellow')];
    const state = ready().installed(smoke).effects(0, red, blue, kind('mirror', 'red')).acting(0, ['film']);
    play(state, 'film 5');
    expect(legal(state)).toEqual(['exchange trapdoor-red', 'exchange trapdoor-blue', 'pass']);
    play(state, 'exchange trapdoor-blue');
    expect(state.installed).toBe(blue);
    expect(state.players[0]?.effects).toEqual([red, smoke, kind('mirror', 'red')]);

    const kept = ready().installed(smoke).effects(0, red).acting(0, ['film']);
    play(kept, 'film 5', 'pass');
    expect([kept.installed, kept.players[0]?.effects]).toEqual([smoke, [red]]);

    const fits = ready().effects(0, blue).acting(0, ['film']);
    play(fits, 'film 5');
    expect(fits.stack.at(-1)?.kind).toBe('turn');
  });

  it('MEL-3.6 (d) MEL-R8 scores one for each icon whose cell shows that type, seen from the one camera', () => {
    // scene 5 asks astronomers at a1 and a3, selenites at c1, a2 and b3
    const state = ready().acting(0, ['film']);
    const [astronomerLady, astronomerSelenite, ladyGentleman] = [0, 4, 6];
    state.stage = [astronomerLady, -1, astronomerSelenite + 1, 9, -1, -1, 11, ladyGentleman, 2];
    // a1 shows an astronomer and c1 a selenite as asked; a2 shows a selenite; a3 shows a selenite where an astronomer is asked
    const [filmed] = play(state, 'film 5');
    expect(filmed).toEqual({
      type: 'filmed',
      seat: 0,
      scene: 5,
      cells: [cell('a1'), cell('c1'), cell('a2')],
    });
    expect(state.players[0]?.prestige).toBe(3);
  });
});

describe('3 The actions: coloring', () => {
  const [redMirror, redSmoke, blue] = [kind('mirror', 'red'), kind('smoke', 'red'), kind('pulley', 'blue')];
  // scene 5 asks red twice

  it('MEL-3.9 discards two cards with the two paints, turns the scene over and scores 3', () => {
    const state = arrange()
      .cleared()
      .filmed([5], 0)
      .effects(0, redMirror, redSmoke, blue)
      .acting(0, ['color']);
    play(state, 'color 5');
    expect([state.coloured[5], state.owners[5], state.players[0]?.prestige]).toEqual([1, 0, 3]);
    expect(state.players[0]?.effects).toEqual([blue]);
    expect([...state.effectDiscard].sort()).toEqual([redMirror, redSmoke].sort());
  });

  it('MEL-3.9 asks which two cards pay where there is a choice', () => {
    const state = arrange()
      .cleared()
      .filmed([5], 0)
      .effects(0, redMirror, redSmoke, kind('pulley', 'red'), blue)
      .acting(0, ['color']);
    play(state, 'color 5');
    expect(legal(state)).toHaveLength(3);
    expect(refusal(state, 'pay pulley-blue mirror-red')).toBe('MEL-3.9');
    play(state, 'pay smoke-red mirror-red');
    expect(state.players[0]?.effects).toEqual([kind('pulley', 'red'), blue]);
  });

  it("MEL-3.9 gives the owner of another player's scene a share", () => {
    const state = arrange().cleared().filmed([5], 1).effects(0, redMirror, redSmoke).acting(0, ['color']);
    const events = play(state, 'color 5');
    expect(events.filter(event => event.type === 'shareTaken')).toMatchObject([{ seat: 1 }]);
    expect(state.players[0]?.prestige).toBe(3);
  });

  it('MEL-3.9 refuses a scene without its two paints, one coloured already, and never offers a title card', () => {
    const state = arrange()
      .cleared()
      .filmed([5], 0)
      .filmed([8], 0)
      .effects(0, redMirror, blue)
      .acting(0, ['color', 'wardrobe']);
    expect(refusal(state, 'color 5')).toBe('MEL-3.9');
    state.coloured[8] = 1;
    expect(refusal(state, 'color 8')).toBe('MEL-3.9');
    expect(
      game
        .options(state)
        .map(({ move }) => game.text(move))
        .filter(text => text.startsWith('color')),
    ).toEqual(['color 5', 'color 8']);
  });
});
