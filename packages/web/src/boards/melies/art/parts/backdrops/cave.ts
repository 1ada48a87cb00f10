import { area, hatch, type Point, random, ruled, smooth, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc } from '../shapes.ts';

/** A giant mushroom as two paths: its flesh and its ink. */
export function mushroom(
  x: number,
  base: number,
  height: number,
  width: number,
  seed: number,
): { flesh: string; ink: string } {
  const top = base - height;
  const rim = top + width * 0.5;
  const next = random(seed);
  const cap = `M${x - width} ${rim}C${x - width} ${top + width * 0.1} ${x - width * 0.5} ${top} ${x} ${top}C${x + width * 0.5} ${top} ${x + width} ${top + width * 0.1} ${x + width} ${rim}Q${x} ${rim + width * 0.28} ${x - width} ${rim}Z`;
  const stem = `M${x - width * 0.2} ${rim + 2}Q${x - width * 0.12} ${base - height * 0.3} ${x - width * 0.34} ${base}H${x + width * 0.34}Q${x + width * 0.12} ${base - height * 0.3} ${x + width * 0.2} ${rim + 2}Z`;
  let ink = '';
  for (let index = 0; index < 7; index++) {
    const from = -0.9 + index * 0.3;
    ink += stroke([x + width * from, rim + 1], [x + width * from * 0.3, rim + width * 0.13], 0.5);
  }
  for (let index = 0; index < 6; index++) {
    const along = 0.3 + index * 0.11;
    ink += stroke(
      [x + width * along, top + width * (0.08 + along * 0.26)],
      [x + width * (along + 0.04), rim - 1],
      0.7,
      1,
    );
    ink += stroke(
      [x + width * (0.02 + index * 0.03), rim + 5],
      [x + width * (0.05 + index * 0.05), base - 1],
      0.5,
    );
  }
  for (let index = 0; index < 4; index++)
    ink += disc(
      x - width * 0.7 + next() * width * 0.9,
      rim - width * (0.08 + next() * 0.22),
      width * (0.05 + next() * 0.05),
      width * 0.05,
    );
  return { flesh: stem + cap, ink };
}

/** The cave of mushrooms: stalactites, a torn opening with a waterfall, fungi taller than people. */
export function cave(seed: number): readonly Layer[] {
  const next = random(seed + 7);
  const roof: Point[] = [[0, 0]];
  for (let x = 0; x < 200; x += 12) {
    const depth = 16 + Math.abs(x - 100) * 0.16 + next() * 8;
    roof.push([x, depth * 0.5], [x + 5 + next() * 2, depth * (0.8 + next() * 0.9)], [x + 11, depth * 0.5]);
  }
  roof.push([200, 20], [200, 0]);
  const left: Point[] = [
    [0, 0],
    [30, 0],
    [22, 24],
    [34, 44],
    [20, 70],
    [30, 92],
    [14, 112],
    [0, 118],
  ];
  const right: Point[] = left.map(([x, y]): Point => [200 - x * (0.9 + (seed % 3) * 0.15), y]);
  const mouth: Point[] = [
    [58, 100],
    [54, 66],
    [70, 36],
    [98, 26],
    [128, 34],
    [146, 62],
    [142, 100],
  ];
  const big = mushroom(42, 122, 66 + (seed % 4) * 5, 25, seed);
  const tall = mushroom(166, 120, 84 - (seed % 3) * 7, 22, seed + 1);
  const small = mushroom(134, 114, 34, 13, seed + 2);
  const falls = Array.from({ length: 7 }, (_, index) =>
    stroke([92 + index * 3, 34 + (index % 3) * 4], [90 + index * 3.6, 98], 0.7, (index % 2) * 2 - 1),
  ).join('');
  return [
    { d: box(0, 0, 200, 140), fill: 'mid', wash: 'B' },
    {
      d: hatch(
        [
          [0, 0],
          [200, 0],
          [200, 112],
          [0, 112],
        ],
        { angle: 58, gap: 2.4, weight: 0.85, ragged: 0.06, seed },
      ),
      fill: 'ink',
    },
    { d: smooth(mouth, true), fill: 'paper', line: 1.5, wash: 'a' },
    {
      d:
        ruled({ left: 58, top: 34, right: 142, bottom: 98 }, { gap: 4, weight: 0.5, fade: 0.2, seed }, [
          [102, 70, 24],
        ]) + falls,
      fill: 'ink',
    },
    { d: 'M0 98Q60 92 100 99Q150 92 200 100V140H0Z', fill: 'light', line: 1.3, wash: 'M' },
    {
      d: hatch(
        [
          [0, 100],
          [200, 101],
          [200, 140],
          [0, 140],
        ],
        { angle: -3, gap: 3.4, weight: 0.6, ragged: 0.7, seed },
      ),
      fill: 'ink',
      fine: true,
    },
    { d: area(...left) + area(...right), fill: 'deep', line: 1.4, wash: 'B' },
    { d: area(...roof), fill: 'light', line: 1.5, wash: 'b' },
    {
      d:
        hatch(roof, { angle: 80, gap: 2.2, weight: 0.65, ragged: 0.35, seed }) +
        hatch(left, { angle: 20, gap: 2.4, weight: 0.6, ragged: 0.3 }) +
        hatch(right, { angle: -20, gap: 2.4, weight: 0.6, ragged: 0.3 }),
      fill: 'ink',
    },
    { d: small.flesh + tall.flesh + big.flesh, fill: 'paper', line: 1.5, wash: 'A' },
    { d: small.ink + tall.ink + big.ink, fill: 'ink' },
  ];
}
