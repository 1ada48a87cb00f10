import { rays } from '../genres.ts';
import { drawn, fill, type Layer, line, type Tone } from '../layer.ts';
import { area, box, disc, discs, pill, star } from '../shapes.ts';
import { moved } from './props.ts';
import type { Print, Scene } from './scene.ts';

const bat =
  'M0 0L3 -5L5 0L7 -5L10 0C16 -4 24 -3 30 2C25 3 24 7 22 10C19 7 16 7 14 10C11 8 8 9 5 15C2 9 -1 8 -4 10C-6 7 -9 7 -12 10C-14 7 -15 3 -20 2C-14 -3 -6 -4 0 0Z';
const hand =
  'M10 50L8 30L0 16C-1 12 4 11 6 14L12 24L10 4C10 0 15 0 16 4L19 20L21 0C21 -4 27 -4 27 0L26 21L32 6C33 2 38 4 37 8L32 26L38 20C41 17 45 20 42 24L34 38L32 50Z';

/** The house on the hill, a moon, a hand from the grave, letters that drip. */
export const horror = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, 'M0 0H200V60Q150 44 100 62T0 52Z'),
    fill('lamp', disc(146, 50, 34)),
    fill('cream-2', disc(138, 40, 6), disc(158, 58, 8), disc(150, 32, 3.4), disc(132, 60, 4)),
    fill(accent, 'M0 150Q60 70 120 96T200 120V250H0Z'),
    fill(
      dark,
      'M118 104V62L128 46L138 62V70L150 54L162 70V44L170 26L178 44V108ZM110 108H190V118H110Z',
      'M166 108L186 112L176 150L150 150Z',
    ),
    fill(
      'gold',
      'M125 70H131V79H125ZM144 78H149V88H144ZM153 78H158V88H153ZM167 52H173V62H167ZM167 76H173V86H167Z',
    ),
    line(
      dark,
      2.4,
      'M18 150Q14 110 22 84Q20 66 12 56M22 84Q32 72 34 58M20 104Q8 96 4 84M21 98Q34 94 42 80M30 68L40 62M12 56L6 52',
    ),
    fill('ink', moved(bat, 84, 34, 0.66), moved(bat, 112, 16, 0.44), moved(bat, 60, 58, 0.36)),
  ],
  halo: 'night-2',
  heads: [
    { x: 64, y: 104, scale: 1.14, lean: -5 },
    { x: 146, y: 122, scale: 0.82, lean: 6 },
  ],
  front: [
    fill(accent, 'M0 168Q30 156 62 166T130 168T200 160V250H0Z'),
    fill(dark, 'M0 196Q50 182 100 194T200 186V250H0Z'),
    drawn('steel-2', 'ink', 1.5, 'M20 244V222A11 11 0 0 1 42 222V244ZM160 246V216H172V206H180V216H190V246Z'),
    line('ink', 1.6, 'M26 224H36M31 219V233M176 224V238M170 229H182'),
    fill('moss', moved(hand, 106, 214, 0.62)),
    line('moss-2', 1.6, moved('M14 30L20 32M24 28L30 30', 106, 214, 0.62)),
    fill('ink', 'M0 244Q40 234 90 242T200 238V250H0ZM104 246Q122 232 142 246Z'),
    line('leaf', 1.8, 'M8 246L6 236M52 246L55 237M60 246L58 238M92 246L95 238M150 246L148 238'),
  ],
  title: {
    y: 146,
    height: 60,
    width: 168,
    size: 44,
    face: 'display',
    fill: 'lamp',
    outline: 'vermilion',
    weight: 6,
    depth: 0,
    side: 'ink',
    drip: true,
  },
  credits: ['ink', 'moss'],
});

const dancer = (x: number, y: number, dress: Tone, up: boolean): readonly Layer[] => [
  line(
    'skin-1',
    3.4,
    `M${x - 2} ${y + 14}L${x - 3} ${y + 32}`,
    up
      ? `M${x + 2} ${y + 14}L${x + 15} ${y - 2}`
      : `M${x + 2} ${y + 14}L${x + 12} ${y + 22}L${x + 6} ${y + 31}`,
    `M${x - 4} ${y + 1}L${x - 12} ${y - 4}M${x + 4} ${y + 1}L${x + 11} ${y - 5}`,
  ),
  fill('ink', up ? disc(x + 16, y - 3, 2.4) : disc(x + 6, y + 32, 2.4), disc(x - 3.4, y + 33, 2.4)),
  fill(
    dress,
    `M${x - 4.6} ${y - 2}H${x + 4.6}L${x + 3} ${y + 6}L${x + 11} ${y + 16}Q${x} ${y + 20} ${x - 11} ${y + 16}L${x - 3} ${y + 6}Z`,
  ),
  fill('skin-1', disc(x, y - 7, 4)),
  fill(
    'vermilion',
    `M${x - 4.6} ${y - 8}Q${x - 5} ${y - 22} ${x + 4} ${y - 20}Q${x + 6} ${y - 12} ${x + 4.6} ${y - 8}Q${x} ${y - 12} ${x - 4.6} ${y - 8}Z`,
  ),
];
const note = (x: number, y: number, scale = 1): string =>
  `${disc(x, y, 5.4 * scale, 4.2 * scale)}M${x + 3.6 * scale} ${y}V${y - 22 * scale}L${x + 13 * scale} ${y - 16 * scale}V${y - 9 * scale}L${x + 5.6 * scale} ${y - 14 * scale}V${y}Z`;

