import { FINAL, INITIAL, SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { arrange, game, legal, play, refusal } from './position.ts';

const scene = (number: number) => SHIPPED.scenes.find(card => card.number === number);

describe('3 The actions: sequences', () => {
  it('MEL-3.7 joins any two pieces, whoever filmed them', () => {
    const state = arrange().cleared().filmed([21], 0).filmed([27], 1).acting(0, ['join']);
    const events = play(state, 'join 21 27');
    expect(state.pieces).toContainEqual([21, 27]);
    expect(events[0]).toMatchObject({ type: 'joined', left: 21, right: 27, piece: [21, 27] });
  });

  it('MEL-3.7 (a) asks numbers to ascend, gaps allowed, the initial card lowest and the final highest', () => {
    const state = arrange().cleared().filmed([21], 0).filmed([27], 1).acting(0, ['join', 'wardrobe']);
    expect(refusal(state, 'join 27 21')).toBe('MEL-3.7a');
    expect(refusal(state, 'join 21 start')).toBe('MEL-3.7a');
    expect(refusal(state, 'join end 21')).toBe('MEL-3.7a');
  });

  it('MEL-3.7 (b) asks the two half tapes to agree', () => {
    const clash = SHIPPED.scenes.find(a => a.number > 27 && a.left !== scene(21)?.right)?.number as number;
    const state = arrange().cleared().filmed([21], 0).filmed([clash], 1).acting(0, ['join', 'wardrobe']);
    expect(game.find(state, `join 21 ${clash}`)?.refusal).toMatchObject({
      rule: 'MEL-3.7b',
      values: { left: 21, right: clash },
    });
    expect(refusal(state, 'join start end')).toBe('MEL-3.7b');
  });

  it('MEL-3.7 (c) holds a sequence to five cards, titles included', () => {
    const state = arrange()
      .cleared()
      .filmed([26, 31, 32, 38, FINAL], [0, 0, 0, 1])
      .filmed([21], 0)
      .acting(0, ['join', 'wardrobe']);
    const option = game.find(state, 'join 21 26');
    expect(option?.refusal?.rule).toMatch(/MEL-3.7[bc]/);
    const five = arrange().cleared().filmed([INITIAL, 12, 14, 19], 0).filmed([22], 0).acting(0, ['join']);
    play(five, 'join 19 22');
    expect(five.pieces).toContainEqual([INITIAL, 12, 14, 19, 22]);
    const six = arrange(3)
      .cleared()
      .filmed([INITIAL, 12, 14], 0)
      .filmed([26, 31, 32], 1)
      .acting(0, ['join', 'wardrobe']);
    expect(refusal(six, 'join 14 26')).toMatch(/MEL-3.7[bc]/);
    expect(legal(six).filter(text => text.startsWith('join'))).not.toContain('join 14 26');
  });

  it('MEL-3.8 divides a sequence and joins another piece to a cut end, both or neither', () => {
    const state = arrange().cleared().filmed([INITIAL, 12, 22], [0, 1]).filmed([14], 0).acting(0, ['cut']);
    expect(legal(state)).toEqual(['cut 12 12 14']);
    play(state, 'cut 12 12 14');
    expect(state.pieces).toContainEqual([INITIAL, 12, 14]);
    expect(state.pieces).toContainEqual([22]);
    const alone = arrange().cleared().filmed([12, 22], 0).filmed([8], 1).turn(0);
    expect(refusal(alone, 'place post3')).toBe('MEL-2.2'); // nothing lies between 12 and 22
  });

  it('MEL-3.8 (d) asks the number next to the cut end to be closer than before', () => {
    const state = arrange().cleared().filmed([12, 14], 0).filmed([22], 1).acting(0, ['cut', 'wardrobe']);
    expect(game.find(state, 'cut 12 12 22')?.refusal).toEqual({
      rule: 'MEL-3.8d',
      values: { left: 12, right: 22, at: 12, before: 14 },
    });
  });

  it('MEL-R9 never joins the part that was cut off; the part not joined stays a piece', () => {
    const state = arrange().cleared().filmed([12, 14, 19], 0).filmed([22], 1).acting(0, ['cut', 'wardrobe']);
    const cuts = game
      .options(state)
      .map(({ move }) => game.text(move))
      .filter(text => text.startsWith('cut'));
    expect(cuts).not.toContain('cut 12 12 14');
    expect(cuts).not.toContain('cut 14 14 19');
    const left = arrange().cleared().filmed([12, 22], 0).filmed([19], 1).acting(0, ['cut']);
    play(left, 'cut 12 19 22');
    expect(left.pieces).toContainEqual([12]);
    expect(left.pieces).toContainEqual([19, 22]);
  });

  it('MEL-3.8 lists the very cuts that nothing refuses, from either cut end', () => {
    const state = arrange(3).cleared().filmed([12, 22], 0).filmed([14, 19], 1).acting(0, ['cut']);
    expect(legal(state).sort()).toEqual(['cut 12 12 14', 'cut 12 19 22']);
  });
});
