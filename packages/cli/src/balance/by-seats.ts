import { percent, sumOf, table, verdict } from './figures.ts';

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

/** Wins by seat, as Markdown. */
export function seatTable(facts: readonly Won[]): string[] {
  const places = PLACES.slice(0, Math.max(...facts.map(game => game.seats)));
  const rows = bySeats(facts).map(([count, games]) => {
    const wins = sumOf(games.map(game => game.wins)).map(won => won / games.length);
    const error = Math.sqrt(((1 / count) * (1 - 1 / count)) / games.length);
    const furthest = Math.max(...wins.map(won => won - 1 / count));
    const cells = places.map((_, seat) => (wins[seat] === undefined ? '' : percent(wins[seat])));
    return [`${count}`, `${games.length}`, ...cells, percent(error), verdict(furthest <= SEAT_MARGIN)];
  });
  const head = ['players', 'games', ...places, 'standard error'];
  return [
    '## Wins by seat',
    '',
    ...table([...head, 'none 5 points above its share'], rows),
    '',
    'Ties are split. The standard error is that of one share: differences below twice as much are noise.',
    '',
  ];
}
