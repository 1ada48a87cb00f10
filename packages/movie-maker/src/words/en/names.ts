import type { DirectorClass, Genre, LENGTHS, Part, RENTS, SpaceKind, StarKind } from '../../types.ts';

/** Kinds of film, as in "Epic story". */
const genres = {
  epic: 'Epic',
  historical: 'Historical',
  comedy: 'Comedy',
  musical: 'Musical',
  western: 'Western',
  horror: 'Horror',
} satisfies Record<Genre, string>;

/** Kinds of star, as in "Epic star". */
const starKinds = {
  epic: 'Epic',
  historical: 'Historical',
  'musical-comedy': 'Musical/Comedy',
  western: 'Western',
  horror: 'Horror',
} satisfies Record<StarKind, string>;

/** Classes of director, as in "first-class director". */
const classes = {
  first: 'first-class',
  second: 'second-class',
  third: 'third-class',
  fourth: 'fourth-class',
} satisfies Record<DirectorClass, string>;

const parts = {
  story: 'story',
  male: 'male star',
  female: 'female star',
  director: 'director',
} satisfies Record<Part, string>;

/** Spaces of the track; a company's own name comes first on its space. */
const spaces = {
  'box-office': 'Box Office',
  production: 'Take Production Card',
  location: 'Location cards available',
  company: 'Distribution',
  oscar: 'Win an Oscar',
  bearer: 'Bank to pay bearer',
  flop: 'Complete box office flop',
  'star-trouble': 'Star trouble',
  walkout: 'Star walkout',
  retake: 'Retake required',
  'director-loss': 'Director loss',
  charity: 'Charity performance',
  publicity: 'Publicity break',
  'licence-lost': 'Location unit licence lost',
  'bad-publicity': 'Bad publicity for studio',
  'bad-weather': 'Bad weather',
} satisfies Record<SpaceKind, string>;

const lengths = {
  standard: 'standard game',
  short: 'short game: four cards dealt to each player',
  long: 'long game: the Production Box is played on',
} satisfies Record<(typeof LENGTHS)[number], string>;

const rents = {
  visitor: 'rent rises with the films of the visitor',
  owner: 'rent rises with the films of the owner',
} satisfies Record<(typeof RENTS)[number], string>;

/** Plain names of everything on the table, by the ids of the lists in `types.ts`. */
export const names = {
  genres,
  starKinds,
  classes,
  parts,
  spaces,
  lengths,
  rents,
  things: {
    cash: 'cash',
    location: 'location card',
    company: 'distribution company',
    charity: 'charity performance card',
    oscar: 'Oscar',
    film: 'completed film',
    deck: 'production cards',
    box: 'Production Box',
    bank: 'bank',
    pawn: 'in pawn',
  },
};
