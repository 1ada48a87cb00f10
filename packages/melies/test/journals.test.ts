import type { Requirement, State } from '@backlot/melies';
import { SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { advances, arrange, kind, legal, play } from './position.ts';

const sceneWhere = (test: (scene: (typeof SHIPPED.scenes)[number]) => boolean): number =>
  SHIPPED.scenes.find(test)?.number as number;

/** Takes one scene or effect from a row arranged for it. */
const afterWriting = (requirement: Requirement, scene: number): State => {
  const position = arrange().holds(0, scene).journal('pre', requirement, 0);
  position.state.players[0]?.scenes.pop();
  position.state.sceneDeck.push(position.state.sceneRow[0] as number);
  position.state.sceneRow[0] = scene;
  const state = position.acting(0, ['write', 'wardrobe']);
  play(state, `write ${scene}`);
  return state;
};
const afterTaking = (requirement: Requirement, effect: number, text: string): State => {
  const state = arrange()
    .effectRow(effect, kind('smoke', 'yellow'))
    .journal('pre', requirement, 0)
    .acting(0, ['effects', 'wardrobe']);
  play(state, `take ${text}`);
  return state;
};
const afterFilming = (requirement: Requirement, scene: number, stage?: readonly number[]): State => {
  const data = SHIPPED.scenes.find(card => card.number === scene);
  const position = arrange().onlyHolds(0, scene).journal('filming', requirement, 5);
  const set = ['club', 'foundry', 'craters', 'cave', 'square'].indexOf(data?.set as string);
  const state = position
    .set(set)
    .installed(kind(data?.effect as 'mirror', 'red'))
    .acting(0, ['film', 'wardrobe']);
  if (stage) state.stage = [...stage];
  play(state, `film ${scene}`);
  return state;
};
const afterJoining = (requirement: Requirement, left: number, right: number): State => {
  const state = arrange()
    .cleared()
    .filmed([left], 0)
    .filmed([right], 1)
    .journal('post', requirement, 0)
    .acting(0, ['join', 'wardrobe']);
  play(state, `join ${left} ${right}`);
  return state;
};
const afterColoring = (requirement: Requirement, scene: number): State => {
  const paints = SHIPPED.scenes.find(card => card.number === scene)?.paints as readonly ['red', 'red'];
  const position = arrange().cleared().filmed([scene], 0).journal('post', requirement, 0);
  const state = position
    .effects(0, kind('mirror', paints[0]), kind('smoke', paints[1]))
    .acting(0, ['color', 'wardrobe']);
  play(state, `color ${scene}`);
  return state;
};

describe('5 Production journals: requirements', () => {
  it('MEL-5.5 pre-production: what is written', () => {
    expect(advances(afterWriting('sceneTrapdoorMirror', 5))).toBe(true);
    expect(
      advances(
        afterWriting(
          'sceneTrapdoorMirror',
          sceneWhere(s => s.effect === 'mirror'),
        ),
      ),
    ).toBe(true);
    expect(
      advances(
        afterWriting(
          'sceneTrapdoorMirror',
          sceneWhere(s => s.effect === 'smoke'),
        ),
      ),
    ).toBe(false);
    expect(advances(afterWriting('sceneLow', 21))).toBe(true);
    expect(advances(afterWriting('sceneLow', 22))).toBe(false);
    expect(advances(afterWriting('sceneEven', 22))).toBe(true);
    expect(advances(afterWriting('sceneEven', 21))).toBe(false);
  });

  it('MEL-5.5 pre-production: what effect is taken', () => {
    expect(advances(afterTaking('effectYellow', kind('mirror', 'yellow'), 'mirror-yellow'))).toBe(true);
    expect(advances(afterTaking('effectYellow', kind('mirror', 'red'), 'mirror-red'))).toBe(false);
    expect(advances(afterTaking('effectTrapdoor', kind('trapdoor', 'red'), 'trapdoor-red'))).toBe(true);
    expect(advances(afterTaking('effectTrapdoor', kind('mirror', 'red'), 'mirror-red'))).toBe(false);
    for (const effect of ['pulley', 'smoke'] as const) {
      expect(advances(afterTaking('effectPulleySmoke', kind(effect, 'red'), `${effect}-red`))).toBe(true);
    }
    expect(advances(afterTaking('effectPulleySmoke', kind('mirror', 'red'), 'mirror-red'))).toBe(false);
  });

  it('MEL-5.5 filming: whom and what the scene shows, and where', () => {
    const asks = (actor: string) => (s: (typeof SHIPPED.scenes)[number]) =>
      Object.values(s.icons).includes(actor as 'lady');
    for (const [requirement, actor] of [
      ['astronomers', 'astronomer'],
      ['ladies', 'lady'],
    ] as const) {
      expect(advances(afterFilming(requirement, sceneWhere(asks(actor))))).toBe(true);
      expect(
        advances(
          afterFilming(
            requirement,
            sceneWhere(s => !asks(actor)(s)),
          ),
        ),
      ).toBe(false);
    }
    for (const effect of ['pulley', 'smoke', 'mirror', 'trapdoor'] as const) {
      expect(
        advances(
          afterFilming(
            'pulleySmoke',
            sceneWhere(s => s.effect === effect),
          ),
        ),
      ).toBe(effect === 'pulley' || effect === 'smoke');
    }
    for (const set of ['club', 'craters', 'cave', 'foundry', 'square'] as const) {
      expect(
        advances(
          afterFilming(
            'clubCraters',
            sceneWhere(s => s.set === set),
          ),
        ),
      ).toBe(set === 'club' || set === 'craters');
    }
  });

  it('MEL-5.5 MEL-R13 filming: how many actors matched, a bonus not counted', () => {
    const none = [1, 4, 6, 2, 8, -1, -1, -1, 10]; // nobody on a cell that scene 5 asks for matches
    const three = [0, 6, 5, 9, 10, -1, -1, 3, -1];
    const two = [0, 6, 5, 8, 10, -1, -1, 3, -1];
    expect(advances(afterFilming('scoredLittle', 5, none))).toBe(true);
    expect(advances(afterFilming('scoredMuch', 5, none))).toBe(false);
    expect(advances(afterFilming('scoredMuch', 5, three))).toBe(true);
    expect(advances(afterFilming('scoredLittle', 5, two))).toBe(false);
    expect(advances(afterFilming('scoredMuch', 5, two))).toBe(false);
    const bonus = arrange()
      .onlyHolds(0, 5)
      .set(0)
      .installed(kind('trapdoor', 'red'))
      .reached(0, 'filmPrestige');
    bonus.state.journals[1] = { requirement: 5, page: bonus.state.journals[1]?.page as number };
    const state = bonus.acting(0, ['film', 'wardrobe']);
    state.stage = two;
    play(state, 'film 5');
    expect(state.players[0]?.prestige).toBe(3);
    expect(advances(state)).toBe(false);
  });

  it('MEL-5.5 MEL-R11 post-production: how far apart the joined numbers are, titles being 0 and 43, and on which tape', () => {
    const right = SHIPPED.scenes.find(s => s.number === 12)?.right;
    expect(advances(afterJoining('joinNear', 12, 14))).toBe(true);
    expect(advances(afterJoining('joinNear', 14, 19))).toBe(false);
    expect(advances(afterJoining('joinFar', 14, 19))).toBe(true);
    expect(advances(afterJoining('joinFar', 12, 14))).toBe(false);
    expect(advances(afterJoining('joinWhite', 12, 14))).toBe(right === 'white');
    const end = arrange()
      .cleared()
      .filmed([38], 0)
      .journal('post', 'joinFar', 0)
      .acting(0, ['join', 'wardrobe']);
    play(end, 'join 38 end'); // 43 - 38
    expect(advances(end)).toBe(true);
    const start = arrange()
      .cleared()
      .filmed([12], 0)
      .journal('post', 'joinWhite', 0)
      .acting(0, ['join', 'wardrobe']);
    play(start, 'join start 12');
    expect(advances(start)).toBe(true);
  });

  it('MEL-5.5 MEL-R12 post-production: the paints printed on the coloured scene', () => {
    const [blue, same, different] = [
      sceneWhere(s => s.paints.includes('blue')),
      sceneWhere(s => s.paints[0] === s.paints[1] && !s.paints.includes('blue')),
      sceneWhere(s => s.paints[0] !== s.paints[1] && !s.paints.includes('blue')),
    ];
    expect([blue, same, different].map(n => advances(afterColoring('colorBlue', n)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([same, different].map(n => advances(afterColoring('colorSame', n)))).toEqual([true, false]);
    expect([same, different].map(n => advances(afterColoring('colorDifferent', n)))).toEqual([false, true]);
    // blue cards pay as any paint: still not a scene with blue
    const position = arrange().cleared().filmed([same], 0).reached(0, 'blueAny');
    position.state.journals[2] = { requirement: 3, page: position.state.journals[2]?.page as number };
    const state = position
      .effects(0, kind('mirror', 'blue'), kind('smoke', 'blue'))
      .acting(0, ['color', 'wardrobe']);
    play(state, `color ${same}`);
    expect(advances(state)).toBe(false);
  });
});

describe('5 Production journals: advancing', () => {
  const low = (pawn: number) => {
    const position = arrange().journal('pre', 'sceneLow', 1);
    position.holds(0, 3);
    position.state.players[0]?.scenes.pop();
    position.state.sceneDeck.push(position.state.sceneRow[0] as number);
    position.state.sceneRow[0] = 3;
    return { position, ask: () => position.acting(0, ['write', 'wardrobe'], { pawn, must: 0 }) };
  };

  it('MEL-5.1 asks the journal of the action: pre-production, filming or post-production', () => {
    const state = low(1).ask();
    play(state, 'write 3');
    expect(legal(state)).toEqual(['advance pre', 'pass']);
    expect(legal(afterFilming('clubCraters', 5))[0]).toBe('advance filming');
    expect(legal(afterJoining('joinNear', 12, 14))[0]).toBe('advance post');
    const cut = arrange()
      .cleared()
      .filmed([12, 22], 0)
      .filmed([14], 1)
      .journal('post', 'joinNear', 0)
      .acting(0, ['cut', 'wardrobe']);
    play(cut, 'cut 12 12 14');
    expect(legal(cut)[0]).toBe('advance post');
  });

  it('MEL-5.2 may advance one space and take its reward, at most once for an action', () => {
    const state = low(1).ask();
    play(state, 'write 3', 'advance pre');
    expect(state.players[0]).toMatchObject({ disks: [1, 0, 0], prestige: 1 });
    expect(advances(state)).toBe(false);
    const declined = low(1).ask();
    play(declined, 'write 3', 'pass');
    expect(declined.players[0]?.disks).toEqual([0, 0, 0]);
  });

  it('MEL-5.3 MEL-R22 scores 1 by itself at the end of the bar, but not for a free action', () => {
    const full = low(1);
    full.position.disk(0, 'pre', 4);
    const state = full.ask();
    const events = play(state, 'write 3');
    expect(events).toContainEqual({ type: 'prestige', seat: 0, points: 1, rule: 'MEL-5.3' });
    expect(advances(state)).toBe(false);
    const free = low(0);
    free.position.disk(0, 'pre', 4);
    const granted = free.ask();
    play(granted, 'write 3');
    expect(granted.players[0]?.prestige).toBe(0);
  });

  it('MEL-5.4 never advances a journal for an action that a reward granted', () => {
    const state = low(0).ask();
    play(state, 'write 3');
    expect(advances(state)).toBe(false);
    // an immediate reward
    const chain = low(1);
    chain.position.journal('pre', 'sceneLow', 1).disk(0, 'pre', 2); // the third space: a free Special Effects
    const taken = chain.ask();
    play(taken, 'write 3', 'advance pre');
    play(taken, legal(taken)[0] as string);
    expect(advances(taken)).toBe(false);
  });

  it('MEL-5.6 MEL-R14 gives prestige, a free action or all pawns back, the one just placed too', () => {
    const position = low(1).position.journal('pre', 'sceneLow', 2).disk(0, 'pre', 2); // the third space: pawns back
    const state = position.turn(0);
    play(state, 'place pre3', 'write 3');
    expect(state.players[0]?.pawns).toBe(2);
    play(state, 'advance pre');
    expect(state.players[0]?.pawns).toBe(3);
    expect(state.spaces).not.toContain(0);
    const three = low(1);
    three.position.disk(0, 'pre', 3);
    const scored = three.ask();
    play(scored, 'write 3', 'advance pre');
    expect(scored.players[0]?.prestige).toBe(3);
  });

  it('MEL-5.6 lets a free action be declined and loses one that cannot be done', () => {
    const state = low(1).position.journal('pre', 'sceneLow', 0).acting(0, ['write']); // first space: Change Wardrobe
    play(state, 'write 3', 'advance pre');
    expect(legal(state)).toHaveLength(6 + 1);
    play(state, 'pass');
    expect(state.mover).toBe(1);
    const lost = low(1)
      .position.cleared()
      .journal('pre', 'sceneLow', 5)
      .disk(0, 'pre', 2)
      .acting(0, ['write']); // Create Sequence
    play(lost, 'write 3', 'advance pre');
    expect(lost.mover).toBe(1);
  });
});
