import type { ClassData, CompanyData, Figure, GenreData, Source, StarKindData } from '../edition.ts';
import { COMPANIES, type Company, type DirectorClass, GENRES, type Genre, type StarKind } from '../types.ts';

const figure = (value: number, source: Source = 'reconstructed'): Figure => ({ value, source });
const rulebook = (value: number): Figure => figure(value, 'rulebook');

const genre = (name: Genre, locations: number, price: number, worth: number): GenreData => ({
  genre: name,
  locations: rulebook(locations),
  price: figure(price),
  worth: rulebook(worth),
});
export const GENRE_DATA: readonly GenreData[] = [
  genre('epic', 4, 250_000, 5_000_000),
  genre('historical', 3, 200_000, 4_000_000),
  genre('comedy', 2, 150_000, 3_000_000),
  genre('musical', 2, 150_000, 3_000_000),
  genre('western', 2, 100_000, 2_000_000),
  genre('horror', 1, 50_000, 1_000_000),
];

/** Values by GENRES in thousands; `sources` names the cells that are not ours. */
function kind(
  name: StarKind,
  price: number,
  worth: readonly number[],
  sources: Partial<Record<Genre, Source>> = {},
): StarKindData {
  const entries = GENRES.map((g, i) => [g, figure(worth[i] * 1000, sources[g])] as const);
  return {
    kind: name,
    price: figure(price),
    worth: Object.fromEntries(entries) as Record<Genre, Figure>,
  };
}
export const STAR_KIND_DATA: readonly StarKindData[] = [
  kind('epic', 200_000, [500, 400, 300, 300, 200, 100], {
    epic: 'rulebook',
    western: 'rulebook',
    horror: 'reported',
  }),
  kind('historical', 150_000, [400, 500, 200, 200, 300, 100]),
  kind('musical-comedy', 150_000, [400, 300, 500, 500, 200, 200], { epic: 'rulebook', western: 'rulebook' }),
  kind('western', 100_000, [200, 300, 300, 200, 500, 400]),
  kind('horror', 50_000, [100, 200, 400, 400, 300, 500], { epic: 'rulebook', horror: 'reported' }),
];

const rank = (name: DirectorClass, price: number, worth: Figure): ClassData => ({
  class: name,
  price: figure(price),
  worth,
});
export const CLASS_DATA: readonly ClassData[] = [
  rank('first', 200_000, rulebook(500_000)),
  rank('second', 150_000, rulebook(300_000)),
  rank('third', 100_000, figure(200_000)),
  rank('fourth', 50_000, rulebook(100_000)),
];

const NAMES: Readonly<Record<Company, string>> = {
  odeon: 'Odeon',
  classic: 'Classic',
  rank: 'Rank',
  granada: 'Granada',
  abc: 'ABC',
  essoldo: 'Essoldo',
};
export const COMPANY_DATA: readonly CompanyData[] = COMPANIES.map(company => ({
  company,
  name: NAMES[company],
  source: 'rulebook',
}));

/** Never below cost once there is a film. */
export const COMPANY_VALUES: readonly Figure[] = [
  300_000, 600_000, 900_000, 1_250_000, 1_600_000, 2_000_000,
].map(value => figure(value));

/** The stories need 28 location cards. */
export const STOCK = { locations: figure(36), oscars: figure(6), charity: figure(8) };
