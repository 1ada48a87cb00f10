import { fill, type Layer, line } from '../layer.ts';
import { disc } from '../shapes.ts';
import type { Head } from './face.ts';

/** What lies behind the face, and what lies over it. */
export interface Hair {
  readonly back: readonly Layer[];
  readonly front: readonly Layer[];
}
type Cut = (who: Head) => Hair;

const parting: Cut = ({ hair, left: l, right: r }) => ({
  back: [],
  front: [
    fill(
      hair,
      `M${l - 2} 55Q${l - 5} 24 48 22Q${r + 4} 19 ${r + 2} 55Q${r - 1} 46 ${r - 3} 39Q50 41 ${l + 9} 31Q${l + 6} 42 ${l + 1} 43Z`,
    ),
    line('shade', 1.4, `M${l + 9} 31Q50 38 ${r - 5} 35M${l + 12} 28Q52 32 ${r - 4} 30`),
  ],
});
const quiff: Cut = ({ hair, left: l, right: r }) => ({
  back: [],
  front: [
    fill(
      hair,
      `M${l - 1.4} 56L${l - 2} 42Q${l - 6} 16 38 14Q58 6 ${r + 3} 22Q${r + 5} 32 ${r + 1.4} 56L${r - 2} 42Q58 34 46 39Q${l + 4} 38 ${l + 1.6} 46Z`,
    ),
    line('shade', 1.6, `M${l + 4} 32Q44 18 62 22M${l + 7} 36Q48 25 ${r - 2} 29`),
  ],
});
const slick: Cut = ({ hair, left: l, right: r }) => ({
  back: [],
  front: [
    fill(
      hair,
      `M${l - 1.6} 54Q${l - 4} 21 50 20Q${r + 4} 21 ${r + 1.6} 54L${r - 1} 42Q${r - 6} 31 50 36.5Q${l + 6} 31 ${l + 1} 42Z`,
    ),
    line('white', 1.3, `M${l + 4} 32Q${l + 9} 24.6 46 23.6`),
  ],
});
const curls: Cut = ({ hair, left: l, right: r }) => ({
  back: [fill(hair, disc(l, 44, 6), disc(r, 44, 6))],
  front: [
    fill(
      hair,
      ...[-21, -14, -6, 2, 10, 17, 22].map((x, at) =>
        disc(50 + x, [37, 29, 25, 24, 25.5, 30, 37][at] ?? 30, 7),
      ),
      disc(l, 45, 4.4),
      disc(r, 45, 4.4),
    ),
    line('shade', 1.2, 'M34 32q4 -4 7 0M46 28q4 -4 7 0M58 31q4 -3 7 1'),
  ],
});
const bald: Cut = ({ hair, left: l, right: r }) => ({
  back: [],
  front: [
    fill(
      hair,
      `M${l - 3} 58Q${l - 6} 42 ${l + 2} 37Q${l + 2} 48 ${l + 1} 58ZM${r + 3} 58Q${r + 6} 42 ${r - 2} 37Q${r - 2} 48 ${r - 1} 58Z`,
    ),
    line('white', 1.6, 'M41 33Q45 30 50 30'),
  ],
});

