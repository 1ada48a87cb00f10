import { area, hatch, type Point, ruled, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { ball, box, disc, rocks, stars } from '../shapes.ts';

const earthFrom = (earth: number): readonly Layer[] => [
  { d: disc(earth, 34, 18), fill: 'paper', line: 1.4, wash: 'M' },
  {
    d: `${ball(earth, 34, 18, 215, 7, 0.9)}M${earth - 9} 25q6 -4 9 0q4 3 0 6q-4 5 -7 1q-4 -3 -2 -7ZM${earth + 2} 36q6 -2 8 2q-1 7 -5 8q-4 -4 -3 -10Z`,
    fill: 'ink',
  },
];

/** Lunar craters: a black sky with the Earth in it, needle peaks, craters in the dust. */
export function craters(seed: number, bare: boolean): readonly Layer[] {
  const earth = 66 + (seed % 5) * 16;
  const far = rocks(-10, 210, 96, 44, 8, seed);
  const near = [...rocks(-16, 52, 124, 84, 3, seed + 1)];
  const other = [...rocks(152, 218, 124, 76, 3, seed + 2)];
  const shadeOf = (points: Point[], gap: number): string =>
    hatch(points, { angle: 62, gap, weight: 0.75, ragged: 0.3, seed });
  const holes: [number, number, number][] = [
    [70, 108, 14],
    [124, 102, 10],
    [140, 121, 17],
    [92, 128, 11],
  ];
  return [
    { d: box(0, 0, 200, 140), fill: 'mid', wash: 'B' },
    {
      d: ruled(
        { left: 0, top: 0, right: 200, bottom: 92 },
        { gap: 2.3, weight: 1.15, fade: 0.6, seed },
        bare ? [] : [[earth, 34, 21]],
      ),
      fill: 'ink',
    },
    { d: stars(8, 4, 192, 66, 22, seed, 2.6), fill: 'paper', wash: 'a' },
    ...(bare ? [] : earthFrom(earth)),
    { d: area(...far), fill: 'light', line: 1.2, wash: 'b' },
    { d: hatch(far, { angle: 68, gap: 2.6, weight: 0.6, ragged: 0.5, seed }), fill: 'ink' },
    { d: 'M0 96Q50 90 100 95Q150 90 200 96V140H0Z', fill: 'paper', line: 1.2, wash: 'A' },
    {
      d: hatch(
        [
          [0, 98],
          [200, 98],
          [200, 140],
          [0, 140],
        ],
        { angle: 2, gap: 3.6, weight: 0.5, ragged: 0.75, seed },
      ),
      fill: 'ink',
      fine: true,
    },
    { d: holes.map(([x, y, r]) => disc(x, y, r, r * 0.3)).join(''), fill: 'light', line: 1.3, wash: 'a' },
    {
      d: holes
        .map(
          ([x, y, r]) =>
            `M${x - r} ${y}a${r} ${r * 0.3} 0 0 1 ${r * 2} 0a${r} ${r * 0.16} 0 0 0 ${-r * 2} 0Z${stroke([x - r * 0.7, y + r * 0.12], [x + r * 0.5, y + r * 0.14], 0.5)}`,
        )
        .join(''),
      fill: 'ink',
    },
    { d: area(...near) + area(...other), fill: 'paper', line: 1.5, wash: 'a' },
    { d: shadeOf(near, 2.4) + shadeOf(other, 2), fill: 'ink' },
  ];
}
