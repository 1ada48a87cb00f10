import type { TileData, TileKind } from '../edition.ts';

/** The kinds stand in the rulebook; how many there are of each was collected from public descriptions of the game. */
const tile = (kind: TileKind, four: number, fewer = four): TileData => ({
  kind,
  four,
  fewer,
  source: { kind: 'rulebook', four: 'described', fewer: 'described' },
});

/** The tile set (CAN-1.4): 41 tiles for four players, 34 for two or three. */
export const TILES: readonly TileData[] = [
  tile('party', 2),
  tile('party-1', 2),
  tile('party-2-adjacent', 2),
  tile('party-2-gap', 2),
  tile('party-2-opposite', 2),
  tile('party-people', 1),
  tile('party-beer', 1),
  tile('party-chipset', 1),
  tile('people-1', 2),
  tile('people-2', 1),
  tile('beer-1', 2),
  tile('beer-2', 1),
  tile('chipset-1', 4, 3),
  tile('chipset-2', 1),
  tile('agent', 2, 1),
  tile('critic', 1),
  tile('golf-club', 2, 1),
  tile('computer-factory', 3, 2),
  tile('star-maker', 2, 1),
  tile('effect-studio', 2, 1),
  tile('script-writer', 2, 1),
  tile('action-studio', 1),
  tile('romance-studio', 1),
  tile('sf-studio', 1),
];
