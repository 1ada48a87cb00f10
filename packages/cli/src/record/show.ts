import {
  type GameRecord,
  open,
  type RecordRow,
  redo,
  type Step,
  settingProblem,
  stepsFor,
  type Table,
  viewFor,
} from '@backlot/table';
import { CommandError } from '../errors.ts';
import { tell } from '../telling.ts';
import { productionFor } from './production.ts';

/** Tells a finished game move by move, as the public saw it. Throws a CommandError where it can't be played again. */
export function show(record: GameRecord, edition: unknown): void {
  const { words, game, reckoning } = productionFor(record, edition);
  const { seed, variant } = record;
  if (seed === undefined)
    throw new CommandError('the game had not ended, so its record holds no moves to show');
  if (game.version !== record.game.version) {
    const theirs = record.game.version;
    throw new CommandError(
      `the rules are version ${game.version} here and ${theirs} in the record: show it with the release that wrote it`,
    );
  }
  const names = record.seats.map(({ name }) => name);
  const problem = settingProblem(game, variant, names.length);
  if (problem !== undefined) throw new CommandError(problem);
  let table: Table = open(game, { id: 'record', variant, seats: names.length, seed, at: 0 }).table;
  const line = (step: Step): void => {
    const text = tell(words, step, viewFor(table, undefined), names);
    if (text !== '') console.log(`${String(step.seq).padStart(4)}  ${text}`);
  };
  for (const step of stepsFor(table, undefined, -1).steps) line(step);
  for (const row of record.rows.slice(1)) {
    const { seq, seat = -1 } = row;
    const done = redo(table, row);
    if (!done.ok) throw new CommandError(`row ${seq} can't be played again: ${done.code}`);
    table = done.table;
    const beside = besideTheGame(row, names[seat] ?? '');
    if (beside !== undefined) console.log(`${String(seq).padStart(4)}  ${beside}`);
    else for (const step of stepsFor(table, undefined, seq - 1).steps) line(step);
  }
  for (const text of reckoning(viewFor(table, undefined), names)) console.log(text);
}

/** What a row says that is no move; undefined for a move. */
function besideTheGame({ kind, level, why }: RecordRow, name: string): string | undefined {
  switch (kind) {
    case 'undo':
      return `${name} takes the last move back.`;
    case 'timeout':
      return `${name}'s time is up.`;
    case 'bot':
      return `A bot (${level}) plays for ${name}.`;
    case 'back':
      return `${name} is back.`;
    case 'concede':
      return `${name} gives up.`;
    case 'end':
      return `The game ends here (${why}).`;
    default:
      return undefined;
  }
}
