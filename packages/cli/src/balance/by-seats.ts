import { type Score, scoreOf } from '../arena/score.ts';
import { percent, table, verdict } from './figures.ts';

/** What the figures of every title know of a game. */
export interface Won {
  readonly seats: number;
  /** Each seat's share of the victory, counted from the starting player. */
  readonly wins: readonly number[];
}

/** So far a seat's share of the wins may lie above its due. */
const SEAT_MARGIN = 0.05;

export const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

/** The games by their number of players, ascending. */
export function bySeats<Facts extends Won>(facts: readonly Facts[]): (readonly [number, readonly Facts[]])[] {
  const counts = [...new Set(facts.map(game => game.seats))].sort((a, b) => a - b);
  return counts.map(count => [count, facts.filter(game => game.seats === count)] as const);
}

const PLACES = ['starting player', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Wins by seat with their intervals, as Markdown. */
export function seatTable(facts: readonly Won[]): string[] {
  const places = PLACES.slice(0, Math.max(...facts.map(game => game.seats)));
  const rows = bySeats(facts).map(([count, games]) => {
    const seats = Array.from({ length: count }, (_, seat) =>
      scoreOf(games.map(({ wins }) => wins[seat] as number)),
    );
    const furthest = Math.max(...seats.map(({ mean }) => mean - 1 / count));
    const cells = places.map((_, seat) => (seats[seat] === undefined ? '' : cell(seats[seat])));
    return [`${count}`, `${games.length}`, ...cells, verdict(furthest <= SEAT_MARGIN)];
  });
  const head = ['players', 'games', ...places];
  return [
    '## Wins by seat',
    '',
    ...table([...head, 'none 5 points above its share'], rows),
    '',
    'Ties are split. In brackets the 95 % interval of each share.',
    '',
  ];
}

const cell = ({ mean, low, high }: Score): string =>
  `${percent(mean)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
