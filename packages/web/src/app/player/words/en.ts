import type { Pool } from '@backlot/protocol';
import { language } from '../../../words/i18n.ts';

const { plural, ordinal, number, list, ago } = language('en');
const place = (rank: number) => ordinal(rank, { one: '#st', two: '#nd', few: '#rd', other: '#th' });

/** How strong people and bots are, and what they played at rated tables. */
export const en = {
  person: 'Plays here',
  bot: 'Bot, by a program of somebody here',
  unrated: 'No rated game yet. A table counts only where whoever opens it says so.',
  ratings: 'Ratings',
  pools: { people: 'among people', bots: 'among bots' } satisfies Record<Pool, string>,
  points: (points: number) => number(points),
  games: (count: number) => plural(count, { one: '# rated game', other: '# rated games' }),
  chart: (title: string, from: number, to: number, games: number) =>
    `${title}: from ${number(from)} to ${number(to)} points in the last ${plural(games, { one: 'game', other: '# games' })}`,
  figures: 'The figures',
  when: 'When',
  after: 'Points after it',
  last: 'Last rated games',
  place: (rank: number, of: number) => `${place(rank)} of ${of}`,
  left: 'left early',
  change: (change: number) => (change > 0 ? `+${number(change)}` : change < 0 ? `−${number(-change)}` : '±0'),
  with: 'with',
  list,
  ago,
  board: 'The strongest',
  boardText:
    'Only rated tables count. Everybody begins at 1,000; points grow with wins and with certainty, so the first games may move them far. Whoever gives up comes last.',
  empty: 'Nobody has played a rated game of this yet.',
  rank: 'Place',
  name: 'Name',
  pointsHead: 'Points',
  gamesHead: 'Games',
  which: 'Which list',
  poolNames: { people: 'People', bots: 'Bots' } satisfies Record<Pool, string>,
  back: 'Stronger',
  more: 'Less strong',
  page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  toBoard: 'The strongest of all',
};
