import type { Report } from '@backlot/engine/edition';
import { complete, expect, join, object, whole, word } from '@backlot/engine/edition';
import { SOURCES, type TileData, type TileKind } from '../edition.ts';
import { KINDS } from '../types.ts';

const TILE_KINDS = KINDS.filter((kind): kind is TileKind => kind !== 'cannes');
/** The rulebook's number of hexagons (CAN-1.2). */
const HEXAGONS = 41;
/** Of one kind, so that a whole set stays within the board. */
const MOST_OF_KIND = 20;
/** What no movie can do without: one of each. */
const NEEDED: readonly TileKind[] = [
  'computer-factory',
  'star-maker',
  'effect-studio',
  'script-writer',
  'action-studio',
  'romance-studio',
  'sf-studio',
];

function readTile(value: unknown, path: string, report: Report): TileData | undefined {
  const field = object(value, path, ['kind', 'four', 'fewer', 'source'], report);
  if (field === undefined) return undefined;
  const sourcePath = join(path, 'source');
  const origin = object(field('source'), sourcePath, ['kind', 'four', 'fewer'], report);
  const source = (name: string) => word(origin?.(name), join(sourcePath, name), SOURCES, report);
  const four = whole(field('four'), join(path, 'four'), 0, MOST_OF_KIND, report);
  return complete<TileData>({
    kind: word(field('kind'), join(path, 'kind'), TILE_KINDS, report),
    four,
    // the set for fewer players is part of that for four
    fewer: whole(field('fewer'), join(path, 'fewer'), 0, four ?? MOST_OF_KIND, report),
    source:
      origin &&
      complete<TileData['source']>({
        kind: source('kind'),
        four: source('four'),
        fewer: source('fewer'),
      }),
  });
}

/** The tile set (CAN-1.4): every kind once, 41 tiles for four players (CAN-1.2), and an industry of each kind. */
export function readTiles(value: unknown, report: Report): TileData[] | undefined {
  if (!Array.isArray(value) || value.length > TILE_KINDS.length) {
    return expect(report, 'tiles', `a list of ${TILE_KINDS.length} kinds of tile`, value);
  }
  // Array.from, because a sparse list has holes that map would skip
  const read = Array.from(value, (item: unknown, i) => readTile(item, `tiles[${i}]`, report));
  if (read.includes(undefined)) return undefined;
  const tiles = read as TileData[];
  for (const kind of TILE_KINDS) {
    const count = tiles.filter(tile => tile.kind === kind).length;
    if (count !== 1) report('structure', 'tiles', `Expected ${kind} once; it stands there ${count} times.`);
  }
  const all = tiles.reduce((sum, tile) => sum + tile.four, 0);
  if (all !== HEXAGONS) {
    const what = `${HEXAGONS} tiles for four players (CAN-1.2)`;
    report('deduction', 'tiles', `Expected ${what}; found ${all}.`);
  }
  tiles.forEach(({ kind, fewer }, i) => {
    if (!NEEDED.includes(kind) || fewer > 0) return;
    report('balance', `tiles[${i}].fewer`, `Expected at least one ${kind}; without it movies can't be made.`);
  });
  return tiles;
}
