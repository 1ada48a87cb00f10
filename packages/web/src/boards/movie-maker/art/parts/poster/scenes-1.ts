import { rays } from '../genres.ts';
import { drawn, fill, line } from '../layer.ts';
import { area, box, boxes, disc, discs, pill, star } from '../shapes.ts';
import { cactus, curtains, HORSE, moved, RIDER, spears, wheel } from './props.ts';
import type { Print, Scene } from './scene.ts';

/** Pomp: swags, standards, a temple in the rising sun, letters like rock, a chariot before the host. */
export const epic = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, rays(100, 150, 240, 18, 5)),
    fill('gold', disc(100, 146, 62)),
    fill('lamp', disc(100, 146, 50)),
    fill(accent, 'M0 168L38 120L66 150L100 112L134 150L164 118L200 170V246H0Z'),
    fill(dark, area([64, 150], [100, 128], [136, 150]), box(66, 152, 68, 4), boxes(69, 157, 6, 40, 10, 7)),
  ],
  halo: 'gold',
  heads: [
    { x: 58, y: 86, scale: 0.98, lean: -4 },
    { x: 141, y: 82, scale: 0.92, lean: 5 },
  ],
  front: [
    ...curtains('plum', 'plum-2', 'gold'),
    fill(
      dark,
      'M0 216Q50 206 100 214T200 212V250H0Z',
      spears(8, 226, 30, 6.4, 30),
      discs(9, 224, 3, 6.4, 30),
    ),
    fill('vermilion', 'M14 96H34V134L24 126L14 134ZM166 96H186V134L176 126L166 134Z'),
    fill(
      'gold',
      box(23, 82, 2.4, 150),
      box(174.8, 82, 2.4, 150),
      star(24, 78, 8, 8, 4),
      star(176, 78, 8, 8, 4),
      box(12, 92, 24, 4),
      box(164, 92, 24, 4),
      star(24, 109, 6, 5, 2.5),
      star(176, 109, 6, 5, 2.5),
    ),
    fill('mustard', 'M0 240Q60 226 120 236T200 232V250H0Z'),
    fill(
      'ink',
      moved(HORSE, 116, 206, 0.86),
      moved(HORSE, 100, 204, 0.86),
      'M60 216L88 214L92 236H64Z',
      moved('M70 216L74 202L72 196L80 194L84 202L92 206L91 209L82 206L84 216Z', 0, 0),
    ),
    line('ink', 2, wheel(76, 236, 9), 'M90 222L120 222M88 208Q110 212 130 218'),
    fill('ink', disc(77, 192, 4)),
    fill('vermilion', 'M72 190Q76 182 83 187L80 189Z', 'M72 200L56 206L60 216L72 212Z'),
  ],
  title: {
    y: 136,
    height: 68,
    width: 176,
    size: 54,
    face: 'display',
    fill: 'cream',
    outline: 'ink',
    weight: 3,
    depth: 5,
    side: 'vermilion-2',
  },
  credits: [dark, 'gold'],
});

