import { drawn, fill, type Layer, line } from '../layer.ts';
import { box, disc, discs } from '../shapes.ts';

/** The stars of horror films on 100 x 110, as they come: head, hair and collar. */
export interface Monster {
  readonly back: readonly Layer[];
  readonly head: readonly Layer[];
  /** A wardrobe of their own, unless a film gives them another. */
  readonly body: readonly Layer[];
}

/** Made of parts: a flat skull, bolts, a seam. */
const made: Monster = {
  back: [],
  head: [
    fill('moss-2', 'M38 70V100H62V70Z'),
    drawn(
      'steel',
      'ink',
      1.3,
      box(24, 76, 14, 7),
      box(62, 76, 14, 7),
      box(21, 74, 4, 11),
      box(75, 74, 4, 11),
    ),
    fill('moss', 'M28 26H72V62Q72 80 64 86H36Q28 80 28 62Z'),
    fill('moss-2', 'M53 26H72V62Q72 80 64 86H50L51 76L49.6 72L51.6 69L46 67L51 56Z'),
    fill('ink', 'M26 16Q50 10 74 16L75 38L70 33L67 40L62 33L57 39L51 33L46 40L41 33L36 39L32 33L25 40Z'),
    fill('moss-2', 'M29 45H72V51Q62 47 51 52Q40 47 29 51Z'),
    fill('white', 'M35 55Q41 50 46 55Q41 59 35 55ZM54 55Q60 50 66 55Q60 59 54 55Z'),
    fill('ink', disc(41, 55, 2), disc(60, 55, 2)),
    line(
      'ink',
      1.8,
      'M34 54Q41 49 47 54M53 54Q60 49 67 54M39 76H62M63 40L58 47M60 40L64 43M58 43L62 46M42 76V73M47 76V79M56 76V73',
    ),
    line('moss-2', 1.6, 'M35 62Q33 68 37 74'),
  ],
  body: [
    fill('dark', 'M2 110Q2 92 30 88L38 90Q50 98 62 90L70 88Q98 92 98 110Z'),
    fill('ink', 'M38 90L50 110H34ZM62 90L50 110H66Z'),
    line('steel', 1.5, 'M14 98l6 4M18 96l-3 7M84 98l-6 4'),
  ],
};

/** The count: a widow's peak, fangs, a collar like wings. */
const count: Monster = {
  back: [
    fill('vermilion', 'M50 104L6 36Q4 78 0 110H100Q96 78 94 36Z'),
    fill('ink', 'M6 36Q2 70 0 110H14Q8 74 12 46ZM94 36Q98 70 100 110H86Q92 74 88 46Z'),
  ],
  head: [
    fill('powder-2', 'M41 72V100H59V72ZM30 50L24 46Q26 58 30 62ZM70 50L76 46Q74 58 70 62Z'),
    fill('powder', 'M30 46Q30 26 50 26T70 46V58Q68 74 50 86Q32 74 30 58Z'),
    fill('powder-2', 'M53 26Q70 28 70 46V58Q68 74 50 86L50.6 76L49.6 71L51.6 68L46 65.4L51 54Z'),
    fill('ink', 'M28.6 54Q24 17 50 17T71.4 54Q71 44 64 37Q55 35 50 45Q45 35 36 37Q29 44 28.6 54Z'),
    line('steel-2', 1.5, 'M34 33Q38 22 46 21'),
    fill('plum', 'M34 55Q40 47 47 54Q41 61 34 55ZM53 54Q60 47 66 55Q59 61 53 54Z'),
    fill('white', 'M36 55Q41 50 46 55Q41 58 36 55ZM54 55Q59 50 64 55Q59 58 54 55Z'),
    fill('vermilion', disc(41.6, 54.4, 2), disc(58.4, 54.4, 2)),
    line('ink', 2.4, 'M32 47Q38 44 46 50M68 47Q62 44 54 50'),
    fill('vermilion-2', 'M42 70Q50 67 58 70Q50 75 42 70Z'),
    fill('white', 'M44.6 71.4H47.4L46 76.6ZM52.6 71.4H55.4L54 76.6Z'),
  ],
  body: [
    fill('ink', 'M12 110Q18 96 38 92L50 104L62 92Q82 96 88 110Z'),
    fill('white', 'M41 92L50 110L59 92L50 98Z'),
    fill('white', 'M50 97L40 92V103ZM50 97L60 92V103Z'),
    fill('vermilion', disc(50, 104, 2.6)),
  ],
};

