import type { SeatBots } from '@backlot/protocol';
import { botName } from '../people/names.ts';
import { Failure } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import { reseat } from './reseat.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Gives free seats to bots, also those kept for somebody. To be called in the table's turn.
 * @throws Failure `malformed` for a level the title has not, `rated`, `seat-taken`, `table-closed`, `storage`
 */
export function seatBots(
  around: Surroundings,
  live: LiveTable,
  title: string,
  { level, seat }: SeatBots,
): Promise<void> {
  const { levels = [] } = around.titles[title] ?? {};
  if (!levels.includes(level)) {
    throw new Failure(
      'malformed',
      `Mend this and send it again: /level: the bots of this title are ${levels.join(', ')}.`,
    );
  }
  if (live.rated) {
    throw new Failure(
      'rated',
      'Its seats are for people, so wait for them, or close it and open one that does not count.',
    );
  }
  return reseat(around, live, seats => {
    const wanted = (row: SeatRow) => row.kind === 'invite' && (seat === undefined || row.seat === seat);
    if (!seats.some(wanted)) {
      throw new Failure('seat-taken', 'No such seat is free any more: look at the table again.');
    }
    return seats.map(row =>
      wanted(row)
        ? { ...row, kind: 'bot', level, name: botName(row.seat), kept_for: null, entry: null }
        : row,
    );
  });
}