/** Castle and crown: medallions of the pair, banners, a ribbon with the title. */
export const historical = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, 'M0 60Q40 44 70 60T140 56T200 62V110H0Z', 'M0 110Q50 94 100 108T200 104V150H0Z'),
    fill('cream', disc(152, 46, 20)),
    fill(dark, 'M0 160L60 116L140 122L200 150V250H0Z'),
    drawn(
      'stone',
      'ink',
      1.6,
      'M62 150V70H66V64H71V70H77V64H82V70H88V100H112V58H116V52H122V58H128V52H133V58H138V150Z',
    ),
    fill('stone-2', 'M80 70H88V150H80ZM126 58H138V150H126Z', boxes(90, 98, 4, 5, 6, 4)),
    fill(
      'ink',
      'M92 150V128A8 8 0 0 1 108 128V150Z',
      boxes(70, 80, 3, 9, 0, 1),
      boxes(120, 68, 3, 9, 0, 1),
      boxes(120, 88, 3, 9, 0, 1),
    ),
    line('ink', 1.8, 'M75 64V34M125 52V20'),
    fill(
      'vermilion',
      'M75 34Q86 28 94 36Q102 42 110 36V48Q102 54 94 48Q86 42 75 47Z',
      'M125 20Q136 14 144 22Q152 28 160 22V34Q152 40 144 34Q136 28 125 33Z',
    ),
    fill(accent, 'M0 168Q60 146 110 160T200 150V250H0Z'),
  ],
  halo: 'cream',
  heads: [
    { x: 50, y: 122, scale: 0.84, lean: -3 },
    { x: 152, y: 126, scale: 0.84, lean: 3 },
  ],
  front: [
    fill(dark, 'M0 196Q60 180 110 192T200 186V250H0Z'),
    drawn('vermilion', 'ink', 1.8, 'M-4 176L22 182V222L-4 216L6 196ZM204 176L178 182V222L204 216L194 196Z'),
    drawn('cream', 'ink', 2, 'M12 172Q100 156 188 172V226Q100 208 12 226Z'),
    line('mustard-2', 1.4, 'M16 177Q100 161 184 177M16 220.6Q100 204 184 220.6'),
    drawn('gold', 'ink', 1.7, 'M78 160L74 136L88 148L100 130L112 148L126 136L122 160Q100 154 78 160Z'),
    fill('vermilion', disc(100, 152, 3.4)),
    fill('teal', disc(87, 154, 2.4), disc(113, 154, 2.4)),
    fill('white', disc(74, 135, 3), disc(100, 129, 3), disc(126, 135, 3)),
    line('gold', 2, 'M34 237Q60 230 86 237T138 237T170 235'),
    fill('gold', star(100, 236, 8, 6, 3.6)),
  ],
  title: {
    y: 171,
    height: 43,
    width: 156,
    size: 34,
    face: 'display',
    fill: 'plum',
    outline: 'cream',
    weight: 1.5,
    depth: 0,
    side: 'gold-2',
  },
  credits: ['plum-2', 'gold'],
});

/** A huge sun, table hills, the wagon on the trail, planks with the title. */
export const western = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, disc(100, 112, 94)),
    fill('gold', disc(100, 112, 76)),
    fill('lamp', disc(100, 112, 60)),
    line(sky, 3, 'M10 154H190M16 146H184M24 139H176'),
    fill(
      accent,
      'M0 170L6 108L12 100H40L46 108L54 150H80L84 138H96L100 170ZM120 170L126 132H136L140 120L146 92H182L188 112L194 120H200V170Z',
    ),
    fill(dark, 'M30 100H40L46 108L54 150H62L50 170H40ZM168 92H182L188 112L194 120V170H176Z'),
  ],
  heads: [
    { x: 72, y: 82, scale: 1.12, lean: -3 },
    { x: 140, y: 102, scale: 0.84, lean: 4 },
  ],
  front: [
    fill(accent, 'M0 140Q40 132 78 140T150 144T200 138V250H0Z'),
    fill('sand', 'M0 200Q60 188 110 200T200 192V250H0Z'),
    drawn('wood-2', 'ink', 1.6, box(28, 150, 7, 62), box(165, 150, 7, 62)),
    drawn('wood', 'ink', 2, 'M14 148L186 142L188 168L12 172Z', 'M16 172L186 168L184 198L18 200Z'),
    line(
      'wood-2',
      1.4,
      'M18 156Q60 150 100 154T182 150M22 164Q80 160 120 163M24 182Q60 176 110 180T178 176M26 192Q90 188 140 190',
    ),
    fill('ink', discs(21, 154, 1.8, 158, 2), discs(24, 190, 1.8, 152, 2)),
    fill('ink', moved(RIDER, 132, 208, 0.72), moved(HORSE, 92, 206, 0.7)),
    drawn('cream', 'ink', 1.6, 'M22 224C20 204 28 198 34 202Q46 194 58 202C66 198 72 204 72 224Z'),
    line('ink', 1.2, 'M34 202Q31 212 34 224M46 198V224M58 202Q61 212 58 224'),
    drawn('wood', 'ink', 1.5, 'M20 222H76L72 232H24Z'),
    line('ink', 1.8, wheel(34, 235, 8), wheel(64, 235, 8), 'M74 228H96'),
    fill('mustard', 'M0 242Q60 232 120 242T200 238V250H0Z'),
    ...cactus(184, 240, 36, 'leaf'),
    ...cactus(9, 236, 24, 'leaf'),
    fill('shade', pill(20, 241, 60, 3, 1.5)),
  ],
  title: {
    y: 146,
    height: 52,
    width: 156,
    size: 31,
    face: 'sturdy',
    fill: 'cream',
    outline: 'ink',
    weight: 3.6,
    depth: 2,
    side: 'wood-2',
    lean: -1.4,
  },
  credits: ['wood-2', 'cream'],
});
