import { type Event, SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { advances, arrange, game, kind, legal, play, refusal } from './position.ts';

describe('5 Production journals: lasting rewards', () => {
  it('MEL-5.7 MEL-R21 Change Wardrobe and Move Actors twice: the second optional, of any token', () => {
    const wardrobe = arrange().reached(0, 'wardrobeTwice').acting(0, ['wardrobe']);
    const [first] = legal(wardrobe) as [string];
    play(wardrobe, first);
    expect(legal(wardrobe)).toHaveLength(6 + 1);
    play(wardrobe, first);
    expect(wardrobe.mover).toBe(1);
    const move = arrange().reached(0, 'moveTwice').acting(0, ['move']);
    play(move, 'move a1 c3', 'pass');
    expect(move.mover).toBe(1);
  });

  it('MEL-5.7 Prepare Set may go two steps in one direction for one share', () => {
    const state = arrange().set(0).reached(0, 'setTwoSteps').acting(0, ['set']);
    expect(legal(state)).toEqual([
      'set clockwise',
      'set clockwise 2',
      'set anticlockwise',
      'set anticlockwise 2',
    ]);
    const events = play(state, 'set clockwise 2');
    expect(state.set).toBe(2);
    expect(events.filter(event => event.type === 'shareTaken')).toHaveLength(1);
  });

  const toFilm = () =>
    arrange()
      .cleared()
      .filmed([12], 1)
      .filmed([14], 1)
      .onlyHolds(0, 5)
      .set(0)
      .installed(kind('trapdoor', 'red'));

  it('MEL-5.7 after filming: Create Sequence, Color Scene, or 1 prestige', () => {
    const join = toFilm().reached(0, 'filmJoin').acting(0, ['film']);
    play(join, 'film 5');
    expect(legal(join)).toContain('join 12 14');
    const color = toFilm()
      .reached(0, 'filmColor')
      .effects(0, kind('mirror', 'red'), kind('smoke', 'red'))
      .acting(0, ['film']);
    play(color, 'film 5');
    expect(legal(color)).toContain('color 5');
    const prestige = toFilm().reached(0, 'filmPrestige').acting(0, ['film']);
    expect(play(prestige, 'film 5')).toContainEqual({
      type: 'prestige',
      seat: 0,
      points: 1,
      rule: 'MEL-5.7',
    });
  });

  it('MEL-5.7 when filming: Lady and Gentleman, Astronomer and Selenite, may stand for each other', () => {
    // scene 5: astronomers at a1 and a3, selenites at c1, a2, b3
    const stage = [0, 9, 2, 10, -1, -1, 5, 6, -1]; // a1 and c1 astronomers, a2 gentleman, a3 selenite, b3 lady
    const filmed = (events: Event[]) => events.find(event => event.type === 'filmed')?.cells;
    const plain = toFilm().acting(0, ['film']);
    plain.stage = [...stage];
    expect(filmed(play(plain, 'film 5'))).toEqual([0]);
    const strange = toFilm().reached(0, 'astronomerSelenite').acting(0, ['film']);
    strange.stage = [...stage];
    expect(filmed(play(strange, 'film 5'))).toEqual([0, 2, 6]);
    const human = toFilm().reached(0, 'ladyGentleman').acting(0, ['film']);
    human.stage = [...stage];
    expect(filmed(play(human, 'film 5'))).toEqual([0]);
    const ladies = SHIPPED.scenes.find(
      s => Object.values(s.icons).filter(actor => actor === 'lady').length >= 2,
    );
    const cells = Object.entries(ladies?.icons ?? {}).flatMap(([name, actor]) =>
      actor === 'lady' ? [name] : [],
    );
    const state = arrange()
      .onlyHolds(0, ladies?.number as number)
      .reached(0, 'ladyGentleman');
    const asked = state
      .set(['club', 'foundry', 'craters', 'cave', 'square'].indexOf(ladies?.set as string))
      .installed(kind(ladies?.effect as 'mirror', 'red'))
      .acting(0, ['film']);
    asked.stage = new Array(9).fill(-1);
    const at = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].indexOf(cells[0] as string);
    asked.stage[at] = 3; // a gentleman where a lady is asked
    const driver = { chance: () => 0, emit: (event: Event) => told.push(event) };
    const told: Event[] = [];
    const move = game.find(asked, `film ${ladies?.number}`)?.move;
    if (move) game.apply(asked, move, driver);
    expect(filmed(told)).toEqual([at]);
  });

  it('MEL-5.7 when filming: the set requirement is ignored', () => {
    expect(refusal(toFilm().set(2).acting(0, ['film', 'wardrobe']), 'film 5')).toBe('MEL-3.6a');
    expect(refusal(toFilm().set(2).reached(0, 'setIgnored').acting(0, ['film']), 'film 5')).toBeUndefined();
  });

  it('MEL-5.7 when coloring: yellow, or blue, counts as any paint', () => {
    for (const [reward, paint] of [
      ['yellowAny', 'yellow'],
      ['blueAny', 'blue'],
    ] as const) {
      const position = arrange()
        .cleared()
        .filmed([5], 0)
        .effects(0, kind('mirror', paint), kind('smoke', 'red'));
      expect(refusal(position.acting(0, ['color', 'wardrobe']), 'color 5')).toBe('MEL-3.9');
      expect(refusal(position.reached(0, reward).acting(0, ['color']), 'color 5')).toBeUndefined();
    }
  });

  const toColor = () =>
    arrange()
      .cleared()
      .filmed([5], 0)
      .filmed([12], 1)
      .filmed([14], 1)
      .effects(0, kind('mirror', 'red'), kind('smoke', 'red'));

  it('MEL-5.7 after coloring: Create Sequence, Special Effects, 1 prestige more, or Prepare Set without a share', () => {
    const join = toColor().reached(0, 'colorJoin').acting(0, ['color']);
    play(join, 'color 5');
    expect(legal(join)).toContain('join 12 14');
    const effects = toColor().reached(0, 'colorEffects').acting(0, ['color']);
    play(effects, 'color 5');
    expect(legal(effects).some(text => text.startsWith('take'))).toBe(true);
    const more = toColor().reached(0, 'colorPrestige').acting(0, ['color']);
    play(more, 'color 5');
    expect(more.players[0]?.prestige).toBe(4);
    const set = toColor().set(0).reached(0, 'colorSet').acting(0, ['color']);
    play(set, 'color 5');
    expect(legal(set)).toEqual(['set clockwise', 'set anticlockwise', 'pass']);
    expect(play(set, 'set clockwise').some(event => event.type === 'shareTaken')).toBe(false);
    expect(set.set).toBe(1);
  });

  it('MEL-R21 lets the Prepare Set after coloring go two steps too', () => {
    const state = toColor().set(0).reached(0, 'colorSet').reached(0, 'setTwoSteps').acting(0, ['color']);
    play(state, 'color 5', 'set clockwise 2');
    expect([state.set, state.players[0]?.shares]).toEqual([2, [0, 0, 0]]);
  });

  it('MEL-R15 applies a lasting reward from the next action on, follow-ups of other actions included', () => {
    // the filming that earns "after filming: Create Sequence" brings none
    const earned = toFilm().journal('filming', 'clubCraters', 0).disk(0, 'filming', 1).acting(0, ['film']);
    play(earned, 'film 5', 'advance filming');
    expect(earned.players[0]?.disks[1]).toBe(2);
    expect(earned.mover).toBe(1);
    // film, then color, then Prepare Set; nothing so gained advances a journal
    const position = toFilm()
      .reached(0, 'filmColor')
      .reached(0, 'colorSet')
      .effects(0, kind('mirror', 'red'), kind('smoke', 'red'));
    position.state.journals[2] = { requirement: 4, page: position.state.journals[2]?.page as number }; // two identical paints
    const state = position.acting(0, ['film']);
    play(state, 'film 5', ...(advances(state) ? ['advance filming'] : []));
    while (!legal(state).includes('color 5')) play(state, 'pass');
    play(state, 'color 5');
    expect(advances(state)).toBe(false);
    expect(legal(state)).toContain('set clockwise');
    // a free Change Wardrobe is done twice as well
    const free = arrange().reached(0, 'wardrobeTwice').acting(0, ['wardrobe'], { pawn: 0 });
    play(free, legal(free)[0] as string);
    expect(legal(free)).toHaveLength(7);
  });

  it('MEL-R16 takes journal advance and follow-ups in the chosen order, each whole, before the second action', () => {
    const position = toFilm().reached(0, 'filmJoin').effects(1);
    position.state.journals[1] = { requirement: 3, page: position.state.journals[1]?.page as number }; // the club
    const asked = () => {
      const state = game.clone(position.acting(0, ['film', 'wardrobe']));
      play(state, 'film 5');
      return state;
    };
    expect(legal(asked())).toEqual(expect.arrayContaining(['join 12 14', 'advance filming', 'pass']));
    const joinFirst = asked();
    play(joinFirst, 'join 12 14');
    expect(legal(joinFirst)).toContain('advance filming');
    const advanceFirst = asked();
    play(advanceFirst, 'advance filming');
    while (advanceFirst.stack.at(-1)?.kind === 'act' && !legal(advanceFirst).includes('join 12 14'))
      play(advanceFirst, 'pass');
    expect(legal(advanceFirst)).toContain('join 12 14');
    const declined = asked();
    play(declined, 'pass');
    expect(legal(declined).every(text => text.startsWith('turn') || text === 'pass')).toBe(true);
  });
});
