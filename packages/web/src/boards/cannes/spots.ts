import { cellText, FACTS, firstOf, KINDS, type Move, type Pair, secondOf, type View } from '@backlot/cannes';

/** A place of the board that can be pressed, such as `cell:2,-1`, `pair:0,0 1,0` or `make:2`. */
export type Spot = string;

export const cellSpot = (cell: number): Spot => `cell:${cellText(cell)}`;
export const pairSpot = (pair: Pair): Spot => `pair:${cellText(firstOf(pair))} ${cellText(secondOf(pair))}`;

const tilesWhere = (view: View, fits: (kind: number) => boolean): Spot[] =>
  view.tiles.filter(tile => fits(tile.kind)).map(tile => cellSpot(tile.cell));

/** Every place where `move` can be pressed; what is made or spent also at the tiles where that happens. */
export function spotsOf(move: Move, view: View): readonly Spot[] {
  switch (move.type) {
    case 'tile':
      return [`hand:${move.kind}`];
    case 'cell':
    case 'supply':
      return [cellSpot(move.cell)];
    case 'turn':
      return [`turn:${move.turn}`];
    case 'rod':
    case 'lift':
    case 'cigar':
      return [pairSpot(move.pair)];
    case 'make':
      return [`make:${move.recipe}`, ...tilesWhere(view, kind => FACTS[kind]?.recipe === move.recipe)];
    case 'golf':
      return ['golf', ...tilesWhere(view, kind => KINDS[kind] === 'golf-club')];
    case 'raise':
    case 'present':
      return [`${move.type}:${move.movie}`];
    case 'discard':
      return [`discard:${move.good}`];
    case 'develop':
    case 'stop':
    case 'done':
    case 'pass':
      return [move.type];
  }
}