/** Spotlights, a ribbon of notes, the great staircase and the line of dancers. */
export const musical = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, rays(100, 116, 240, 16, 0)),
    fill(accent, star(100, 88, 92, 20, 80)),
    fill('cream', disc(100, 88, 68)),
    line(
      'ink',
      1.2,
      'M0 44Q50 4 100 34T200 18M0 52Q50 12 100 42T200 26M0 60Q50 20 100 50T200 34M0 68Q50 28 100 58T200 42M0 76Q50 36 100 66T200 50',
    ),
    fill(
      'ink',
      note(24, 54, 1.1),
      note(58, 34, 1),
      note(146, 48, 1.1),
      note(178, 36, 1.2),
      note(104, 26, 0.9),
    ),
  ],
  heads: [
    { x: 66, y: 104, scale: 0.94, lean: -7 },
    { x: 138, y: 102, scale: 0.94, lean: 7 },
  ],
  front: [
    fill(dark, 'M40 142H160L166 152H34ZM34 152H166L174 164H26Z'),
    fill('gold', box(40, 142, 120, 2.4), box(33, 152, 134, 2.4)),
    fill(dark, 'M0 164H200V250H0Z'),
    fill(accent, area([0, 206], [200, 206], [200, 250], [0, 250])),
    fill('gold', box(0, 205, 200, 2.4)),
    ...[24, 62, 100, 138, 176].flatMap((x, at) => dancer(x - 3, 210, at % 2 ? 'cream' : 'teal', true)),
    fill('lamp', discs(8, 244, 2.6, 11.5, 17)),
  ],
  title: {
    y: 154,
    height: 48,
    width: 172,
    size: 42,
    face: 'sturdy',
    fill: 'gold',
    outline: 'ink',
    weight: 4,
    depth: 3,
    side: 'plum-2',
    bounce: 0.09,
  },
  credits: [dark, 'cream'],
});

/** Fields of colour, a mask that laughs, the pair in a car that is too small, a pie on its way. */
export const comedy = ([sky, light, accent, dark]: Print): Scene => ({
  ground: sky,
  behind: [
    fill(light, 'M0 0H84L44 250H0Z'),
    fill(accent, 'M150 0H200V250H108Z'),
    fill('white', 'M22 84Q24 74 34 76Q40 66 50 72Q60 70 60 80Q66 88 56 90H26Q18 90 22 84Z'),
    drawn('cream', 'ink', 1.8, 'M142 14Q166 6 190 22Q188 52 172 60Q152 64 144 46Q138 30 142 14Z'),
    fill('ink', 'M149 28Q155 20 161 29Q155 25 149 28ZM168 31Q175 25 181 35Q174 30 168 31Z'),
    drawn('vermilion', 'ink', 1.5, 'M148 38Q162 48 180 43Q174 58 160 56Q150 52 148 38Z'),
    fill('teal', 'M142 14L132 34L140 30L140 42L146 26Z'),
    drawn('cream', 'ink', 1.7, 'M20 38Q24 20 42 20T66 36Q58 46 42 46T20 38Z'),
    drawn('wood', 'ink', 1.5, 'M16 38Q42 50 70 36L64 48Q42 60 22 50Z'),
    fill('vermilion', disc(42, 19, 4.6)),
    line('ink', 1.6, 'M78 24L88 18M80 34L92 34M78 44L88 50'),
  ],
  heads: [
    { x: 70, y: 116, scale: 0.9, lean: -9 },
    { x: 134, y: 112, scale: 0.9, lean: 8 },
  ],
  front: [
    fill(dark, 'M0 214Q100 202 200 216V250H0Z'),
    fill('shade', pill(18, 231, 168, 9, 4.5)),
    drawn('vermilion', 'ink', 2, 'M20 226Q14 196 32 190L44 158H158L170 190Q190 194 184 226Z'),
    fill('vermilion-2', 'M19 212H185L184 226H20Z'),
    drawn('sky', 'ink', 1.6, 'M38 190L47 162H62L60 190ZM164 190L155 162H140L142 190Z'),
    drawn('ink', 'ink', 1, disc(48, 226, 15), disc(154, 226, 15)),
    fill('cream', disc(48, 226, 6.4), disc(154, 226, 6.4)),
    drawn('lamp', 'ink', 1.6, disc(26, 205, 6), disc(178, 205, 6)),
    drawn('white', 'ink', 1.4, pill(84, 214, 34, 10, 3)),
    line('ink', 1.6, 'M92 219h4M100 219h4M108 219h4'),
    line('white', 2.4, 'M2 240H18M74 242H96M106 242H124M186 240H198'),
  ],
  title: {
    y: 152,
    height: 56,
    width: 158,
    size: 40,
    face: 'sturdy',
    fill: 'white',
    outline: 'ink',
    weight: 5,
    depth: 3,
    side: 'ink',
    lean: -4,
    bounce: 0.06,
  },
  credits: [dark, 'cream'],
});
