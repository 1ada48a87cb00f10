import { area, type Point, random, stroke } from './engrave.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A disc as a path. */
export const disc = (x: number, y: number, radius: number, ry = radius): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(ry)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(ry)} 0 1 0 ${round(-radius * 2)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A star with `points` tips; `inner` is the radius of its notches. */
export function star(
  x: number,
  y: number,
  radius: number,
  points = 5,
  inner = radius * 0.42,
  turn = -90,
): string {
  const corners: Point[] = [];
  for (let index = 0; index < points * 2; index++) {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const reach = index % 2 ? inner : radius;
    corners.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return area(...corners);
}

/** A sprinkle of small four-pointed stars inside a box. */
export function stars(
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  seed: number,
  size = 2.4,
): string {
  const next = random(seed);
  let d = '';
  for (let index = 0; index < count; index++) {
    const radius = size * (0.5 + next());
    d += star(left + next() * (right - left), top + next() * (bottom - top), radius, 4, radius * 0.28);
  }
  return d;
}

/** A puff of smoke or cloud: bumps round an ellipse. */
export function puff(x: number, y: number, rx: number, ry: number, bumps: number, seed: number): string {
  const next = random(seed);
  const angles = Array.from(
    { length: bumps },
    (_, index) => ((index + (next() - 0.5) * 0.5) / bumps) * Math.PI * 2,
  );
  const points = angles.map((angle): Point => [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]);
  let d = `M${round(points[0]![0])} ${round(points[0]![1])}`;
  points.forEach((from, index) => {
    const to = points[(index + 1) % bumps]!;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * (0.52 + next() * 0.08);
    d += `A${round(reach)} ${round(reach)} 0 0 1 ${round(to[0])} ${round(to[1])}`;
  });
  return `${d}Z`;
}

/** Curved shading inside a ball, dark on the side away from `light` (degrees). */
export function ball(
  x: number,
  y: number,
  radius: number,
  light: number,
  count: number,
  weight: number,
): string {
  const turn = ((light + 180) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (along: number, across: number): Point => [
    x + cos * along - sin * across,
    y + sin * along + cos * across,
  ];
  let d = '';
  for (let index = 0; index < count; index++) {
    const depth = 0.15 + (index / count) * 0.8;
    const half = Math.sqrt(1 - depth * depth) * radius * 0.97;
    const bulge = (1 - depth) * radius * 0.55;
    d += stroke(
      place(depth * radius, -half),
      place(depth * radius, half),
      weight * (0.45 + depth * 0.6),
      -bulge,
    );
  }
  return d;
}

/** Jagged rocks along a ground line, from left to right. */
export function rocks(
  left: number,
  right: number,
  base: number,
  height: number,
  peaks: number,
  seed: number,
): Point[] {
  const next = random(seed);
  const points: Point[] = [[left, base]];
  const step = (right - left) / peaks;
  for (let index = 0; index < peaks; index++) {
    const x = left + step * (index + 0.5);
    points.push([x - step * (0.3 + next() * 0.15), base - height * (0.12 + next() * 0.3)]);
    points.push([x + (next() - 0.5) * step * 0.3, base - height * (0.55 + next() * 0.45)]);
    points.push([x + step * (0.2 + next() * 0.2), base - height * (0.25 + next() * 0.3)]);
  }
  points.push([right, base]);
  return points;
}
