/** A point or a size, in pixels of the screen or units of the drawing as the name says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

/** What a surface shows: the point of the drawing in its middle, and pixels per unit. */
export interface Camera extends Point {
  readonly scale: number;
}
export interface Limits {
  readonly min: number;
  readonly max: number;
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The largest view of all of `box`, `margin` pixels free around it. */
export function fit(box: Box, size: Size, margin: number, limits: Limits): Camera {
  const wide = Math.max(1, size.width - 2 * margin) / Math.max(1, box.width);
  const high = Math.max(1, size.height - 2 * margin) / Math.max(1, box.height);
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scale: between(Math.min(wide, high), limits.min, limits.max),
  };
}

/** Where a point of the surface, in pixels from its top left corner, lies in the drawing. */
export const toDrawing = (camera: Camera, size: Size, at: Point): Point => ({
  x: camera.x + (at.x - size.width / 2) / camera.scale,
  y: camera.y + (at.y - size.height / 2) / camera.scale,
});

/** Where a point of the drawing lies on the surface, in pixels from its top left corner. */
export const toSurface = (camera: Camera, size: Size, at: Point): Point => ({
  x: (at.x - camera.x) * camera.scale + size.width / 2,
  y: (at.y - camera.y) * camera.scale + size.height / 2,
});

/** Moves the drawing with the hand, by pixels. */
export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
  scale: camera.scale,
});

/** Zooms by `factor`; what lies under the surface's point `at` stays there. */
export function zoomAt(camera: Camera, size: Size, at: Point, factor: number, limits: Limits): Camera {
  const scale = between(camera.scale * factor, limits.min, limits.max);
  const held = toDrawing(camera, size, at);
  return {
    x: held.x - (at.x - size.width / 2) / scale,
    y: held.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

/** Two fingers moved from `from` to `to`: the drawing stays under both as far as it may. */
export function pinch(
  camera: Camera,
  size: Size,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  limits: Limits,
): Camera {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [was, now] = [middle(from), middle(to)];
  return zoomAt(panBy(camera, now.x - was.x, now.y - was.y), size, now, spread(to) / spread(from), limits);
}

/** Keeps the middle of the surface on `box`, so that the drawing is never lost from sight. */
export const within = (camera: Camera, box: Box): Camera => ({
  x: between(camera.x, box.x, box.x + box.width),
  y: between(camera.y, box.y, box.y + box.height),
  scale: camera.scale,
});

/** The nearest view at the same scale that shows all of `box` (its middle where it is too large). */
export function reveal(camera: Camera, size: Size, box: Box, margin: number): Camera {
  const along = (centre: number, from: number, length: number, room: number): number => {
    const half = room / camera.scale / 2 - margin / camera.scale;
    if (length > 2 * half) return from + length / 2;
    return between(centre, from + length - half, from + half);
  };
  return {
    x: along(camera.x, box.x, box.width, size.width),
    y: along(camera.y, box.y, box.height, size.height),
    scale: camera.scale,
  };
}

/** The view `part` of the way (0 to 1) from one to the other; zooming is even to the eye. */
export const midway = (from: Camera, to: Camera, part: number): Camera => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale * (to.scale / from.scale) ** part,
});

/** The smallest box around all points, `margin` units wider on every side. */
export function around(points: readonly Point[], margin: number): Box {
  if (points.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - margin,
    y: top - margin,
    width: Math.max(...xs) - left + 2 * margin,
    height: Math.max(...ys) - top + 2 * margin,
  };
}
