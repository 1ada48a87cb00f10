import {
  DIRECTIONS,
  directionTo,
  FACTS,
  firstOf,
  invitations,
  KINDS,
  neighbour,
  type Pair,
  pairAt,
  type State,
  secondOf,
} from '@backlot/cannes';
import type { Seat } from '@backlot/engine';

/**
 * The network rules a second time, slowly and word by word, to compare the fast ones with: rods and cigars are links,
 * each with the names of what it touches, and links that share a name are connected.
 */
export class ByTheLetter {
  private readonly kinds: Map<number, number>;
  private readonly turns: Map<number, number>;
  private readonly parties = new Map<number, string>();
  private readonly state: State;
  private readonly seat: Seat;
  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.kinds = new Map(state.tiles.map(tile => [tile.cell, tile.kind]));
    this.turns = new Map(state.tiles.map(tile => [tile.cell, tile.turn]));
    for (const { cell } of state.tiles) this.spreadParty(cell, `party of ${cell}`);
  }

  private spreadParty(cell: number, name: string): void {
    if (!this.isParty(cell) || this.parties.has(cell)) return;
    this.parties.set(cell, name);
    DIRECTIONS.forEach((_, side) => {
      this.spreadParty(neighbour(cell, side), name);
    });
  }

  private isParty(cell: number): boolean {
    const kind = this.kinds.get(cell);
    return kind !== undefined && FACTS[kind]?.party === true;
  }
  private isCannes(cell: number): boolean {
    return KINDS[this.kinds.get(cell) ?? 0] === 'cannes';
  }
  private isPhone(cell: number): boolean {
    return FACTS[this.kinds.get(cell) ?? 0]?.phone === true;
  }

  /** What a tile is for those that touch it: its party, Cannes, or the tile itself. */
  private place(cell: number): string {
    return this.isCannes(cell) ? 'Cannes' : (this.parties.get(cell) ?? `tile ${cell}`);
  }

  private names(pair: Pair): string[] {
    const ends = [firstOf(pair), secondOf(pair)];
    return ends.flatMap(cell => [this.place(cell), ...(this.isPhone(cell) ? ['phone'] : [])]);
  }

  /** Everything that the links connected to one of `rods` touch, by name (CAN-3.4). */
  private reached(rods: readonly Pair[]): Set<string> {
    const links = [...rods, ...this.state.cigars.map(cigar => cigar.pair)].map(pair => this.names(pair));
    const reached = new Set(rods[0] === undefined ? [] : this.names(rods[0]));
    for (let grown = true; grown; ) {
      grown = false;
      for (const names of links) {
        if (!names.some(name => reached.has(name)) || names.every(name => reached.has(name))) continue;
        for (const name of names) reached.add(name);
        grown = true;
      }
    }
    return reached;
  }

  private get rods(): readonly Pair[] {
    return this.state.players[this.seat]?.rods ?? [];
  }

  private allPairs(): Pair[] {
    const pairs = this.state.tiles.flatMap(({ cell }) =>
      [0, 1, 2].filter(side => this.kinds.has(neighbour(cell, side))).map(side => pairAt(cell, side)),
    );
    return pairs;
  }

  private invited(from: number, to: number): boolean {
    if (!this.isParty(from)) return true;
    const sides = invitations(this.kinds.get(from) as number, this.turns.get(from) as number);
    return ((sides >> directionTo(from, to)) & 1) === 1;
  }

  /** CAN-3.2, CAN-R12, CAN-3.5: whether any rod or cigar could lie there. */
  private free(pair: Pair): boolean {
    const [a, b] = [firstOf(pair), secondOf(pair)];
    if (this.isCannes(a) && this.isCannes(b)) return false;
    if (this.isParty(a) && this.isParty(b)) return false;
    if (!this.invited(a, b) || !this.invited(b, a)) return false;
    return !this.taken().some(other => this.sameTiles(pair, other));
  }
  private taken(): Pair[] {
    const { players, cigars } = this.state;
    return [...players.flatMap(player => player.rods), ...cigars.map(cigar => cigar.pair)];
  }
  private sameTiles(a: Pair, b: Pair): boolean {
    const ends = (pair: Pair) =>
      [firstOf(pair), secondOf(pair)].map(cell => (this.isCannes(cell) ? 'Cannes' : String(cell))).sort();
    return ends(a).join() === ends(b).join();
  }

  rodPlaces(lifted: Pair, rods = this.rods): Pair[] {
    const reached = this.reached(rods);
    return this.allPairs().filter(
      pair =>
        this.free(pair) &&
        (lifted < 0 || !this.sameTiles(pair, lifted)) &&
        (rods.length === 0 || this.names(pair).some(name => reached.has(name))),
    );
  }

  liftable(): Pair[] {
    return this.rods.filter(rod => {
      const staying = this.rods.filter(other => other !== rod);
      const reached = this.reached(staying);
      const one = staying.every(other => this.names(other).some(name => reached.has(name)));
      return one && this.rodPlaces(rod, staying).length > 0;
    });
  }

  cigarPlaces(): Pair[] {
    const reached = this.reached(this.rods);
    return this.allPairs().filter(
      pair =>
        this.free(pair) &&
        !this.names(pair).includes('phone') &&
        this.names(pair).some(name => reached.has(name)),
    );
  }

  /** CAN-3.8: the cells of connected tiles. */
  connected(): number[] {
    const reached = this.reached(this.rods);
    const cigars = this.state.cigars
      .map(cigar => cigar.pair)
      .filter(pair => this.names(pair).some(name => reached.has(name)));
    const touched = new Set(
      [...this.rods, ...cigars]
        .flatMap(pair => [firstOf(pair), secondOf(pair)])
        .map(cell => this.place(cell)),
    );
    if (this.rods.length === 0) return [];
    return this.state.tiles.map(tile => tile.cell).filter(cell => touched.has(this.place(cell)));
  }
}
