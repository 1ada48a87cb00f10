import { describe, expect, it } from 'vitest';
import {
  around,
  type Camera,
  fit,
  midway,
  panBy,
  pinch,
  reveal,
  toDrawing,
  toSurface,
  within,
  zoomAt,
} from '../src/app/surface/pan-zoom.ts';
import { ARROWS, ahead } from '../src/app/surface/roving.ts';

const size = { width: 400, height: 300 };
const limits = { min: 0.25, max: 4 };
const camera: Camera = { x: 10, y: -20, scale: 2 };

describe('a window on a drawing', () => {
  it('shows all of a box as large as the narrower side allows', () => {
    const box = { x: -50, y: 0, width: 400, height: 100 };
    expect(fit(box, size, 0, limits)).toEqual({ x: 150, y: 50, scale: 1 });
    expect(fit(box, size, 100, limits).scale).toBe(0.5);
    expect(fit(box, size, 0, { min: 0.25, max: 0.8 }).scale).toBe(0.8);
  });

  it('leads from the surface to the drawing and back', () => {
    const at = { x: 37, y: 222 };
    const back = toSurface(camera, size, toDrawing(camera, size, at));
    expect(back.x).toBeCloseTo(at.x);
    expect(back.y).toBeCloseTo(at.y);
    expect(toDrawing(camera, size, { x: 200, y: 150 })).toEqual({ x: 10, y: -20 });
  });

  it('keeps what lies under the pointer when zooming, also at the limit', () => {
    const at = { x: 350, y: 40 };
    for (const factor of [1.3, 0.5, 100]) {
      const zoomed = zoomAt(camera, size, at, factor, limits);
      const [before, after] = [toDrawing(camera, size, at), toDrawing(zoomed, size, at)];
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
    expect(zoomAt(camera, size, at, 100, limits).scale).toBe(4);
  });

  it('moves with the hand', () => {
    expect(toSurface(panBy(camera, 30, -12), size, { x: 10, y: -20 })).toEqual({ x: 230, y: 138 });
  });

  it('keeps the drawing under two fingers', () => {
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 80, y: 140 },
      { x: 230, y: 140 },
    ] as const;
    const after = pinch(camera, size, from, to, limits);
    expect(after.scale).toBeCloseTo(3);
    for (const i of [0, 1] as const) {
      const held = toSurface(after, size, toDrawing(camera, size, from[i]));
      expect(held.x).toBeCloseTo(to[i].x);
      expect(held.y).toBeCloseTo(to[i].y);
    }
  });

  it('never loses the drawing', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    expect(within({ x: 900, y: -3, scale: 2 }, box)).toEqual({ x: 100, y: 0, scale: 2 });
  });

  it('brings a box into sight by the shortest way, or not at all where it is seen', () => {
    expect(reveal(camera, size, { x: 0, y: -30, width: 10, height: 10 }, 10)).toEqual(camera);
    const right = reveal(camera, size, { x: 200, y: -30, width: 10, height: 10 }, 10);
    expect(toSurface(right, size, { x: 210, y: 0 }).x).toBeCloseTo(390);
    expect(right.y).toBe(camera.y);
    expect(reveal(camera, size, { x: -500, y: -500, width: 1000, height: 1000 }, 0)).toMatchObject({
      x: 0,
      y: 0,
    });
  });

  it('glides evenly', () => {
    const to = { x: 20, y: 0, scale: 8 };
    expect(midway(camera, to, 0)).toEqual(camera);
    expect(midway(camera, to, 0.5)).toEqual({ x: 15, y: -10, scale: 4 });
    expect(midway(camera, to, 1)).toEqual(to);
  });

  it('finds the box around points, and one around nothing', () => {
    expect(
      around(
        [
          { x: 1, y: 5 },
          { x: -3, y: 2 },
        ],
        10,
      ),
    ).toEqual({ x: -13, y: -8, width: 24, height: 23 });
    expect(around([], 5)).toEqual({ x: -5, y: -5, width: 10, height: 10 });
  });
});

describe('arrow keys from place to place', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 40, y: 60 },
    { x: 60, y: 5 },
    { x: -50, y: 10 },
  ];
  const from = { x: 0, y: 0 };
  const right = ARROWS.ArrowRight ?? from;
  const up = ARROWS.ArrowUp ?? from;
  it('lead to the nearest in their direction', () => {
    expect(ahead(points, from, right)).toBe(points[2]);
    expect(ahead(points, from, ARROWS.ArrowLeft ?? from)).toBe(points[3]);
    expect(ahead(points, from, ARROWS.ArrowDown ?? from)).toBe(points[1]);
  });
  it('lead nowhere where nothing lies', () => {
    expect(ahead(points, from, up)).toBeUndefined();
    expect(ahead([], from, right)).toBeUndefined();
  });
});
