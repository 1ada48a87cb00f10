import { invariant } from '@backlot/engine';
import { boardOf, MOST } from './board.ts';
import { type Components, tileSet } from './components.ts';
import { OFFSETS } from './geometry.ts';
import { isOccupied, occupy } from './occupied.ts';
import { cannesCells } from './setup.ts';
import { CANNES, FACTS, invitations } from './tiles.ts';
import { CIGARS, HIGHEST, KINDS, LOWEST, PLACES, RODS, type State } from './types.ts';
import { group, isOne } from './union.ts';

function auditTiles(c: Components, state: State): void {
  const counts = KINDS.map(() => 0);
  const { tiles, players } = state;
  for (const { kind } of tiles) counts[kind]++;
  for (const kind of [...state.pile, ...state.drawn, ...players.flatMap(player => player.discards)])
    counts[kind]++;
  const cells = counts[CANNES];
  counts[CANNES] = 0;
  invariant(cells === cannesCells(players.length), 'all of Cannes lies on the table (CAN-1.3)');
  invariant(counts.join() === tileSet(c, players.length).join(), 'every tile is somewhere, once (CAN-1.4)');
  invariant(tiles.length <= MOST, 'the board holds all tiles');
  const board = boardOf(tiles);
  tiles.forEach(({ cell, kind, turn }, i) => {
    invariant(board.grid[cell] === i + 1, 'each cell carries one tile (CAN-1.2)');
    const beside = OFFSETS.map(offset => board.grid[cell + offset] - 1);
    invariant(
      beside.some(j => j >= 0),
      'a tile touches the table (CAN-2.4)',
    );
    beside.forEach((j, direction) => {
      if (j < 0 || !FACTS[kind].party || !FACTS[tiles[j].kind].party) return;
      invariant(
        ((invitations(kind, turn) >> direction) & 1) === 0,
        'no invitation between two parties (CAN-2.5)',
      );
    });
  });
}

function auditLinks(state: State): void {
  const { players, cigars } = state;
  const board = boardOf(state.tiles);
  occupy(state, board);
  const links = [...players.flatMap(player => player.rods), ...cigars.map(({ pair }) => pair)];
  invariant(new Set(links).size === links.length, 'one rod or cigar for a pair of tiles (CAN-3.2)');
  let found = 0;
  for (let at = 0; at < board.pairs; at++) {
    if (!links.includes(board.pair[at])) continue;
    found++;
    invariant(board.closed[at] === 0, 'rods and cigars enter parties by invitation (CAN-3.5)');
    invariant(isOccupied(board, at), 'a rod or cigar takes its place (CAN-3.2)');
  }
  invariant(found === links.length, 'rods and cigars lie between tiles (CAN-3.2)');
  invariant(cigars.length <= CIGARS, 'ten cigars (CAN-1.5)');
  players.forEach(({ rods }, seat) => {
    invariant(rods.length <= RODS, 'five rods (CAN-1.5)');
    invariant(isOne(group(state, rods), rods, -1), `the rods of seat ${seat} are one network (CAN-3.3)`);
  });
}

/** Throws where a component was lost, doubled or put where it can't be. */
export function audit(c: Components, state: State): void {
  auditTiles(c, state);
  auditLinks(state);
  for (const popularity of state.popularity) {
    invariant(popularity >= LOWEST && popularity <= HIGHEST, 'the box office runs from 6 to 15 (CAN-1.5)');
  }
  state.players.forEach(({ goods, tickets }, seat) => {
    invariant(
      goods.every(count => count >= 0),
      'nobody owes goods',
    );
    invariant(tickets >= 0, 'nobody owes tickets');
    const open = state.stack.some(frame => frame.seat === seat && frame.kind !== 'tile');
    const items = goods.reduce((sum, count) => sum + count, 0);
    invariant(open || items <= PLACES, 'five items are kept (CAN-4.3)');
  });
}
