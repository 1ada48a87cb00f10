import type { Group, Layer } from '../layer.ts';
import * as heavens from './heavens.ts';
import * as home from './home.ts';
import * as learning from './learning.ts';
import * as machines from './machines.ts';
import * as moonfolk from './moonfolk.ts';

const sky = (layers: readonly Layer[], x = 100, y = 46, scale = 1): Group => ({
  layers,
  x,
  y,
  scale,
  sky: true,
});
const stand = (layers: readonly Layer[], scale = 0.95, x = 104, y = 120): Group => ({ layers, x, y, scale });
const tilted = (turn: number, x: number, y: number, scale: number): Group => ({
  layers: machines.shell,
  x,
  y,
  scale,
  turn,
});

/**
 * What a title brings on the stage: the first line whose words occur in it. An edition with titles of its own so gets
 * pictures of its own; a title that names none of these things plays before the bare set.
 */
const CALLS: readonly (readonly [words: RegExp, things: readonly Group[]])[] = [
  [/statue|monument/i, [stand(home.statue, 1.05)]],
  [/chalk|blackboard|road/i, [stand(learning.blackboard, 1.1)]],
  [/stool/i, [stand(learning.telescope, 0.7, 92), stand(learning.telescope, 0.7, 128, 126)]],
  [/telescope/i, [stand(learning.telescope, 1.1)]],
  [/session|congress|learned/i, [stand(learning.desk)]],
  [/object|quarrel|plan/i, [stand(learning.papers, 1.05, 104, 112)]],
  [/chosen|six/i, [stand(learning.scroll, 1)]],
  [/coat|robe|luggage|pack/i, [stand(learning.luggage)]],
  [/goodbye|farewell|depart/i, [stand(learning.luggage, 0.8, 110), stand(learning.desk, 0.62, 88, 106)]],
  [/workshop|takes shape|built/i, [stand(machines.shellYard, 1.1)]],
  [/acid|tub/i, [stand(machines.tub)]],
  [/chimney|roof/i, [stand(machines.pots, 0.95, 106, 122)]],
  [/cast|molten|pour/i, [stand(machines.casting, 1.05)]],
  [/climb|enter|aboard/i, [stand(machines.shell, 1.15)]],
  [/push|load/i, [stand(machines.gunLoading, 1.05, 106)]],
  [/fire!|aim|shot/i, [stand(machines.gunFiring, 0.95, 94)]],
  [/gunner/i, [stand(machines.gun, 1.05, 102)]],
  [/eye/i, [sky(heavens.moonEye, 98, 58, 1.8)]],
  [/nearer|approach/i, [sky(heavens.moon, 104, 56, 1.5), sky(heavens.clouds, 104, 56, 1.15)]],
  [/landing/i, [tilted(38, 84, 124, 0.95)]],
  [/earth/i, [sky(heavens.earth, 100, 62, 1.1)]],
  [/erupt|volcano/i, [{ ...stand(heavens.volcano, 1.1), sky: true }]],
  [/bear/i, [sky(heavens.bear, 104, 34, 1.05), stand(heavens.blankets, 0.85)]],
  [/saturn|phoebe|twin/i, [sky(heavens.saturn, 98, 42, 1.1)]],
  [/snow/i, [stand(heavens.blankets, 0.95), sky(heavens.snow, 100, 56, 1)]],
  [/frozen|cold|ice/i, [sky(heavens.snow, 100, 60, 1.05), stand(moonfolk.cliff, 1, 118)]],
  [/umbrella|parasol/i, [stand(moonfolk.umbrella, 1.05)]],
  [/mushroom|fung/i, [stand(moonfolk.giantMushroom, 1.05)]],
  [/up in smoke|vanish/i, [stand(moonfolk.burst, 0.95)]],
  [/bound|prison|captive/i, [stand(moonfolk.post, 1.1)]],
  [/thrown|topple/i, [{ layers: moonfolk.throne, x: 66, y: 116, scale: 0.95, turn: 66 }]],
  [/king|throne|army/i, [stand(moonfolk.spears, 0.95, 104, 112), stand(moonfolk.throne, 0.95)]],
  [/chase|pursuit|run/i, [stand(moonfolk.spears, 1.1, 104, 118)]],
  [/edge|tip/i, [stand(moonfolk.cliff, 1.2, 104, 122), tilted(118, 92, 66, 0.72)]],
  [/drop|fall/i, [stand(moonfolk.starCloth, 1, 102, 118), tilted(180, 102, 48, 0.72)]],
  [/splash|sea$|ocean/i, [tilted(150, 88, 58, 0.62), stand(home.splash, 1, 100, 122)]],
  [/fish|bed|bottom/i, [stand(home.seaBed, 1, 100, 120), tilted(14, 98, 120, 0.66)]],
  [/tow|port|ship/i, [stand(home.steamer, 1, 104, 122)]],
  [/procession|triumph/i, [stand(home.float, 1.1)]],
  [/medal|crown|hero/i, [stand(home.medal, 1.02)]],
  [/marine|firem|parade/i, [stand(home.band, 1)]],
  [/dance|rejoic|ball/i, [sky(home.fireworks, 100, 36, 0.95), stand(home.bandstand, 0.95)]],
  [/shell|rocket|projectile/i, [stand(machines.shell, 1.1)]],
  [/moon/i, [sky(heavens.moon, 100, 52, 1.4)]],
];

/** The things a title speaks of, ready to be put on a stage of 200 x 140. */
export const propsFor = (title: string): readonly Group[] =>
  CALLS.find(([words]) => words.test(title))?.[1] ?? [];
