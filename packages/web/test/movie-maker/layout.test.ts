import { describe, expect, it } from 'vitest';
import { plotOf, route } from '../../src/boards/movie-maker/layout.ts';

const track = (count: number) => Array.from({ length: count }, (_, i) => plotOf(i, count));

describe('the track round the lot', () => {
  it('starts in the corner bottom right and runs clockwise', () => {
    const plots = track(40);
    expect(plots[0]).toMatchObject({ side: 'bottom', corner: true });
    expect(plots[0]?.x).toBeGreaterThan(plots[1]?.x ?? 1);
    expect(plots[11]?.y).toBeLessThan(plots[10]?.y ?? 0);
    expect(plots[21]?.x).toBeGreaterThan(plots[20]?.x ?? 1);
    expect(plots[31]?.y).toBeGreaterThan(plots[30]?.y ?? 1);
  });
  it.each([40, 13, 61, 120])('has %i plots that lie within it and never on each other', count => {
    const plots = track(count);
    plots.forEach((a, i) => {
      expect(a.x).toBeGreaterThan(-1e-9);
      expect(a.x + a.width).toBeLessThan(1 + 1e-9);
      expect(a.y + a.height).toBeLessThan(1 + 1e-9);
      for (const b of plots.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x + 1e-9 ||
          b.x + b.width <= a.x + 1e-9 ||
          a.y + a.height <= b.y + 1e-9 ||
          b.y + b.height <= a.y + 1e-9;
        expect(apart).toBe(true);
      }
    });
  });
  it('IMM-2.1 leads a piece over the corner, both ends included', () => {
    expect(route(38, 2, 40)).toEqual([38, 39, 0, 1, 2]);
    expect(route(5, 5, 40)).toEqual([5]);
  });
});
