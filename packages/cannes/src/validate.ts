import { collect, complete, line, object } from '@backlot/engine/edition';
import type { Edition } from './edition.ts';
import { readTiles } from './validate/tiles.ts';

export { EditionError } from '@backlot/engine/edition';

const MAX_ID = 60;
const MAX_TITLE = 80;
const MAX_NOTE = 500;

/**
 * Reads an edition from parsed JSON of any origin, the shape being that of `JSON.stringify(SHIPPED)`, and checks that
 * the rules can run with it and that it agrees with the rulebook's text. The result is made anew.
 * @throws {EditionError} with every problem found, each with its path and what is expected there.
 */
export function parseEdition(json: unknown): Edition {
  const { report, finish } = collect();
  const field = object(json, '', ['id', 'title', 'note', 'tiles'], report);
  if (field === undefined) return finish<Edition>(undefined);
  const id = line(field('id'), 'id', MAX_ID, report);
  if (id !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    report('structure', 'id', 'Expected lower-case letters and digits in words joined by hyphens.');
  }
  const edition = complete<Edition>({
    id,
    title: line(field('title'), 'title', MAX_TITLE, report),
    note: line(field('note'), 'note', MAX_NOTE, report),
    tiles: readTiles(field('tiles'), report),
  });
  return finish(edition);
}
