import {
  AGENT,
  type Board,
  boardOf,
  CANNES,
  CRITIC,
  FACTS,
  firstOf,
  GOLF_CLUB,
  isOccupied,
  MOST,
  OFFSETS,
  occupy,
  type Pair,
  PHONE,
  type State,
} from '@backlot/cannes';
import { AGENT_AT, CANNES_AT, CRITIC_AT, clearProspect, FAR, GOLF_AT, type Prospect } from './prospect.ts';

const NODES = PHONE + 1;
const FREE_AT_MOST = MOST * 3;

/**
 * The table as one seat's network sees it. Made anew for each decision; then `look` answers for
 * this network and any other set of its rods.
 */
export class Sight {
  board: Board = boardOf([]);
  #state!: State;
  seat = 0;
  /** Pairs where a rod may still be laid: both tiles, by number. */
  #free = 0;
  readonly #one = new Uint8Array(FREE_AT_MOST);
  readonly #other = new Uint8Array(FREE_AT_MOST);
  readonly #pair = new Int32Array(FREE_AT_MOST);
  readonly #up = new Uint8Array(NODES);
  /** By node after `look`: the node that stands for its group. */
  readonly #group = new Uint8Array(NODES);
  /** By group: rods to it from the network. */
  readonly #away = new Uint8Array(NODES);
  readonly #touched = new Uint8Array(MOST);
  readonly #used = new Uint8Array(MOST);

  /** Turns to the network of `seat`. */
  of(state: State, seat: number): void {
    this.#state = state;
    this.seat = seat;
    const board = boardOf(state.tiles);
    this.board = board;
    occupy(state, board);
    this.#free = 0;
    for (let at = 0; at < board.pairs; at++) {
      if (board.closed[at] || isOccupied(board, at)) continue;
      this.#one[this.#free] = board.one[at];
      this.#other[this.#free] = board.other[at];
      this.#pair[this.#free] = board.pair[at];
      this.#free++;
    }
    const { tiles, used, mover } = state;
    for (let i = 0; i < tiles.length; i++) {
      this.#used[i] = seat === mover && used.length > 0 && used.includes(tiles[i].cell) ? 1 : 0;
    }
  }

