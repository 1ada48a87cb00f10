import type { Paint } from '@backlot/melies';
import type { Glyph } from './glyph.ts';

/** A part of a compound sign on a 40 x 40 grid. */
export type EmblemPart =
  | { readonly glyph: Glyph; readonly x: number; readonly y: number; readonly size: number }
  | { readonly paint: Paint; readonly x: number; readonly y: number; readonly scale: number }
  /** Only figures and signs of arithmetic; x is the middle, y the base line. */
  | { readonly number: string; readonly x: number; readonly y: number; readonly size: number }
  | { readonly fill: string }
  /** White tape, white in both themes. */
  | { readonly tape: string }
  | { readonly line: string; readonly width: number };

export const sign = (glyph: Glyph, x: number, y: number, size: number): EmblemPart => ({ glyph, x, y, size });
export const drop = (paint: Paint, x: number, y: number, scale: number): EmblemPart => ({
  paint,
  x,
  y,
  scale,
});
export const figure = (number: string, x: number, y: number, size: number): EmblemPart => ({
  number,
  x,
  y,
  size,
});

/** A bent arrow from the upper left sign to the lower right one. */
export const onward: EmblemPart = {
  fill: 'M25.4 8.4H29Q32 8.4 32 11.4V14.4H34.8L30.8 19.4L26.8 14.4H29.4V11.8Q29.4 11 28.6 11H25.4Z',
};
/** A laurel wreath round the middle of the upper part. */
export const laurel: EmblemPart = {
  fill: Array.from({ length: 6 }, (_, index) => {
    const turn = ((206 - index * 32) * Math.PI) / 180;
    const leaf = (side: number): string => {
      const [x, y] = [20 + side * Math.cos(turn) * -15.4, 21 + Math.sin(turn) * -15.4];
      const lean = turn + Math.PI / 2 + 0.5;
      const [dx, dy] = [side * Math.cos(lean) * -5.6, Math.sin(lean) * -5.6];
      const round = (value: number): string => value.toFixed(1);
      return `M${round(x - dx)} ${round(y - dy)}Q${round(x + dy * 0.62)} ${round(y - dx * 0.62)} ${round(x + dx)} ${round(y + dy)}Q${round(x - dy * 0.62)} ${round(y + dx * 0.62)} ${round(x - dx)} ${round(y - dy)}Z`;
    };
    return leaf(1) + leaf(-1);
  }).join(''),
};
/** The frame of a reward that lasts. */
export const lastingFrame: EmblemPart = {
  line: 'M4 1H36A3 3 0 0 0 39 4V36A3 3 0 0 0 36 39H4A3 3 0 0 0 1 36V4A3 3 0 0 0 4 1Z',
  width: 1.6,
};
