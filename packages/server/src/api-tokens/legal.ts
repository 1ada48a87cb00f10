import { randomInt } from 'node:crypto';
import { searchChance, type Viewed } from '@backlot/engine';
import type { Table } from '@backlot/table';

/** The texts of all moves that the viewing seat, which is to move, may make: out of its view alone, so nothing can leak. */
export function legalTexts({ game }: Table, view: Viewed): string[] {
  return game.legal(game.imagine(view, searchChance(randomInt(2 ** 32)))).map(move => game.text(move));
}
