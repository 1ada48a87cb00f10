import {
  type Example,
  examplesOf,
  type Lessons,
  MOVIE_MAKER_INPUTS,
  Perceptron,
  type Schedule,
  type Trained,
} from '@backlot/bots';
import { searchChance } from '@backlot/engine';
import { seedsFrom } from '../arena/seeds.ts';
import { progress, workOff } from '../arena/work.ts';
import { type Order, playOrder } from './order.ts';

/** The seats of games that follow one another; two players are most, for they are told apart best. */
const SEATS = [2, 3, 2, 4, 2, 3, 2, 6];
const GAMES_AT_ONCE = 16;
/** One game of so many is not learned from; the number of SEATS shares no factor with it, so every kind is among them. */
const HELD_OUT = 9;
const SCALE = 1_000;

/** What is to be learned, and how. */
export interface Course extends Schedule {
  /** Games of each round. */
  readonly games: number;
  /** In the first round all players are greedy, in each further one half of them use what was learned before. */
  readonly rounds: number;
  readonly seed: number;
  readonly hidden: number;
}

/** Plays the games of one round. */
export async function gather(
  { games, seed }: Course,
  round: number,
  trained: Trained | undefined,
  workers: number,
): Promise<Lessons[]> {
  const all = seedsFrom((seed + round * 0x9e3779b9) >>> 0, games).map((seed, i) => ({
    seats: SEATS[i % SEATS.length] ?? 2,
    seed,
  }));
  const tasks: Order[] = [];
  for (let i = 0; i < games; i += GAMES_AT_ONCE)
    tasks.push({ games: all.slice(i, i + GAMES_AT_ONCE), trained });
  const lessons = await workOff<Order, Lessons[]>({
    tasks,
    here: playOrder,
    program: new URL(import.meta.url.endsWith('.ts') ? './hand.ts' : './hand.js', import.meta.url),
    workers,
    tell: progress(tasks.length, `parts of round ${round + 1}`),
  });
  return lessons.flat();
}

/** Whole games apart: neighbours of a position that is learned from would tell nothing. */
export function apart(lessons: readonly Lessons[]): {
  readonly learned: Lessons[];
  readonly heldOut: Lessons[];
} {
  const isOut = (at: number): boolean => at % HELD_OUT === HELD_OUT - 1;
  return {
    learned: lessons.filter((_, at) => !isOut(at)),
    heldOut: lessons.filter((_, at) => isOut(at)),
  };
}

const examples = (lessons: readonly Lessons[]): Example[] =>
  lessons.flatMap(game => examplesOf(game, MOVIE_MAKER_INPUTS));

export interface Learned {
  readonly trained: Trained;
  /** Cross-entropy of the ends of held-out games, by seats, and over all. */
  readonly losses: ReadonlyMap<number | 'all', number>;
}

/** Learns who wins in the end from each position of the games, but of those held out, by which the loss is told. */
export function learn(lessons: readonly Lessons[], course: Course, tell: (line: string) => void): Learned {
  const { learned, heldOut } = apart(lessons);
  const unseen = examples(heldOut);
  const chance = searchChance(course.seed);
  const network = new Perceptron(MOVIE_MAKER_INPUTS, course.hidden, chance);
  tell(`${learned.length} games learned from, ${heldOut.length} held out with ${unseen.length} positions`);
  network.learn(examples(learned), course, chance, epoch =>
    tell(`epoch ${epoch}: held-out loss ${network.loss(unseen).toFixed(4)}`),
  );
  network.weights.forEach((weight, at) => {
    network.weights[at] = Math.round(weight * SCALE) / SCALE;
  });
  const losses = new Map<number | 'all', number>([['all', network.loss(unseen)]]);
  for (const seats of [...new Set(SEATS)].sort((a, b) => a - b)) {
    const own = unseen.filter(({ inputs }) => inputs.length === seats);
    if (own.length > 0) losses.set(seats, network.loss(own));
  }
  const WEIGHTS = [...network.weights].map(weight => Math.round(weight * SCALE));
  return { trained: { HIDDEN: course.hidden, SCALE, WEIGHTS }, losses };
}
