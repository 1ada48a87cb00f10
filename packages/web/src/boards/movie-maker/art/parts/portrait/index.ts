import type { StarKind } from '@backlot/movie-maker';
import { chance } from '../chance.ts';
import type { Layer, Tone } from '../layer.ts';
import { CAPS, COSTUMES, type Role } from './costumes.ts';
import { beard, face, features, head } from './face.ts';
import { MEN, WOMEN } from './hair.ts';
import { MONSTERS, NAMED } from './monsters.ts';

export type Sex = 'male' | 'female';
/** Who is drawn: the kind of a star, a director, or somebody in plain clothes. */
export type PortraitKind = StarKind | 'director' | 'plain';

const COATS: readonly [Tone, ...Tone[]] = [
  'teal',
  'vermilion',
  'plum',
  'olive-2',
  'mustard',
  'night-2',
  'teal-2',
  'rose',
];
const NO_LAYERS: readonly Layer[] = [];

/** A guess for names without more information: most first names of women end so. */
const guessSex = (name: string): Sex => (/^\S*(a|ne|ron|res|yl|ie|ey)\b/i.test(name) ? 'female' : 'male');

/**
 * A face of its own for every name, on 100 x 110: the same name always looks the same. `dress` puts a star into the
 * clothes of another kind of film; a monster stays a monster in any clothes.
 */
export function portrait(
  name: string,
  kind: PortraitKind,
  sex: Sex = guessSex(name),
  dress: PortraitKind = kind,
): readonly Layer[] {
  const lot = chance(name);
  const female = sex === 'female';
  const who = head(lot, female);
  const coat = lot.pick(COATS);
  const role: Role = dress === 'horror' ? 'plain' : dress;
  const wear = COSTUMES[role](who, coat, chance(`wardrobe ${name}`));
  if (kind === 'horror') {
    const monster = NAMED.find(([wanted]) => wanted.test(name))?.[1] ?? lot.pick(MONSTERS[sex]);
    if (role === 'plain') return [...monster.back, ...monster.head, ...monster.body];
    return [
      ...(wear.covers ? NO_LAYERS : (wear.back ?? NO_LAYERS)),
      ...monster.back,
      ...monster.head,
      ...wear.body,
      ...(wear.covers ? NO_LAYERS : wear.top),
    ];
  }
  const hair = lot.pick(female ? WOMEN : MEN)(who);
  const bare = wear.covers === true;
  return [
    ...(bare ? NO_LAYERS : hair.back),
    ...(wear.back ?? NO_LAYERS),
    ...face(who, lot),
    ...(female ? NO_LAYERS : beard(who, lot)),
    ...features(who, lot),
    ...wear.body,
    ...(bare ? NO_LAYERS : hair.front),
    ...(role === 'director' ? lot.pick(CAPS) : NO_LAYERS),
    ...wear.top,
  ];
}