  #root(node: number): number {
    const up = this.#up;
    let at = node;
    while (up[at] !== at) {
      up[at] = up[up[at]];
      at = up[at];
    }
    return at;
  }

  #join(pair: Pair): void {
    const [a, b] = this.ends(pair);
    const { node } = this.board;
    this.#up[this.#root(node[a])] = this.#root(node[b]);
  }

  /** Numbers of the two tiles of a pair. */
  ends(pair: Pair): readonly [number, number] {
    const { grid } = this.board;
    const cell = firstOf(pair);
    return [grid[cell] - 1, grid[cell + OFFSETS[pair % 3]] - 1];
  }

  /**
   * What a network of these rods reaches, written into `p`; with a cigar more on a pair, -1 for none. False where they
   * are not one network (CAN-3.3). Without rods it is seen as if it began in Cannes.
   */
  look(p: Prospect, rods: readonly Pair[], cigar: Pair = -1): boolean {
    const { board } = this;
    const state = this.#state;
    const { count, node, place } = board;
    const up = this.#up;
    for (let i = 0; i < count; i++) up[i] = i;
    up[PHONE] = PHONE;
    const { cigars } = state;
    for (let i = 0; i < cigars.length; i++) this.#join(cigars[i].pair);
    if (cigar >= 0) this.#join(cigar);
    for (let i = 0; i < rods.length; i++) this.#join(rods[i]);
    const group = this.#group;
    for (let i = 0; i < count; i++) group[i] = this.#root(node[i]);
    const own = rods.length > 0 ? group[this.ends(rods[0])[0]] : group[0];
    for (let i = 1; i < rods.length; i++) if (group[this.ends(rods[i])[0]] !== own) return false;

    const touched = this.#touched;
    touched.fill(0, 0, count);
    for (let i = 0; i < rods.length; i++) this.#touch(rods[i]);
    if (rods.length > 0) {
      for (let i = 0; i < cigars.length; i++) {
        if (group[this.ends(cigars[i].pair)[0]] === own) this.#touch(cigars[i].pair);
      }
      if (cigar >= 0) this.#touch(cigar);
    }
    this.#spread(own);
    clearProspect(p);
    const { tiles } = state;
    for (let i = 0; i < count; i++) {
      const away = touched[place[i]] ? 0 : Math.max(1, this.#away[group[i]]);
      if (away < FAR) note(p, tiles[i].kind, away);
    }
    return true;
  }

  #touch(pair: Pair): void {
    const [a, b] = this.ends(pair);
    const { place } = this.board;
    this.#touched[place[a]] = 1;
    this.#touched[place[b]] = 1;
  }

  /** Rods from the network to every group, up to FAR - 1. */
  #spread(own: number): void {
    const away = this.#away;
    const group = this.#group;
    away.fill(FAR);
    away[own] = 0;
    for (let far = 1; far < FAR; far++) {
      let found = false;
      for (let i = 0; i < this.#free; i++) {
        const a = group[this.#one[i]];
        const b = group[this.#other[i]];
        if (away[a] < far) {
          if (away[b] > far) {
            away[b] = far;
            found = true;
          }
        } else if (away[b] < far && away[a] > far) {
          away[a] = far;
          found = true;
        }
      }
      if (!found) return;
    }
  }

  /** After `look`: rods from the network to tile number `i`, 0 where it belongs to it. */
  awayFrom(i: number): number {
    return this.#away[this.#group[i]];
  }

  /** After `look`: whether tile number `i` is connected. */
  isConnected(i: number): boolean {
    return this.#touched[this.board.place[i]] === 1;
  }

  /** After `look`: what a rod on a pair newly connects, the same for pairs that connect the same. */
  effect(pair: Pair): number {
    const [a, b] = this.ends(pair);
    return this.#effect(a, b);
  }

  #effect(a: number, b: number): number {
    const { place } = this.board;
    const x = this.#touched[place[a]] ? MOST : place[a];
    const y = this.#touched[place[b]] ? MOST : place[b];
    return x < y ? x * NODES + y : y * NODES + x;
  }

  /** After `look`: pairs where the network's next rod may lie, one of those that connect the same. */
  places(): Pair[] {
    const seen = new Set<number>();
    const found: Pair[] = [];
    for (let i = 0; i < this.#free; i++) {
      const [a, b] = [this.#one[i], this.#other[i]];
      if (this.awayFrom(a) > 0 && this.awayFrom(b) > 0) continue;
      const effect = this.#effect(a, b);
      if (seen.has(effect)) continue;
      seen.add(effect);
      found.push(this.#pair[i]);
    }
    return found;
  }

  /** After `look`: goods that connected suppliers have not given yet in this turn, added to `stock`. */
  collect(stock: Int8Array): void {
    const { tiles } = this.#state;
    const { place } = this.board;
    for (let i = 0; i < tiles.length; i++) {
      const { good, amount } = FACTS[tiles[i].kind];
      if (good >= 0 && this.#touched[place[i]] && !this.#used[i]) stock[good] += amount;
    }
  }
}

/** Adds a tile of this kind so many rods away to what a network reaches. */
export function note(p: Prospect, kind: number, away: number): void {
  const { good, amount, recipe } = FACTS[kind];
  if (good >= 0) p.supply[good * (FAR + 1) + away] += amount;
  else if (recipe >= 0) closer(p, recipe, away);
  else if (kind === CANNES) closer(p, CANNES_AT, away);
  else if (kind === CRITIC) closer(p, CRITIC_AT, away);
  else if (kind === GOLF_CLUB) closer(p, GOLF_AT, away);
  else if (kind === AGENT) {
    closer(p, AGENT_AT, away);
    if (away === 0) p.agents++;
  }
}

function closer(p: Prospect, use: number, away: number): void {
  if (p.far[use] > away) p.far[use] = away;
}
