import { createCannes, EditionError, parseEdition, SHIPPED } from '@backlot/cannes';
import { describe, expect, it } from 'vitest';

type Loose = { [name: string]: unknown; tiles: { [name: string]: unknown }[] };
const copy = (): Loose => JSON.parse(JSON.stringify(SHIPPED));

/** Paths of the problems of an edition after a change. */
function problems(change: (edition: Loose) => void): string[] {
  const edition = copy();
  change(edition);
  try {
    parseEdition(edition);
  } catch (error) {
    if (error instanceof EditionError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('the tile set as a file', () => {
  it('reads back what it writes', () => {
    expect(parseEdition(copy())).toEqual(SHIPPED);
  });

  it('is known by a hash of its content', () => {
    const changed = copy();
    const [first, second] = changed.tiles;
    if (first && second) [first.four, second.four, first.fewer, second.fewer] = [1, 3, 1, 3];
    const other = createCannes(parseEdition(changed)).edition;
    expect(other.id).toBe(SHIPPED.id);
    expect(other.hash).not.toBe(createCannes().edition.hash);
  });

  it.each([
    ['nothing at all', undefined],
    ['a list', []],
    ['a number', 7],
    ['null', null],
  ])('refuses %s', (_name, json) => {
    expect(() => parseEdition(json)).toThrow(EditionError);
  });

  it('CAN-1.4 names a hole with its path', () => {
    expect(problems(edition => edition.tiles.pop())).toEqual(['tiles', 'tiles']);
    expect(problems(edition => delete edition.tiles[3]?.four)).toEqual(['tiles[3].four']);
    expect(problems(edition => delete edition.title)).toEqual(['title']);
    expect(problems(edition => delete edition.tiles[0]?.source)).toContain('tiles[0].source');
  });

  it.each<[string, (edition: Loose) => void, string]>([
    [
      'an unknown kind',
      edition => Object.assign(edition.tiles[2] ?? {}, { kind: 'cannes' }),
      'tiles[2].kind',
    ],
    ['a negative count', edition => Object.assign(edition.tiles[2] ?? {}, { four: -1 }), 'tiles[2].four'],
    ['a half tile', edition => Object.assign(edition.tiles[2] ?? {}, { fewer: 0.5 }), 'tiles[2].fewer'],
    ['more for fewer', edition => Object.assign(edition.tiles[2] ?? {}, { fewer: 3 }), 'tiles[2].fewer'],
    ['a kind twice', edition => Object.assign(edition.tiles[2] ?? {}, { kind: 'party' }), 'tiles'],
    ['42 tiles (CAN-1.2)', edition => Object.assign(edition.tiles[2] ?? {}, { four: 3 }), 'tiles'],
    ['no studio', edition => Object.assign(edition.tiles[23] ?? {}, { fewer: 0 }), 'tiles[23].fewer'],
    ['an unknown name', edition => Object.assign(edition, { art: 'x' }), 'art'],
    ['an id with spaces', edition => Object.assign(edition, { id: 'A b' }), 'id'],
    [
      'an unknown source',
      edition =>
        Object.assign(edition.tiles[1] ?? {}, {
          source: { kind: 'me', four: 'rulebook', fewer: 'rulebook' },
        }),
      'tiles[1].source.kind',
    ],
  ])('refuses %s', (_name, change, path) => {
    expect(problems(change)).toContain(path);
  });

  it('says in one message what is wrong, for people', () => {
    const edition = copy();
    delete edition.title;
    expect(() => createCannes(edition as never)).toThrow(
      "This edition can't be used. title: Expected a line of 1 to 80 plain characters; it is missing.",
    );
  });
});
