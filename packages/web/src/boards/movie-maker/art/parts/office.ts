import { drawn, fill, type Layer, line, type Tone } from './layer.ts';
import { area, box, boxes, disc, pill, star } from './shapes.ts';

/** The auctioneer's lectern with a gavel and paddles before it, on 160 x 120. */
export const LECTERN: readonly Layer[] = [
  fill('vermilion', 'M0 0H22Q18 60 8 108H0ZM160 0H138Q142 60 152 108H160Z'),
  line('vermilion-2', 1.8, 'M8 0Q8 60 3 104M15 0Q14 50 6 100M152 0Q152 60 157 104M145 0Q146 50 154 100'),
  fill('wood-2', box(0, 108, 160, 12)),
  fill('shade', disc(82, 110, 50, 5)),
  drawn('wood', 'ink', 1.8, 'M52 48H108L102 110H58Z'),
  fill('wood-2', 'M92 48H108L102 110H90Z'),
  drawn('cream-2', 'ink', 1.4, area([62, 58], [98, 58], [95, 98], [65, 98])),
  fill('gold', star(80, 78, 14, 5, 6)),
  drawn('mustard', 'ink', 1.8, area([44, 40], [116, 40], [110, 50], [50, 50])),
  drawn('white', 'ink', 1.4, area([54, 39], [78, 33], [82, 40], [58, 44])),
  line('ink', 1.2, 'M60 39.6L76 35.8M62 41.6L78 38'),
  drawn('dark', 'ink', 1.4, pill(88, 35, 20, 6, 2)),
  line('ink', 5.6, 'M96 26L124 10'),
  line('wood', 3, 'M96 26L124 10'),
  drawn('wood', 'ink', 1.8, area([82, 21], [95, 13], [106, 31], [93, 39])),
  line('gold', 2.6, 'M86 19L98 37M91 16L103 33'),
];
const paddle = (x: number, y: number, lean: number, tone: Tone): readonly Layer[] => [
  line('ink', 5, `M${x} ${y}L${x - lean} ${y + 34}`),
  line('wood', 2.6, `M${x} ${y}L${x - lean} ${y + 34}`),
  drawn(tone, 'ink', 1.6, disc(x, y, 13)),
  line('white', 1.8, `M${x - 7} ${y - 5}Q${x - 3} ${y - 9} ${x + 1} ${y - 9}`),
];
export const PADDLES: readonly Layer[] = [
  ...paddle(30, 84, -4, 'teal'),
  ...paddle(130, 80, 4, 'mustard'),
  ...paddle(146, 96, 6, 'rose'),
  ...paddle(15, 98, -6, 'sky'),
];

