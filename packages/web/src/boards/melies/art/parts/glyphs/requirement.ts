import type { Requirement } from '@backlot/melies';
import { box } from '../shapes.ts';
import { ACTION_GLYPHS } from './actions.ts';
import { ACTOR_GLYPHS } from './actors.ts';
import { EFFECT_GLYPHS } from './effects.ts';
import { drop, type EmblemPart, figure, sign } from './emblem.ts';
import type { Glyph } from './glyph.ts';
import { SET_GLYPHS } from './sets.ts';

const { effects, write, film, join, color } = ACTION_GLYPHS;
/** What was done stands small in the corner, what it has to show below it. */
const corner = (glyph: Glyph): EmblemPart => sign(glyph, 1, 1, 14);
const one = (done: Glyph, glyph: Glyph): readonly EmblemPart[] => [corner(done), sign(glyph, 13, 12, 25)];
const two = (done: Glyph, first: Glyph, second: Glyph): readonly EmblemPart[] => [
  corner(done),
  sign(first, 1.4, 20, 17),
  { line: 'M22.6 13.6L17.6 38', width: 1.3 },
  sign(second, 22, 19, 17),
];
const frames: EmblemPart = {
  fill: `${box(1, 18, 15, 20)}${box(3.4, 20.4, 10.2, 15.2)}${box(24, 18, 15, 20)}${box(26.4, 20.4, 10.2, 15.2)}`,
};
const apart = (number: string): readonly EmblemPart[] => [
  corner(join),
  figure(number, 27.6, 14, 14.6),
  frames,
  { fill: 'M15 28L19.4 24.4V26.8H20.6V24.4L25 28L20.6 31.6V29.2H19.4V31.6Z' },
];
const scored = (number: string): readonly EmblemPart[] => [
  corner(film),
  { line: 'M22 8.6L26 12.6L34.4 3.4', width: 3 },
  figure(number, 20, 36, 20),
];

/** A drop of no paint in particular, full or hollow. */
const plain = (x: number, full: boolean): EmblemPart => ({
  fill: `M${x + 7} 18C${x + 8.8} 22 ${x + 13.4} 25.4 ${x + 13.4} 30A6.4 6.4 0 0 1 ${x + 0.6} 30C${x + 0.6} 25.4 ${x + 5.2} 22 ${x + 7} 18Z${full ? '' : `M${x + 7} 22.2C${x + 5.6} 25 ${x + 2.6} 27 ${x + 2.6} 30A4.4 4.4 0 0 0 ${x + 11.4} 30C${x + 11.4} 27 ${x + 8.4} 25 ${x + 7} 22.2Z`}`,
});

const REQUIREMENTS: Readonly<Record<Requirement, readonly EmblemPart[]>> = {
  sceneTrapdoorMirror: two(write, EFFECT_GLYPHS.trapdoor, EFFECT_GLYPHS.mirror),
  sceneLow: [corner(write), figure('≤21', 21, 34, 19)],
  sceneEven: [corner(write), figure('2·4·6', 20, 33, 17)],
  effectYellow: [corner(effects), drop('yellow', 13, 11, 1.16)],
  effectTrapdoor: one(effects, EFFECT_GLYPHS.trapdoor),
  effectPulleySmoke: two(effects, EFFECT_GLYPHS.pulley, EFFECT_GLYPHS.smoke),
  astronomers: one(film, ACTOR_GLYPHS.astronomer),
  ladies: one(film, ACTOR_GLYPHS.lady),
  pulleySmoke: two(film, EFFECT_GLYPHS.pulley, EFFECT_GLYPHS.smoke),
  clubCraters: two(film, SET_GLYPHS.club, SET_GLYPHS.craters),
  scoredLittle: scored('0–1'),
  scoredMuch: scored('3–6'),
  joinNear: apart('≤4'),
  joinFar: apart('≥5'),
  joinWhite: [corner(join), frames, { tape: 'M10.4 22.4H29.6V33.6H10.4Z' }],
  colorBlue: [corner(color), drop('blue', 13, 11, 1.16)],
  colorSame: [
    corner(color),
    plain(1.8, true),
    { line: 'M17.6 27H22.4M17.6 31H22.4', width: 1.6 },
    plain(24.2, true),
  ],
  colorDifferent: [
    corner(color),
    plain(1.8, true),
    { line: 'M17.6 27H22.4M17.6 31H22.4M22 23.4L18 34.6', width: 1.6 },
    plain(24.2, false),
  ],
};
/** The parts of one requirement's sign. */
export const requirementParts = (requirement: Requirement): readonly EmblemPart[] =>
  REQUIREMENTS[requirement];
