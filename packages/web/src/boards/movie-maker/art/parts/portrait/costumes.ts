import type { StarKind } from '@backlot/movie-maker';
import type { Chance } from '../chance.ts';
import { drawn, fill, type Layer, line, type Tone } from '../layer.ts';
import { box, disc, discs, pill, star } from '../shapes.ts';
import type { Head } from './face.ts';

/** What a star or director wears. */
export type Role = Exclude<StarKind, 'horror'> | 'director' | 'plain';
const NO_LAYERS: readonly Layer[] = [];

export interface Costume {
  /** Shoulders, drawn over the neck's end. */
  readonly body: readonly Layer[];
  /** What is on the head, over the hair. */
  readonly top: readonly Layer[];
  /** Behind everything. */
  readonly back?: readonly Layer[];
  /** The hair is hidden, or cut off above the ears. */
  readonly covers?: true;
}
type Wear = (who: Head, coat: Tone, lot: Chance) => Costume;

const bust = 'M4 110Q6 93 38 88Q50 98 62 88Q94 93 96 110Z';
const narrow = 'M10 110Q13 94 41 89Q50 100 59 89Q87 94 90 110Z';
const suit = (coat: Tone): readonly Layer[] => [
  fill(coat, bust),
  fill('white', 'M38 88L50 108L62 88Q50 96 38 88Z'),
  fill('shade', 'M38 88L44 104L50 110L30 110Z', 'M62 88L56 104L50 110H70Z'),
];

const westerner: Wear = ({ female }, coat, lot) => {
  const [hat, band] = lot.pick<readonly [hat: Tone, band: Tone]>([
    ['wood', 'wood-2'],
    ['cream', 'vermilion'],
    ['dark', 'gold'],
    ['sand', 'teal-2'],
  ]);
  return {
    body: [
      fill(coat, female ? narrow : bust),
      fill(
        'wood-2',
        female
          ? 'M10 110Q13 96 33 91L38 110ZM90 110Q87 96 67 91L62 110Z'
          : 'M4 110Q6 94 31 89L37 110ZM96 110Q94 94 69 89L63 110Z',
      ),
      fill('vermilion', 'M36 87Q50 95 64 87L62 93Q56 102 50 109Q44 102 38 93Z'),
      fill('white', discs(44, 96, 1.2, 6, 3), disc(50, 102, 1.2)),
      fill('gold', star(76, 103, 5.6, 5, 2.4)),
    ],
    top: [
      fill(hat, 'M29 33C26 4 42 6 50 14C58 6 74 4 71 33Z'),
      fill('shade', 'M50 14C58 6 74 4 71 33H56Q58 22 50 14Z'),
      fill(band, 'M28.6 27Q50 34 71.4 27L71 35Q50 41 29 35Z'),
      fill(hat, 'M29 32Q14 36 3 24Q5 44 28 43Q50 38 72 43Q95 44 97 24Q86 36 71 32Q50 39 29 32Z'),
      line('shade', 1.6, 'M6 31Q18 44 29 42Q50 37 71 42Q82 44 94 31'),
    ],
  };
};

/** A wreath and a cloak, for heroes without a helmet. */
const laurels = (left: number, right: number): Costume => ({
  body: [
    fill('white', bust),
    fill('vermilion', 'M4 110Q6 93 36 88L60 110Z'),
    fill('vermilion-2', 'M20 110Q22 98 36 92L44 110Z'),
    drawn('gold', 'gold-2', 1.2, disc(36, 93, 5)),
  ],
  top: [
    line('leaf', 2, `M${left - 2} 48Q${left + 2} 32 48 30M${right + 2} 48Q${right - 2} 32 52 30`),
    fill(
      'gold',
      ...[0, 1, 2, 3, 4].map(
        step =>
          `M${left - 2 + step * 4} ${47 - step * 4.4}q-6 -2 -6 -8q6 1 6 8ZM${right + 2 - step * 4} ${47 - step * 4.4}q6 -2 6 -8q-6 1 -6 8Z`,
      ),
    ),
  ],
});