const producer = (
  x: number,
  flip: 1 | -1,
  coat: Tone,
  hair: Tone,
  skin: Tone,
  prop: readonly Layer[],
): readonly Layer[] => [
  drawn(
    'dark',
    'ink',
    1.6,
    `M${x - 15 * flip} 92V46Q${x - 16 * flip} 38 ${x - 22 * flip} 38Q${x - 27 * flip} 40 ${x - 26 * flip} 92Z`,
  ),
  drawn(
    coat,
    'ink',
    1.6,
    `M${x - 20 * flip} 92Q${x - 20 * flip} 54 ${x - 6 * flip} 50Q${x + 8 * flip} 52 ${x + 10 * flip} 66L${x + 28 * flip} 74L${x + 26 * flip} 82L${x + 6 * flip} 78L${x + 8 * flip} 92Z`,
  ),
  drawn(skin, 'ink', 1.6, disc(x, 36, 11, 13)),
  fill(
    hair,
    `M${x - 12 * flip} 40Q${x - 14 * flip} 20 ${x + 2 * flip} 21Q${x + 12 * flip} 22 ${x + 11 * flip} 31Q${x} 27 ${x - 5 * flip} 34Z`,
  ),
  line('ink', 1.7, `M${x + 3 * flip} 33.6h${3 * flip}M${x + 2 * flip} 42q${3 * flip} 2 ${6 * flip} 0`),
  ...prop,
];
/** Two producers over one table, on 160 x 110: what one gives lies by the other. */
export const DESK: readonly Layer[] = [
  fill('teal', box(0, 0, 160, 110)),
  fill('teal-2', boxes(4, 0, 3, 96, 12, 13)),
  drawn('sky', 'ink', 1.7, box(54, 10, 52, 44)),
  fill('olive', 'M54 54V40L66 28L76 38L88 24L106 44V54Z'),
  fill('gold', disc(94, 20, 5)),
  line('ink', 1.7, 'M54 10H106V54H54ZM80 10V54'),
  ...producer(34, 1, 'vermilion', 'hair-1', 'skin-2', [
    line('ink', 3, 'M42 45L54 42'),
    line('wood', 2, 'M42 45L53 42.2'),
    fill('orange', disc(54, 42, 1.8)),
  ]),
  ...producer(126, -1, 'mustard', 'hair-4', 'skin-1', [
    fill('hair-4', 'M115.4 41Q119 36.6 125 39.4Q121 42.6 115.4 41Z'),
  ]),
  fill('wood-2', box(0, 90, 160, 20)),
  drawn('wood', 'ink', 1.8, area([4, 82], [156, 82], [160, 94], [0, 94])),
  drawn('white', 'ink', 1.4, area([60, 80], [77, 80], [75, 90], [56, 90])),
  fill('vermilion', area([62, 81.4], [76, 81.4], [75.6, 84], [61, 84])),
  drawn(
    'moss',
    'ink',
    1.4,
    area([84, 84], [106, 84], [108, 90], [84, 90]),
    area([85, 79], [105, 79], [107, 85], [85, 85]),
  ),
  fill('leaf', disc(95, 82, 2), disc(96, 87.4, 1.8)),
  line('gold', 2.6, 'M72 66H90M86 62L91 66L86 70M88 74H70M74 70L69 74L74 78'),
  fill('mustard', boxes(20, 98, 24, 8, 96, 2)),
  fill('ink', boxes(29, 101, 6, 2, 96, 2)),
];

/** An account book with red figures, a pen and a lamp, on 160 x 110. */
export const LEDGER: readonly Layer[] = [
  fill('shade', 'M14 30H150V104H14Z'),
  drawn('vermilion-2', 'ink', 1.8, pill(6, 20, 148, 84, 4)),
  drawn('cream-2', 'ink', 1.4, 'M12 24Q46 16 80 26V100Q46 90 12 98Z'),
  drawn('cream', 'ink', 1.4, 'M148 24Q114 16 80 26V100Q114 90 148 98Z'),
  line(
    'teal',
    1,
    'M18 40Q50 33 76 41M18 50Q50 43 76 51M18 60Q50 53 76 61M18 70Q50 63 76 71M18 80Q50 73 76 81M84 41Q110 33 142 40M84 51Q110 43 142 50M84 61Q110 53 142 60M84 71Q110 63 142 70M84 81Q110 73 142 80',
  ),
  line('vermilion', 1.4, 'M54 22V92M60 22.4V93M122 22V92M128 22V93'),
  line('ink', 2, 'M20 36.6Q30 33.6 46 34M20 46.6Q30 43.6 42 44M20 56.6Q30 53.6 48 54M20 66.6Q30 63.6 40 64'),
  line('ink', 2.4, 'M63 35H74M63 45H74M63 55H74'),
  line(
    'vermilion',
    2.8,
    'M88 37Q100 33 118 33M88 47Q100 43 112 43M88 57Q100 53 119 53M131 35H141M131 45H141M131 55H141',
  ),
  line('vermilion', 3.4, 'M86 78Q110 70 142 76M86 83Q110 75 142 81'),
  drawn('teal', 'ink', 1.6, 'M100 70L148 6L156 12L110 76Z'),
  drawn('gold', 'ink', 1.4, 'M100 70L94 84L110 76Z'),
  fill('ink', disc(95, 83, 1.8)),
  fill('rose', 'M76 24H84V108L80 102L76 108Z'),
];
