import {
  type Cell,
  FACTS,
  GOODS,
  type Good,
  KINDS,
  type Kind,
  MOVIES,
  type Movie,
  type Pair,
  type Tile,
  type View,
} from '@backlot/cannes';
import { en, names } from '@backlot/cannes/words';
import { boardWords } from './words/index.ts';

export const kindAt = (kind: number): Kind => KINDS[kind] ?? 'cannes';
export const goodAt = (good: number): Good => GOODS[good] ?? 'people';
export const movieAt = (movie: number): Movie => MOVIES[movie] ?? 'action';

export const kindName = (kind: number): string => boardWords.capital(names.kinds[kindAt(kind)]);
export const movieName = (movie: number): string => boardWords.capital(names.movies[movieAt(movie)]);

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "2 people and 1 star": what a count by GOODS holds; empty where it holds nothing. */
export const goodsText = (goods: readonly number[]): string =>
  list.format(goods.flatMap((count, good) => (count > 0 ? [en.phrases.quantity(count, good)] : [])));

/** A tile in full: what it is, what it gives or makes. */
export function tileText(kind: number, connected: boolean, used: boolean): string {
  const facts = FACTS[kind];
  const parts = [boardWords.tile(kindName(kind), connected)];
  if (facts && facts.good >= 0)
    parts.push(boardWords.supplies(en.phrases.quantity(facts.amount, facts.good)));
  if (facts && facts.recipe >= 0) parts.push(boardWords.makes(en.phrases.recipe(facts.recipe)));
  if (used) parts.push(boardWords.used);
  return parts.join(', ');
}

export const pairText = (view: View, pair: Pair): string => en.phrases.between(view.tiles, pair);

/** Tiles by name, "the star maker and Cannes", each place once. */
export function tilesText(view: View, tiles: readonly Tile[]): string {
  const cells: Cell[] = tiles.map(tile => tile.cell);
  return list.format([...new Set(cells.map(cell => en.phrases.tileAt(view.tiles, cell)))]);
}
