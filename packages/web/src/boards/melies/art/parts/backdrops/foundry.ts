import { area, hatch, type Point, random, ruled, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc, puff } from '../shapes.ts';

/** Foundry and launch: roofs and chimneys under smoke, iron girders framing the view. */
export function foundry(seed: number): readonly Layer[] {
  const next = random(seed + 40);
  const chimneys = [34, 66, 118, 150, 172].map((x, index) => ({
    x: x + next() * 8 - 4,
    top: 34 + next() * 24,
    w: 7 + next() * 3,
    back: index % 2,
  }));
  const shapes = chimneys
    .map(
      ({ x, top, w }) =>
        `M${x - w / 2} ${top}H${x + w / 2}L${x + w * 0.7} 104H${x - w * 0.7}ZM${x - w / 2 - 1.6} ${top - 3}h${w + 3.2}v4h${-w - 3.2}Z`,
    )
    .join('');
  const shade = chimneys
    .map(({ x, top, w }) =>
      hatch(
        [
          [x, top],
          [x + w / 2, top],
          [x + w * 0.7, 104],
          [x, 104],
        ],
        { angle: 0, gap: 2.4, weight: 0.7 },
      ),
    )
    .join('');
  const wind = seed % 2 ? 1 : -1;
  const smoke = chimneys
    .map(
      ({ x, top }, index) =>
        puff(x + wind * 4, top - 11, 6, 5, 6, seed + index) +
        puff(x + wind * 14, top - 21, 9, 6.5, 7, seed + index + 9),
    )
    .join('');
  const roofs = (from: number, base: number, step: number, rise: number): Point[] => {
    const points: Point[] = [[from, 112]];
    for (let x = from; x < 210; x += step)
      points.push([x, base], [x + step * 0.62, base - rise], [x + step * 0.62, base]);
    return [...points, [210, 112]];
  };
  const near = roofs(-14, 100, 38, 16);
  const truss = 'M0 0H200V7H0ZM0 14H200V17H0ZM0 0H10V128H0ZM190 0H200V128H190Z';
  const braces = Array.from(
    { length: 14 },
    (_, index) => `M${index * 14.6 + 4} 14L${index * 14.6 + 11.3} 7L${index * 14.6 + 18.6} 14`,
  ).join('');
  return [
    { d: box(0, 0, 200, 140), fill: 'paper', wash: 'a' },
    {
      d: ruled({ left: 0, top: 0, right: 200, bottom: 100 }, { gap: 3.4, weight: 0.8, fade: 0.5, seed }),
      fill: 'ink',
    },
    { d: `M0 84Q40 66 90 78Q150 60 200 82V112H0Z`, fill: 'mid', line: 1, wash: 'm' },
    { d: smoke, fill: 'light', line: 1.2, wash: 'b' },
    { d: shapes, fill: 'light', line: 1.3, wash: 'A' },
    { d: shade, fill: 'ink' },
    { d: area(...near), fill: 'mid', line: 1.4, wash: 'M' },
    { d: hatch(near, { angle: -24, gap: 2.4, weight: 0.6, ragged: 0.15, seed }), fill: 'ink' },
    { d: 'M0 108H200V140H0Z', fill: 'paper', line: 1.4, wash: 'B' },
    {
      d:
        hatch(
          [
            [0, 109],
            [200, 109],
            [200, 140],
            [0, 140],
          ],
          { angle: 0, gap: 4.4, weight: 0.6, ragged: 0.7, seed: seed + 3 },
        ) + stroke([0, 114], [200, 113], 0.8),
      fill: 'ink',
    },
    { d: truss, fill: 'deep', line: 1.3, wash: 'M' },
    { d: `${braces}M1 40L9 54L1 68L9 82L1 96L9 110M199 40L191 54L199 68L191 82L199 96L191 110`, line: 1.6 },
    {
      d: Array.from({ length: 12 }, (_, index) => disc(12 + index * 16, 3.6, 1.2)).join(''),
      fill: 'paper',
      fine: true,
    },
  ];
}
