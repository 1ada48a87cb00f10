import type { Company, DirectorClass, Genre, SpaceKind, StarKind } from './types.ts';

/**
 * Where a value comes from: the rulebook's text, an owner's report, our reconstruction, or our own invention (the
 * titles of the stories).
 */
export const SOURCES = ['rulebook', 'reported', 'reconstructed', 'invented'] as const;
export type Source = (typeof SOURCES)[number];

/** A number with where it comes from. Money is whole pounds. */
export interface Figure {
  readonly value: number;
  readonly source: Source;
}

/** What films of a kind take and bring (IMM-4.1, IMM-4.3). */
export interface GenreData {
  readonly genre: Genre;
  /** Location cards a film needs. */
  readonly locations: Figure;
  /** Price of the story's card. */
  readonly price: Figure;
  /** What the story adds to a film's completion value. */
  readonly worth: Figure;
}
export interface StoryData {
  /** As written in moves: "epic-1". */
  readonly id: string;
  readonly title: string;
  readonly genre: Genre;
  readonly source: Source;
}
/** Price of a kind of star, and what one adds to a film of each kind. */
export interface StarKindData {
  readonly kind: StarKind;
  readonly price: Figure;
  readonly worth: Readonly<Record<Genre, Figure>>;
}
export interface StarData {
  /** As written in moves: "haines". */
  readonly id: string;
  readonly name: string;
  readonly kind: StarKind;
  readonly sex: 'male' | 'female';
  readonly source: Source;
}
export interface ClassData {
  readonly class: DirectorClass;
  readonly price: Figure;
  readonly worth: Figure;
}
export interface DirectorData {
  readonly id: string;
  readonly name: string;
  readonly class: DirectorClass;
  readonly source: Source;
}
export interface CompanyData {
  readonly company: Company;
  readonly name: string;
  readonly source: Source;
}
export interface SpaceData {
  readonly kind: SpaceKind;
  /** Location cards to be bought, or the pounds paid to the bearer; other spaces have none. */
  readonly amount?: number;
  /** On spaces of a company. */
  readonly company?: Company;
  readonly source: Source;
}

/** Board, prices and tables, replaceable by a JSON file of the same shape. */
export interface Edition {
  readonly id: string;
  readonly title: string;
  /** A sentence on where the values come from, shown with the game. */
  readonly note: string;
  /** The track from Box Office on, clockwise. */
  readonly board: readonly SpaceData[];
  readonly genres: readonly GenreData[];
  readonly stories: readonly StoryData[];
  readonly starKinds: readonly StarKindData[];
  readonly stars: readonly StarData[];
  readonly classes: readonly ClassData[];
  readonly directors: readonly DirectorData[];
  readonly companies: readonly CompanyData[];
  /** What 1 to 6 companies add at the end for each completed film of their owner, all together (IMM-5.4). */
  readonly companyValues: readonly Figure[];
  /** How many of each the bank has (IMM-1.4). */
  readonly stock: { readonly locations: Figure; readonly oscars: Figure; readonly charity: Figure };
}
