import type { Actor, SceneData } from '@backlot/melies';
import { backdrop } from './backdrops/index.ts';
import { EFFECT_SCENES } from './effects.ts';
import { random, stroke } from './engrave.ts';
import { FIGURES } from './figures/index.ts';
import type { Group } from './layer.ts';
import { propsFor } from './props/index.ts';
import { disc } from './shapes.ts';

/**
 * The tableau of a scene in a box of 200 x 140: its set, the things its title names in the middle, its effect to one
 * side and its actors to the other. The same scene always draws the same picture.
 */
export function tableau(scene: SceneData): readonly Group[] {
  const next = random(scene.number * 7 + 1);
  const cast = [...new Set<Actor>(Object.values(scene.icons))].slice(0, 3);
  const side = scene.number % 2 ? 1 : -1;
  const props = propsFor(scene.title);
  const bare = props.some(prop => prop.sky);
  const spots = [
    { x: 100 - side * 46, y: 131 },
    { x: 100 - side * 73, y: 127 },
    { x: 100 + side * 34, y: 136 },
  ];
  return [
    { layers: backdrop(scene.set, scene.number, bare), x: 0, y: 0, scale: 1 },
    { layers: EFFECT_SCENES[scene.effect], x: 100 + side * 64, y: 122, scale: 0.92 },
    ...props,
    ...cast.map(
      (actor, index): Group => ({
        layers: FIGURES[actor],
        x: Math.round(spots[index]!.x + (next() - 0.5) * 6),
        y: spots[index]!.y,
        scale: index === 2 ? 0.72 : 0.84,
        flip: next() > 0.5,
      }),
    ),
  ];
}

/** Scratches and specks of an old print over a box of 200 x 140, others on every scene. */
export function wear(seed: number): string {
  const next = random(seed * 31 + 5);
  let d = '';
  for (let index = 0; index < 3; index++) {
    const [x, y] = [10 + next() * 180, next() * 60];
    d += stroke([x, y], [x + next() * 2 - 1, y + 30 + next() * 60], 0.35, next() * 2 - 1);
  }
  for (let index = 0; index < 12; index++) d += disc(next() * 200, next() * 140, 0.3 + next() * 0.6);
  return d;
}
