import type { Bot, Limits } from '@backlot/bots';
import { type Event, JOURNALS, type Melies, SHIPPED, score } from '@backlot/melies';
import { bump, playOut, winsOf } from '../play-out.ts';

/** Where points come from, in the order of the game. */
export const SOURCES = [
  'actors at filming',
  'coloring',
  'journals',
  'lasting rewards',
  'sequences',
  'shares',
] as const;
export type Source = (typeof SOURCES)[number];

/** What one game showed, as plain data. */
export interface Facts {
  readonly seats: number;
  /** Each seat's share of the victory, counted from the starting player. */
  readonly wins: readonly number[];
  /** Turns of each player. */
  readonly turns: readonly number[];
  /** Pawns placed on each space, a cut's two counting once. */
  readonly placements: readonly number[];
  /** Scenes filmed in play, not those laid at the start. */
  readonly filmed: readonly number[];
  /** Points of all players together, as the game counts them. */
  readonly total: number;
  /** The same by where they came from. */
  readonly points: Readonly<Record<Source, number>>;
  /** Spaces advanced on each journal by all players together. */
  readonly advances: readonly number[];
}

/** The source of prestige told with the paragraph it comes from. */
function sourceOf(rule: string): Source {
  if (rule === 'MEL-3.9') return 'coloring';
  return rule === 'MEL-5.7' ? 'lasting rewards' : 'journals';
}

/** One game of a bot against itself, from a seed. */
export function factsOf(game: Melies, bot: Bot, seats: number, seed: number, limits: Limits): Facts {
  const turns = new Array<number>(seats).fill(0);
  const placements = SHIPPED.spaces.map(() => 0);
  const filmed: number[] = [];
  const points = Object.fromEntries(SOURCES.map(source => [source, 0])) as Record<Source, number>;
  const advances = JOURNALS.map(() => 0);
  const note = (event: Event): void => {
    if (event.type === 'placed') {
      bump(placements, event.space);
      bump(turns, event.seat);
    } else if (event.type === 'retrieved' && !event.reward) bump(turns, event.seat);
    else if (event.type === 'filmed') {
      filmed.push(event.scene);
      points['actors at filming'] += event.cells.length;
    } else if (event.type === 'prestige') points[sourceOf(event.rule)] += event.points;
    else if (event.type === 'advanced') bump(advances, event.journal);
  };

  const state = playOut({ game, bot, seats, seed, limits }, note);
  for (const player of score(state).players) {
    points.sequences += player.sequences.reduce((sum, sequence) => sum + sequence.points, 0);
    points.shares += player.shares;
  }
  const counted = game.result(state)?.points ?? [];
  const total = counted.reduce((sum, own) => sum + own, 0);
  const wins = winsOf(game, state, state.start);
  return { seats, wins, turns, placements, filmed, total, points, advances };
}
