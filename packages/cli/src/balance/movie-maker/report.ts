import { SHIPPED } from '@backlot/movie-maker';
import { money } from '@backlot/movie-maker/words';
import { bySeats, seatTable, within } from '../by-seats.ts';
import { percent, quantile, sum, table, verdict } from '../figures.ts';
import { cards, films, spaces } from './cards.ts';
import { ENDINGS, FATES, type Facts } from './facts.ts';
import { STRATEGIES } from './strategies.ts';

/** The bounds the reconstruction is tuned to. */
const MOST_TURNS = 180;
const MOST_BANKRUPT = 0.2;
/** Seats that end without a film: with two to four players, with five or six. */
const mostWithout = (seats: number): number => (seats <= 4 ? 0.3 : 0.45);
const STRATEGY = [0.3, 0.65] as const;

type Group = readonly [name: string, games: readonly Facts[]];

/** The games' figures as Markdown. */
export function report(facts: readonly Facts[]): string[] {
  const groups: Group[] = bySeats(facts).map(([count, games]) => [`${count}`, games]);
  const all: Group[] = [...groups, ['all', facts]];
  return [
    ...seatTable(facts),
    ...lengths(groups),
    ...without(groups),
    ...strategies(groups),
    ...endings(all),
    ...spaces(facts),
    ...cards(facts),
    ...films(facts),
    ...fates(all),
    ...scores(all),
    ...sources(all),
  ];
}

const seatsOf = (games: readonly Facts[]): number => sum(games.map(game => game.seats));
const total = (games: readonly Facts[], of: (game: Facts) => number): number => sum(games.map(of));

function lengths(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const turns = games.map(game => game.turns);
    const median = quantile(turns, 0.5);
    const rounds = quantile(
      games.map(game => game.turns / game.seats),
      0.5,
    ).toFixed(0);
    const ends = [0.05, 0.95].map(at => `${quantile(turns, at)}`);
    return [name, `${ends[0]}`, `${median}`, `${ends[1]}`, rounds, verdict(median < MOST_TURNS)];
  });
  const head = ['players', '5 %', 'median', '95 %', 'median of turns a player', 'median under 180'];
  return ['## Turns of all players together', '', ...table(head, rows), ''];
}

function without(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const most = mostWithout(Number(name));
    const none = total(games, game => game.films.filter(count => count === 0).length) / seatsOf(games);
    const each = total(games, game => sum(game.films)) / seatsOf(games);
    const stories = total(games, game => game.fates.completed) / games.length / SHIPPED.stories.length;
    return [name, each.toFixed(2), percent(stories), percent(none), percent(most), verdict(none <= most)];
  });
  const head = ['players', 'films a player at the end', 'of all stories filmed', 'seats without a film'];
  return ['## Seats without a film', '', ...table([...head, 'at most', 'in bounds'], rows), ''];
}

/** How often a player of a strategy comes out ahead of those of another, or of all others. */
function ahead(games: readonly Facts[], own: number, others: readonly number[]): number {
  const won = (one: number, two: number): number => total(games, ({ contest }) => contest[one]?.[two] ?? 0);
  const wins = sum(others.map(other => won(own, other)));
  return wins / (wins + sum(others.map(other => won(other, own))));
}

function strategies(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const shares = STRATEGIES.map((_, own) => ahead(games, own, othersOf(own)));
    return [name, ...shares.map(percent), verdict(shares.every(share => within(share, STRATEGY)))];
  });
  const all = groups.flatMap(([, games]) => games);
  const pairs = STRATEGIES.map((name, own) => {
    const each = STRATEGIES.map((_, other) => (other === own ? '' : percent(ahead(all, own, [other]))));
    return [name, ...each];
  });
  return [
    '## Strategies at one table',
    '',
    'One buys and makes no Epic or Historical film, one no Western or Horror film, one completes its films when the last',
    'card is dealt with. In all else they play as the bot does. Told is how often a player of one comes out ahead of a',
    'player of another.',
    '',
    ...table(['players', ...STRATEGIES, 'each from 30 % to 65 %'], rows),
    '',
    ...table(['all', ...STRATEGIES.map(name => `ahead of ${name}`)], pairs),
    '',
  ];
}

const othersOf = (own: number): number[] => STRATEGIES.flatMap((_, other) => (other === own ? [] : other));

function endings(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const bankrupt = games.filter(game => game.bankrupt > 0).length / games.length;
    return [
      name,
      ...ENDINGS.map(ending => percent(games.filter(game => game.ending === ending).length / games.length)),
      (total(games, game => game.bankrupt) / games.length).toFixed(2),
      percent(bankrupt),
      verdict(bankrupt < MOST_BANKRUPT),
    ];
  });
  const head = ['players', ...ENDINGS, 'bankruptcies a game', 'games with one', 'under 20 %'];
  return ['## How games end', '', ...table(head, rows), ''];
}

function fates(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const each = (of: (game: Facts) => number): string => (total(games, of) / games.length).toFixed(2);
    return [
      name,
      ...FATES.map(fate => each(game => game.fates[fate])),
      each(game => game.companies),
      each(game => game.locations),
    ];
  });
  const head = ['players', ...FATES, 'companies bought', 'location cards bought'];
  return ['## Films, companies and locations a game', '', ...table(head, rows), ''];
}

/** Pounds as short as tables need. */
const short = (pounds: number): string => money(Math.round(pounds / 10_000) * 10_000);

function scores(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const totals = games.map(game => game.estates.map(estate => estate.total));
    const winners = totals.map(own => Math.max(...own));
    const leads = totals.map(own => {
      const [first = 0, second = 0] = [...own].sort((a, b) => b - a);
      return first - second;
    });
    const spread = [0.05, 0.25, 0.5, 0.75, 0.95].map(at => short(quantile(totals.flat(), at)));
    return [name, ...spread, short(quantile(winners, 0.5)), short(quantile(leads, 0.5))];
  });
  const head = ['players', '5 %', '25 %', 'median', '75 %', '95 %', 'median of winners', 'median lead'];
  return ['## Totals at the end', '', ...table(head, rows), ''];
}

const SOURCES = ['films', 'companies', 'cards', 'locations', 'cash'] as const;

function sources(groups: readonly Group[]): string[] {
  const rows = groups.map(([name, games]) => {
    const estates = games.flatMap(game => game.estates);
    return [name, ...SOURCES.map(source => short(sum(estates.map(own => own[source])) / estates.length))];
  });
  return ['## What a player has at the end, on average', '', ...table(['players', ...SOURCES], rows), ''];
}
