/** A point in the units of the picture's viewBox. */
export type Point = readonly [x: number, y: number];

/** A repeatable stream of numbers in [0, 1): the same seed draws the same picture. Never used by rules. */
export function random(seed: number): () => number {
  let word = (seed * 2654435761 + 97) >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (point: Point): string => `${short(point[0])} ${short(point[1])}`;

/** A path through the points by straight lines. */
export const lines = (points: readonly Point[], closed = false): string =>
  `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** A polygon, closed. */
export const area = (...points: readonly Point[]): string => lines(points, true);

/** A soft curve through the points (Catmull-Rom turned to Bézier). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  let d = `M${at(get(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    d += `C${at([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} `;
    d += `${at([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6])} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** One stroke of the graver: thin at its ends, `weight` thick in the middle, bent sideways by `bend`. */
export function stroke(from: Point, to: Point, weight: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const middle = (side: number): Point => [
    (from[0] + to[0]) / 2 + nx * (bend + side * weight),
    (from[1] + to[1]) / 2 + ny * (bend + side * weight),
  ];
  return `M${at(from)}Q${at(middle(1))} ${at(to)}Q${at(middle(-1))} ${at(from)}Z`;
}

interface Hatching {
  /** Degrees, 0 is horizontal. */
  readonly angle: number;
  /** Distance of the strokes. */
  readonly gap: number;
  readonly weight: number;
  /** Part of each stroke left out at random at its ends, 0 to 1. */
  readonly ragged?: number;
  readonly bend?: number;
  readonly seed?: number;
}

/** Hatches a polygon with graver strokes; the result is a path to be filled with ink. */
export function hatch(points: readonly Point[], how: Hatching): string {
  const next = random(how.seed ?? 1);
  const turn = (how.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const flat = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const heights = flat.map(point => point[1]);
  let d = '';
  for (let y = Math.min(...heights) + how.gap / 2; y < Math.max(...heights); y += how.gap) {
    const cuts: number[] = [];
    flat.forEach((from, index) => {
      const to = flat[(index + 1) % flat.length]!;
      if (from[1] <= y !== to[1] <= y)
        cuts.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
    });
    cuts.sort((one, other) => one - other);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const spare = (cuts[index + 1]! - cuts[index]!) * (how.ragged ?? 0);
      const [left, right] = [cuts[index]! + next() * spare * 0.3, cuts[index + 1]! - next() * spare];
      if (right - left > how.gap * 0.4) d += stroke(back(left, y), back(right, y), how.weight, how.bend ?? 0);
    }
  }
  return d;
}

/** A sky or a wall ruled with lines that thin out downwards, leaving `clear` discs empty. */
export function ruled(
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  how: { readonly gap: number; readonly weight: number; readonly fade?: number; readonly seed?: number },
  clear: readonly (readonly [x: number, y: number, radius: number])[] = [],
): string {
  const next = random(how.seed ?? 3);
  let d = '';
  let gap = how.gap;
  for (let y = box.top + gap / 2; y < box.bottom; y += gap) {
    const depth = (y - box.top) / (box.bottom - box.top);
    const weight = how.weight * (1 - depth * (how.fade ?? 0.8));
    gap = how.gap * (1 + depth * 0.5);
    let spans: [number, number][] = [[box.left, box.right]];
    for (const [x, cy, radius] of clear) {
      const reach = radius ** 2 - (y - cy) ** 2;
      if (reach <= 0) continue;
      const half = Math.sqrt(reach);
      spans = spans.flatMap(([from, to]): [number, number][] =>
        x + half <= from || x - half >= to
          ? [[from, to]]
          : [
              ...(x - half > from ? [[from, x - half] as [number, number]] : []),
              ...(x + half < to ? [[x + half, to] as [number, number]] : []),
            ],
      );
    }
    for (const [from, to] of spans) {
      if (to - from < 1.5) continue;
      const wander = (next() - 0.5) * 1.2;
      d += stroke([from, y], [to, y + wander * 0.3], weight, wander);
    }
  }
  return d;
}
