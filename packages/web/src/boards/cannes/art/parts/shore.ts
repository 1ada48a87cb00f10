import { area, disc, type Point } from './shapes.ts';

/** A big palm of the shore as two paths and a trunk; its foot at x, y. */
export function tallPalm(
  x: number,
  y: number,
  height: number,
  lean: number,
): { trunk: string; under: string; over: string } {
  const [cx, cy] = [x + lean, y - height];
  const frond = (degrees: number, length: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const tip: Point = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length * 0.75 + length * 0.3];
    const [mx, my] = [(cx + tip[0]) / 2, (cy + tip[1]) / 2];
    const at = (value: number): number => Math.round(value);
    return `M${at(cx)} ${at(cy)}Q${at(mx)} ${at(my - length * 0.42)} ${at(tip[0])} ${at(tip[1])}Q${at(mx)} ${at(my - length * 0.1)} ${at(cx)} ${at(cy)}Z`;
  };
  const reach = height * 0.52;
  const w = height * 0.03;
  return {
    trunk: `M${x - w} ${y}Q${x - lean * 0.5 - w} ${y - height * 0.5} ${cx - w * 0.6} ${cy}L${cx + w * 0.6} ${cy}Q${x - lean * 0.5 + w} ${y - height * 0.5} ${x + w} ${y}Z`,
    under: [195, 235, 305, 345, 20, 150].map(angle => frond(angle, reach)).join(''),
    over: [175, 215, 255, 285, 325, 2].map(angle => frond(angle, reach * 0.9)).join(''),
  };
}

/** A sail on the horizon. */
export const boat = (x: number, y: number, size: number): string =>
  area(
    [x - size * 0.5, y],
    [x + size * 0.5, y],
    [x + size * 0.34, y + size * 0.22],
    [x - size * 0.34, y + size * 0.22],
  ) +
  area(
    [x - size * 0.05, y - size * 1.1],
    [x - size * 0.05, y - size * 0.08],
    [x - size * 0.45, y - size * 0.08],
  ) +
  area(
    [x + size * 0.03, y - size * 0.95],
    [x + size * 0.03, y - size * 0.08],
    [x + size * 0.42, y - size * 0.08],
  );

/** Lights along the coast, each a dot. */
export const coastLights = (xs: readonly number[], y: number): string =>
  xs.map((x, index) => disc(x, y - (index % 3) * 5, 2.2)).join('');

/** Short strokes of waves: rows of dashes that grow towards the viewer. */
export const waves = (
  rows: readonly (readonly [y: number, length: number, step: number, offset: number])[],
): string =>
  rows
    .flatMap(([y, length, step, offset]) =>
      Array.from({ length: Math.ceil(1300 / step) }, (_, index) => {
        const x = -40 + offset + index * step;
        return `M${x} ${y}q${length / 4} ${-length / 9} ${length / 2} 0t${length / 2} 0`;
      }),
    )
    .join('');