const hero: Wear = ({ female, left, right }, _coat, lot) =>
  lot.whole(3) === 0 && !female
    ? laurels(left, right)
    : female
      ? {
          body: [
            fill('teal', narrow),
            fill('gold', 'M27 92Q50 112 73 92L65 88Q50 98 35 88Z'),
            line('vermilion', 3, 'M31 92Q50 107.6 69 92'),
            line('teal-2', 1.4, 'M34 90Q50 103 66 90'),
          ],
          top: [
            fill('gold', `M${left - 4} 42Q50 24 ${right + 4} 42L${right + 3} 35Q50 16 ${left - 3} 35Z`),
            drawn('gold', 'gold-2', 1.2, 'M45 27Q41 14 50 8Q59 14 55 27Z'),
            fill('vermilion', disc(50, 20, 3), disc(left + 4, 36, 1.6), disc(right - 4, 36, 1.6)),
            fill(
              'gold',
              disc(left - 3, 66, 3),
              disc(right + 3, 66, 3),
              `M${left - 5} 70h4l-2 7ZM${right + 1} 70h4l-2 7Z`,
            ),
          ],
        }
      : {
          covers: true,
          back: [
            fill('vermilion', 'M22 44C8 -14 92 -14 78 44L84 74L70 60H30L16 74Z'),
            line(
              'vermilion-2',
              1.6,
              'M24 30L33 34M28 16L38 25M40 5L44 19M60 5L56 19M72 16L62 25M76 30L67 34',
            ),
          ],
          body: [
            fill('gold-2', bust),
            fill('vermilion', 'M4 110Q6 93 34 89L40 96Q22 98 18 110ZM96 110Q94 93 66 89L60 96Q78 98 82 110Z'),
            fill('gold', 'M30 99Q50 108 70 99L72 110H28Z', disc(24, 98, 4.6), disc(76, 98, 4.6)),
          ],
          top: [
            fill(
              'gold',
              `M${left - 4} 56V42Q${left - 4} 16 50 15T${right + 4} 42V56L${right + 3} 76L${right - 6} 81L${right - 3} 56L${right - 3} 45Q50 35 ${left + 3} 45V56L${left + 6} 81L${left - 3} 76Z`,
            ),
            fill(
              'gold-2',
              `M54 15Q${right + 4} 18 ${right + 4} 42V56L${right + 3} 76L${right - 6} 81L${right - 3} 56V45Q62 40 54 39Z`,
            ),
            line('white', 1.8, `M${left + 1} 36Q${left + 3} 23 44 20`),
            fill('gold', 'M47 30H53L51.6 56H48.4Z'),
            line('gold-2', 1.4, `M${left + 2} 42Q50 32 ${right - 2} 42`),
          ],
        };

const courtier: Wear = ({ female, left, right }, coat) =>
  female
    ? {
        covers: true,
        back: [
          fill(
            'powder',
            'M24 72Q16 40 28 12Q40 -8 60 -2Q82 6 77 44Q82 62 76 74Q70 80 66 72V44H34V72Q30 80 24 72Z',
          ),
          line(
            'powder-2',
            1.8,
            'M31 16Q50 4 70 14M28 27Q50 14 73 25M27 60q4 4 8 0M65 60q4 4 8 0M27 68q4 4 8 0M65 68q4 4 8 0',
          ),
        ],
        body: [
          fill(coat, narrow),
          fill('white', 'M24 96Q50 118 76 96L64 88Q50 97 36 88Z'),
          fill('gold', disc(50, 101, 3.4)),
          line('powder-2', 1.2, 'M29 95l4 5M38 99l3 6M62 99l-3 6M71 95l-4 5'),
        ],
        top: [
          fill(
            'powder',
            `M${left - 3} 58Q${left - 5} 28 50 24T${right + 3} 58Q${right} 46 ${right - 4} 40Q50 31 ${left + 4} 40Q${left} 46 ${left - 3} 58Z`,
          ),
          line('powder-2', 1.6, `M${left + 2} 36Q50 22 ${right - 2} 36`),
          fill('rose', disc(30, 20, 5.4), disc(25, 26, 3.8)),
          fill('gold', disc(30, 20, 2)),
          fill('sky', 'M33 18Q44 -4 62 -6Q58 12 33 18Z'),
        ],
      }
    : {
        covers: true,
        back: [
          fill('powder', 'M26 30Q50 18 74 30L80 74Q72 84 64 76V46H36V76Q28 84 20 74Z'),
          fill(
            'powder-2',
            disc(27, 56, 5, 3.6),
            disc(26, 66, 5.4, 3.8),
            disc(28, 76, 5, 3.6),
            disc(73, 56, 5, 3.6),
            disc(74, 66, 5.4, 3.8),
            disc(72, 76, 5, 3.6),
          ),
        ],
        body: [
          fill(coat, bust),
          fill(
            'gold',
            'M4 110Q6 96 22 91L25 94Q12 98 10 110ZM96 110Q94 96 78 91L75 94Q88 98 90 110Z',
            box(33, 96, 2.4, 14),
            box(64.6, 96, 2.4, 14),
          ),
          fill('white', 'M38 87Q50 95 62 87L58 98Q62 104 54 110H46Q38 104 42 98Z'),
          line('powder-2', 1.3, 'M45 96L44 108M50 97V110M55 96L56 108'),
        ],
        top: [
          fill(
            'powder',
            `M${left - 3} 54Q${left - 3} 32 50 30T${right + 3} 54Q${right} 42 50 39T${left - 3} 54Z`,
          ),
          fill('ink', 'M12 37C24 33 24 16 34 9Q50 2 66 9C76 16 76 33 88 37Q66 36 50 43Q34 36 12 37Z'),
          line('gold', 2.2, 'M12.6 37C24 33 24 16 34 9Q42 5.6 50 5.6T66 9C76 16 76 33 87.4 37'),
          line('gold', 1.4, 'M20 35Q36 32 50 38T80 35'),
          drawn('vermilion', 'gold', 1.4, disc(71, 25, 4.4)),
          fill('white', disc(71, 25, 1.6)),
        ],
      };

