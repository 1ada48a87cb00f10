const round = (value: number): number => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/** A closed shape through points. */
export const area = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const disc = (x: number, y: number, radius: number, ry = radius): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(ry)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(ry)} 0 1 0 ${round(-radius * 2)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A box with round corners. */
export function pill(x: number, y: number, width: number, height: number, r = height / 2): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
}

/** A star or burst with `points` tips; `inner` is the radius of its notches. */
export function star(x: number, y: number, radius: number, points = 5, inner = radius * 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = ((-90 + (index * 180) / points) * Math.PI) / 180;
    const reach = index % 2 ? inner : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return area(...corners);
}

/** A row of `count` equal boxes beginning at x, y, each `step` further right. */
export const boxes = (
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  count: number,
): string => Array.from({ length: count }, (_, index) => box(x + index * step, y, width, height)).join('');

/** A row of `count` discs. */
export const discs = (x: number, y: number, radius: number, step: number, count: number): string =>
  Array.from({ length: count }, (_, index) => disc(x + index * step, y, radius)).join('');
