import { drawn, fill, type Layer, line } from './layer.ts';
import { area, box, boxes, disc, discs, pill, star } from './shapes.ts';

/** A row of people from behind, on the ground of a picture 240 wide. */
const crowd = (y: number, step: number, lean: number): string =>
  Array.from({ length: Math.ceil(240 / step) + 1 }, (_, index) => {
    const [x, top] = [index * step + lean, y + ((index * 5) % 4)];
    return `${disc(x, top, 7, 8)}M${x - 13} 180V${top + 20}Q${x} ${top + 4} ${x + 13} ${top + 20}V180Z`;
  }).join('');

/** The picture palace of a premiere, on 240 x 180; its screen stays free for the poster. */
export const PALACE: readonly Layer[] = [
  drawn('plum', 'ink', 1.8, 'M46 150V40L64 24H176L194 40V150Z'),
  fill('plum-2', boxes(56, 44, 5, 100, 124, 2), boxes(66, 36, 5, 108, 104, 2)),
  drawn('vermilion', 'ink', 1.8, 'M106 6H134V34H106Z'),
  fill('gold', star(120, 19, 12, 5, 5)),
  fill('lamp', discs(68, 28, 2, 9.4, 4), discs(144, 28, 2, 9.4, 4)),
  fill('glass', boxes(82, 124, 16, 28, 20, 4)),
  line('gold', 1.4, 'M90 124V152M110 124V152M130 124V152M150 124V152'),
  drawn('mustard', 'ink', 1.8, area([34, 108], [206, 108], [198, 124], [42, 124])),
  fill('lamp', discs(44, 112, 2, 8, 20), discs(48, 120, 1.8, 8, 19)),
];
export const CARPET = area([102, 150], [138, 150], [158, 180], [82, 180]);
/** Only at the sides, so that the carpet stays free. */
export const FANS: readonly Layer[] = [
  fill(
    'night',
    ...[4, 24, 44, 64, 176, 196, 216, 236].map(
      (x, at) => `${disc(x, 156 + ((at * 5) % 4), 7, 8)}M${x - 12} 180V172Q${x} 158 ${x + 12} 172V180Z`,
    ),
  ),
  fill(
    'ink',
    ...[-2, 18, 38, 58, 182, 202, 222, 242].map(
      (x, at) => `${disc(x, 168 + ((at * 3) % 4), 7, 8)}M${x - 13} 184V182Q${x} 168 ${x + 13} 182V184Z`,
    ),
  ),
];
export const FLASHES: readonly string[] = [
  star(42, 148, 11, 8, 3),
  star(198, 150, 10, 8, 3),
  star(22, 156, 8, 8, 2.4),
  star(222, 154, 8, 8, 2.4),
];

/** The stage of the Oscar night, on 240 x 180, behind the statue and before it. */
export const HALL: readonly Layer[] = [
  fill('vermilion', 'M0 0H70Q68 60 46 102Q58 136 50 180H0ZM240 0H170Q172 60 194 102Q182 136 190 180H240Z'),
  line(
    'vermilion-2',
    2.4,
    'M14 0Q16 60 10 98M32 0Q34 60 22 98M52 0Q50 60 34 98M12 110Q20 140 12 178M26 110Q36 140 30 178M226 0Q224 60 230 98M208 0Q206 60 218 98M188 0Q190 60 206 98M228 110Q220 140 228 178M214 110Q204 140 210 178',
  ),
  fill('gold', 'M0 96L48 98L47 107L0 108ZM240 96L192 98L193 107L240 108Z'),
  fill(
    'vermilion',
    'M0 0H240V14Q220 36 200 16Q180 36 160 16Q140 36 120 16Q100 36 80 16Q60 36 40 16Q20 36 0 14Z',
  ),
  line('gold', 3, 'M0 14Q20 36 40 16Q60 36 80 16Q100 36 120 16Q140 36 160 16Q180 36 200 16Q220 36 240 14'),
];
export const STEPS: readonly Layer[] = [
  drawn('plum', 'ink', 1.6, pill(76, 128, 88, 12, 3), pill(58, 140, 124, 12, 3), pill(36, 152, 168, 14, 3)),
  line('gold', 1.8, 'M82 130.6H158M64 142.6H176M42 155H198'),
  fill('lamp', discs(52, 160, 2.4, 13.6, 11)),
];
export const GUESTS: readonly Layer[] = [fill('ink', crowd(172, 24, 0))];
/** Paper snow. */
export const CONFETTI: readonly (readonly [x: number, y: number, order: number])[] = Array.from(
  { length: 22 },
  (_, index) => [40 + ((index * 71 + 17) % 160), 26 + ((index * index * 23 + index * 41) % 104), index % 6],
);
export const SPARK = box(-2.4, -1.4, 4.8, 2.8);

/** The bin in the alley, on 160 x 120. */
export const ALLEY: readonly Layer[] = [
  fill('night', box(0, 0, 160, 120)),
  fill(
    'night-2',
    boxes(4, 8, 22, 8, 26, 6),
    boxes(-9, 20, 22, 8, 26, 7),
    boxes(4, 32, 22, 8, 26, 6),
    boxes(-9, 44, 22, 8, 26, 7),
    boxes(4, 56, 22, 8, 26, 6),
    boxes(-9, 68, 22, 8, 26, 7),
  ),
  line('ink', 4, 'M136 96V22Q136 12 126 12H120'),
  fill('lamp', 'M106 30L112 14H124L130 30Z'),
  fill('dark', box(0, 94, 160, 26)),
  fill('steel-2', disc(118, 110, 26, 4)),
];
export const CONE = 'M106 30H130L160 110H62Z';
export const BIN: readonly Layer[] = [
  drawn('cream', 'ink', 1.7, area([46, 30], [74, 24], [82, 60], [54, 64])),
  fill('vermilion', area([49, 34], [72, 29], [75, 44], [52, 48])),
  drawn('gold', 'ink', 1.2, star(62, 39, 7, 5, 3)),
  drawn('steel', 'ink', 1.8, disc(90, 48, 18)),
  fill(
    'ink',
    disc(90, 48, 3),
    disc(90, 39, 4),
    disc(98.4, 45, 4),
    disc(95, 55.4, 4),
    disc(85, 55.4, 4),
    disc(81.6, 45, 4),
  ),
  line('dark', 4.4, 'M104 58Q118 62 116 80T126 104'),
  drawn('steel-2', 'ink', 2, area([42, 58], [108, 58], [100, 108], [50, 108])),
  line('ink', 1.8, 'M54 64L58 102M66 64L67 102M84 64L83 102M96 64L92 102'),
  drawn('steel', 'ink', 1.8, pill(38, 54, 74, 8, 3)),
  drawn('steel', 'ink', 1.8, disc(28, 106, 22, 6)),
  drawn('steel-2', 'ink', 1.4, pill(23, 99, 10, 5, 2)),
];
export const RAIN: readonly string[] = [0, 1, 2].map(layer =>
  Array.from(
    { length: 14 },
    (_, index) =>
      `M${(index * 47 + layer * 19) % 168} ${-8 + ((index * index * 31 + index * 17 + layer * 37) % 128)}l-3 11`,
  ).join(''),
);
