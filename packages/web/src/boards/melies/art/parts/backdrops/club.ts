import { area, hatch, lines, type Point, ruled, stroke } from '../engrave.ts';
import type { Layer } from '../layer.ts';
import { box, disc, stars } from '../shapes.ts';

/** The Astronomers' Club: a vaulted hall, an arched window on the night sky, boards that run to the back. */
export function club(seed: number): readonly Layer[] {
  const moon = 84 + (seed % 5) * 8;
  const window = 'M62 96V46Q62 14 100 14Q138 14 138 46V96Z';
  const floor: Point[] = [
    [0, 140],
    [0, 122],
    [52, 97],
    [148, 97],
    [200, 122],
    [200, 140],
  ];
  const left: Point[] = [
    [0, 0],
    [44, 0],
    [44, 101],
    [0, 124],
  ];
  const right: Point[] = left.map(([x, y]): Point => [200 - x, y]);
  const boards = Array.from({ length: 11 }, (_, index) =>
    stroke([100 + (index - 5) * 10, 97.5], [100 + (index - 5) * 34, 140], 0.5),
  ).join('');
  const column = (x: number): string =>
    [-4.4, -1.6, 1.6, 4.4]
      .map((dx, index) => stroke([x + dx, 28], [x + dx, 96], index > 1 ? 0.8 : 0.45))
      .join('');
  return [
    { d: box(0, 0, 200, 140), fill: 'light', wash: 'b' },
    {
      d: hatch(
        [
          [44, 0],
          [156, 0],
          [156, 97],
          [44, 97],
        ],
        { angle: 90, gap: 3, weight: 0.5, ragged: 0.05, seed },
      ),
      fill: 'ink',
      fine: true,
    },
    { d: window, fill: 'mid', line: 2, wash: 'B' },
    {
      d: ruled({ left: 63, top: 15, right: 137, bottom: 95 }, { gap: 2.5, weight: 1, fade: 0.75, seed }, [
        [moon, 38, 12],
        [63, 14, 15],
        [137, 14, 15],
      ]),
      fill: 'ink',
    },
    { d: disc(moon, 38, 10.4), fill: 'paper', line: 1.2, wash: 'A' },
    { d: stars(68, 34, 132, 78, 9, seed, 2.8), fill: 'paper', wash: 'a' },
    { d: 'M100 14V97M62 62H138M62 46Q100 40 138 46', line: 1.8 },
    { d: area(...left), fill: 'light', line: 1.4, wash: 'M' },
    { d: area(...right), fill: 'mid', line: 1.4, wash: 'M' },
    {
      d:
        hatch(left, { angle: -28, gap: 3.2, weight: 0.6, ragged: 0.12, seed: seed + 1 }) +
        hatch(right, { angle: 28, gap: 2.2, weight: 0.75, ragged: 0.08, seed: seed + 2 }),
      fill: 'ink',
    },
    {
      d: 'M0 30Q26 -6 44 -2V12Q20 14 6 44L0 48ZM200 30Q174 -6 156 -2V12Q180 14 194 44L200 48Z',
      fill: 'paper',
      line: 1.3,
      wash: 'a',
    },
    { d: area(...floor), fill: 'paper', line: 1.4, wash: 'a' },
    {
      d:
        boards +
        lines(
          [
            [30, 107.5],
            [170, 107.5],
            [170, 108.4],
            [30, 108.2],
          ],
          true,
        ) +
        lines(
          [
            [4, 121],
            [196, 121],
            [196, 122.2],
            [4, 122],
          ],
          true,
        ),
      fill: 'ink',
    },
    {
      d: `${box(44, 24, 14, 75)}${box(142, 24, 14, 75)}M41 24V19H61V24ZM139 24V19H159V24ZM41 102V97H61V102ZM139 102V97H159V102Z`,
      fill: 'paper',
      line: 1.4,
      wash: 'a',
    },
    { d: column(51) + column(149), fill: 'ink' },
  ];
}
