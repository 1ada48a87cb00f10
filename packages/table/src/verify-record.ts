import { canonicalJson, type Game } from '@backlot/engine';
import { open, settingProblem } from './open.ts';
import { play } from './play.ts';
import type { GameRecord, RecordGame, RecordRow } from './record.ts';
import { commitmentOf } from './seed.ts';
import type { Refused, Table } from './table.ts';
import { undo } from './undo.ts';

export type Fault =
  /** The record has no seed or no result: the game had not ended. */
  | 'unfinished'
  | 'commitment'
  /** These rules, this version of them or this edition are not at hand. */
  | 'rules'
  | 'setting'
  /** Rows not counted 0, 1, 2, … from one set-up. */
  | 'order'
  | 'chance'
  | 'move'
  | 'undo'
  | 'result';
export interface Failed {
  readonly ok: false;
  readonly fault: Fault;
  /** The seq of the first row that differs from what the seed and the rules give. */
  readonly row?: number;
  readonly message: string;
}
export type Verdict = { readonly ok: true; readonly rows: number; readonly draws: number } | Failed;

const bad = (fault: Fault, message: string, row?: number): Failed =>
  row === undefined
    ? { ok: false, fault, message }
    : { ok: false, fault, row, message: `row ${row}: ${message}` };

/**
 * Plays a record again from its seed, by the same code that played it: recomputes the commitment, every draw, every
 * move and the result. Times and names are claims that nothing proves.
 * `gameFor` finds the rules, or returns undefined or throws where it can't.
 */
export function verifyRecord(record: GameRecord, gameFor: (wanted: RecordGame) => Game | undefined): Verdict {
  const { seed, result, commitment, variant, seats } = record;
  if (seed === undefined || result === undefined) {
    return bad(
      'unfinished',
      'the game had not ended: only a record with its seed and result can be verified',
    );
  }
  if (commitmentOf(seed) !== commitment)
    return bad('commitment', 'the seed is not the one that was committed to');
  const found = findGame(record, gameFor);
  if ('fault' in found) return found;
  const problem = settingProblem(found, variant, seats.length);
  if (problem !== undefined) return bad('setting', problem);
  return retrace(record, found, seed);
}

function findGame(record: GameRecord, gameFor: (wanted: RecordGame) => Game | undefined): Game | Failed {
  const { game: wanted, edition } = record;
  let game: Game | undefined;
  try {
    game = gameFor(record);
  } catch (error) {
    return bad('rules', error instanceof Error ? error.message : String(error));
  }
  if (game?.id !== wanted.id) return bad('rules', `this release has no game "${wanted.id}"`);
  if (game.version !== wanted.version) {
    const advice = `verify it with the release that has version ${wanted.version}`;
    return bad(
      'rules',
      `the rules of ${game.id} are version ${game.version} here, not ${wanted.version}: ${advice}`,
    );
  }
  if (game.edition.hash !== edition.hash || game.edition.id !== edition.id) {
    const here = `${game.edition.id} ${game.edition.hash}`;
    return bad('rules', `the edition is ${edition.id} ${edition.hash} in the record and ${here} here`);
  }
  return game;
}

function retrace(record: GameRecord, game: Game, seed: string): Verdict {
  const [first, ...rows] = record.rows;
  if (first?.kind !== 'setup' || first.seq !== 0) return bad('order', 'must be the set-up', 0);
  const setting = { id: 'record', variant: record.variant, seats: record.seats.length, seed, at: first.at };
  let table: Table;
  try {
    table = open(game, setting).table;
  } catch (error) {
    return bad('setting', `the rules can't set this up: ${error}`, 0);
  }
  const start = drawsDiffer(first, table);
  if (start !== undefined) return start;
  let draws = first.chance?.length ?? 0;
  for (const [i, row] of rows.entries()) {
    if (row.seq !== i + 1 || row.kind === 'setup')
      return bad('order', `this row is ${row.kind} ${row.seq}`, i + 1);
    const next = repeat(table, row);
    if ('fault' in next) return next;
    table = next;
    draws += row.chance?.length ?? 0;
  }
  if (table.result === undefined) return bad('result', 'the game had not ended after the last row');
  if (canonicalJson(table.result) !== canonicalJson(record.result)) {
    return bad('result', `the result is ${canonicalJson(table.result)}, not ${canonicalJson(record.result)}`);
  }
  return { ok: true, rows: record.rows.length, draws };
}

function repeat(table: Table, row: RecordRow): Table | Failed {
  const { kind, at, seat = -1, move = '' } = row;
  const command = { seat, seq: row.seq - 1, at };
  const done = kind === 'undo' ? undo(table, command) : play(table, { ...command, move });
  if (!done.ok) return bad(kind === 'undo' ? 'undo' : 'move', why(done), row.seq);
  return drawsDiffer(row, done.table) ?? done.table;
}

function drawsDiffer(row: RecordRow, table: Table): Failed | undefined {
  const drawn = JSON.stringify(table.rows.at(-1)?.chance ?? []);
  const claimed = JSON.stringify(row.chance ?? []);
  if (drawn === claimed) return undefined;
  return bad('chance', `the seed draws ${drawn}, the record has ${claimed}`, row.seq);
}

function why(refused: Refused): string {
  switch (refused.code) {
    case 'not-your-turn':
      return `seat ${refused.turn} decides here`;
    case 'illegal-move':
      return `the move breaks ${refused.refusal.rule}`;
    case 'unknown-move':
      return 'no such move is asked for here';
    case 'cannot-undo':
      return `the move before can't be taken back (${refused.why})`;
    case 'table-ended':
      return 'the game had ended before';
    case 'table-frozen':
      return `the rules failed: ${refused.report.error}`;
    case 'stale':
      return `the row before is ${refused.seq}`;
  }
}
