import { type GameRecord, verifyRecord } from '@backlot/table';
import { CommandError } from '../errors.ts';
import { winners } from '../telling.ts';
import { productionFor } from './production.ts';

/** Recomputes every draw, move and point of a finished game; throws a CommandError at the first that differs. */
export function verify(record: GameRecord, edition: unknown): void {
  const verdict = verifyRecord(record, wanted => productionFor(wanted, edition).game);
  if (!verdict.ok) throw new CommandError(`does not hold: ${verdict.message}`);
  const names = record.seats.map(({ name }) => name);
  const { points, ranks } = record.result ?? { points: [], ranks: [] };
  const totals = names.map((name, seat) => `${name} ${points[seat]}`).join(', ');
  console.log(`true: ${verdict.rows} rows and ${verdict.draws} draws recomputed from the seed`);
  console.log(`${record.game.id}, ${totals}: ${winners(ranks, names)}`);
}
