import type { DIRECTIONS } from '../../geometry.ts';
import type { Ending, Good, Kind, Movie } from '../../types.ts';

/** Every kind of tile in full. */
const kinds = {
  party: 'party without invitation',
  'party-1': 'party with one invitation',
  'party-2-adjacent': 'party with two invitations side by side',
  'party-2-gap': 'party with two invitations and one side between them',
  'party-2-opposite': 'party with two opposite invitations',
  'party-people': 'party with people',
  'party-beer': 'party with beer',
  'party-chipset': 'party with chipsets',
  'people-1': 'people supplier',
  'people-2': 'double people supplier',
  'beer-1': 'beer supplier',
  'beer-2': 'double beer supplier',
  'chipset-1': 'chip factory',
  'chipset-2': 'double chip factory',
  agent: 'agent',
  critic: 'critic',
  'golf-club': 'golf club',
  'computer-factory': 'computer factory',
  'star-maker': 'star maker',
  'effect-studio': 'special-effects studio',
  'script-writer': 'script writer',
  'action-studio': 'action studio',
  'romance-studio': 'romance studio',
  'sf-studio': 'science-fiction studio',
  cannes: 'Cannes',
} satisfies Record<Kind, string>;

/** Kinds for places on the table and small drawings, where what a party shows need not be said. */
const kindsInShort = {
  ...kinds,
  party: 'party',
  'party-1': 'party',
  'party-2-adjacent': 'party',
  'party-2-gap': 'party',
  'party-2-opposite': 'party',
  'effect-studio': 'effects studio',
  'sf-studio': 'SF studio',
} satisfies Record<Kind, string>;

/** For labels: "beer", "star". */
const goods = {
  people: 'people',
  beer: 'beer',
  chipset: 'chipset',
  computer: 'computer',
  star: 'star',
  effect: 'special effect',
  script: 'script',
  action: 'action movie',
  romance: 'romance movie',
  sf: 'SF movie',
} satisfies Record<Good, string>;

/** After a one. */
const one = { ...goods, people: 'person' } satisfies Record<Good, string>;

/** After any other number. */
const many = {
  people: 'people',
  beer: 'beers',
  chipset: 'chipsets',
  computer: 'computers',
  star: 'stars',
  effect: 'special effects',
  script: 'scripts',
  action: 'action movies',
  romance: 'romance movies',
  sf: 'SF movies',
} satisfies Record<Good, string>;

/** Movie types, as on the box office. */
const movies = { action: 'action', romance: 'romance', sf: 'SF' } satisfies Record<Movie, string>;

const directions = {
  east: 'east',
  southeast: 'southeast',
  southwest: 'southwest',
  west: 'west',
  northwest: 'northwest',
  northeast: 'northeast',
} satisfies Record<(typeof DIRECTIONS)[number], string>;

/** Why the game ended. */
const endings = {
  tiles: 'all tiles lie on the table',
  cigars: 'the tenth cigar was placed',
  stuck: 'nobody in turn could place a tile',
} satisfies Record<Ending, string>;

/** Plain names of everything on the table, by the ids of the lists in `types.ts`. */
export const names = {
  kinds,
  kindsInShort,
  goods,
  one,
  many,
  movies,
  directions,
  endings,
  things: {
    rod: 'rod',
    cigar: 'cigar',
    invitation: 'invitation',
    phone: 'phone',
    tickets: 'tickets',
    schedule: 'schedule',
    boxOffice: 'box office',
    oldBoys: 'old boys network',
  },
};
