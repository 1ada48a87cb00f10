import type { KINDS } from './types.ts';

/** Where a value comes from: the rulebook's text, or public descriptions of the game's components. */
export const SOURCES = ['rulebook', 'described', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** A kind of tile in the set; cells of Cannes are no part of it. */
export type TileKind = Exclude<(typeof KINDS)[number], 'cannes'>;

/** How often a kind of tile is in the set. */
export interface TileData {
  readonly kind: TileKind;
  /** Tiles with four players. */
  readonly four: number;
  /** Tiles with two or three players. */
  readonly fewer: number;
  readonly source: { readonly kind: Source; readonly four: Source; readonly fewer: Source };
}

/** The tile set, replaceable by a JSON file of the same shape. */
export interface Edition {
  readonly id: string;
  readonly title: string;
  /** A sentence on where the values come from, shown with the game. */
  readonly note: string;
  readonly tiles: readonly TileData[];
}
