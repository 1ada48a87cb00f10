import { stroke } from './engrave.ts';
import type { Layer } from './layer.ts';
import { ball, disc } from './shapes.ts';

const rightEye = `${disc(8, -6, 2.4)}M13 -11Q8 -15.6 3 -11.4Q8 -13.4 13 -11Z`;
const face = (eyes: string, mouth: string): string =>
  `${disc(-8, -6, 2.4)}M-13 -11Q-8 -15.6 -3 -11.4Q-8 -13.4 -13 -11Z${eyes}M-1.6 -6Q-4.4 2 -3 4.4Q0 6.6 3.4 4.6Q0 4.8 -1.4 3.4Q-2.4 1 -1.6 -6Z${mouth}${stroke([-12.6, 6], [-10.4, 12], 0.5, 1)}${stroke([12.8, 5.4], [10.6, 11.6], 0.5, -1)}`;
const smile = `M-9 9Q0 17.6 9.6 8.4Q0 13.4 -9 9Z${stroke([-3, 17.6], [3.4, 17.4], 0.6, 1)}`;
const cry = `${disc(0.4, 12.6, 4.6, 3.4)}${stroke([-4, 18.4], [5, 18.2], 0.6, 1)}`;
const body: readonly Layer[] = [
  { d: disc(0, 0, 24), fill: 'paper', line: 1.6, wash: 'A' },
  {
    d: `${disc(-15, -0.6, 2.4, 1.6)}${disc(2, -19, 3, 1.8)}${disc(-6, -20, 1.6, 1)}${disc(-17, 8, 1.6, 1.2)}`,
    fill: 'mid',
    line: 0.6,
    wash: 'M',
  },
];
const shadows = ball(0, 0, 23.4, 225, 8, 0.7);

/** The Moon with a face, 24 units in radius round the origin. */
export const moonFace: readonly Layer[] = [...body, { d: shadows + face(rightEye, smile), fill: 'ink' }];

/** The same, hit in the eye by the shell. */
export const moonHit: readonly Layer[] = [
  ...body,
  {
    d: `${shadows}${face('', cry)}${stroke([5, 0], [3, 9], 0.8, 1)}${stroke([9, 0], [9.4, 7], 0.7)}`,
    fill: 'ink',
  },
  {
    d: 'M4.6 -11L18.4 -21.6Q24 -25 24.6 -20.6L24.2 -14.4L11 -2.4Q5.4 -3.8 4.6 -11Z',
    fill: 'mid',
    line: 1.2,
    wash: 'B',
  },
  {
    d: `M14.6 -18.8L21.6 -12L19.8 -10.4L12.8 -17.4Z${stroke([3.4, -13], [1.6, -16.6], 0.8)}${stroke([12, -0.6], [15, 1.6], 0.8)}`,
    fill: 'ink',
  },
];
