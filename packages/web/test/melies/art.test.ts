import { SHIPPED } from '@backlot/melies';
import { describe, expect, it } from 'vitest';
import { hue, washFill } from '../../src/boards/melies/art/parts/layer.ts';
import { propsFor } from '../../src/boards/melies/art/parts/props/index.ts';
import { tableau } from '../../src/boards/melies/art/parts/tableau.ts';
import { CELL_CORNERS, CELL_SPOTS, FLAT_SPOTS } from '../../src/boards/melies/art/stage-geometry.ts';

describe('the tableaux of the 42 scenes', () => {
  it('are all different, and the same each time', () => {
    const drawn = SHIPPED.scenes.map(scene => JSON.stringify(tableau(scene)));
    expect(new Set(drawn).size).toBe(42);
    expect(SHIPPED.scenes.map(scene => JSON.stringify(tableau(scene)))).toEqual(drawn);
  });

  it('show a thing that their title names', () => {
    expect(
      SHIPPED.scenes.filter(scene => propsFor(scene.title).length === 0).map(scene => scene.title),
    ).toEqual([]);
    expect(propsFor('Nothing in particular')).toEqual([]);
  });

  it('stay light enough for a table with thirty of them', () => {
    for (const scene of SHIPPED.scenes) {
      const groups = tableau(scene);
      expect(
        groups.reduce((sum, group) => sum + group.layers.length + 1, 0),
        scene.title,
      ).toBeLessThan(90);
    }
  });

  it('consist of paths without holes in their numbers', () => {
    for (const scene of SHIPPED.scenes) {
      for (const { layers } of tableau(scene))
        for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('colours', () => {
  it('are those of the two paints of the scene and their mix', () => {
    expect(hue('A', ['yellow', 'blue'])).toBe('yellow');
    expect(hue('b', ['yellow', 'blue'])).toBe('blue');
    expect(hue('M', ['blue', 'yellow'])).toBe('green');
    expect(hue('m', ['red', 'yellow'])).toBe('orange');
    expect(hue('M', ['red', 'red'])).toBe('red');
  });

  it('leave bare paper beside a paint that stands alone', () => {
    expect(washFill('a', ['red', 'red'])).toBeUndefined();
    expect(washFill('A', ['red', 'red'])).toContain('red-strong');
    expect(washFill('a', ['red', 'blue'])).toContain('red-pale');
  });
});

describe('the stage', () => {
  it('has nine cells side by side, larger towards the camera and inside the picture', () => {
    expect(CELL_CORNERS).toHaveLength(9);
    CELL_SPOTS.forEach((spot, cell) => {
      const right = cell % 3 < 2 ? CELL_SPOTS[cell + 1] : undefined;
      const nearer = CELL_SPOTS[cell + 3];
      if (right) expect(right.x - spot.x).toBeGreaterThan(spot.width * 0.95);
      if (nearer) {
        expect(nearer.width).toBeGreaterThan(spot.width);
        expect(nearer.height).toBeGreaterThan(spot.height);
        expect(nearer.y - nearer.height / 2).toBeCloseTo(spot.y + spot.height / 2, 5);
      }
      expect(spot.x - spot.width / 2).toBeGreaterThan(0);
      expect(spot.y + spot.height / 2).toBeLessThan(100);
    });
  });

  it('hangs two flats side by side above the floor', () => {
    const [left, right] = FLAT_SPOTS;
    expect(left.x + left.width / 2).toBeLessThan(right.x - right.width / 2);
    expect(left.y + left.height / 2).toBeLessThan((CELL_SPOTS[0]?.y ?? 0) - (CELL_SPOTS[0]?.height ?? 0) / 2);
  });
});
