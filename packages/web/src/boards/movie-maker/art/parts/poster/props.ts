import { fill, type Layer, line, type Tone } from '../layer.ts';
import { box, disc } from '../shapes.ts';

/** A path moved and scaled: only for paths of absolute coordinates in pairs, without arcs. */
export const moved = (d: string, x: number, y: number, scale = 1, flip = false): string => {
  let across = true;
  return d.replace(/-?\d+(?:\.\d+)?/g, number => {
    const value = Number(number) * scale * (across && flip ? -1 : 1) + (across ? x : y);
    across = !across;
    return `${Math.round(value * 10) / 10} `;
  });
};

/** A horse at full gallop to the right, about 60 x 42. */
export const HORSE =
  'M0 20C4 11 12 12 19 13C26 14 31 13 35 10L43 1L45 4L48 3L48 6L55 14L53 17L50 17L46 14L43 20L42 23L52 24L58 31L60 35L56 35L54 31L48 28L40 28L49 38L46 40L36 31L24 27L16 28L10 36L4 42L1 40L7 33L9 26L2 30L-6 40L-9 38L-3 29L2 23L-2 22L-8 28C-10 23 -5 18 0 20Z';
/** The same with a rider who bends forward. */
export const RIDER = `${HORSE}M16 15L20 2L17 -2L26 -3L27 -8C28 -13 35 -12 34 -7L39 -6L27 -5L33 -3L30 -1L28 4L36 9L34 11L26 8L25 14L27 22L23 25L20 17Z`;

/** A wheel with spokes. */
export const wheel = (x: number, y: number, radius: number): string =>
  `${disc(x, y, radius)}M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}M${x - radius * 0.7} ${y - radius * 0.7}L${x + radius * 0.7} ${y + radius * 0.7}M${x - radius * 0.7} ${y + radius * 0.7}L${x + radius * 0.7} ${y - radius * 0.7}`;

/** Curtains with swags that frame the top. */
export const curtains = (cloth: Tone, fold: Tone, trim: Tone): readonly Layer[] => [
  fill(cloth, 'M0 0H26Q24 70 8 118Q16 170 4 210H0ZM200 0H174Q176 70 192 118Q184 170 196 210H200Z'),
  line(fold, 2.4, 'M8 20Q10 70 3 108M17 20Q18 60 8 104M192 20Q190 70 197 108M183 20Q182 60 192 104'),
  fill(trim, 'M0 112L15 110L13 120L0 122ZM200 112L185 110L187 120L200 122Z'),
  fill(
    cloth,
    'M0 0H200V16Q183 34 166.6 18Q150 34 133.3 18Q116 34 100 18Q83 34 66.6 18Q50 34 33.3 18Q16 34 0 16Z',
  ),
  line(fold, 1.6, 'M16 8V24M50 8V24M83 8V24M116 8V24M150 8V24M183 8V24'),
  line(
    trim,
    3,
    'M0 16Q16 34 33.3 18Q50 34 66.6 18Q83 34 100 18Q116 34 133.3 18Q150 34 166.6 18Q183 34 200 16',
  ),
];

export const cactus = (x: number, y: number, height: number, tone: Tone): readonly Layer[] => [
  line(
    tone,
    height * 0.15,
    `M${x} ${y}V${y - height}M${x} ${y - height * 0.4}H${x - height * 0.24}V${y - height * 0.7}M${x} ${y - height * 0.3}H${x + height * 0.24}V${y - height * 0.6}`,
  ),
];

/** Spears or flag poles in a row. */
export const spears = (x: number, y: number, height: number, step: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [at, top] = [x + index * step, y - height + ((index * 7) % 5)];
    return `${box(at, top, 1.2, height)}M${at - 1.6} ${top}L${at + 0.6} ${top - 6}L${at + 2.8} ${top}Z`;
  }).join('');
