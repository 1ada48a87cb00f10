import { collect, complete, line, object } from '@backlot/engine/edition';
import type { Edition } from './edition.ts';
import { readDot, readSpaces } from './validate/board.ts';
import { readEffects, readShares, readTitleCards } from './validate/cards.ts';
import { checkForced } from './validate/forced.ts';
import { readJournals } from './validate/journals.ts';
import { readScenes } from './validate/scenes.ts';
import { checkSpread } from './validate/spread.ts';

export { EditionError, type Problem } from '@backlot/engine/edition';

const FIELDS = [
  'id',
  'title',
  'note',
  'scenes',
  'initial',
  'final',
  'effects',
  'shares',
  'dot',
  'spaces',
  'journals',
];
const MAX_ID = 60;
const MAX_TITLE = 80;
const MAX_NOTE = 500;

/**
 * Reads an edition from parsed JSON of any origin, the shape being that of `JSON.stringify(SHIPPED)`, and checks that the
 * rules can run with it, that it agrees with the rulebook's text, and that it keeps the bounds of a balanced game.
 * The result is made anew and shares nothing with `json`; scenes come in the order of their numbers.
 * @throws {EditionError} with every problem found, each with its path and what is expected there.
 */
export function parseEdition(json: unknown): Edition {
  const { report, finish } = collect();
  const field = object(json, '', FIELDS, report);
  if (field === undefined) return finish<Edition>(undefined);
  const id = line(field('id'), 'id', MAX_ID, report);
  if (id !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    report('structure', 'id', 'Expected lower-case letters and digits in words joined by hyphens.');
  }
  const placed = readScenes(field('scenes'), report);
  const titles = readTitleCards(field('initial'), field('final'), report);
  const edition = complete<Edition>({
    id,
    title: line(field('title'), 'title', MAX_TITLE, report),
    note: line(field('note'), 'note', MAX_NOTE, report),
    scenes: placed.map(({ scene }) => scene),
    initial: titles?.initial,
    final: titles?.final,
    effects: readEffects(field('effects'), report),
    shares: readShares(field('shares'), report),
    dot: readDot(field('dot'), report),
    spaces: readSpaces(field('spaces'), report),
    journals: readJournals(field('journals'), report),
  });
  checkForced(placed, titles, report);
  checkSpread(placed, report);
  return finish(edition);
}
