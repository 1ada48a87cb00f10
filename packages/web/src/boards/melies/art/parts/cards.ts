import type { Effect, Share } from '@backlot/melies';
import { EFFECT_SCENES } from './effects.ts';
import { hatch, ruled, stroke } from './engrave.ts';
import { astronomer } from './figures/astronomer.ts';
import { gentleman } from './figures/gentleman.ts';
import { lady } from './figures/lady.ts';
import { selenite } from './figures/selenite.ts';
import type { Group, Layer } from './layer.ts';
import { moonFace } from './moon.ts';
import { shell } from './props/machines.ts';
import { box, disc, star, stars } from './shapes.ts';

/** A bare stage, 72 x 66: a ruled wall, boards, the light of a lamp. */
const bare: readonly Layer[] = [
  { d: box(0, 0, 72, 66), fill: 'light' },
  {
    d: ruled({ left: 0, top: 0, right: 72, bottom: 48 }, { gap: 2, weight: 0.7, fade: 0.85 }, [[36, 30, 25]]),
    fill: 'ink',
  },
  { d: box(-1, 48, 74, 19), fill: 'paper', line: 0.8 },
  {
    d: [-3, -2, -1, 0, 1, 2, 3]
      .map(index => stroke([36 + index * 11, 48], [36 + index * 17, 66], 0.4))
      .join(''),
    fill: 'ink',
  },
];

/** The boards in front of a trapdoor, which hide the legs of whoever sinks. */
const lip: readonly Layer[] = [
  { d: box(0, 59.4, 72, 7), fill: 'paper' },
  {
    d: `${box(6, 58.8, 60, 1)}${[-3, -2, -1, 0, 1, 2, 3].map(index => stroke([36 + index * 14.4, 60], [36 + index * 17, 66], 0.4)).join('')}`,
    fill: 'ink',
  },
];

/** The picture of an effect card in a box of 72 x 66: the trick at work on somebody. */
export const EFFECT_TABLEAUX: Readonly<Record<Effect, readonly Group[]>> = {
  trapdoor: [
    { layers: bare, x: 0, y: 0, scale: 1 },
    { layers: EFFECT_SCENES.trapdoor, x: 37, y: 61, scale: 1.12 },
    { layers: gentleman, x: 35, y: 73, scale: 0.74 },
    { layers: lip, x: 0, y: 0, scale: 1 },
  ],
  smoke: [
    { layers: bare, x: 0, y: 0, scale: 1 },
    { layers: EFFECT_SCENES.smoke, x: 36, y: 61, scale: 0.98 },
    { layers: selenite, x: 17, y: 63, scale: 0.44 },
  ],
  pulley: [
    { layers: bare, x: 0, y: 0, scale: 1 },
    { layers: EFFECT_SCENES.pulley, x: 36, y: 74, scale: 0.66 },
    { layers: lady, x: 36, y: 60, scale: 0.5 },
    { layers: EFFECT_SCENES.pulley.slice(3), x: 36, y: 74, scale: 0.66 },
  ],
  mirror: [
    { layers: bare, x: 0, y: 0, scale: 1 },
    { layers: EFFECT_SCENES.mirror, x: 46, y: 63, scale: 0.92 },
    { layers: lady, x: 44, y: 53, scale: 0.5 },
    { layers: astronomer, x: 18, y: 65, scale: 0.66, flip: true },
  ],
};

const sun = [0, 1].map(ring => star(32, 42, ring ? 23 : 29, 32, ring ? 20.4 : 23.6, ring * 5)).join('');
/** The illustrations of the three shares in a box of 64 x 84. */
export const SHARE_PICTURES: Readonly<Record<Share, readonly Group[]>> = {
  moon: [
    {
      layers: [
        { d: sun, fill: 'deep' },
        { d: stars(10, 12, 54, 18, 4, 3, 3) + stars(10, 68, 54, 74, 4, 6, 3), fill: 'ink' },
      ],
      x: 0,
      y: 0,
      scale: 1,
    },
    { layers: moonFace, x: 32, y: 42, scale: 0.8 },
  ],
  shell: [
    {
      layers: [
        {
          d: ruled({ left: 6, top: 8, right: 58, bottom: 76 }, { gap: 2.4, weight: 0.8, fade: 0 }, [
            [32, 42, 26],
          ]),
          fill: 'ink',
        },
        {
          d: [-12, -6, 0, 6, 12]
            .map(dx => stroke([20 + dx * 0.7, 62 - dx * 0.7], [12 + dx * 0.9, 70 - dx * 0.6], 1))
            .join(''),
          fill: 'ink',
        },
      ],
      x: 0,
      y: 0,
      scale: 1,
    },
    { layers: shell, x: 20, y: 61, scale: 0.66, turn: 36 },
  ],
  star: [
    {
      layers: [
        {
          d: [0, 1, 2].map(ring => star(32, 42, 30 - ring * 2.4, 40, 26 - ring * 2.4)).join(''),
          fill: 'mid',
        },
      ],
      x: 0,
      y: 0,
      scale: 1,
    },
    {
      layers: [
        { d: star(32, 43, 24), fill: 'paper', line: 1.6 },
        {
          d:
            [0, 1, 2, 3, 4]
              .map(index => {
                const turn = ((index * 72 - 90) * Math.PI) / 180;
                const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
                return hatch(
                  [
                    [32, 43],
                    [32 + cos * 23, 43 + sin * 23],
                    [32 + Math.cos(turn + 0.63) * 9.6, 43 + Math.sin(turn + 0.63) * 9.6],
                  ],
                  { angle: index * 72, gap: 1.4, weight: 0.55 },
                );
              })
              .join('') +
            disc(29.4, 41, 1.1) +
            disc(34.6, 41, 1.1) +
            stroke([29, 45.4], [35, 45.4], 0.6, 1.4),
          fill: 'ink',
        },
      ],
      x: 0,
      y: 0,
      scale: 1,
    },
  ],
};

/** A guilloche rosette as on old securities, round (x, y). */
export function rosette(x: number, y: number, radius: number, petals: number, depth: number): string {
  let d = '';
  for (let turn = 0; turn < 2; turn++) {
    for (let step = 0; step <= 180; step++) {
      const angle = (step / 180) * Math.PI * 2;
      const reach = radius + Math.sin(angle * petals + turn * Math.PI) * depth;
      d += `${step ? 'L' : 'M'}${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    }
    d += 'Z';
  }
  return d;
}
