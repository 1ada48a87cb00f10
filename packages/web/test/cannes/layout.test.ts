import { cellAt, OFFSETS, pairAt } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';
import { centreOf, lieOf, mapBox, RADIUS, REACH, rimOf } from '../../src/boards/cannes/layout.ts';

const home = cellAt(0, 0);

describe('the map of hexagons', () => {
  it('CAN-1.2 puts all six neighbours equally far away, clockwise from the east', () => {
    const angles = OFFSETS.map(offset => {
      const { x, y } = centreOf(home + offset);
      expect(Math.hypot(x, y)).toBeCloseTo(REACH);
      return Math.round((Math.atan2(y, x) * 180) / Math.PI);
    });
    expect(angles.map(angle => (angle + 360) % 360)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('CAN-3.2 lays a rod in the middle between its tiles, along the line that joins them', () => {
    for (let direction = 0; direction < 6; direction++) {
      const lie = lieOf(pairAt(home, direction));
      const other = centreOf(home + (OFFSETS[direction] ?? 0));
      expect(lie.x).toBeCloseTo(other.x / 2);
      expect(lie.y).toBeCloseTo(other.y / 2);
      const tangent = Math.tan((lie.angle * Math.PI) / 180);
      expect(other.y).toBeCloseTo(other.x * tangent);
    }
  });

  it('CAN-2.4 finds the free cells around the tiles, each once', () => {
    expect(rimOf([home])).toHaveLength(6);
    const two = rimOf([home, cellAt(1, 0)]);
    expect(two).toHaveLength(8);
    expect(new Set(two).size).toBe(8);
    expect(two).not.toContain(home);
  });

  it('shows every tile and, where one is laid, every free place whole', () => {
    const cells = [home, cellAt(1, 0)];
    for (const [shown, withRim] of [
      [cells, false],
      [rimOf(cells), true],
    ] as const) {
      const box = mapBox(cells, withRim);
      for (const { x, y } of shown.map(centreOf)) {
        expect(x - REACH / 2).toBeGreaterThan(box.x - 1);
        expect(x + REACH / 2).toBeLessThan(box.x + box.width + 1);
        expect(y - RADIUS * 0.9).toBeGreaterThan(box.y);
        expect(y + RADIUS * 0.9).toBeLessThan(box.y + box.height);
      }
    }
  });
});
