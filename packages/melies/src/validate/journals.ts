import type { Report } from '@backlot/engine/edition';
import { all, complete, join, list, object, word } from '@backlot/engine/edition';
import {
  type Edition,
  IMMEDIATE,
  type JournalData,
  LASTING,
  REQUIREMENTS,
  type Requirement,
  type Reward,
} from '../edition.ts';
import { JOURNALS, type Journal } from '../types.ts';
import { sources } from './sources.ts';

const CARDS = 6;
const SPACES = 4;
/** The lasting reward stands on the first space or the second: an average game advances two or three times. */
const EARLY = 2;
const REWARDS: readonly Reward[] = [...IMMEDIATE, ...LASTING];

type LeftPage = JournalData['requirements'][number];
type RightPage = JournalData['pages'][number];

function readJournal(value: unknown, name: Journal, report: Report): JournalData | undefined {
  const path = `journals.${name}`;
  const field = object(value, path, ['requirements', 'pages'], report);
  if (field === undefined) return undefined;
  const own: readonly Requirement[] = REQUIREMENTS[name];
  const leftPage = (item: unknown, at: string): LeftPage | undefined => {
    const page = object(item, at, ['requirement', 'source'], report);
    return (
      page &&
      complete<LeftPage>({
        requirement: word(page('requirement'), join(at, 'requirement'), own, report),
        source: sources(page('source'), join(at, 'source'), ['requirement'], report),
      })
    );
  };
  const reward = (item: unknown, at: string) => word(item, at, REWARDS, report);
  const rightPage = (item: unknown, at: string): RightPage | undefined => {
    const page = object(item, at, ['rewards', 'source'], report);
    const size = { min: SPACES, max: SPACES, what: 'four rewards' };
    return (
      page &&
      complete<RightPage>({
        rewards: all(list(page('rewards'), join(at, 'rewards'), size, reward, report)),
        source: sources(page('source'), join(at, 'source'), ['rewards'], report),
      })
    );
  };
  const size = (what: string) => ({ min: CARDS, max: CARDS, what });
  const at = (page: string) => join(path, page);
  const requirements = list(
    field('requirements'),
    at('requirements'),
    size('six requirements'),
    leftPage,
    report,
  );
  const pages = list(field('pages'), at('pages'), size('six reward pages'), rightPage, report);
  const found = all(requirements)?.map(page => page.requirement);
  for (const requirement of own) {
    if (found === undefined || found.includes(requirement)) continue;
    report(
      'deduction',
      at('requirements'),
      `Expected each of ${own.join(', ')} once (MEL-5.5); ${requirement} is missing.`,
    );
  }
  pages?.forEach((page, i) => {
    if (page !== undefined) checkPage(page, `${at('pages')}[${i}].rewards`, report);
  });
  return complete<JournalData>({ requirements: all(requirements), pages: all(pages) });
}

function checkPage({ rewards }: RightPage, path: string, report: Report): void {
  const lasting = rewards.flatMap((reward, i) =>
    (LASTING as readonly string[]).includes(reward) ? [i] : [],
  );
  if (lasting.length === 1 && lasting[0]! < EARLY) return;
  const was = lasting.length === 1 ? `it stands on space ${lasting[0]! + 1}` : `found ${lasting.length}`;
  report('balance', path, `Expected one lasting reward, on the first or second space; ${was}.`);
}

/** Six left and six right pages a journal (MEL-1.6); every reward of MEL-5.6 and MEL-5.7 stands somewhere. */
export function readJournals(value: unknown, report: Report): Edition['journals'] | undefined {
  const field = object(value, 'journals', JOURNALS, report);
  if (field === undefined) return undefined;
  const journals = complete<Edition['journals']>({
    pre: readJournal(field('pre'), 'pre', report),
    filming: readJournal(field('filming'), 'filming', report),
    post: readJournal(field('post'), 'post', report),
  });
  if (journals === undefined) return undefined;
  const present = new Set(JOURNALS.flatMap(name => journals[name].pages.flatMap(page => page.rewards)));
  for (const reward of REWARDS) {
    if (present.has(reward)) continue;
    report(
      'deduction',
      'journals',
      `Expected every reward on some page (MEL-5.6, MEL-5.7); ${reward} is missing.`,
    );
  }
  return journals;
}
