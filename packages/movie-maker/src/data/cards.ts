import type { DirectorData, StarData, StoryData } from '../edition.ts';
import type { DirectorClass, Genre, StarKind } from '../types.ts';

const story = (id: string, genre: Genre, title: string): StoryData => ({
  id,
  title,
  genre,
  source: 'invented',
});
/** Two stories of each kind; the titles are our own. */
export const STORIES: readonly StoryData[] = [
  story('epic-1', 'epic', 'The Bronze Gates'),
  story('epic-2', 'epic', 'Ten Thousand Oars'),
  story('historical-1', 'historical', "The Queen's Cartographer"),
  story('historical-2', 'historical', 'Powder and Lace'),
  story('comedy-1', 'comedy', 'My Uncle the Duchess'),
  story('comedy-2', 'comedy', 'Nobody Ordered the Elephant'),
  story('musical-1', 'musical', 'Sing It Again, Sadie'),
  story('musical-2', 'musical', 'Umbrellas on Broadway'),
  story('western-1', 'western', 'Last Stage to Dry Creek'),
  story('western-2', 'western', 'Seven Spurs'),
  story('horror-1', 'horror', 'The Cellar Keeps Its Guests'),
  story('horror-2', 'horror', 'Moth Over Marsh House'),
];

const star = (id: string, kind: StarKind, sex: 'male' | 'female', name: string): StarData => ({
  id,
  name,
  kind,
  sex,
  source: 'rulebook',
});
/** The stars by the rulebook's names; men and women are told apart by them (IMM-4.4). */
export const STARS: readonly StarData[] = [
  star('redford', 'epic', 'male', 'Richard C. Redford'),
  star('logan', 'epic', 'male', 'Turk Logan'),
  star('myers', 'epic', 'female', 'Caron Myers'),
  star('rhodes', 'epic', 'female', 'Rosanna Rhodes'),
  star('jago', 'historical', 'male', 'Rupert Jago'),
  star('wolfe', 'historical', 'male', 'Cecil C. Wolfe'),
  star('yardley', 'historical', 'female', 'Vanessa Yardley'),
  star('orde', 'historical', 'female', 'Vivienne Orde'),
  star('rombach', 'musical-comedy', 'male', 'Ronald Rombach'),
  star('scott', 'musical-comedy', 'male', 'Dancy Scott'),
  star('cumins', 'musical-comedy', 'male', 'Lou Cumins'),
  star('foy', 'musical-comedy', 'male', 'Harold Foy'),
  star('de-la-rue', 'musical-comedy', 'female', 'Dolores de la Rue'),
  star('lovejoy', 'musical-comedy', 'female', 'Laura Lovejoy'),
  star('munro', 'musical-comedy', 'female', 'Meryl Munro'),
  star('bliss', 'musical-comedy', 'female', 'Bila Bliss'),
  star('haines', 'western', 'male', 'John Haines Jnr.'),
  star('thacker', 'western', 'male', 'Dan Thacker'),
  star('lee', 'western', 'female', 'Rosa Lee'),
  star('wild', 'western', 'female', 'Sheila Wild'),
  star('stein', 'horror', 'male', 'Frank N. Stein'),
  star('vampire', 'horror', 'male', 'Count Vampire'),
  star('ffang', 'horror', 'female', 'Lucretia ffang'),
  star('hyde', 'horror', 'female', 'Hermione Hyde'),
];

const director = (id: string, rank: DirectorClass, name: string): DirectorData => ({
  id,
  name,
  class: rank,
  source: 'rulebook',
});
export const DIRECTORS: readonly DirectorData[] = [
  director('einstein', 'first', 'Friedrich von Einstein'),
  director('wallenstein', 'first', 'Meyer Wallenstein'),
  director('galt', 'first', 'Solomon Galt'),
  director('hackensack', 'second', 'J. J. Hackensack'),
  director('bailey', 'second', 'L. P. Bailey'),
  director('flickstein', 'second', 'Barnum Flickstein'),
  director('barrington', 'third', 'Norbert Barrington'),
  director('oliver', 'third', 'Prince Oliver'),
  director('grant', 'third', 'William G. Grant'),
  director('goopher', 'fourth', 'Otis P. Goopher'),
  director('spokes', 'fourth', 'Sultan Spokes'),
  director('ponsonby', 'fourth', 'Reginald Ponsonby'),
];
