import type { Bot, Limits } from '@backlot/bots';
import { type Seat, searchChance } from '@backlot/engine';
import { type Event, JOURNALS, type Melies, SHIPPED, type State, score } from '@backlot/melies';

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

  const state = playOut(game, bot, seats, seed, limits, note);
  for (const player of score(state).players) {
    points.sequences += player.sequences.reduce((sum, sequence) => sum + sequence.points, 0);
    points.shares += player.shares;
  }
  const { ranks, points: counted } = game.result(state) ?? { ranks: [], points: [] };
  const total = counted.reduce((sum, own) => sum + own, 0);
  const winners = ranks.filter(rank => rank === 1).length;
  const wins = ranks.map((_, i) => (ranks[(state.start + i) % seats] === 1 ? 1 / winners : 0));
  return { seats, wins, turns, placements, filmed, total, points, advances };
}

const bump = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

function playOut(
  game: Melies,
  bot: Bot,
  seats: number,
  seed: number,
  limits: Limits,
  emit: (event: Event) => void,
): State {
  const table = { chance: searchChance(seed), emit };
  const chance = searchChance(seed ^ 0x5bd1e995);
  const state = game.setup({}, seats, table);
  for (let seat: Seat | undefined = game.turn(state); seat !== undefined; seat = game.turn(state)) {
    const view = game.view(state, seat);
    const move = bot.choose({
      game: game as unknown as Parameters<Bot['choose']>[0]['game'],
      view,
      chance,
      ...limits,
    });
    game.apply(state, move as ReturnType<typeof game.fallback>, table);
  }
  return state;
}