const boater: readonly Layer[] = [
  fill('cream', 'M30 35V13Q50 8 70 13V35Q50 29 30 35Z'),
  fill('cream-2', 'M52 10Q62 10 70 13V35Q62 32 52 31Z'),
  fill('vermilion', 'M30 34V25Q50 19 70 25V34Q50 28 30 34Z'),
  fill('cream', 'M16 39Q18 32 30 33Q50 27 70 33Q82 32 84 39Q66 36 50 36T16 39Z'),
  line('mustard-2', 1.3, 'M17 38Q34 34 50 34T83 38'),
];
const topper: readonly Layer[] = [
  fill('ink', 'M29 35L26 -2Q50 -8 74 -2L71 35Q50 29 29 35Z'),
  fill('plum', 'M29 34L28.4 25Q50 19 71.6 25L71 34Q50 28 29 34Z'),
  line('steel-2', 2, 'M32 3L34 20'),
  fill('ink', 'M18 37Q19 31 30 33Q50 27 70 33Q81 31 82 37Q66 34 50 35T18 37Z'),
];
const bowler: readonly Layer[] = [
  fill('wood-2', 'M28 35Q26 8 50 8T72 35Q50 28 28 35Z'),
  line('wood', 2, 'M34 26Q35 15 43 13'),
  fill('ink', 'M28 35L28.4 28Q50 21 71.6 28L72 35Q50 28 28 35Z'),
  fill('wood-2', 'M20 36Q22 42 32 39Q50 32 68 39Q78 42 80 36Q66 31 50 31T20 36Z'),
];

/** A flower behind the ear and a frilled dress. */
const flowers = (coat: Tone, left: number, right: number): Costume => ({
  body: [
    fill(coat, narrow),
    fill(
      'white',
      'M10 110Q12 98 24 94Q36 92 40 100Q50 108 60 100Q64 92 76 94Q88 98 90 110L80 104L70 109L60 106L50 112L40 106L30 109L20 104Z',
    ),
    fill('gold', discs(44, 95, 1.6, 6, 3)),
  ],
  top: [
    fill(
      'vermilion',
      ...[0, 1, 2, 3, 4].map(petal =>
        disc(right - 1 + Math.cos(petal * 1.257) * 5.4, 38 + Math.sin(petal * 1.257) * 5.4, 4.4),
      ),
    ),
    fill('gold', disc(right - 1, 38, 3.4), disc(left - 1, 67, 2.6), disc(right + 1, 67, 2.6)),
  ],
});

const dancer: Wear = ({ female, left, right }, coat, lot) =>
  female
    ? lot.whole(3) === 0
      ? flowers(coat, left, right)
      : {
          back: [
            fill('rose', 'M58 22Q56 -10 38 -8Q46 2 44 22Z', 'M62 24Q76 -10 58 -14Q58 4 52 22Z'),
            fill('vermilion', 'M64 28Q92 6 80 -8Q68 6 56 24Z'),
            line('pink', 1.4, 'M54 18Q52 0 44 -5M58 18Q66 0 62 -10M64 22Q78 8 79 -4'),
          ],
          body: [
            fill(coat, narrow),
            fill('pink', 'M10 110Q10 94 30 92Q40 98 34 110ZM90 110Q90 94 70 92Q60 98 66 110Z'),
            fill('white', discs(40, 93.4, 1.8, 5, 1), discs(44, 96, 1.8, 6, 3), discs(60, 93.4, 1.8, 5, 1)),
          ],
          top: [
            fill('gold', `M${left - 3} 38Q50 22 ${right + 3} 38L${right + 3} 33Q50 16 ${left - 3} 33Z`),
            fill('vermilion', disc(60, 26, 4.6)),
            fill('white', star(60, 26, 3.4, 8, 1.6)),
            fill('white', disc(left - 1, 67, 2), disc(right + 1, 67, 2)),
          ],
        }
    : {
        body: [
          ...suit(coat),
          fill('vermilion', 'M50 93L38 87V100ZM50 93L62 87V100Z', disc(50, 93.4, 3)),
          line('white', 1.6, 'M16 110V98M24 110V93M76 110V93M84 110V98'),
        ],
        top: lot.pick([boater, topper, bowler, NO_LAYERS]),
      };

