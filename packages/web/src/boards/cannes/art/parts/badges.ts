import { FACTS, GOODS, type Good, INPUTS, KINDS, type Kind, PRODUCT } from '@backlot/cannes';
import { GOOD_SIGNS } from './goods/index.ts';
import { fill, type Layer } from './layer.ts';
import { pill } from './shapes.ts';
import { CIGAR_SIGN, MORE_SIGN, PHONE_SIGN, RISE_SIGN } from './signs.ts';

interface PlacedSign {
  readonly layers: readonly Layer[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** The plate at the foot of a tile: what it gives, or what it takes and makes of it. */
interface TileBadge {
  readonly plate: string;
  readonly marks: readonly Layer[];
  readonly signs: readonly PlacedSign[];
}

/** Below the ends of rods from the sides, above those from the lower corners. */
const MIDDLE = 11.5;
const signOf = (good: number): readonly Layer[] => GOOD_SIGNS[GOODS[good] as Good];

/** Signs side by side, each with its width; `undefined` is the arrow between what goes in and what comes out. */
function row(parts: readonly (readonly [layers: readonly Layer[] | undefined, size: number])[]): TileBadge {
  const gap = 1;
  const width = parts.reduce((sum, [, size]) => sum + size + gap, -gap);
  const height = Math.max(...parts.map(([, size]) => size)) + 2.4;
  const marks: Layer[] = [];
  const signs: PlacedSign[] = [];
  let left = -width / 2;
  for (const [layers, size] of parts) {
    if (layers) signs.push({ layers, x: left + size / 2, y: MIDDLE, size });
    else marks.push(fill('pen', `M${left} ${MIDDLE - 4}L${left + size} ${MIDDLE}L${left} ${MIDDLE + 4}Z`));
    left += size + gap;
  }
  return { plate: pill(-width / 2 - 3, MIDDLE - height / 2, width + 6, height), marks, signs };
}

function make(kind: Kind): TileBadge | undefined {
  if (kind === 'agent')
    return row([
      [PHONE_SIGN, 16],
      [undefined, 4],
      [MORE_SIGN, 15],
    ]);
  if (kind === 'critic')
    return row([
      [PHONE_SIGN, 14],
      [GOOD_SIGNS.beer, 12],
      [undefined, 4],
      [RISE_SIGN, 13],
    ]);
  if (kind === 'golf-club')
    return row([
      [GOOD_SIGNS.people, 12.5],
      [GOOD_SIGNS.people, 12.5],
      [undefined, 4],
      [CIGAR_SIGN, 15],
    ]);
  const facts = FACTS[KINDS.indexOf(kind)]!;
  if (facts.good >= 0)
    return row(Array.from({ length: facts.amount }, () => [signOf(facts.good), 17] as const));
  if (facts.recipe < 0) return undefined;
  const inputs = INPUTS[facts.recipe]!.flatMap(([good, count]) =>
    Array.from({ length: count }, () => [signOf(good), 12.5] as const),
  );
  return row([...inputs, [undefined, 4], [signOf(PRODUCT[facts.recipe]!), 16]]);
}

const BADGES = new Map(KINDS.map(kind => [kind, make(kind)]));
/** The badge of a kind; parties that give nothing and Cannes have none. */
export const badgeOf = (kind: Kind): TileBadge | undefined => BADGES.get(kind);
