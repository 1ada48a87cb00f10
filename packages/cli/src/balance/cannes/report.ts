import { ENDINGS, MOVIES } from '@backlot/cannes';
import { bySeats, seatTable } from '../by-seats.ts';
import { percent, quantile, sum, sumOf, table } from '../figures.ts';
import type { Facts } from './facts.ts';

type Group = readonly [name: string, games: readonly Facts[]];

/** The games' figures as Markdown. */
export function report(facts: readonly Facts[]): string[] {
  const groups: Group[] = [
    ...bySeats(facts).map(([count, games]): Group => [`${count}`, games]),
    ['all', facts],
  ];
  return [
    ...seatTable(facts),
    ...lengths(groups),
    ...endings(groups),
    ...scores(groups),
    ...movies(groups),
    ...means(groups),
  ];
}

const players = (games: readonly Facts[]): number => sum(games.map(game => game.seats));
const total = (games: readonly Facts[], of: (game: Facts) => number): number => sum(games.map(of));

function lengths(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const own = games.map(game => game.turns / game.seats);
    const quantiles = [0.05, 0.5, 0.95].map(at => quantile(own, at).toFixed(1));
    const stopped = total(games, game => game.stopped) / total(games, game => game.turns);
    return [name, ...quantiles, percent(stopped)];
  });
  const head = ['players', '5 %', 'median', '95 %', 'turns of tiles alone'];
  return ['## Turns a player', '', ...table(head, rows), ''];
}

function endings(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => [
    name,
    ...ENDINGS.map(ending => percent(games.filter(game => game.ending === ending).length / games.length)),
  ]);
  return ['## How games end', '', ...table(['players', ...ENDINGS], rows), ''];
}

function scores(groups: readonly Group[]): string[] {
  const quantiles = (values: readonly number[]): string[] =>
    [0.05, 0.25, 0.5, 0.75, 0.95].map(at => `${quantile(values, at)}`);
  const rows = groups.map(([name, games]) => {
    const winners = games.map(game => Math.max(...game.tickets));
    const leads = games.map(({ tickets }) => {
      const [first = 0, second = 0] = [...tickets].sort((a, b) => b - a);
      return first - second;
    });
    return [
      name,
      ...quantiles(games.flatMap(game => game.tickets)),
      `${quantile(winners, 0.5)}`,
      `${quantile(leads, 0.5)}`,
    ];
  });
  const head = ['players', '5 %', '25 %', 'median', '75 %', '95 %', 'median of winners', 'median lead'];
  return ['## Tickets a player, in millions', '', ...table(head, rows), ''];
}

function movies(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const shown = sumOf(games.map(game => game.presented));
    const earned = sumOf(games.map(game => game.earned));
    const cells = MOVIES.map((_, movie) => {
      const count = shown[movie] ?? 0;
      const price = count === 0 ? 0 : (earned[movie] ?? 0) / count;
      return `${(count / players(games)).toFixed(2)} at ${price.toFixed(1)}`;
    });
    return [name, ...cells, (sum(shown) / players(games)).toFixed(2)];
  });
  return [
    '## Movies presented a player, and what one brought',
    '',
    ...table(['players', ...MOVIES, 'together'], rows),
    '',
  ];
}

function means(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const each = (of: (game: Facts) => number): string => (total(games, of) / games.length).toFixed(2);
    const agents = total(games, game => game.agents) / total(games, game => game.turns);
    return [
      name,
      each(game => game.moved),
      each(game => game.cigars),
      each(game => game.raises),
      percent(agents),
    ];
  });
  const head = ['players', 'rods moved', 'old-boy markers', 'raised by critics', 'turns begun with an agent'];
  return ['## A game, on average', '', ...table(head, rows), ''];
}