/** Eyewear of directors: dark glasses, round ones, an eye-glass, none. */
const glasses = ({ left, right }: Head, lot: Chance): readonly Layer[] =>
  lot.pick<readonly Layer[]>([
    [
      fill(
        'ink',
        `M${left + 1} 49H48.4V53Q48 60 40 60T${left + 2} 53ZM51.6 49H${right - 1}L${right - 2} 53Q${right - 4} 60 60 60T51.6 53Z`,
        `M${left - 1} 48H${right + 1}V51H${left - 1}Z`,
      ),
      line('sky', 1.6, `M${left + 5} 53L${left + 9} 50.6M55 53.6L59 50.6`),
    ],
    [
      line(
        'ink',
        2,
        disc(40.6, 54, 7),
        disc(59.4, 54, 7),
        `M47.6 54Q50 51.6 52.4 54M33.6 53L${left - 1} 51M66.4 53L${right + 1} 51`,
      ),
    ],
    [line('gold-2', 1.8, disc(59.4, 54, 6.6), 'M66 57Q70 74 66 90'), line('white', 1.4, 'M57 52L60.4 49.6')],
    NO_LAYERS,
  ]);

const boss: Wear = (who, coat, lot) => ({
  body: [
    fill(coat, bust),
    ...lot.pick<readonly Layer[]>([
      [
        fill('mustard', 'M36 86Q50 96 64 86L62 95L50 104L38 95Z'),
        line('vermilion', 1.6, 'M40 90L46 98M60 90L54 98M50 94V102'),
      ],
      [fill('dark', 'M37 84Q50 93 63 84V96Q50 104 37 96Z'), line('steel-2', 1.2, 'M38 89Q50 97 62 89')],
      [
        fill('wood', 'M4 110Q6 94 34 87L44 104L48 110ZM96 110Q94 94 66 87L56 104L52 110Z'),
        line('wood-2', 2, 'M14 100l3 6M24 95l4 6M33 92l5 8M86 100l-3 6M76 95l-4 6M67 92l-5 8'),
      ],
    ]),
    fill('shade', 'M30 92L40 110H20ZM70 92L60 110H80Z'),
    drawn('gold', 'ink', 1.3, 'M66 93L98 78V112L66 101Z'),
    drawn('vermilion', 'ink', 1.3, box(94, 76, 6, 38)),
    drawn('teal', 'ink', 1.3, pill(60, 91, 8, 12, 2.6)),
  ],
  top: glasses(who, lot),
});

const plain: Wear = ({ female }, coat) =>
  female
    ? {
        body: [
          fill(coat, narrow),
          fill('white', discs(41, 93, 1.9, 4.6, 1), discs(45.4, 96, 1.9, 4.6, 3), discs(59, 93, 1.9, 4.6, 1)),
        ],
        top: [],
      }
    : { body: [...suit(coat), fill('teal-2', 'M48 94H52L54 110H46Z')], top: [] };

export const COSTUMES: Readonly<Record<Role, Wear>> = {
  western: westerner,
  epic: hero,
  historical: courtier,
  'musical-comedy': dancer,
  director: boss,
  plain,
};

/** What directors put on; some go bareheaded. */
export const CAPS: readonly [readonly Layer[], ...(readonly Layer[])[]] = [
  [
    fill('vermilion', 'M26 34Q18 12 50 12Q88 10 78 30Q66 28 50 32Q36 34 26 34Z'),
    line('vermilion-2', 2.4, 'M28 34Q50 27 76 29M50 12V7'),
  ],
  [
    fill('olive-2', 'M27 36Q24 14 50 13T73 34Q50 26 27 36Z'),
    fill('leaf', 'M27 36Q50 25 73 34Q86 38 84 43Q60 32 27 36Z'),
    line('olive', 1.3, 'M50 13V28M38 16Q36 24 37 31M62 16Q64 24 63 29'),
  ],
  [],
  [
    fill('teal', 'M20 42Q24 34 50 33T80 42L88 50Q50 38 12 50Z'),
    fill('teal-2', 'M28 37Q50 28 72 37L71 33Q50 24 29 33Z'),
  ],
];
