import type { Report } from '@backlot/engine/edition';
import { complete, join, line, object, word } from '@backlot/engine/edition';
import type { ClassData, CompanyData, Edition, Figure, GenreData, StarKindData } from '../edition.ts';
import { CLASSES, COMPANIES, GENRES, type Genre, STAR_KINDS } from '../types.ts';
import { count, eachOnce, list, money, source } from './fields.ts';

/** What the rulebook says of each kind of film (IMM-4.1, IMM-4.3): location cards and worth. */
const PRINTED: Readonly<Record<Genre, readonly [number, number]>> = {
  epic: [4, 5_000_000],
  historical: [3, 4_000_000],
  comedy: [2, 3_000_000],
  musical: [2, 3_000_000],
  western: [2, 2_000_000],
  horror: [1, 1_000_000],
};
const MOST_LOCATIONS = 10;

export function readGenres(value: unknown, report: Report): readonly GenreData[] | undefined {
  const genres = list(value, 'genres', GENRES.length, GENRES.length, report, (item, path) => {
    const field = object(item, path, ['genre', 'locations', 'price', 'worth'], report);
    return (
      field &&
      complete<GenreData>({
        genre: word(field('genre'), join(path, 'genre'), GENRES, report),
        locations: count(field('locations'), join(path, 'locations'), 0, MOST_LOCATIONS, report),
        price: money(field('price'), join(path, 'price'), report),
        worth: money(field('worth'), join(path, 'worth'), report),
      })
    );
  });
  eachOnce(
    genres?.map(({ genre }) => genre),
    GENRES,
    'genres',
    report,
  );
  genres?.forEach(({ genre, locations, worth }, i) => {
    const [needs, adds] = PRINTED[genre];
    if (locations.value !== needs)
      report('deduction', `genres[${i}].locations`, `Expected ${needs}, as the rulebook says (IMM-4.1).`);
    if (worth.value !== adds)
      report('deduction', `genres[${i}].worth`, `Expected ${adds}, as the rulebook says (IMM-4.3).`);
  });
  return genres;
}

export function readStarKinds(value: unknown, report: Report): readonly StarKindData[] | undefined {
  const kinds = list(value, 'starKinds', STAR_KINDS.length, STAR_KINDS.length, report, (item, path) => {
    const field = object(item, path, ['kind', 'price', 'worth'], report);
    if (field === undefined) return undefined;
    const worthPath = join(path, 'worth');
    const cell = object(field('worth'), worthPath, GENRES, report);
    const figures = GENRES.map(genre => [genre, money(cell?.(genre), join(worthPath, genre), report)]);
    const worth = complete<Record<Genre, Figure>>(
      Object.fromEntries(figures) as Record<Genre, Figure | undefined>,
    );
    return complete<StarKindData>({
      kind: word(field('kind'), join(path, 'kind'), STAR_KINDS, report),
      price: money(field('price'), join(path, 'price'), report),
      worth,
    });
  });
  eachOnce(
    kinds?.map(({ kind }) => kind),
    STAR_KINDS,
    'starKinds',
    report,
  );
  return kinds;
}

export function readClasses(value: unknown, report: Report): readonly ClassData[] | undefined {
  const classes = list(value, 'classes', CLASSES.length, CLASSES.length, report, (item, path) => {
    const field = object(item, path, ['class', 'price', 'worth'], report);
    return (
      field &&
      complete<ClassData>({
        class: word(field('class'), join(path, 'class'), CLASSES, report),
        price: money(field('price'), join(path, 'price'), report),
        worth: money(field('worth'), join(path, 'worth'), report),
      })
    );
  });
  eachOnce(
    classes?.map(entry => entry.class),
    CLASSES,
    'classes',
    report,
  );
  return classes;
}

export function readCompanies(value: unknown, report: Report): readonly CompanyData[] | undefined {
  const companies = list(value, 'companies', COMPANIES.length, COMPANIES.length, report, (item, path) => {
    const field = object(item, path, ['company', 'name', 'source'], report);
    return (
      field &&
      complete<CompanyData>({
        company: word(field('company'), join(path, 'company'), COMPANIES, report),
        name: line(field('name'), join(path, 'name'), 40, report),
        source: source(field('source'), path, report),
      })
    );
  });
  eachOnce(
    companies?.map(({ company }) => company),
    COMPANIES,
    'companies',
    report,
  );
  return companies;
}

/** One figure for each number of companies, rising: another company never makes the others worth less. */
export function readCompanyValues(value: unknown, report: Report): readonly Figure[] | undefined {
  const { length } = COMPANIES;
  const figures = list(value, 'companyValues', length, length, report, (item, path) =>
    money(item, path, report),
  );
  figures?.forEach((figure, i) => {
    if (figure.value >= (figures[i - 1]?.value ?? 0)) return;
    report('balance', `companyValues[${i}]`, 'Expected no less than for fewer companies.');
  });
  return figures;
}

export function readStock(value: unknown, report: Report): Edition['stock'] | undefined {
  const field = object(value, 'stock', ['locations', 'oscars', 'charity'], report);
  const MOST = 200;
  return (
    field &&
    complete<Edition['stock']>({
      locations: count(field('locations'), 'stock.locations', 1, MOST, report),
      oscars: count(field('oscars'), 'stock.oscars', 0, MOST, report),
      charity: count(field('charity'), 'stock.charity', 0, MOST, report),
    })
  );
}
