import {
  type Board,
  boardOf,
  FACTS,
  fitsTurned,
  invitations,
  MOST,
  OFFSETS,
  type State,
  type Tile,
} from '@backlot/cannes';
import { FAR, GOOD_KINDS, makeProspect, type Prospect } from './prospect.ts';
import { note, Sight } from './sight.ts';
import type { Weights } from './weights.ts';
import { Judge } from './worth.ts';

const SEATS = 4;
/** Free cells at most, and one not looked at yet. */
const EDGES = MOST * 6;
const UNKNOWN = 255;
const NOBODY = -1;
/** What it is worth that a party lies beside another's network and not beside the own. */
const NUISANCE = 0.02;

/** What one seat gains by tiles laid near its network. */
class Nearby {
  readonly #w: Weights;
  readonly sight = new Sight();
  readonly prospect = makeProspect();
  readonly #judge: Judge;
  readonly #stock = new Int8Array(GOOD_KINDS);
  readonly #gains = new Map<number, number>();
  /** By free cell of the board: rods to a party there, and to any other tile. */
  readonly #toParty = new Uint8Array(EDGES);
  readonly #toTile = new Uint8Array(EDGES);
  #tiles: readonly Tile[] = [];
  #base = 0;
  #producing = false;

  constructor(w: Weights) {
    this.#w = w;
    this.#judge = new Judge(w);
  }

  of(state: State, seat: number): void {
    const { sight, prospect } = this;
    sight.of(state, seat);
    sight.look(prospect, state.players[seat].rods);
    this.#producing = seat === state.mover;
    this.#stock.set(state.players[seat].goods);
    if (this.#producing) sight.collect(this.#stock);
    this.#judge.of(state, seat);
    this.#base = this.#judge.worth(prospect, this.#stock, this.#producing);
    this.#gains.clear();
    this.#tiles = state.tiles;
    this.#toParty.fill(UNKNOWN, 0, sight.board.edges);
    this.#toTile.fill(UNKNOWN, 0, sight.board.edges);
  }

  /** Rods to a tile, a party or none, on free cell number `at` of the board. */
  away(party: boolean, at: number): number {
    const known = party ? this.#toParty : this.#toTile;
    if (known[at] === UNKNOWN) known[at] = this.#rodsTo(party, this.sight.board.edge[at]);
    return known[at];
  }

  /** One more than to the nearest neighbour that takes a rod on that side; none more to a party that is joined. */
  #rodsTo(party: boolean, cell: number): number {
    const { sight } = this;
    const { grid } = sight.board;
    let away = FAR;
    for (let side = 0; side < OFFSETS.length; side++) {
      const i = grid[cell + OFFSETS[side]] - 1;
      if (i < 0) continue;
      const { kind, turn } = this.#tiles[i];
      const beside = FACTS[kind].party;
      if (party) {
        if (beside) away = Math.min(away, sight.isConnected(i) ? 0 : Math.max(1, sight.awayFrom(i)));
      } else if (!beside || invites(kind, turn, side)) away = Math.min(away, sight.awayFrom(i) + 1);
    }
    return away;
  }

