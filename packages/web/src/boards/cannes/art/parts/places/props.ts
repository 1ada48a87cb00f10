import { fill, type Layer, line, type Tone } from '../layer.ts';
import { area, box, disc, type Point } from '../shapes.ts';

/** Things that stand on many tiles. Units of the tile, light from the top left, shadows to the lower right. */

/** A house seen from the front and above: face, right side, roof; x, y is its lower left corner. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  tones: readonly [face: Tone, side: Tone, roof: Tone],
): readonly Layer[] {
  const [dx, dy] = [depth * 0.7, depth * 0.6];
  const [right, top] = [x + width, y - height];
  return [
    fill(
      'shade',
      area(
        [x + 3, y],
        [x + 6, y + 2.4],
        [right + 4, y + 2.4],
        [right + dx + 5, y - dy + 2],
        [right + dx, y - dy],
        [right, y],
      ),
    ),
    fill(tones[0], box(x, top, width, height)),
    fill(tones[1], area([right, y], [right, top], [right + dx, top - dy], [right + dx, y - dy])),
    fill(tones[2], area([x, top], [right, top], [right + dx, top - dy], [x + dx, top - dy])),
  ];
}

/** A palm: its foot at x, y, `height` to the crown. */
export function palm(x: number, y: number, height: number, lean = 2): readonly Layer[] {
  const [cx, cy] = [x + lean, y - height];
  const reach = height * 0.58;
  const frond = (degrees: number, length: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const [tx, ty] = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length * 0.8 + length * 0.16];
    const [mx, my] = [(cx + tx) / 2, (cy + ty) / 2];
    const [nx, ny] = [-Math.sin(angle) * length * 0.2, Math.cos(angle) * length * 0.2];
    const p = (value: number): number => Math.round(value * 10) / 10;
    return `M${p(cx)} ${p(cy)}Q${p(mx + nx)} ${p(my + ny - length * 0.22)} ${p(tx)} ${p(ty)}Q${p(mx - nx)} ${p(my - ny - length * 0.02)} ${p(cx)} ${p(cy)}Z`;
  };
  return [
    fill('shade', disc(x + reach * 0.3, y + 0.4, reach * 0.5, reach * 0.17)),
    line(
      'wood',
      Math.max(1.6, height * 0.085),
      `M${x} ${y}Q${x - lean * 0.4} ${y - height * 0.5} ${cx} ${cy}`,
    ),
    fill('leaf', [200, 250, 320, 10, 75].map(angle => frond(angle, reach)).join('')),
    fill('leaf-2', [165, 225, 285, 345, 110].map(angle => frond(angle, reach * 0.92)).join('')),
  ];
}

/** A striped parasol from above; x, y is its tip. */
export function parasol(
  x: number,
  y: number,
  radius: number,
  tone: Tone,
  stripe: Tone = 'white',
): readonly Layer[] {
  const squash = 0.62;
  const rim = (index: number): Point => {
    const angle = (index * Math.PI) / 5 + 0.2;
    return [x + Math.cos(angle) * radius, y + radius * 0.12 + Math.sin(angle) * radius * squash];
  };
  const slices = [0, 2, 4, 6, 8].map(index => area([x, y - radius * 0.12], rim(index), rim(index + 1)));
  return [
    fill('shade', disc(x + radius * 0.5, y + radius * 0.66, radius * 0.9, radius * 0.45)),
    fill(tone, area(...Array.from({ length: 10 }, (_, index) => rim(index)))),
    fill(stripe, ...slices),
  ];
}

/** Guests from behind or before: heads in one colour, clothes in another; each `[x, y]` is a pair of feet. */
export function guests(clothes: Tone, at: readonly Point[], size = 1, head: Tone = 'skin'): readonly Layer[] {
  const body = ([x, y]: Point): string =>
    `M${x - 2.3 * size} ${y}L${x - 1.9 * size} ${y - 5 * size}Q${x} ${y - 7.2 * size} ${x + 1.9 * size} ${y - 5 * size}L${x + 2.3 * size} ${y}Z`;
  return [
    fill(clothes, ...at.map(body)),
    fill(head, ...at.map(([x, y]) => disc(x, y - 7.6 * size, 1.75 * size))),
  ];
}

/** A string of lanterns hanging between points. */
export function lanterns(points: readonly Point[], tone: Tone = 'lamp'): readonly Layer[] {
  const cord = points.slice(1).map(([x, y], index) => {
    const from = points[index]!;
    return `M${from[0]} ${from[1]}Q${(from[0] + x) / 2} ${Math.max(from[1], y) + 4} ${x} ${y}`;
  });
  const bulbs = points.slice(1).flatMap(([x, y], index) => {
    const from = points[index]!;
    return [0.25, 0.5, 0.75].map(t => {
      const sag = Math.max(from[1], y) + 4;
      const at = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * sag + t * t * y;
      return disc(from[0] + (x - from[0]) * t, at + 1.2, 1.7);
    });
  });
  return [line('ink', 0.7, ...cord), fill(tone, ...bulbs)];
}

/** A row of windows that shine at night. */
export const windows = (
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  count: number,
): Layer =>
  fill(
    'glass',
    Array.from({ length: count }, (_, index) => box(x + index * step, y, width, height)).join(''),
  );
