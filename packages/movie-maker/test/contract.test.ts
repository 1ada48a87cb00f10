import { type AnyGame, describeContract } from '@backlot/engine/contract';
import type { MovieMaker } from '@backlot/movie-maker';
import { quick } from './quick.ts';

const contract = (game: MovieMaker): void =>
  describeContract(game as unknown as AnyGame, {
    games: 1,
    limit: 30_000,
    ids: { secrets: 'IMM-1.3', conservation: 'IMM-1.2 to 1.4', ending: 'IMM-6.1' },
  });

// Trades at random make long games: a smaller edition has all their rules in a fraction of the time.
for (const seats of [2, 4, 5, 6]) contract(quick({ game: 'short' }, seats, seats));
contract(quick({ game: 'long', rent: 'owner' }, 3, 3));
