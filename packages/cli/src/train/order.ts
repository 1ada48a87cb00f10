import { type Lessons, movieMakerTeacher, type Trained } from '@backlot/bots';

/** Some games to learn from, as they travel to another process. */
export interface Order {
  readonly games: readonly { readonly seats: number; readonly seed: number }[];
  /** What half of the players look ahead by; undefined in the first round, when nothing is learned yet. */
  readonly trained: Trained | undefined;
}

/** Plays the games. */
export function playOrder({ games, trained }: Order): Lessons[] {
  const teacher = movieMakerTeacher(trained);
  return games.map(({ seats, seed }) => teacher(seats, seed));
}