  /** Gain by a tile of this kind so many rods away; `last` where no rod follows it in this turn. */
  gain(kind: number, away: number, last: boolean): number {
    if (away >= FAR) return 0;
    const key = kind * FAR + away;
    let gain = this.#gains.get(key);
    if (gain === undefined) {
      const more = copy(this.prospect);
      note(more, kind, away);
      gain = this.#judge.worth(more, this.#stock, this.#producing) - this.#base;
      // the mover's rods come at once
      if (this.#producing && away > 0 && !last)
        gain = Math.max(gain, this.#w.soon[away] * this.gain(kind, 0, last));
      this.#gains.set(key, gain);
    }
    return gain;
  }
}

const spare = makeProspect();
function copy(p: Prospect): Prospect {
  spare.far.set(p.far);
  spare.supply.set(p.supply);
  spare.agents = p.agents;
  return spare;
}

/** Where tiles do most good: to the own network, less what they bring the other of two players. */
export class Placing {
  readonly #w: Weights;
  readonly #seats: readonly Nearby[];
  #state!: State;
  #turn = 0;
  #laid = 0;
  /** The other of two players. With more, what is taken from one helps the others as well and is left alone. */
  #rival = NOBODY;
  /** By free cell of the board: tiles beside it that are no parties. */
  readonly #neighbours = new Uint8Array(EDGES);

  constructor(w: Weights) {
    this.#w = w;
    this.#seats = Array.from({ length: SEATS }, () => new Nearby(w));
  }

  of(state: State): void {
    // between choosing a tile and its cell nothing has changed; the one shared board may have seen other tiles
    boardOf(state.tiles);
    if (this.#state === state && this.#turn === state.turn && this.#laid === state.tiles.length) return;
    this.#state = state;
    this.#turn = state.turn;
    this.#laid = state.tiles.length;
    this.#rival = state.players.length === 2 ? 1 - state.mover : NOBODY;
    this.#seats[state.mover].of(state, state.mover);
    if (this.#rival !== NOBODY) this.#seats[this.#rival].of(state, this.#rival);
    const { edges } = this.#seats[state.mover].sight.board;
    for (let at = 0; at < edges; at++) this.#neighbours[at] = this.#countBeside(at);
  }

  /** Worth of a tile of this kind on this cell; `last` where the turn ends with it. */
  worth(kind: number, cell: number, last: boolean): number {
    const { edge, edges } = this.#seats[this.#state.mover].sight.board;
    let at = 0;
    while (at < edges && edge[at] !== cell) at++;
    return this.#worthAt(kind, at, last);
  }

  #worthAt(kind: number, at: number, last: boolean): number {
    const { mover } = this.#state;
    const { party, good } = FACTS[kind];
    let sum = this.#gain(mover, kind, at, last);
    if (this.#rival !== NOBODY) sum -= this.#w.rivalry * this.#gain(this.#rival, kind, at, last);
    if (!party) sum += this.#w.compact * this.#neighbours[at];
    return party && good < 0 ? sum + this.#nuisance(this.#seats[mover].sight.board.edge[at]) : sum;
  }

  #gain(seat: number, kind: number, at: number, last: boolean): number {
    const nearby = this.#seats[seat];
    return nearby.gain(kind, nearby.away(FACTS[kind].party, at), last);
  }

  /** Tiles beside a free cell that are no parties: the more of them, the shorter all ways. */
  #countBeside(at: number): number {
    const { mover, tiles } = this.#state;
    const { grid, edge } = this.#seats[mover].sight.board;
    let count = 0;
    for (let side = 0; side < OFFSETS.length; side++) {
      const i = grid[edge[at] + OFFSETS[side]] - 1;
      if (i >= 0 && !FACTS[tiles[i].kind].party) count++;
    }
    return count;
  }

  /** A party that brings nobody anything stands best where it bars the other's way. */
  #nuisance(cell: number): number {
    const { sight } = this.#seats[this.#state.mover];
    const other = this.#rival === NOBODY ? undefined : this.#seats[this.#rival].sight;
    const { grid } = sight.board;
    let sum = 0;
    for (let side = 0; side < OFFSETS.length; side++) {
      const i = grid[cell + OFFSETS[side]] - 1;
      if (i < 0) continue;
      if (sight.awayFrom(i) === 0) sum -= NUISANCE;
      if (other?.awayFrom(i) === 0) sum += NUISANCE;
    }
    return sum;
  }

  /** The best place for a tile of this kind. */
  best(kind: number, last: boolean): number {
    const board = this.#seats[this.#state.mover].sight.board;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < board.edges; at++) {
      if (FACTS[kind].party && !somehow(kind, at, board)) continue;
      most = Math.max(most, this.#worthAt(kind, at, last));
    }
    return most;
  }
}

function somehow(kind: number, at: number, board: Board): boolean {
  for (let turn = 0; turn < FACTS[kind].turns; turn++) if (fitsTurned(board, kind, turn, at)) return true;
  return false;
}

/** Whether a party has an invitation towards the cell that sees it on its own `side`. */
const invites = (kind: number, turn: number, side: number): boolean =>
  ((invitations(kind, turn) >> ((side + 3) % OFFSETS.length)) & 1) === 1;
