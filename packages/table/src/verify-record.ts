import { canonicalJson, type Game } from '@backlot/engine';
import { Log } from './log.ts';
import { open, settingProblem } from './open.ts';
import type { GameRecord, RecordGame, RecordRow } from './record.ts';
import { redo } from './redo.ts';
import type { SetupRow } from './row.ts';
import { commitmentOf } from './seed.ts';
import type { Refused, Table } from './table.ts';

export type Fault =
  /** The record has no seed, or no result: the game had not ended. */
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
  /** A time-out, bot, return, concession or end that can't be there. */
  | 'note'
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

/** What playing a record again came to. */
export interface Traced {
  readonly verdict: Verdict;
  /** The game after the last row that is true; undefined where not even its set-up is. It holds the seed. */
  readonly table: Table | undefined;
}
type GameFor = (wanted: RecordGame) => Game | undefined;

/**
 * Plays a record again from its seed, by the same code that played it: recomputes the commitment, every draw, every
 * move and the result. Times and names are claims that nothing proves.
 * `gameFor` finds the rules, or returns undefined or throws where it can't.
 */
export function verifyRecord(record: GameRecord, gameFor: GameFor): Verdict {
  return traceRecord(record, gameFor).verdict;
}

/** The same, with the game as far as the record is true. */
export function traceRecord(record: GameRecord, gameFor: GameFor): Traced {
  const work = tracing(record, gameFor);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/**
 * The same row by row, yielding the seq of each, so that whoever has more to do can pause. With `last` it ends after
 * that row, and neither what follows nor the result is looked at.
 */
export function* tracing(record: GameRecord, gameFor: GameFor, last?: number): Generator<number, Traced> {
  if (record.seed === undefined) {
    const verdict = bad('unfinished', 'the game had not ended: only a record with its seed can be verified');
    return { verdict, table: undefined };
  }
  const found = findGame(record, gameFor);
  if ('fault' in found) return { verdict: found, table: undefined };
  const problem = settingProblem(found, record.variant, record.seats.length);
  if (problem !== undefined) return { verdict: bad('setting', problem), table: undefined };
  const traced = yield* retrace(record, found, record.seed, last);
  const { seed, commitment, from = [] } = record;
  const forged = [{ seed, commitment }, ...from].some(one => commitmentOf(one.seed) !== one.commitment);
  if (!forged) return traced;
  return { ...traced, verdict: bad('commitment', 'the seed is not the one that was committed to') };
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

function* retrace(
  record: GameRecord,
  game: Game,
  seed: string,
  last: number | undefined,
): Generator<number, Traced> {
  const { from = [], commitment } = record;
  const [first, ...rows] = record.rows;
  let table: Table | undefined;
  const failed = (verdict: Failed): Traced => ({ verdict, table });
  if (first?.kind !== 'setup' || first.seq !== 0) return failed(bad('order', 'must be the set-up', 0));
  /** What row `seq` drew from. */
  const drawnFrom = (seq: number): { seed: string; commitment: string } => {
    const stretch = from.find(({ last }) => seq <= last) ?? { seed, commitment };
    return { seed: stretch.seed, commitment: stretch.commitment };
  };
  const setting = { id: 'record', variant: record.variant, seats: record.seats.length, at: first.at };
  let start: Table;
  try {
    start = open(game, { ...setting, seed: drawnFrom(0).seed }).table;
  } catch (error) {
    return failed(bad('setting', `the rules can't set this up: ${error}`, 0));
  }
  const odd = drawsDiffer(first, start);
  if (odd !== undefined) return failed(odd);
  table =
    from.length === 0 ? start : { ...start, rows: Log.of([{ ...(start.rows.at(0) as SetupRow), from }]) };
  let draws = first.chance?.length ?? 0;
  for (const [i, row] of rows.entries()) {
    yield i;
    if (i === last) return { verdict: { ok: true, rows: i + 1, draws }, table };
    if (row.seq !== i + 1 || row.kind === 'setup') {
      return failed(bad('order', `this row is ${row.kind} ${row.seq}`, i + 1));
    }
    const next = repeat({ ...table, ...drawnFrom(row.seq) }, row);
    if ('fault' in next) return failed(next);
    table = next;
    draws += row.chance?.length ?? 0;
  }
  const ended = last === undefined ? resultOf(record, table) : undefined;
  return { verdict: ended ?? { ok: true, rows: record.rows.length, draws }, table };
}

/** What is wrong with the end of a record all of whose rows are true. */
function resultOf({ result }: GameRecord, table: Table): Failed | undefined {
  if (result === undefined) return bad('unfinished', 'the record has no result: the game had not ended');
  if (table.result === undefined) return bad('result', 'the game had not ended after the last row');
  const [given, claimed] = [canonicalJson(table.result), canonicalJson(result)];
  return given === claimed ? undefined : bad('result', `the result is ${given}, not ${claimed}`);
}

function repeat(table: Table, row: RecordRow): Table | Failed {
  const { kind } = row;
  const done = redo(table, row);
  if (!done.ok) return bad(kind === 'undo' || kind === 'move' ? kind : 'note', why(done), row.seq);
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
    case 'cannot-note':
      return 'this can not have happened to the seat here';
    case 'table-ended':
      return 'the game had ended before';
    case 'table-frozen':
      return `the rules failed: ${refused.report.error}`;
    case 'stale':
      return `the row before is ${refused.seq}`;
  }
}