const beehive: Cut = ({ hair, left: l, right: r }) => ({
  back: [
    fill(
      hair,
      `M${l - 5} 70Q${l - 9} 30 32 14Q50 -3 68 14Q${r + 9} 30 ${r + 5} 70Q${r + 2} 76 ${r - 3} 70V40H${l + 3}V70Q${l - 2} 76 ${l - 5} 70Z`,
    ),
  ],
  front: [
    fill(
      hair,
      `M${l - 3} 58Q${l - 5} 26 56 24Q${r + 5} 28 ${r + 3} 58Q${r - 1} 46 ${r - 5} 40Q60 33 58 31Q46 42 ${l + 3} 44Q${l + 1} 50 ${l - 3} 58Z`,
    ),
    line('shade', 1.6, 'M33 24Q50 12 67 24M34 18Q50 7 66 18M36 30Q46 24 57 24'),
  ],
});
const flip: Cut = ({ hair, left: l, right: r }) => ({
  back: [
    fill(
      hair,
      `M50 18Q${r + 11} 18 ${r + 7} 56Q${r + 7} 74 ${r + 17} 76Q${r + 8} 85 ${r - 2} 78V50H${l + 2}V78Q${l - 8} 85 ${l - 17} 76Q${l - 7} 74 ${l - 7} 56Q${l - 11} 18 50 18Z`,
    ),
  ],
  front: [
    fill(
      hair,
      `M${l - 3.4} 60Q${l - 7} 22 50 20Q${r + 7} 22 ${r + 3.4} 60Q${r - 1} 44 ${r - 6} 38Q54 44 ${l + 6} 38Q${l + 1} 46 ${l - 3.4} 60Z`,
    ),
    line('shade', 1.6, `M${l + 2} 33Q44 24 58 25M${l + 7} 36Q50 34 60 29`),
    fill('vermilion', `M${l - 3} 35Q50 17 ${r + 3} 35L${r + 2} 31Q50 12 ${l - 2} 31Z`),
  ],
});
const waves: Cut = ({ hair, left: l, right: r }) => ({
  back: [
    fill(
      hair,
      `M50 19Q${r + 12} 18 ${r + 7} 46Q${r + 15} 60 ${r + 7} 70Q${r + 16} 84 ${r + 8} 100H${l - 8}Q${l - 16} 84 ${l - 7} 70Q${l - 15} 60 ${l - 7} 46Q${l - 12} 18 50 19Z`,
    ),
  ],
  front: [
    fill(
      hair,
      `M${l - 4} 66Q${l - 10} 24 46 20Q${r + 9} 18 ${r + 4} 66Q${r + 1} 60 ${r - 1} 50Q${r - 1} 40 62 36Q50 33 42 30Q${l + 2} 38 ${l} 52Q${l - 1} 60 ${l - 4} 66Z`,
    ),
    line('shade', 1.6, `M42 30Q${l - 1} 36 ${l - 3} 56M45 25Q${r} 26 ${r + 2} 48`),
  ],
});
const bob: Cut = ({ hair, left: l, right: r }) => ({
  back: [
    fill(
      hair,
      `M50 19Q${r + 12} 20 ${r + 9} 60Q${r + 8} 74 ${r - 3} 74V46H${l + 3}V74Q${l - 8} 74 ${l - 9} 60Q${l - 12} 20 50 19Z`,
    ),
  ],
  front: [
    fill(
      hair,
      `M${l - 5} 70Q${l - 10} 20 50 20T${r + 5} 70Q${r + 1} 72 ${r - 3} 68Q${r + 1} 52 ${r - 1} 43Q50 47 ${l + 1} 43Q${l - 1} 52 ${l + 3} 68Q${l - 1} 72 ${l - 5} 70Z`,
    ),
    line('shade', 1.4, `M44 24Q38 34 38 44M50 23V45M56 24Q62 34 62 44`),
  ],
});
const bun: Cut = ({ hair, left: l, right: r }) => ({
  back: [fill(hair, disc(50, 16, 13, 11), disc(50, 42, 24, 23))],
  front: [
    fill(hair, `M${l - 2} 56Q${l - 5} 23 50 22Q${r + 5} 23 ${r + 2} 56Q${r} 42 50 30Q${l} 42 ${l - 2} 56Z`),
    line('shade', 1.6, 'M41 12Q50 19 59 12M39 17Q50 25 61 17M50 23V30'),
    line(hair, 2.4, `M${l - 1} 54Q${l - 4} 63 ${l} 68M${r + 1} 54Q${r + 4} 63 ${r} 68`),
  ],
});

export const MEN: readonly [Cut, ...Cut[]] = [parting, quiff, slick, curls, bald, parting, quiff];
export const WOMEN: readonly [Cut, ...Cut[]] = [beehive, flip, waves, bob, bun];
