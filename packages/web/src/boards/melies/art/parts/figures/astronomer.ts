import { hatch, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { disc, star } from '../shapes.ts';

const shade = hatch(
  [
    [2, -43],
    [6, -42],
    [10, -28],
    [15.5, -1],
    [6, 1],
  ],
  { angle: 72, gap: 1.7, weight: 0.42, ragged: 0.35, seed: 5 },
);

/** A learned astronomer in a starred robe; stands on the origin, about 74 units high. */
export const astronomer: readonly Layer[] = [
  { d: stroke([15, -50], [27, -69], 0.9) + star(27.4, -70, 3.4, 4, 1), fill: 'ink' },
  {
    d: 'M-6 -43Q-10.5 -28 -16 -1Q-8 2.4 0 1.8Q8 2.4 16 -1Q10.5 -28 6 -43Q0 -46.4 -6 -43Z',
    fill: 'light',
    line: 1.3,
    wash: 'A',
  },
  {
    d: `${shade}${star(-5.5, -12, 3.2)}${star(3.4, -21, 2.6)}${star(-4, -27, 1.9)}${star(8, -8, 2.4)}M-15.4 -4.4Q0 .4 15.4 -4.4L16 -1Q0 4 -16 -1Z`,
    fill: 'ink',
  },
  {
    d: 'M-6 -43Q-13.5 -39 -16 -26L-19 -20.5Q-13 -15 -8 -20L-4.6 -33ZM5.4 -43Q12 -46 15.4 -54L20 -51.6Q21.6 -40 12.6 -32.6L5 -33Z',
    fill: 'paper',
    line: 1.3,
    wash: 'a',
  },
  {
    d: 'M-19 -20.8Q-15 -18.6 -11 -22M15.2 -53.6Q17.4 -49.4 20.2 -51.4M-13 -33Q-11 -28 -11 -24M10 -42Q13 -41 15.6 -44',
    line: 0.8,
  },
  { d: `${disc(18.2, -55, 2.3)}${disc(-16.4, -18.8, 2.1)}${disc(0, -48.4, 5.3)}`, fill: 'paper', line: 1.1 },
  {
    d: 'M-5.4 -48Q-6.4 -37 0 -30.4Q6.4 -37 5.4 -48Q3 -44.6 0 -45Q-3 -44.6 -5.4 -48Z',
    fill: 'paper',
    line: 1.1,
  },
  {
    d: `M-10.4 -51.4Q0 -57 10.4 -51.4Q0 -47.8 -10.4 -51.4ZM-7.4 -53Q0 -55.6 7.4 -53L2.4 -74.4Z${disc(-2, -48.8, 0.8)}${disc(2, -48.8, 0.8)}${stroke([-2.4, -43], [-1, -34.5], 0.5)}${stroke([2.2, -43], [1, -35], 0.5)}`,
    fill: 'ink',
  },
  { d: star(0.6, -59.6, 3.1), fill: 'paper', wash: 'B' },
];
