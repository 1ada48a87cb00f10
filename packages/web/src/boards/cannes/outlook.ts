import {
  type Best,
  bestProduction,
  type Cell,
  cellFrom,
  type Facts,
  FIRST_MOVIE,
  facts,
  firstOf,
  GOODS,
  MOVIES,
  type Network,
  network,
  type Pair,
  secondOf,
  type View,
} from '@backlot/cannes';

/** What one seat's network is and makes. */
export interface Outlook {
  readonly seat: number;
  readonly network: Network;
  readonly connected: ReadonlySet<Cell>;
  readonly facts: Facts;
  /** By GOODS: what the suppliers still give in this turn. */
  readonly gives: readonly number[];
  /** The best use of it from here, schedule included. */
  readonly best: Best | undefined;
  /** By MOVIES: how many the best use presents. */
  readonly shows: readonly number[];
}

/**
 * What `seat` is connected to and could make in one turn with its network as it stands. Suppliers that gave count as
 * used only for whose turn it is.
 */
export function outlookOf(view: View, seat: number): Outlook {
  const mine = view.mover === seat && view.stack.length > 0;
  const position = mine ? view : { ...view, used: [], produced: 0 };
  const net = network(position, seat);
  const can = facts(position, seat);
  const gives = GOODS.map((_, good) =>
    can.suppliers.reduce((sum, supplier) => sum + (supplier.good === good ? supplier.amount : 0), 0),
  );
  const best = view.stack.length > 0 ? bestProduction(position, seat) : undefined;
  const shows = MOVIES.map(
    (_, movie) => best?.moves.filter(move => move.type === 'present' && move.movie === movie).length ?? 0,
  );
  return {
    seat,
    network: net,
    connected: new Set(net.tiles.map(tile => tile.cell)),
    facts: can,
    gives,
    best,
    shows,
  };
}

/** Cells written one after the other, as values of a refusal are: "2,-1 0,3". */
export const cellsIn = (text: string): Cell[] => text.split(' ').flatMap(part => cellFrom(part) ?? []);

/** The rods between cells that would be cut off. */
export const cutOff = (rods: readonly Pair[], cells: readonly Cell[]): Pair[] =>
  rods.filter(rod => cells.includes(firstOf(rod)) && cells.includes(secondOf(rod)));

/** How many items of a schedule are movies. */
export const moviesOf = (goods: readonly number[]): number =>
  goods.slice(FIRST_MOVIE).reduce((sum, count) => sum + count, 0);

export const itemsOf = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);
