import { collect, complete, line, object, type Report } from '@backlot/engine/edition';
import type { Edition } from './edition.ts';
import { DEALT } from './money.ts';
import { COMPANIES, LOCATION } from './types.ts';
import { readBoard } from './validate/board.ts';
import { readDirectors, readStars, readStories } from './validate/cards.ts';
import { slug } from './validate/fields.ts';
import {
  readClasses,
  readCompanies,
  readCompanyValues,
  readGenres,
  readStarKinds,
  readStock,
} from './validate/values.ts';

export { EditionError } from '@backlot/engine/edition';

const MAX_TITLE = 80;
const MAX_NOTE = 500;
const SEATS = 6;

const FIELDS = [
  'id',
  'title',
  'note',
  'board',
  'genres',
  'stories',
  'starKinds',
  'stars',
  'classes',
  'directors',
  'companies',
  'companyValues',
  'stock',
] as const;

/** Names that moves can tell apart, enough cards for the short game, and a cast for a film. */
function checkDeck({ stories, stars, directors }: Edition, report: Report): void {
  const ids = [...stories, ...stars, ...directors].map(({ id }) => id);
  const taken = new Set<string>([...COMPANIES, 'location', 'cash']);
  for (const id of ids) {
    if (taken.has(id)) report('structure', '', `Expected different ids; "${id}" stands for two things.`);
    taken.add(id);
  }
  const least = SEATS * DEALT + 1;
  if (ids.length < least || ids.length > LOCATION)
    report('structure', '', `Expected ${least} to ${LOCATION} production cards; found ${ids.length}.`);
  for (const sex of ['male', 'female'])
    if (!stars.some(star => star.sex === sex))
      report('balance', 'stars', `Expected a ${sex} star; without one no film can be made (IMM-4.1).`);
}

/**
 * Reads an edition from parsed JSON of any origin, the shape being that of `JSON.stringify(SHIPPED)`, and checks that
 * the rules can run with it and that it agrees with the rulebook's text. The result is made anew.
 * @throws {EditionError} with every problem found, each with its path and what is expected there.
 */
export function parseEdition(json: unknown): Edition {
  const { report, finish } = collect();
  const field = object(json, '', FIELDS, report);
  if (field === undefined) return finish<Edition>(undefined);
  const edition = complete<Edition>({
    id: slug(field('id'), 'id', report),
    title: line(field('title'), 'title', MAX_TITLE, report),
    note: line(field('note'), 'note', MAX_NOTE, report),
    board: readBoard(field('board'), report),
    genres: readGenres(field('genres'), report),
    stories: readStories(field('stories'), report),
    starKinds: readStarKinds(field('starKinds'), report),
    stars: readStars(field('stars'), report),
    classes: readClasses(field('classes'), report),
    directors: readDirectors(field('directors'), report),
    companies: readCompanies(field('companies'), report),
    companyValues: readCompanyValues(field('companyValues'), report),
    stock: readStock(field('stock'), report),
  });
  if (edition !== undefined) checkDeck(edition, report);
  return finish(edition);
}
