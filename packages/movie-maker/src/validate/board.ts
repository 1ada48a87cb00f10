import type { Report } from '@backlot/engine/edition';
import { complete, expect, join, object, whole, word } from '@backlot/engine/edition';
import type { SpaceData } from '../edition.ts';
import { COMPANIES, SPACES } from '../types.ts';
import { eachOnce, list, MOST_MONEY, source } from './fields.ts';

/** With two dice one throw never goes round a track of this length twice. */
const LEAST_SPACES = 13;
const MOST_SPACES = 120;

function readSpace(value: unknown, path: string, report: Report): SpaceData | undefined {
  const field = object(value, path, ['kind', 'amount', 'company', 'source'], report);
  if (field === undefined) return undefined;
  const base = complete<Pick<SpaceData, 'kind' | 'source'>>({
    kind: word(field('kind'), join(path, 'kind'), SPACES, report),
    source: source(field('source'), path, report),
  });
  if (base === undefined) return undefined;
  const { kind } = base;
  const amountPath = join(path, 'amount');
  if (kind === 'company') {
    const company = word(field('company'), join(path, 'company'), COMPANIES, report);
    return company && { ...base, company };
  }
  if (field('company') !== undefined) {
    return expect(report, join(path, 'company'), 'no company on this space', field('company'));
  }
  if (kind !== 'location' && kind !== 'bearer') {
    if (field('amount') === undefined) return base;
    return expect(report, amountPath, 'no amount on this space', field('amount'));
  }
  const most = kind === 'location' ? 10 : MOST_MONEY;
  const amount = whole(field('amount'), amountPath, 1, most, report);
  return amount === undefined ? undefined : { ...base, amount };
}

/** The track (section 8 of the rules): Box Office first, every company once, and cards to be taken. */
export function readBoard(value: unknown, report: Report): readonly SpaceData[] | undefined {
  const board = list(value, 'board', LEAST_SPACES, MOST_SPACES, report, (item, path) =>
    readSpace(item, path, report),
  );
  if (board === undefined) return undefined;
  const kinds = board.map(({ kind }) => kind);
  if (kinds[0] !== 'box-office')
    report('structure', 'board[0].kind', 'Expected box-office: the track begins there.');
  eachOnce(kinds, ['box-office'], 'board', report);
  eachOnce(
    board.map(({ company }) => company ?? ''),
    COMPANIES,
    'board',
    report,
  );
  if (!kinds.includes('production'))
    report('balance', 'board', 'Expected a production space: without one the game never ends (IMM-6.1).');
  if (!kinds.includes('location'))
    report('balance', 'board', 'Expected a location space: without one no film can be made (IMM-4.1).');
  return board;
}
