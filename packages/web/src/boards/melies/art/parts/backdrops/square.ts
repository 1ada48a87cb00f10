import { hatch, random, ruled, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc, puff } from '../shapes.ts';

/** The town square on its feast day: gabled houses, a tower, bunting from roof to roof. */
export function square(seed: number): readonly Layer[] {
  const next = random(seed + 70);
  const houses = [
    { x: -6, w: 34, top: 46 },
    { x: 28, w: 27, top: 60 },
    { x: 55, w: 22, top: 68 },
    { x: 122, w: 24, top: 66 },
    { x: 146, w: 26, top: 56 },
    { x: 172, w: 36, top: 42 },
  ].map(house => ({ ...house, top: house.top + next() * 8 - 4, rise: 10 + next() * 9 }));
  const walls = houses
    .map(({ x, w, top, rise }) => `M${x} 112V${top}L${x + w / 2} ${top - rise}L${x + w} ${top}V112Z`)
    .join('');
  const shade = houses
    .map(({ x, w, top }) =>
      x > 90
        ? hatch(
            [
              [x, top],
              [x + w, top],
              [x + w, 112],
              [x, 112],
            ],
            { angle: 90, gap: 2.8, weight: 0.55, ragged: 0.1, seed },
          )
        : hatch(
            [
              [x + w - 5, top + 1],
              [x + w, top + 1],
              [x + w, 112],
              [x + w - 5, 112],
            ],
            { angle: 0, gap: 2, weight: 0.6 },
          ),
    )
    .join('');
  const panes = houses
    .map(({ x, w, top }) =>
      [0.2, 0.58]
        .flatMap(across =>
          [0.16, 0.48].map(down =>
            box(x + w * across, top + (112 - top) * down, w * 0.22, (112 - top) * 0.18),
          ),
        )
        .join(''),
    )
    .join('');
  const rooftops = houses
    .map(({ x, w, top, rise }) =>
      hatch(
        [
          [x, top],
          [x + w / 2, top - rise],
          [x + w, top],
        ],
        { angle: 0, gap: 2, weight: 0.7 },
      ),
    )
    .join('');
  const tower = `M86 104V44H84V40H116V44H114V104ZM84 40L100 12L116 40ZM94 104V90Q100 82 106 90V104Z`;
  const swag = (
    from: number,
    y: number,
    to: number,
    end: number,
    sag: number,
  ): { rope: string; flags: string } => {
    let flags = '';
    for (let index = 0; index < 7; index++) {
      const t = (index + 0.5) / 7;
      const x = from + (to - from) * t;
      const h = y + (end - y) * t + sag * 4 * t * (1 - t);
      flags += `M${(x - 3.6).toFixed(1)} ${h.toFixed(1)}h7.2L${x.toFixed(1)} ${(h + 8).toFixed(1)}Z`;
    }
    return { rope: `M${from} ${y}Q${(from + to) / 2} ${(y + end) / 2 + sag * 2} ${to} ${end}`, flags };
  };
  const one = swag(8, 24, 90, 34, 12);
  const two = swag(110, 34, 192, 20, 12);
  return [
    { d: box(0, 0, 200, 140), fill: 'paper', wash: 'b' },
    {
      d: ruled({ left: 0, top: 0, right: 200, bottom: 84 }, { gap: 4, weight: 0.6, fade: 0.9, seed }),
      fill: 'ink',
    },
    {
      d: puff(36 + (seed % 4) * 12, 22, 17, 7, 8, seed) + puff(160 - (seed % 3) * 10, 34, 14, 6, 7, seed + 4),
      fill: 'paper',
      line: 1,
    },
    { d: walls, fill: 'light', line: 1.3, wash: 'a' },
    { d: shade + rooftops, fill: 'ink' },
    { d: panes, fill: 'deep', wash: 'B' },
    { d: tower, fill: 'paper', line: 1.4, wash: 'M' },
    {
      d: `${hatch(
        [
          [102, 46],
          [114, 46],
          [114, 104],
          [106, 104],
        ],
        { angle: 90, gap: 2.2, weight: 0.6 },
      )}${hatch(
        [
          [100, 12],
          [116, 40],
          [100, 40],
        ],
        { angle: 0, gap: 2, weight: 0.8 },
      )}M95.6 104V91Q100 85 104.4 91V104Z`,
      fill: 'ink',
    },
    { d: disc(100, 56, 7.4), fill: 'paper', line: 1.5, wash: 'A' },
    { d: 'M0 104Q100 98 200 104V140H0Z', fill: 'paper', line: 1.4, wash: 'a' },
    {
      d:
        Array.from({ length: 9 }, (_, index) =>
          stroke([100 + (index - 4) * 12, 102], [100 + (index - 4) * 40, 140], 0.5),
        ).join('') + [109, 117, 128].map(y => stroke([0, y], [200, y], 0.5)).join(''),
      fill: 'ink',
    },
    { d: `${one.rope}${two.rope}M100 56V51M100 56L104 58M100 12V2`, line: 1.3 },
    { d: `${one.flags}${two.flags}M100 2L112 5L100 8Z`, fill: 'deep', line: 0.9, wash: 'A' },
  ];
}
