import { drawn, fill, type Layer, line } from './layer.ts';
import { box, disc, pill } from './shapes.ts';

/** A golden statue of our own on 60 x 120: a figure that lifts a film reel like a sun. */
export const STATUE: readonly Layer[] = [
  drawn('dark', 'ink', 2, pill(12, 102, 36, 14, 2.5)),
  fill('gold-2', box(17, 106, 26, 5)),
  drawn('gold-2', 'ink', 2, pill(19, 96, 22, 7, 2)),
  drawn(
    'gold',
    'ink',
    2,
    'M23 96L25 66Q20 54 22 44L15 30L20 27L27 40H33L40 27L45 30L38 44Q40 54 35 66L37 96Z',
  ),
  fill('gold-2', 'M31 41H33L40 27L45 30L38 44Q40 54 35 66L37 96H31Q33 70 31 41Z'),
  line('gold-2', 1.8, 'M30 68V94M25 52Q30 56 35 52'),
  drawn('gold', 'ink', 2, disc(30, 33, 5.6, 6.2)),
  drawn('gold', 'ink', 2, disc(30, 15, 13.4)),
  fill(
    'ink',
    disc(30, 15, 2.4),
    disc(30, 7.6, 3),
    disc(37, 12.6, 3),
    disc(34.4, 21, 3),
    disc(25.6, 21, 3),
    disc(23, 12.6, 3),
  ),
  line('white', 2, 'M19.6 10Q22 5 27 3.6M26 46L27 62'),
];
