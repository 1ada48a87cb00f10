import type { Kysely } from 'kysely';
import { Conflict, StoreError } from '../store/errors.ts';
import { ReportStore, type ToldReport } from '../store/reports.ts';
import type { Schema } from '../store/schema.ts';
import { Writer } from '../store/writer.ts';
import { when } from '../when.ts';
import { printable } from './text.ts';

/** Reports of one list: what is older comes first, and who has more closes some. */
const LISTED = 200;

/** The reports that wait for the operator, or all with what came of them, in words for a terminal. */
export async function listReports(db: Kysely<Schema>, all: boolean): Promise<string> {
  const rows = await new ReportStore(db).list(all, LISTED + 1);
  if (rows.length === 0) return all ? 'Nobody was reported.' : 'No report is open.';
  const more = rows.length > LISTED ? [`The ${LISTED} oldest; there are more.`] : [];
  return [...rows.slice(0, LISTED).map(reportText), ...more].join('\n\n');
}

/** Notes that the operator is done with a report, and what came of it. @throws StoreError where it is not open */
export async function closeReport(
  db: Kysely<Schema>,
  id: string,
  outcome: string,
  now: number,
): Promise<string> {
  try {
    await new Writer(db).write([new ReportStore(db).close(id, now, outcome)]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new StoreError(`no open report is called ${printable(id)}: see them with npm run admin -- reports`);
  }
  return `${id} is closed.`;
}

function reportText(report: ToldReport): string {
  const { id, at, reason, about_name, about_id, about_count, by_name, by_id } = report;
  const place = report.seat < 0 ? 'watching table' : `seat ${report.seat + 1} of table`;
  const lines: [string, string | null][] = [
    ['about', `${about_name} (${about_id}), ${place} ${report.table_id}; ${times(about_count)}`],
    ['by', `${by_name} (${by_id})`],
    ['said', report.message],
    ['says', report.text === '' ? null : report.text],
    ['done', report.closed_at === null ? null : `${when(report.closed_at)} ${report.outcome ?? ''}`],
  ];
  const told = lines.flatMap(([label, text]) =>
    text === null ? [] : [`  ${label.padEnd(6)}${printable(text).trimEnd()}`],
  );
  return [`${id}  ${when(at)}  ${reason}`, ...told].join('\n');
}

const times = (count: number): string => (count === 1 ? 'reported once' : `reported ${count} times`);
