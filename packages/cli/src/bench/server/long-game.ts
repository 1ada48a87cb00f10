import { searchChance } from '@backlot/engine';
import { makeRecord, open, play, seqOf, type Table } from '@backlot/table';
import { titleOf } from '../../titles.ts';

/** Moves of the game whose opening is timed. */
const LONG = 1000;

/**
 * The record of a game of International Movie Maker and the row of it where so many random moves, most of them haggling,
 * have been made. It ends by the moves of absent players, since only an ended game's record has the seed with it.
 */
export function longRecord(moves = LONG): { readonly record: unknown; readonly seq: number } {
  const { game } = titleOf('movie-maker').shipped;
  const chance = searchChance(1);
  const setting = { id: 'long-game', variant: {}, seats: game.seats.max, seed: '5e'.repeat(32), at: 0 };
  let table: Table = open(game, setting).table;
  while (table.turn !== undefined) {
    const legal = game.legal(table.state);
    const random = seqOf(table) < moves;
    const move = game.text(random ? legal[chance(legal.length)] : game.fallback(table.state));
    const step = play(table, { seat: table.turn, seq: seqOf(table), move, at: 0 });
    if (!step.ok) throw new Error(`a legal move was refused: ${step.code}`);
    table = step.table;
  }
  const names = Array.from({ length: table.seats }, (_, seat) => `Player ${seat + 1}`);
  return { record: makeRecord(table, { names }), seq: moves };
}
