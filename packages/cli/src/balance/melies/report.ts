import { JOURNALS, SHIPPED } from '@backlot/melies';
import { bySeats, seatTable, within } from '../by-seats.ts';
import { percent, quantile, sum, sumOf, table, verdict } from '../figures.ts';
import { type Facts, SOURCES } from './facts.ts';

/** The bounds the reconstruction is tuned to. */
const SPACE_USE = [0.02, 0.3] as const;
const MEDIAN_TURNS = [12, 24] as const;
const MOST_TURNS = [9, 35] as const;

/** The games' figures as Markdown: what each thing's share is and whether it lies within its bounds. */
export function report(facts: readonly Facts[]): string[] {
  return [
    ...spaces(facts),
    ...seatTable(facts),
    ...turns(facts),
    ...scenes(facts),
    ...points(facts),
    ...journals(facts),
  ];
}

function spaces(facts: readonly Facts[]): string[] {
  const placements = sumOf(facts.map(game => game.placements));
  const all = sum(placements);
  const rows = SHIPPED.spaces.map(({ id, actions }, i) => {
    const share = (placements[i] ?? 0) / all;
    return [id, actions.join(' + '), percent(share), verdict(within(share, SPACE_USE))];
  });
  return ['## Use of the spaces', '', ...table(['space', 'actions', 'placements', '2 % to 30 %'], rows), ''];
}

function turns(facts: readonly Facts[]): string[] {
  const groups: (readonly [string, readonly Facts[]])[] = [
    ...bySeats(facts).map(([count, games]) => [`${count}`, games] as const),
    ['all', facts],
  ];
  const rows = groups.map(([name, games]) => {
    const lengths = games.flatMap(game => game.turns);
    const [low, median, high] = [quantile(lengths, 0.05), quantile(lengths, 0.5), quantile(lengths, 0.95)];
    const usual = lengths.filter(length => within(length, MOST_TURNS)).length / lengths.length;
    const holds = within(median, MEDIAN_TURNS) && usual >= 0.95;
    return [name, `${low}`, `${median}`, `${high}`, percent(usual), verdict(holds)];
  });
  const head = ['players', '5 %', 'median', '95 %', 'from 9 to 35', 'median 12 to 24, 95 % from 9 to 35'];
  return ['## Turns a player', '', ...table(head, rows), ''];
}

function scenes(facts: readonly Facts[]): string[] {
  const counts = new Map<number, number>(SHIPPED.scenes.map(({ number }) => [number, 0]));
  for (const game of facts) {
    for (const scene of game.filmed) counts.set(scene, (counts.get(scene) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => a[1] - b[1]);
  const never = sorted.filter(([, times]) => times === 0).map(([scene]) => scene);
  const named = (list: readonly (readonly [number, number])[]): string =>
    list.map(([scene, times]) => `${scene} (${times})`).join(', ');
  return [
    '## Scenes',
    '',
    `Every scene is filmed in some game: ${verdict(never.length === 0)}.`,
    never.length === 0 ? '' : `Never filmed: ${never.join(', ')}.`,
    `Least filmed, with the number of times: ${named(sorted.slice(0, 5))}; most: ${named(sorted.slice(-5).reverse())}.`,
    `Scenes filmed a player and game: ${(sum([...counts.values()]) / players(facts)).toFixed(2)}.`,
    '',
  ].filter((line, i, lines) => line !== '' || lines[i - 1] !== '');
}

const players = (facts: readonly Facts[]): number => sum(facts.map(game => game.seats));

function points(facts: readonly Facts[]): string[] {
  const groups = [...bySeats(facts), ['all', facts] as const];
  const rows = SOURCES.map(source => [
    source,
    ...groups.map(([, games]) => (sum(games.map(game => game.points[source])) / players(games)).toFixed(1)),
  ]);
  const total = groups.map(([, games]) =>
    (sum(games.flatMap(game => Object.values(game.points))) / players(games)).toFixed(1),
  );
  const head = ['points from', ...groups.map(([count]) => (count === 'all' ? 'all' : `${count} players`))];
  return ['## Points a player, by source', '', ...table(head, [...rows, ['together', ...total]]), ''];
}

function journals(facts: readonly Facts[]): string[] {
  const groups = [...bySeats(facts), ['all', facts] as const];
  const rows = JOURNALS.map((journal, i) => [
    journal,
    ...groups.map(([, games]) => (sum(games.map(game => game.advances[i] ?? 0)) / players(games)).toFixed(2)),
  ]);
  const head = ['journal', ...groups.map(([count]) => (count === 'all' ? 'all' : `${count} players`))];
  return ['## Journal advances a player', '', ...table(head, rows), ''];
}
