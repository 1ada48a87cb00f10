import { createMovieMaker, EditionError, parseEdition, SHIPPED } from '@backlot/movie-maker';
import { describe, expect, it } from 'vitest';

type Tree = { [name: string]: unknown };
const copy = (): Tree => JSON.parse(JSON.stringify(SHIPPED));

/** Puts a value at a path such as "genres.0.price"; undefined deletes, a function changes what stands there. */
function put(edition: Tree, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = edition;
  for (const name of names) at = at[name] as Tree;
  if (value === undefined) delete at[last];
  else at[last] = typeof value === 'function' ? value(at[last]) : value;
}

/** Paths of the problems of an edition after a change. */
function problems(path: string, value: unknown): string[] {
  const edition = copy();
  put(edition, path, value);
  try {
    parseEdition(edition);
  } catch (error) {
    if (error instanceof EditionError) return error.problems.map(problem => problem.path);
    throw error;
  }
  return [];
}

type List = readonly Tree[];
/** A list without some of its items. */
const without =
  (name: string, value: string) =>
  (list: List): List =>
    list.filter(item => item[name] !== value);

describe('8 The edition', () => {
  it('reads back what it writes, made anew', () => {
    const read = parseEdition(copy());
    expect(read).toEqual(SHIPPED);
    expect(createMovieMaker(read).edition).toEqual(createMovieMaker().edition);
  });

  it('has the board of 40 spaces with the counts of its reconstruction', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of SHIPPED.board) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      'box-office': 1,
      production: 12,
      location: 6,
      company: 6,
      oscar: 2,
      bearer: 3,
      charity: 1,
      publicity: 1,
      flop: 1,
      'star-trouble': 1,
      walkout: 1,
      retake: 1,
      'director-loss': 1,
      'licence-lost': 1,
      'bad-publicity': 1,
      'bad-weather': 1,
    });
    const locations = SHIPPED.board.filter(({ kind }) => kind === 'location').map(({ amount }) => amount);
    expect(locations).toEqual([2, 2, 3, 2, 3, 4]);
  });

  it('IMM-4.3 gives each figure its source, the rulebook for those it prints', () => {
    const worth = (kind: string) => SHIPPED.starKinds.find(entry => entry.kind === kind)?.worth;
    expect(worth('epic')?.epic).toEqual({ value: 500_000, source: 'rulebook' });
    expect(worth('musical-comedy')?.epic).toEqual({ value: 400_000, source: 'rulebook' });
    expect(worth('western')?.horror).toEqual({ value: 400_000, source: 'reconstructed' });
    expect(SHIPPED.classes.map(entry => entry.worth.source)).toEqual([
      ...['rulebook', 'rulebook', 'reconstructed', 'rulebook'],
    ]);
    expect(SHIPPED.stories.every(({ source }) => source === 'invented')).toBe(true);
  });

  it.each<[string, string, unknown, string]>([
    ['an unknown name', 'extra', 1, 'extra'],
    ['no title', 'title', undefined, 'title'],
    ['an id with spaces', 'id', 'my edition', 'id'],
    ['a board that begins elsewhere', 'board', (list: List) => [...list].reverse(), 'board[0].kind'],
    ['a second Box Office', 'board.5', { kind: 'box-office', source: 'reported' }, 'board'],
    ['a board that dice go round at once', 'board', (list: List) => list.slice(0, 12), 'board'],
    ['a company missing', 'board', without('company', 'odeon'), 'board'],
    ['an unknown company', 'board.3.company', 'gaumont', 'board[3].company'],
    ['a company on another space', 'board.1.company', 'rank', 'board[1].company'],
    ['an amount where there is none', 'board.1.amount', 3, 'board[1].amount'],
    ['a location space without a number', 'board.2.amount', undefined, 'board[2].amount'],
    ['a space without a source', 'board.2.source', undefined, 'board[2].source'],
    ['a game without cards to take', 'board', without('kind', 'production'), 'board'],
    ['a game without locations', 'board', without('kind', 'location'), 'board'],
    ['a price of half pounds', 'genres.0.price.value', 250_000.5, 'genres[0].price.value'],
    ['a price of odd pounds', 'genres.0.price.value', 250_001, 'genres[0].price.value'],
    ['a negative price', 'genres.0.price.value', -1000, 'genres[0].price.value'],
    ['a need the rulebook denies', 'genres.0.locations.value', 3, 'genres[0].locations'],
    ['a worth the rulebook denies', 'genres.0.worth.value', 6_000_000, 'genres[0].worth'],
    ['a genre twice', 'genres.1.genre', 'epic', 'genres'],
    ['a star kind twice', 'starKinds.1.kind', 'epic', 'starKinds'],
    ['a hole in the table of stars', 'starKinds.2.worth.western', undefined, 'starKinds[2].worth.western'],
    ['a class twice', 'classes.1.class', 'first', 'classes'],
    ['a company named twice', 'companies.1.company', 'odeon', 'companies'],
    ['company values that fall', 'companyValues.3.value', 100_000, 'companyValues[3]'],
    ['five company values', 'companyValues', (list: List) => list.slice(1), 'companyValues'],
    ['two cards of one id', 'stars.0.id', 'galt', ''],
    ['a card called cash', 'stars.0.id', 'cash', ''],
    ['a card called location', 'stars.0.id', 'location', ''],
    ['no woman', 'stars', without('sex', 'female'), 'stars'],
    ['a name with invisible characters', 'stars.0.name', 'Red\u200bford', 'stars[0].name'],
    ['no location cards', 'stock.locations.value', 0, 'stock.locations.value'],
    ['half an Oscar', 'stock.oscars.value', 0.5, 'stock.oscars.value'],
    ['a list in place of the stock', 'stock', [], 'stock'],
    ['no list of stories', 'stories', {}, 'stories'],
  ])('refuses %s', (_what, at, value, path) => {
    expect(problems(at, value)).toContain(path);
  });

  it('refuses too few cards for the short game of six (IMM-1.2)', () => {
    const edition = copy();
    put(edition, 'stars', (list: List) => [list[0], list[2]]);
    put(edition, 'directors', (list: List) => list.slice(0, 10));
    expect(() => parseEdition(edition)).toThrow(/Expected 25 to 99 production cards; found 24/);
  });

  it.each([undefined, null, 3, 'edition', [], () => 1])('refuses %s in place of an edition', value => {
    expect(() => parseEdition(value)).toThrow(EditionError);
  });

  it('plays with other prices and another board, under another hash', () => {
    const edition = copy();
    put(edition, 'id', 'other-1');
    put(edition, 'classes.0.price.value', 1_000);
    put(edition, 'board', without('kind', 'bad-publicity'));
    const game = createMovieMaker(parseEdition(edition));
    expect(game.edition.id).toBe('other-1');
    expect(game.edition.hash).not.toBe(createMovieMaker().edition.hash);
  });
});
