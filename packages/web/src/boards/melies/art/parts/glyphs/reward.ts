import type { Reward } from '@backlot/melies';
import { ACTION_GLYPHS } from './actions.ts';
import { ACTOR_GLYPHS } from './actors.ts';
import { drop, type EmblemPart, figure, lastingFrame, laurel, onward, sign } from './emblem.ts';
import type { Glyph } from './glyph.ts';

const { set, effects, write, wardrobe, move, film, join, color, setNoShare } = ACTION_GLYPHS;

/** A free action: its sign with sparks round it, since no pawn pays for it. */
const free = (glyph: Glyph): readonly EmblemPart[] => [
  sign(glyph, 6, 9, 28),
  { line: 'M20 1.2V4.8M7.6 3.4L9.8 6.4M32.4 3.4L30.2 6.4', width: 1.9 },
];
const points = (number: string): readonly EmblemPart[] => [laurel, figure(number, 20, 30, 27)];
const lasting = (...parts: readonly EmblemPart[]): readonly EmblemPart[] => [lastingFrame, ...parts];
/** Each time the first is done, the second may follow. */
const then = (first: Glyph, second: Glyph): readonly EmblemPart[] =>
  lasting(sign(first, 4, 3.6, 19), onward, sign(second, 16.4, 20, 17));
const bonus = (first: Glyph): readonly EmblemPart[] =>
  lasting(sign(first, 4, 3.6, 20), onward, figure('+1', 26, 35.4, 16));
const either = (first: Glyph, second: Glyph): readonly EmblemPart[] =>
  lasting(sign(first, 3.4, 8, 15), sign(second, 21.6, 8, 15), {
    fill: 'M8.6 31L13.4 26.6V29.6H26.6V26.6L31.4 31L26.6 35.4V32.4H13.4V35.4Z',
  });
const any = (paint: 'yellow' | 'blue'): readonly EmblemPart[] =>
  lasting(
    drop(paint, 3.6, 7.6, 0.98),
    { fill: 'M24 18H26.8V15.4L30 20L26.8 24.6V22H24Z' },
    drop('yellow', 28.4, 3.6, 0.44),
    drop('blue', 30.4, 14.8, 0.38),
    drop('red', 28.4, 25.6, 0.44),
  );

const REWARDS: Readonly<Record<Reward, readonly EmblemPart[]>> = {
  freeEffects: free(effects),
  freeWrite: free(write),
  freeSet: free(set),
  freeWardrobe: free(wardrobe),
  freeMove: free(move),
  freeJoin: free(join),
  prestige1: points('1'),
  prestige3: points('3'),
  pawns: [
    {
      fill: 'M15.6 20.4A5 5 0 1 1 20.4 20.4Q21.4 27 25 30V34H11V30Q14.6 27 15.6 20.4ZM28 17.6A4 4 0 1 1 31.4 17.6Q32.4 22.6 35 25V28.4H27.4Q24.6 25.6 23.6 20.6Q26 20.6 28 17.6Z',
    },
    { line: 'M6.4 29.6A16.6 16.6 0 0 1 12 5.4', width: 2.2 },
    { fill: 'M10.6 .6L19 3L12.6 9.4Z' },
  ],
  wardrobeTwice: lasting(sign(wardrobe, 4, 3, 22), figure('×2', 26, 36, 16)),
  moveTwice: lasting(sign(move, 4, 3, 22), figure('×2', 26, 36, 16)),
  setTwoSteps: lasting(sign(setNoShare, 4, 3.6, 21), {
    line: 'M15 29.4L19.4 32.6L15 35.8M23.6 29.4L28 32.6L23.6 35.8',
    width: 2.6,
  }),
  filmJoin: then(film, join),
  filmColor: then(film, color),
  filmPrestige: bonus(film),
  ladyGentleman: either(ACTOR_GLYPHS.lady, ACTOR_GLYPHS.gentleman),
  astronomerSelenite: either(ACTOR_GLYPHS.astronomer, ACTOR_GLYPHS.selenite),
  setIgnored: lasting(sign(film, 4, 3.6, 17), sign(setNoShare, 16.6, 16, 20), {
    line: 'M15 35.4L37 17',
    width: 2.4,
  }),
  yellowAny: any('yellow'),
  blueAny: any('blue'),
  colorJoin: then(color, join),
  colorEffects: then(color, effects),
  colorPrestige: bonus(color),
  colorSet: then(color, setNoShare),
};
export const rewardParts = (reward: Reward): readonly EmblemPart[] => REWARDS[reward];
