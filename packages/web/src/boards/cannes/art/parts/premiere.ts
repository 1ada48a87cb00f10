import { fill, type Layer, line } from './layer.ts';
import { palm } from './places/props.ts';
import { area, box, boxes, discs, star } from './shapes.ts';

/** The palace and its steps, on 240 x 180. */
export const FACADE: readonly Layer[] = [
  fill('cream', box(40, 62, 160, 38)),
  fill('white', area([34, 62], [206, 62], [198, 54], [42, 54])),
  fill('glass', boxes(50, 72, 9, 28, 15, 3), boxes(152, 72, 9, 28, 15, 3)),
  fill('dark', box(98, 70, 44, 30)),
  fill('lamp', discs(44, 58, 1.8, 8, 20)),
  fill('wall-2', box(34, 98, 172, 4)),
  fill('stone', area([52, 100], [188, 100], [226, 180], [14, 180])),
  line('white', 2.4, 'M48 108H192M43 118H197M38 129H202M32 142H208M26 156H214M19 171H221'),
  ...palm(24, 122, 54, -3),
  ...palm(216, 122, 54, 3),
];

/** The two who are looked at. */
export const PAIR: readonly Layer[] = [
  fill('ink', 'M107 148L109 128Q114 121 119 128L120 148Z'),
  fill('violet', 'M120 150L123 130Q127 123 131 130L137 150Z'),
  fill('skin', 'M114 113a4.6 4.6 0 1 0 .1 0ZM127 114.6a4.4 4.4 0 1 0 .1 0Z'),
  fill(
    'gold',
    'M122.4 119.4Q122.4 113.6 127 113.6T131.6 119.4L132.6 126Q129.4 120.6 127 118.6Q124 120 122.4 119.4Z',
  ),
  fill('ink', 'M109.4 117.6Q109.6 112.4 114 112.4T118.8 117.6Q114 115 109.4 117.6Z'),
];

/** Photographers at both sides. */
const press = (x: number, y: number): string =>
  `M${x - 8} ${y + 22}L${x - 7} ${y + 4}Q${x} ${y - 4} ${x + 7} ${y + 4}L${x + 8} ${y + 22}ZM${x} ${y - 12}a6 6 0 1 0 .1 0Z`;
export const PRESS: readonly Layer[] = [
  fill('ink', press(30, 160), press(53, 163), press(76, 167), press(164, 167)),
  fill('steel', box(34, 150, 9, 6), box(57, 153, 9, 6), box(80, 157, 9, 6), box(151, 157, 9, 6)),
];

/** Where bulbs flash. */
export const FLASHES: readonly string[] = (
  [
    [46, 147, 10],
    [150, 152, 10],
    [68, 149, 8],
    [90, 153, 8],
  ] as const
).map(([x, y, radius]) => star(x, y, radius, 8, radius * 0.3));