/** The bride: a tower of hair with lightning in it. */
const bride: Monster = {
  back: [
    fill('ink', 'M26 74Q14 40 24 12Q32 -16 50 -16T76 12Q86 40 74 74Q68 62 67 46H33Q32 62 26 74Z'),
    fill('white', 'M25 50L31 30L26 20L35 -2L34 16L40 24L33 44ZM75 50L69 30L74 20L65 -2L66 16L60 24L67 44Z'),
  ],
  head: [
    fill('moss-2', 'M43 72V100H57V72Z'),
    fill('moss', 'M31 48Q31 28 50 28T69 48V56Q67 74 50 84Q33 74 31 56Z'),
    fill('moss-2', 'M53 28Q69 30 69 48V56Q67 74 50 84L50.6 76L50 71L51.4 68L46.6 65L51 54Z'),
    fill('ink', 'M30 54Q27 25 50 24T70 54Q68 40 50 34T30 54Z'),
    fill('plum', 'M33 55Q40 46 48 54Q41 50 33 55ZM67 55Q60 46 52 54Q59 50 67 55Z'),
    fill('white', 'M36 55Q41 50.4 46 55Q41 58.4 36 55ZM54 55Q59 50.4 64 55Q59 58.4 54 55Z'),
    fill('ink', disc(41.4, 54.6, 2.2), disc(58.6, 54.6, 2.2)),
    line(
      'ink',
      1.7,
      'M35 55Q41 49 47 54.6M53 54.6Q59 49 65 55M35.6 54L32 51M64.4 54L68 51M34 45Q41 40 47 46M66 45Q59 40 53 46',
    ),
    fill('vermilion-2', 'M44 70Q47 67.4 50 69Q53 67.4 56 70Q50 76 44 70Z'),
    line('ink', 1.2, 'M45 89H55M46.6 87V91M50 87V91M53.4 87V91M62 62L66 68M62.4 66L65.6 63.4'),
  ],
  body: [
    fill('white', 'M10 110Q13 94 41 90Q50 99 59 90Q87 94 90 110Z'),
    line('powder-2', 1.6, 'M20 104Q34 96 46 104M54 104Q66 96 80 104M26 110L36 94M74 110L64 94'),
  ],
};

/** Two women in one face. */
const double: Monster = {
  back: [
    fill('hair-5', 'M50 17Q22 16 24 52Q20 74 26 82H50Z'),
    fill('plum-2', 'M50 17L60 10L66 18L76 16L74 28L84 34L77 44L86 56L76 64L82 80L70 78L50 82Z'),
  ],
  head: [
    fill('skin-1-shade', 'M43 72V100H50V72Z'),
    fill('moss-2', 'M50 72V100H57V72Z'),
    fill('skin-1', 'M50 28Q31 28 31 48V56Q33 74 50 84Z'),
    fill('moss', 'M50 28Q69 28 69 48V56Q70 76 50 84Z'),
    fill('hair-5', 'M50 22Q26 22 28 58Q33 44 50 34Z'),
    fill('plum-2', 'M50 22L58 20L70 28L74 56L69 44L64 48L60 39L55 42L50 34Z'),
    fill('teal', 'M34 54Q40 45.6 47 53Q40 50.6 34 54Z'),
    fill('white', 'M36 54.6Q41 49.6 46 54.6Q41 57.6 36 54.6Z'),
    fill('lamp', disc(59.6, 54, 6)),
    fill('ink', disc(41, 54, 2.2), disc(59.6, 54.6, 1.6)),
    line(
      'ink',
      1.7,
      'M35 54.6Q41 48.6 47 54M35.4 53.8L32.4 50.6M35 46Q41 42 47 46M52 44L68 50M53.4 54Q59 47 66 52',
    ),
    fill('vermilion', 'M43.6 70Q47 67.4 50 69V74Q46 73 43.6 70Z'),
    fill('ink', 'M50 69Q58 66 63 70Q58 79 50 75Z'),
    fill('white', 'M52 69.4H54.6L53.3 73ZM56 68.6H58.6L57.3 72.6ZM54 75.4L55.3 72.4L56.6 74.6Z'),
    line('blush', 6, 'M38 64h0.1'),
    line('moss-2', 1.5, 'M58 62Q63 62 66 66M60 60Q65 60 68 63'),
    line('ink', 1, 'M50 30V68M50 75V84'),
  ],
  body: [
    fill('rose', 'M10 110Q13 94 43 89L50 97V110Z'),
    fill('night-2', 'M90 110Q87 94 57 89L50 97V110L56 104L62 110L70 104L76 110Z'),
    fill('white', discs(40, 94, 1.8, 0, 1), discs(45, 97, 1.8, 0, 1)),
  ],
};

export const MONSTERS: Readonly<Record<'male' | 'female', readonly [Monster, ...Monster[]]>> = {
  male: [made, count],
  female: [bride, double],
};

/** Monsters that a name asks for; any other name gets one by lot. */
export const NAMED: readonly (readonly [name: RegExp, Monster])[] = [
  [/stein|frank/i, made],
  [/count|vamp|drac/i, count],
  [/hyde|jekyll/i, double],
  [/lucre|bride|ffang/i, bride],
];
