import type { Paint } from '@backlot/melies';

/**
 * What a shape is washed with once its picture is coloured: the first or the second paint of the scene or the mix
 * of both; capitals are strong, small letters pale.
 */
type Wash = 'A' | 'a' | 'B' | 'b' | 'M' | 'm';

/** One path of an engraving. Later layers lie over earlier ones. */
export interface Layer {
  readonly d: string;
  readonly fill?: 'paper' | 'light' | 'mid' | 'deep' | 'ink';
  /** Width of its ink outline. */
  readonly line?: number;
  readonly wash?: Wash;
  /** Left out where the picture is small. */
  readonly fine?: boolean;
}

/** Layers drawn somewhere: moved, scaled and perhaps mirrored. */
export interface Group {
  readonly layers: readonly Layer[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  readonly turn?: number;
  /** Takes the place of the moon or earth that the backdrop would have. */
  readonly sky?: boolean;
}

export const place = (group: Omit<Group, 'layers' | 'sky'>): string =>
  `translate(${group.x} ${group.y})${group.turn ? ` rotate(${group.turn})` : ''} scale(${group.flip ? -group.scale : group.scale} ${group.scale})`;

const MIXES: Readonly<Record<string, string>> = {
  'blue yellow': 'green',
  'red yellow': 'orange',
  'blue red': 'violet',
};

/** The hue of a wash, a name of palette.css without `--paint-`. */
export function hue(wash: Wash, paints: readonly [Paint, Paint]): string {
  const [first, second] = paints;
  const which = wash.toUpperCase();
  if (which === 'A' || first === second) return first;
  return which === 'B' ? second : MIXES[[first, second].sort().join(' ')]!;
}

/**
 * The gradient of ArtDefs that paints a wash, with a flat colour where the defs are not mounted. With one paint alone
 * the palest washes are left out, so that bare paper sets off the rest: then undefined.
 */
export function washFill(wash: Wash, paints: readonly [Paint, Paint]): string | undefined {
  const alone = paints[0] === paints[1];
  if (alone && (wash === 'a' || wash === 'm')) return undefined;
  const strong = wash === 'A' || wash === 'B' || (wash === 'M' && !alone);
  const name = hue(wash, paints);
  return `url(#art-wash-${name}-${strong ? 'strong' : 'pale'}) var(--paint-${name})`;
}
