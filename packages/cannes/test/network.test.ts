import { type Move, network, type Pair } from '@backlot/cannes';
import { searchChance } from '@backlot/engine';
import { describe, expect, it } from 'vitest';
import { ByTheLetter } from './by-the-letter.ts';
import { game } from './position.ts';

const pairsOf = (moves: readonly Move[]): Pair[] =>
  moves.flatMap(move => ('pair' in move ? [move.pair] : [])).sort((a, b) => a - b);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Games with long developments and many cigars: one tile a turn, golf wherever possible. */
function everyPosition(games: number, visit: (state: ReturnType<typeof game.setup>) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const chance = searchChance(seed);
    const driver = { chance };
    const state = game.setup({}, 2 + (seed % 3), driver);
    while (game.turn(state) !== undefined) {
      visit(state);
      const legal = game.legal(state);
      const liked = legal.find(
        move =>
          move.type === 'golf' ||
          (move.type === 'supply' && chance(3) > 0) ||
          (move.type === 'develop' && chance(4) > 0),
      );
      game.apply(state, liked ?? (legal[chance(legal.length)] as Move), driver);
    }
  }
}

describe('the network, compared with a slow reading of the rules word by word', () => {
  it('CAN-3.3, CAN-3.4, CAN-3.6, CAN-4.4 allows the same rods, lifts and cigars', () => {
    const counted = { rod: 0, lift: 0, cigar: 0 };
    everyPosition(40, state => {
      const frame = state.stack.at(-1);
      if (frame?.kind !== 'rod' && frame?.kind !== 'lift' && frame?.kind !== 'cigar') return;
      counted[frame.kind]++;
      const letter = new ByTheLetter(state, frame.seat);
      const found = pairsOf(game.legal(state));
      if (frame.kind === 'rod') expect(found).toEqual(sorted(letter.rodPlaces(frame.lifted)));
      else if (frame.kind === 'lift') expect(found).toEqual(sorted(letter.liftable()));
      else expect(found).toEqual(sorted(letter.cigarPlaces()));
    });
    expect(Math.min(counted.rod, counted.lift, counted.cigar)).toBeGreaterThan(30);
  });

  it('CAN-3.8, CAN-R11 connects the same tiles', () => {
    let most = 0;
    everyPosition(25, state => {
      if (state.stack.at(-1)?.kind !== 'produce') return;
      state.players.forEach((_, seat) => {
        const found = network(state, seat).tiles.map(tile => tile.cell);
        expect(found).toEqual(new ByTheLetter(state, seat).connected());
        most = Math.max(most, found.length);
      });
    });
    expect(most).toBeGreaterThan(9);
  });
});
